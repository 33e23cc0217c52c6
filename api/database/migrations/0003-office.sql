-- People of the office have codes of their own. Who could do the same to supervisors may do it to the office:
-- the provider's people and the admins.
INSERT INTO user_permissions (user_id, codename)
SELECT p.user_id, given.office
FROM
	user_permissions p
	JOIN users u ON u.id = p.user_id AND u.role IN ('superuser', 'company')
	JOIN (
		VALUES
			('view_supervisor', 'view_office'),
			('add_supervisor', 'add_office'),
			('change_supervisor', 'change_office'),
			('block_sup', 'block_office'),
			('change_password_sup', 'change_password_office')
	) AS given (supervisor, office)
		ON given.supervisor = p.codename
ON CONFLICT DO NOTHING;
