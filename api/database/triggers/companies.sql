CREATE TRIGGER company_defaults
AFTER INSERT ON companies
FOR EACH ROW
EXECUTE FUNCTION company_defaults();

CREATE TRIGGER tell_people
AFTER INSERT OR UPDATE OR DELETE ON companies
FOR EACH STATEMENT
EXECUTE FUNCTION tell_people_changed();

-- After the change: before one PostgreSQL locks a row for good measure where its code is among what is written, and nobody
-- who has an agent's row could add anything to the company that waits for its agents.
CREATE TRIGGER keep_currency
AFTER UPDATE OF currency ON companies
FOR EACH ROW
WHEN (old.currency IS DISTINCT FROM new.currency)
EXECUTE FUNCTION keep_currency();

CREATE TRIGGER recut_ledger_days
AFTER UPDATE OF timezone ON companies
FOR EACH ROW
WHEN (old.timezone IS DISTINCT FROM new.timezone)
EXECUTE FUNCTION recut_ledger_days();
