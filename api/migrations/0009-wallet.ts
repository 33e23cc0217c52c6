import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/** The ledger of the agents' credit with their company, and the memory of keys already used. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- Number of the agent's newest entry.
		ALTER TABLE agents ADD COLUMN wallet_seq bigint NOT NULL DEFAULT 0;

		-- Only ever appended, by wallet_append. A mistake is taken back by a further entry.
		CREATE TABLE wallet_entries (
			company_id uuid NOT NULL,
			agent_id uuid NOT NULL,
			-- 1, 2, 3 … without a gap for each agent.
			seq bigint NOT NULL CHECK (seq > 0),
			id uuid NOT NULL DEFAULT uuidv7(),
			at timestamptz NOT NULL DEFAULT clock_timestamp(),
			kind text NOT NULL CHECK (kind IN
				('deposit', 'withdrawal', 'sale', 'commission', 'payout', 'reversal', 'adjustment')),
			-- Minor units: what the agent gains (+) or owes (-) by it.
			amount bigint NOT NULL,
			-- After it. Negative: the agent owes.
			balance bigint NOT NULL,
			-- Reference of the fiche, or '' for what no fiche caused.
			ref_code text NOT NULL DEFAULT '',
			note text NOT NULL DEFAULT '',
			actor_id uuid,
			actor_name text NOT NULL,
			PRIMARY KEY (company_id, agent_id, seq),
			FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id),
			CHECK (CASE kind WHEN 'deposit' THEN amount > 0 WHEN 'withdrawal' THEN amount < 0
				WHEN 'sale' THEN amount <= 0 WHEN 'commission' THEN amount >= 0
				WHEN 'payout' THEN amount >= 0 ELSE true END)
		);
		CREATE INDEX wallet_entries_at ON wallet_entries (company_id, at);
		${secureTenantTable('wallet_entries', { grant: '', narrowed: 'agent_id IN (SELECT id FROM agents)' })}

		-- For functions of the owner: one entry, with the agent's row locked until the end.
		CREATE FUNCTION wallet_append(
			p_company uuid, p_agent uuid, p_kind text, p_amount bigint, p_ref_code text, p_note text,
			p_actor_name text
		) RETURNS bigint
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE after bigint; place bigint;
		BEGIN
			UPDATE agents SET balance = balance + p_amount, wallet_seq = wallet_seq + 1
				WHERE company_id = p_company AND id = p_agent
				RETURNING balance, wallet_seq INTO STRICT after, place;
			INSERT INTO wallet_entries (company_id, agent_id, seq, kind, amount, balance, ref_code, note,
					actor_id, actor_name)
				VALUES (p_company, p_agent, place, p_kind, p_amount, after, p_ref_code, p_note,
					app_user(), p_actor_name);
			RETURN after;
		END $$;
		REVOKE EXECUTE ON FUNCTION wallet_append FROM PUBLIC;

		-- What was answered to a key, so that a repeated call does nothing twice. Kept 30 days.
		CREATE TABLE idempotency_keys (
			company_id uuid NOT NULL,
			actor_id uuid NOT NULL,
			key text NOT NULL CHECK (length(key) BETWEEN 8 AND 128),
			-- SHA-256 of the call and its body.
			body_hash bytea NOT NULL,
			answer jsonb,
			created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
			PRIMARY KEY (company_id, actor_id, key)
		);
		CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
		ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
		ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
		CREATE POLICY owner ON idempotency_keys TO CURRENT_USER USING (true);

		-- A refusal with a code of the contract (shared/src/contract/errors.ts); db/failures.ts reads it.
		CREATE FUNCTION refuse(p_code text, p_detail jsonb DEFAULT '{}') RETURNS void
		LANGUAGE plpgsql AS $$
		BEGIN
			RAISE EXCEPTION USING ERRCODE = 'BL001', MESSAGE = p_code, DETAIL = p_detail::text;
		END $$;

		-- The browser hides and the API checks what a code allows; what moves money is held to it here
		-- too. Agents have no codes, and nobody stands behind the scheduler.
		CREATE FUNCTION require_code(p_code text) RETURNS void
		LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			IF app_role() = 'agent' OR (app_role() = 'superuser' AND app_user() IS NULL) THEN RETURN; END IF;
			IF NOT EXISTS (SELECT FROM user_permissions WHERE user_id = app_user() AND codename = p_code)
			THEN PERFORM refuse('forbidden'); END IF;
		END $$;

		-- Takes a key: null for a new one, the earlier answer for a used one. A second call with the
		-- same key waits here until the first has committed or failed.
		CREATE FUNCTION idempotency_begin(p_key text, p_hash bytea) RETURNS jsonb
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE earlier idempotency_keys;
		BEGIN
			INSERT INTO idempotency_keys (company_id, actor_id, key, body_hash)
				VALUES (app_company(), app_user(), p_key, p_hash) ON CONFLICT DO NOTHING;
			IF FOUND THEN RETURN NULL; END IF;
			SELECT * INTO earlier FROM idempotency_keys
				WHERE company_id = app_company() AND actor_id = app_user() AND key = p_key;
			IF earlier.body_hash <> p_hash THEN PERFORM refuse('key_reused'); END IF;
			RETURN earlier.answer;
		END $$;
		CREATE FUNCTION idempotency_end(p_key text, p_answer jsonb) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			UPDATE idempotency_keys SET answer = p_answer
			WHERE company_id = app_company() AND actor_id = app_user() AND key = p_key
				AND answer IS NULL
		$$;
		CREATE FUNCTION idempotency_forget() RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			DELETE FROM idempotency_keys WHERE created_at < now() - interval '30 days'
		$$;
		REVOKE EXECUTE ON FUNCTION idempotency_begin, idempotency_end, idempotency_forget FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION idempotency_begin, idempotency_end, idempotency_forget TO borlette_app;

		-- A back-office transaction: money the agent brings, takes, or a correction; signed.
		CREATE FUNCTION wallet_record(
			p_agent uuid, p_kind text, p_amount bigint, p_note text, p_actor_name text
		) RETURNS bigint
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			IF p_kind NOT IN ('deposit', 'withdrawal', 'adjustment') OR app_role() = 'agent' THEN
				PERFORM refuse('forbidden');
			END IF;
			PERFORM require_code('add_wallettransaction');
			PERFORM FROM agents a
				JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
				WHERE a.company_id = app_company() AND a.id = p_agent
					AND (app_supervisor() IS NULL OR s.supervisor_id = app_supervisor());
			IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
			RETURN wallet_append(app_company(), p_agent, p_kind, p_amount, '', p_note, p_actor_name);
		END $$;
		REVOKE EXECUTE ON FUNCTION wallet_record FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION wallet_record TO borlette_app;
	`,
	);
}
