import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Sign-ins of a person and what ends them. Like those of 0002 the functions run as the owner, so
 * each looks only at the person or company of the transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE FUNCTION auth_sessions(p_current bytea)
		RETURNS TABLE (
			id uuid, created_at timestamptz, last_used_at timestamptz, idle_expires_at timestamptz,
			expires_at timestamptz, ip text, user_agent text, is_current boolean
		)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT t.id, t.created_at,
				greatest(t.created_at, t.idle_expires_at - make_interval(mins => t.idle_minutes)),
				t.idle_expires_at, t.expires_at, coalesce(t.ip, ''), coalesce(t.user_agent, ''),
				t.token_hash = p_current
			FROM tokens t
			WHERE t.user_id = app_user() AND t.idle_expires_at > now() AND t.expires_at > now()
		$$;

		CREATE FUNCTION auth_end_session(p_id uuid) RETURNS boolean
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			WITH ended AS (
				DELETE FROM tokens WHERE id = p_id AND user_id = app_user() RETURNING id
			) SELECT EXISTS (SELECT FROM ended)
		$$;

		-- After a change of one's own password: only the sign-in that made it goes on.
		CREATE FUNCTION auth_end_others(p_keep bytea) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			DELETE FROM tokens WHERE user_id = app_user() AND token_hash <> p_keep
		$$;

		-- Signs a person of the company worked on out everywhere.
		CREATE FUNCTION auth_end_user(p_user uuid) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			DELETE FROM tokens t USING users u
			WHERE t.user_id = p_user AND u.id = t.user_id AND u.company_id = app_company()
		$$;

		-- The same for an agent's terminals.
		CREATE FUNCTION auth_end_agent(p_agent uuid) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			DELETE FROM agent_tokens WHERE company_id = app_company() AND agent_id = p_agent;
		END $$;

		REVOKE EXECUTE ON FUNCTION auth_sessions, auth_end_session, auth_end_others, auth_end_user,
			auth_end_agent
			FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION auth_sessions, auth_end_session, auth_end_others, auth_end_user,
			auth_end_agent
			TO borlette_app;
	`,
	);
}
