-- Not by what a sale changes: the balance.
CREATE TRIGGER tell_people
AFTER UPDATE OF username, first_name, last_name ON agents
FOR EACH STATEMENT
EXECUTE FUNCTION tell_people_changed();
