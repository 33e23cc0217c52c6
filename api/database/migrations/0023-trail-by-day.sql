-- The trail is looked at by day, and each page read all that was ever done in the house. An index of 200,000 entries takes
-- half a second on a busy machine.
CREATE INDEX audit_entries_at ON audit_entries (company_id, at);
