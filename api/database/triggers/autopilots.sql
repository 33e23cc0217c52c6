CREATE TRIGGER hold_open_draws
AFTER INSERT ON autopilots
FOR EACH ROW
EXECUTE FUNCTION hold_open_draws();
