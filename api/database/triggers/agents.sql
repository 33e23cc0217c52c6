-- Not by what a sale changes: the balance.
CREATE TRIGGER tell_people
AFTER UPDATE OF username, first_name, last_name ON agents
FOR EACH STATEMENT
EXECUTE FUNCTION tell_people_changed();

CREATE TRIGGER give_agent_code
BEFORE INSERT OR UPDATE OF code ON agents
FOR EACH ROW
EXECUTE FUNCTION give_agent_code();
