-- Whether who is behind the transaction may say who a person is, how they sign in and what they may do, by
-- the rights of this moment: as mayAdminister in shared/src/contract/permissions.ts, but for the code of the
-- act, which the API asks for. People of a company: supervisors, and colleagues who may do no more than they.
CREATE FUNCTION may_administer(p_user uuid)
RETURNS boolean
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		app_role() = 'superuser'
		OR (
			app_role() = 'company'
			AND EXISTS (
				SELECT
				FROM
					users giver
					JOIN users person ON person.company_id = giver.company_id
				WHERE
					giver.id = app_user()
					AND giver.role = 'company'
					AND giver.is_active
					AND person.id = p_user
					AND person.id <> giver.id
					AND (
						person.role = 'supervisor'
						OR NOT EXISTS (
							SELECT
							FROM user_permissions theirs
							WHERE
								theirs.user_id = person.id
								AND NOT EXISTS (
									SELECT
									FROM user_permissions own
									WHERE own.user_id = giver.id AND own.codename = theirs.codename
								)
						)
					)
			)
		);
$$;
