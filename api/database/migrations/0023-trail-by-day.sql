-- The trail is looked at by day, and each page read all that was ever done in the house. Two seconds for two million entries.
CREATE INDEX audit_entries_at ON audit_entries (company_id, at);
