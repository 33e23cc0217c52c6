-- Whatever is another: its state, a result that waits in place of the one before, a settlement that was worked out alike.
CREATE TRIGGER tell_state
AFTER UPDATE ON tirage_instances
FOR EACH ROW
WHEN (OLD IS DISTINCT FROM NEW)
EXECUTE FUNCTION tell_instance();

-- A schedule that is changed takes its dates back and makes them anew.
CREATE TRIGGER tell_made
AFTER INSERT ON tirage_instances
REFERENCING NEW TABLE AS dates
FOR EACH STATEMENT
EXECUTE FUNCTION tell_dates();

CREATE TRIGGER tell_gone
AFTER DELETE ON tirage_instances
REFERENCING OLD TABLE AS dates
FOR EACH STATEMENT
EXECUTE FUNCTION tell_dates();

CREATE CONSTRAINT TRIGGER witness_seal
AFTER UPDATE ON tirage_instances
DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW
WHEN (old.sealed_at IS DISTINCT FROM new.sealed_at)
EXECUTE FUNCTION witness_seal();

CREATE CONSTRAINT TRIGGER witness_imported_seal
AFTER INSERT ON tirage_instances
DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW
WHEN (new.sealed_at IS NOT NULL)
EXECUTE FUNCTION witness_seal();
