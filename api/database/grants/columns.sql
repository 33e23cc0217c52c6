-- Tables that the application works with but for some columns, which are named here: those that are
-- new are granted with the rest. schema.sql prints what that comes to, and a test refuses each column
-- that is granted and that no statement reads or writes (src/tools/testing/typed-sql/statements.test.ts).
DO $$
DECLARE granted record;
BEGIN
	FOR granted IN
		WITH kept (place, verb, columns) AS (VALUES
			-- No query can read a password hash; the rest is for the functions of the sign-in.
			('users', 'SELECT', '{password_hash, user_photo, updated_at, chosen_company, chosen_country}'::name[]),
			-- Neither role nor company of a person ever change.
			('users', 'UPDATE', '{id, role, company_id, username, created_at, chosen_company, chosen_country}'),
			('agents', 'SELECT', '{password_hash, wallet_seq}'),
			-- The balance starts at 0 and only ever follows the ledger.
			('agents', 'INSERT', '{id, balance, wallet_seq, is_active, version, created_at, updated_at}'),
			('agents', 'UPDATE', '{id, company_id, username, balance, wallet_seq, created_at}')
		)
		SELECT place, verb, cardinality(columns) = count(*) FILTER (WHERE attname = ANY (columns)) AS is_there,
			string_agg(quote_ident(attname), ', ') FILTER (WHERE attname <> ALL (columns)) AS columns
		FROM kept JOIN pg_attribute ON attrelid = place::regclass AND attnum > 0 AND NOT attisdropped
		GROUP BY place, verb, kept.columns
	LOOP
		-- Of one that was renamed, the new name would be granted.
		IF NOT granted.is_there THEN
			RAISE EXCEPTION 'grants/columns.sql: % has not each column that is kept from %', granted.place, granted.verb;
		END IF;
		EXECUTE format('GRANT %s (%s) ON %I TO borlette_app', granted.verb, granted.columns, granted.place);
	END LOOP;
END $$;
