-- What the engine itself has to say; nobody is behind it.
CREATE FUNCTION audit_witness(p_company uuid, p_action text, p_id text, p_after jsonb)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE entry audit_entries;
BEGIN
	entry.company_id := p_company;
	entry.actor_name := '';
	entry.actor_role := 'engine';
	entry.action := p_action;
	entry.object_type := 'witness';
	entry.object_id := p_id;
	entry.object_label := '';
	entry.after := p_after;
	entry.ip := '';
	entry.user_agent := '';
	PERFORM audit_chain(entry);
END $$;
