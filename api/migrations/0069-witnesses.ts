import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * What decides over money is told to the trail, whose heads are kept outside the database: seals,
 * results with all they gave, and where each agent's ledger stood. Whoever owns the database can
 * write all of it anew, but not what was anchored (docs/security.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- Appends to the chain of the entry's company. The lock is the last that a transaction takes.
		CREATE FUNCTION audit_chain(entry audit_entries) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

		CREATE OR REPLACE FUNCTION audit_append(
			p_actor_name text, p_action text, p_object_type text, p_object_id text,
			p_object_label text, p_before jsonb, p_after jsonb, p_ip text, p_user_agent text
		) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

		-- What the engine itself has to say; nobody is behind it.
		CREATE FUNCTION audit_witness(p_company uuid, p_action text, p_id text, p_after jsonb)
		RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

		CREATE FUNCTION seal_text(i tirage_instances) RETURNS text LANGUAGE sql STABLE
			RETURN concat(i.seal_fiches, ' fiches, ', i.seal_total, ', ', encode(i.seal_hash, 'hex'));

		-- The result that holds, and every gain that it gave.
		CREATE FUNCTION outcome_text(i tirage_instances) RETURNS text LANGUAGE sql STABLE AS $$
			SELECT concat(i.state, ' ', i.result_revision, ', ', (
					SELECT concat_ws(' ', r.lotto3, r.lot1, r.lot2, r.lot3) FROM results r
					WHERE r.company_id = i.company_id AND r.instance_id = i.id
						AND r.revision = i.result_revision
				), ', ', (
					SELECT encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', l.fiche_id, l.line_no,
						l.gain), E'\\n' ORDER BY l.fiche_id, l.line_no), ''), 'UTF8')), 'hex')
					FROM fiche_lines l WHERE l.company_id = i.company_id AND l.draw_date = i.draw_date
						AND l.instance_id = i.id AND l.gain > 0))
		$$;

		-- At the end of the transaction, when all is written and no other lock is waited for.
		CREATE FUNCTION witness_seal() RETURNS trigger
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			PERFORM audit_witness(new.company_id, 'seal', new.id::text, to_jsonb(seal_text(new)));
			RETURN NULL;
		END $$;
		CREATE CONSTRAINT TRIGGER witness_seal AFTER UPDATE ON tirage_instances
			DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
			WHEN (old.sealed_at IS DISTINCT FROM new.sealed_at) EXECUTE FUNCTION witness_seal();
		CREATE CONSTRAINT TRIGGER witness_imported_seal AFTER INSERT ON tirage_instances
			DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
			WHEN (new.sealed_at IS NOT NULL) EXECUTE FUNCTION witness_seal();

		CREATE FUNCTION witness_outcome() RETURNS trigger
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			PERFORM audit_witness(i.company_id, 'outcome', i.id::text, to_jsonb(outcome_text(i)))
				FROM tirage_instances i WHERE i.company_id = new.company_id AND i.id = new.instance_id;
			RETURN NULL;
		END $$;
		CREATE CONSTRAINT TRIGGER witness_outcome AFTER INSERT ON settlements
			DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
			WHEN (new.kind <> 'reversal') EXECUTE FUNCTION witness_outcome();

		-- Up to which entry each agent's ledger has been told to the trail.
		CREATE TABLE ledger_heads (
			company_id uuid NOT NULL,
			agent_id uuid NOT NULL,
			seq bigint NOT NULL,
			PRIMARY KEY (company_id, agent_id)
		);
		ALTER TABLE ledger_heads ENABLE ROW LEVEL SECURITY;
		ALTER TABLE ledger_heads FORCE ROW LEVEL SECURITY;
		CREATE POLICY owner ON ledger_heads TO CURRENT_USER USING (true);

		-- Tells the trail the ledger's entries since the last time, of the company of the transaction:
		-- heads by agent, and a hash of what is between them and the heads before.
		CREATE FUNCTION witness_ledger() RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE told jsonb; hashed text;
		BEGIN
			IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
			PERFORM pg_advisory_xact_lock(hashtextextended('ledger ' || app_company(), 0));
			SELECT jsonb_object_agg(agent_id, last) INTO told FROM (
				SELECT w.agent_id, max(w.seq) AS last FROM agents a
				JOIN wallet_entries w ON w.company_id = a.company_id AND w.agent_id = a.id
				LEFT JOIN ledger_heads h ON h.company_id = a.company_id AND h.agent_id = a.id
				WHERE a.company_id = app_company() AND a.wallet_seq > coalesce(h.seq, 0)
					AND w.seq > coalesce(h.seq, 0)
				GROUP BY w.agent_id) AS moved;
			IF told IS NULL THEN RETURN; END IF;
			SELECT encode(sha256(convert_to(string_agg(concat_ws('|', w.agent_id, w.seq, w.kind, w.amount,
					w.balance, w.ref_code), E'\\n' ORDER BY w.agent_id, w.seq), 'UTF8')), 'hex') INTO hashed
				FROM jsonb_each_text(told) AS t (agent, last)
				JOIN wallet_entries w ON w.company_id = app_company() AND w.agent_id = t.agent::uuid
					AND w.seq <= t.last::bigint
				LEFT JOIN ledger_heads h ON h.company_id = app_company() AND h.agent_id = w.agent_id
				WHERE w.seq > coalesce(h.seq, 0);
			INSERT INTO ledger_heads SELECT app_company(), agent::uuid, last::bigint
				FROM jsonb_each_text(told) AS t (agent, last)
				ON CONFLICT (company_id, agent_id) DO UPDATE SET seq = excluded.seq;
			PERFORM audit_witness(app_company(), 'ledger', '',
				jsonb_build_object('heads', told, 'hash', hashed));
		END $$;
		REVOKE EXECUTE ON FUNCTION audit_chain, audit_witness, outcome_text, witness_ledger FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION witness_ledger TO borlette_app;

		-- What was there before is taken as it is found.
		SELECT audit_witness(i.company_id, 'seal', i.id::text, to_jsonb(seal_text(i)))
			FROM tirage_instances i WHERE i.sealed_at IS NOT NULL ORDER BY i.sealed_at, i.id;
		SELECT audit_witness(i.company_id, 'outcome', i.id::text, to_jsonb(outcome_text(i)))
			FROM tirage_instances i WHERE EXISTS (SELECT FROM settlements s
				WHERE s.company_id = i.company_id AND s.instance_id = i.id) ORDER BY i.close_at, i.id;
	`,
	);
}
