-- A house reads what its own office did: whoever administers the office may, and gives it on.
INSERT INTO user_permissions (user_id, codename)
SELECT
	p.user_id,
	'view_tracecompanyaction'
FROM
	user_permissions p
	JOIN users u ON u.id = p.user_id AND u.role = 'company'
WHERE p.codename = 'change_office'
ON CONFLICT DO NOTHING;
