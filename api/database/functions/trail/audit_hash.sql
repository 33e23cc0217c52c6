-- jsonb prints the same value the same way, so the hash can be worked out again.
CREATE FUNCTION audit_hash(entry audit_entries)
RETURNS bytea
LANGUAGE sql
STABLE
SET timezone = 'UTC'
RETURN sha256(convert_to((to_jsonb(entry) - 'hash')::text, 'UTF8'));
