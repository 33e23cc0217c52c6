CREATE TRIGGER tell_people
AFTER INSERT OR UPDATE OR DELETE ON user_permissions
FOR EACH STATEMENT
EXECUTE FUNCTION tell_people_changed('rights');
