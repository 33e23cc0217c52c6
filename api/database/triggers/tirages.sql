-- Moved, blocked or under another name it is so on every page that shows its dates.
CREATE TRIGGER tell_changed
AFTER UPDATE ON tirages
REFERENCING NEW TABLE AS dates
FOR EACH STATEMENT
EXECUTE FUNCTION tell_dates();
