import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * What screens are told at once. Changes of draws and the end of sign-ins are rare, so a trigger may
 * tell of them; sales are told outside their transactions (src/live/notifier.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE FUNCTION tell_instance() RETURNS trigger LANGUAGE plpgsql AS $$
		BEGIN
			PERFORM pg_notify('live', jsonb_build_array(
				jsonb_build_object('k', 'result', 'c', NEW.company_id, 'i', NEW.id))::text);
			RETURN NULL;
		END $$;
		CREATE TRIGGER tell_state AFTER UPDATE ON tirage_instances FOR EACH ROW
			WHEN (OLD.state IS DISTINCT FROM NEW.state
				OR OLD.result_revision IS DISTINCT FROM NEW.result_revision)
			EXECUTE FUNCTION tell_instance();

		CREATE FUNCTION tell_revoked() RETURNS trigger LANGUAGE plpgsql AS $$
		BEGIN
			PERFORM pg_notify('live', jsonb_build_array(
				jsonb_build_object('revoked', encode(OLD.token_hash, 'hex')))::text);
			RETURN NULL;
		END $$;
		CREATE TRIGGER tell_ended AFTER DELETE ON tokens FOR EACH ROW EXECUTE FUNCTION tell_revoked();
		CREATE TRIGGER tell_rotated AFTER UPDATE ON tokens FOR EACH ROW
			WHEN (OLD.token_hash IS DISTINCT FROM NEW.token_hash) EXECUTE FUNCTION tell_revoked();

		-- Like auth_session, without using the token: an open stream must not keep it from idling out.
		CREATE FUNCTION auth_peek(p_hash bytea)
		RETURNS TABLE (is_active boolean, company_id uuid, expires_at timestamptz)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT u.is_active AND (u.company_id IS NULL OR c.is_active), c.id,
				least(t.idle_expires_at, t.expires_at)
			FROM tokens t
			JOIN users u ON u.id = t.user_id
			LEFT JOIN companies c ON c.id = coalesce(u.company_id, t.company_id)
			WHERE t.token_hash = p_hash AND t.idle_expires_at > now() AND t.expires_at > now()
		$$;
		REVOKE EXECUTE ON FUNCTION auth_peek FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION auth_peek TO borlette_app;
	`,
	);
}
