CREATE TRIGGER company_defaults
AFTER INSERT ON companies
FOR EACH ROW
EXECUTE FUNCTION company_defaults();
