import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * A person has at most 40 sign-ins: a further one ends the one that was used longest ago, so that
 * nobody is kept out by what they forgot to end, and nobody collects tokens without end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE OR REPLACE FUNCTION auth_start(
			p_user uuid, p_hash bytea, p_idle_minutes integer, p_minutes integer, p_ip text, p_agent text
		) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			-- One sign-in of a person after another: two at once would each count without the other.
			SELECT FROM users WHERE id = p_user FOR NO KEY UPDATE;
			DELETE FROM tokens WHERE user_id = p_user AND least(idle_expires_at, expires_at) <= now();
			DELETE FROM tokens WHERE id IN (
				SELECT id FROM tokens WHERE user_id = p_user
				ORDER BY idle_expires_at - make_interval(mins => idle_minutes) DESC, id DESC OFFSET 39
			);
			INSERT INTO tokens
				(user_id, token_hash, idle_minutes, idle_expires_at, expires_at, ip, user_agent)
			VALUES (
				p_user, p_hash, p_idle_minutes,
				now() + make_interval(mins => least(p_idle_minutes, p_minutes)),
				now() + make_interval(mins => p_minutes), p_ip, p_agent
			);
		$$;
	`,
	);
}
