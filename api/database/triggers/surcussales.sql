CREATE TRIGGER keep_own_rate
BEFORE INSERT OR UPDATE OF commission ON surcussales
FOR EACH ROW
EXECUTE FUNCTION keep_own_rate();
