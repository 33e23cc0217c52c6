-- One entry of the trail, of the company worked on; the provider's own affairs stand under the all-zero
-- company.
-- Who: anybody, of themselves: actor and company are the transaction's.
CREATE FUNCTION audit_append(
	p_actor_name text,
	p_action text,
	p_object_type text,
	p_object_id text,
	p_object_label text,
	p_before jsonb,
	p_after jsonb,
	p_ip text,
	p_user_agent text
)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE entry audit_entries;
BEGIN
	entry.company_id := coalesce(app_company(), '00000000-0000-0000-0000-000000000000');
	entry.actor_id := app_user();
	entry.actor_role := app_role();
	entry.actor_name := p_actor_name;
	entry.action := p_action;
	entry.object_type := p_object_type;
	entry.object_id := p_object_id;
	entry.object_label := p_object_label;
	entry.before := p_before;
	entry.after := p_after;
	entry.ip := p_ip;
	entry.user_agent := p_user_agent;
	PERFORM audit_chain(entry);
END $$;
