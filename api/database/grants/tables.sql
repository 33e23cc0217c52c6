-- What the application may do with which table; with a table that is not named here, nothing. Which
-- rows, the policies say. Without INSERT, UPDATE or DELETE a table is written by functions only.

-- Reference data, companies and people.
GRANT SELECT, INSERT, UPDATE, DELETE ON countries TO borlette_app;
GRANT SELECT, DELETE ON cities TO borlette_app;
GRANT SELECT, INSERT, DELETE ON files TO borlette_app;
GRANT SELECT, INSERT ON contact_messages TO borlette_app;
GRANT SELECT, INSERT ON official_results TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON result_sources TO borlette_app;
GRANT SELECT, INSERT ON result_claims TO borlette_app;
GRANT SELECT, INSERT, UPDATE ON companies TO borlette_app;
GRANT SELECT, UPDATE ON company_settings TO borlette_app;
GRANT SELECT, INSERT, DELETE ON user_permissions TO borlette_app;
GRANT SELECT ON release_rights TO borlette_app;
-- Which columns may be read and changed: columns.sql.
GRANT INSERT, DELETE ON users TO borlette_app;

-- Who sells.
GRANT SELECT, INSERT, UPDATE, DELETE ON supervisors TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON generales TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON surcussales TO borlette_app;
GRANT SELECT ON agent_devices TO borlette_app;
-- Which columns may be read and written: columns.sql.
GRANT DELETE ON agents TO borlette_app;

-- What was before stays as it was noted down.
GRANT SELECT, INSERT, UPDATE (undone_at, undone_by) ON bulk_changes TO borlette_app;

-- What is played, and by which rules.
GRANT SELECT, INSERT, UPDATE, DELETE ON info_tirages TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON tirages TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON primes TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON limits TO borlette_app;
GRANT SELECT, INSERT, UPDATE ON boules_block TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON lotto_options TO borlette_app;
GRANT SELECT, INSERT, DELETE ON lotto_option_blocks TO borlette_app;
-- Times and states decide what may be sold and paid: they are set once, then by functions.
GRANT SELECT, INSERT (company_id, tirage_id, draw_date, close_at, draw_at), DELETE
ON tirage_instances
TO borlette_app;

-- What was sold, won and paid.
GRANT SELECT ON fiches TO borlette_app;
GRANT SELECT ON fiche_lines TO borlette_app;
GRANT SELECT ON results TO borlette_app;
GRANT SELECT ON settlements TO borlette_app;
GRANT SELECT ON gains TO borlette_app;
GRANT SELECT ON exposures TO borlette_app;
GRANT SELECT ON rollups TO borlette_app;
GRANT SELECT, INSERT ON autopilots TO borlette_app;
GRANT SELECT ON autopilot_draws TO borlette_app;
GRANT SELECT ON autopilot_moves TO borlette_app;
-- Figures of what was sold, which nothing is decided by; the scheduler counts and forgets them.
GRANT SELECT, INSERT, UPDATE, DELETE ON sales_curves TO borlette_app;
GRANT SELECT ON wallet_entries TO borlette_app;
GRANT SELECT ON ledger_days TO borlette_app;
GRANT SELECT, INSERT ON closings TO borlette_app;
GRANT SELECT, INSERT ON takings TO borlette_app;
GRANT SELECT, INSERT ON visits TO borlette_app;
GRANT SELECT ON audit_entries TO borlette_app;

-- What needs somebody. It is never deleted: what is over says when.
GRANT SELECT, INSERT, UPDATE ON todos TO borlette_app;

-- Which agents deserve a look: worked out by the API, and by nothing else.
GRANT SELECT, INSERT, DELETE ON agent_days TO borlette_app;
GRANT SELECT, INSERT, DELETE ON agent_day_fiches TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON agent_signals TO borlette_app;
GRANT SELECT, INSERT, UPDATE ON usual_signals TO borlette_app;

-- What people are told outside of the screens. What was to be sent is never deleted.
GRANT SELECT, INSERT, UPDATE, DELETE ON alert_rules TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON report_schedules TO borlette_app;
GRANT SELECT, INSERT, UPDATE ON sendings TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON user_emails TO borlette_app;
GRANT SELECT, INSERT, DELETE ON user_browsers TO borlette_app;

-- Messages, billing, and what pages counted.
GRANT SELECT, INSERT, UPDATE, DELETE ON messages TO borlette_app;
GRANT SELECT, INSERT ON invoices TO borlette_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON payments TO borlette_app;
GRANT SELECT ON page_sums TO borlette_app;
GRANT SELECT, INSERT ON book_checks TO borlette_app;

-- Which version the database is at.
GRANT SELECT ON kysely_migration TO borlette_app;
GRANT SELECT ON schema_code TO borlette_app;
