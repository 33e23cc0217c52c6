-- Appends to the chain of the entry's company. The lock is the last that a transaction takes.
CREATE FUNCTION audit_chain(entry audit_entries)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('audit ' || entry.company_id, 0));
	SELECT seq, hash INTO entry.seq, entry.previous_hash FROM audit_entries
		WHERE company_id = entry.company_id ORDER BY seq DESC LIMIT 1;
	entry.seq := coalesce(entry.seq, 0) + 1;
	entry.previous_hash := coalesce(entry.previous_hash, '');
	entry.at := clock_timestamp();
	entry.hash := audit_hash(entry);
	INSERT INTO audit_entries SELECT entry.*;
END $$;
