-- Processes send to where a company is.
CREATE TRIGGER tell_people
AFTER INSERT OR UPDATE OR DELETE ON company_homes
FOR EACH STATEMENT
EXECUTE FUNCTION tell_people_changed();
