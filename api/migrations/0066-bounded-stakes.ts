import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * How much may be staked on a line, and how much one combination may cost in one draw: every company
 * has a bound, so that whatever is added up for a draw is an integer that JSON and JavaScript hold
 * (docs/decisions/0027). And a sale reads its seller after it has locked it, as 0065 has it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		ALTER TABLE company_settings
			-- Of one line, minor units.
			ADD COLUMN max_stake bigint NOT NULL DEFAULT 10000000
				CHECK (max_stake BETWEEN 1 AND 1000000000),
			-- What the company may have to pay, at worst, for one combination in one draw, and what may be
			-- staked on it. Times the combinations that there are, it is below 2^53.
			ADD COLUMN max_exposure bigint NOT NULL DEFAULT 10000000000
				CHECK (max_exposure BETWEEN 1 AND 25000000000);

		-- The strictest of the active limits on one line, by family; null where there is none. A line's
		-- stake is never above the company's own rule.
		CREATE OR REPLACE FUNCTION limits_on(
			p_company uuid, p_agent uuid, p_tirage uuid, p_game text, p_numbers text
		) RETURNS TABLE (min_stake bigint, max_stake bigint, game bigint, game_agent bigint,
			boule bigint, boule_agent bigint)
		LANGUAGE sql STABLE AS $$
			SELECT max(l.min_stake), least(min(l.max_stake),
					(SELECT s.max_stake FROM company_settings s WHERE s.company_id = p_company)),
				min(l.limite) FILTER (WHERE kind = 'game' AND l.agent_id IS NULL),
				min(l.limite) FILTER (WHERE kind = 'game' AND l.agent_id IS NOT NULL),
				min(l.limite) FILTER (WHERE kind = 'boule' AND l.agent_id IS NULL),
				min(l.limite) FILTER (WHERE kind = 'boule' AND l.agent_id IS NOT NULL)
			FROM limits l
			WHERE l.company_id = p_company AND l.is_active AND l.game = p_game
				AND (l.agent_id IS NULL OR l.agent_id = p_agent)
				AND (l.tirage_id IS NULL OR l.tirage_id = p_tirage)
				AND (l.boule IS NULL OR l.boule = p_numbers)
		$$;

		-- Adds lines to the counters, each held to its limit in the statement that raises it; a
		-- combination of the company also to what it may cost. Refuses all if one would be passed,
		-- naming line, rule and what remains.
		CREATE OR REPLACE FUNCTION raise_exposures(p_company uuid, p_agent uuid, p_lines sale_line[]) RETURNS void
		LANGUAGE plpgsql AS $$
		DECLARE
			refused jsonb;
			most bigint := (SELECT max_exposure FROM company_settings WHERE company_id = p_company);
		BEGIN
			WITH caps AS (
				SELECT l.*, c.game AS cap_game, c.game_agent, c.boule, c.boule_agent
				FROM unnest(p_lines) AS l
				CROSS JOIN LATERAL limits_on(p_company, p_agent, l.tirage_id, l.game, l.numbers) AS c
			), wanted AS (
				SELECT place, instance_id, game, w.*, stake, liability
				FROM caps CROSS JOIN LATERAL (VALUES
					('limit_boule', option, numbers, '00000000-0000-0000-0000-000000000000'::uuid, boule),
					('limit_boule_agent', option, numbers, p_agent, boule_agent),
					('limit_game', 0::smallint, '', '00000000-0000-0000-0000-000000000000'::uuid, cap_game),
					('limit_game_agent', 0::smallint, '', p_agent, game_agent)
				) AS w (rule, option, numbers, agent_id, cap)
				WHERE w.rule <> 'limit_game' OR w.cap IS NOT NULL OR EXISTS (
					SELECT FROM exposures e WHERE e.company_id = p_company
						AND e.instance_id = caps.instance_id AND e.game = caps.game AND e.option = 0
						AND e.numbers = '' AND e.agent_id = '00000000-0000-0000-0000-000000000000')
			), counters AS (
				SELECT instance_id, game, option, numbers, agent_id, rule, min(cap) AS cap,
					sum(stake)::bigint AS staked, sum(liability)::bigint AS liability,
					CASE rule WHEN 'limit_boule' THEN most END AS worst,
					(array_agg(place ORDER BY place DESC))[1] AS place
				FROM wanted GROUP BY 1, 2, 3, 4, 5, 6
			), raised AS (
				INSERT INTO exposures AS e (company_id, instance_id, game, option, numbers, agent_id,
					staked, liability, cap)
				SELECT p_company, instance_id, game, option, numbers, agent_id, staked, liability, cap
				FROM counters WHERE (cap IS NULL OR staked <= cap)
					AND (worst IS NULL OR greatest(staked, liability) <= worst)
				ORDER BY instance_id, game, option, numbers, agent_id
				ON CONFLICT (company_id, instance_id, game, option, numbers, agent_id) DO UPDATE
				SET staked = e.staked + excluded.staked, liability = e.liability + excluded.liability,
					cap = excluded.cap
				WHERE (excluded.cap IS NULL OR excluded.staked = 0
						OR e.staked + excluded.staked <= excluded.cap)
					AND (excluded.numbers = '' OR excluded.agent_id <> '00000000-0000-0000-0000-000000000000'
						OR greatest(e.staked + excluded.staked, e.liability + excluded.liability) <= most)
				RETURNING e.instance_id, e.game, e.option, e.numbers, e.agent_id
			)
			SELECT jsonb_agg(to_jsonb(c) ORDER BY c.place) INTO refused FROM counters c
			WHERE NOT EXISTS (SELECT FROM raised r WHERE (r.instance_id, r.game, r.option, r.numbers, r.agent_id)
				= (c.instance_id, c.game, c.option, c.numbers, c.agent_id));
			IF refused IS NULL THEN RETURN; END IF;

			-- What is there now is locked, so what remains is exact. Units that the line pays at worst turn
			-- what a combination may cost into stakes.
			PERFORM refuse('line_refused', jsonb_build_object('refusals', (
				SELECT jsonb_agg(jsonb_build_object('line', r.place, 'rule', r.rule, 'limit', r.bound,
					'remaining', greatest(r.bound - r.used, 0)) ORDER BY r.place, r.rule)
				FROM (
					SELECT c.place, w.*
					FROM jsonb_to_recordset(refused) AS c (place integer, rule text, cap bigint, worst bigint,
						instance_id uuid, game text, option smallint, numbers text, agent_id uuid,
						staked bigint, liability bigint)
					LEFT JOIN exposures e ON e.company_id = p_company AND e.instance_id = c.instance_id
						AND e.game = c.game AND e.option = c.option AND e.numbers = c.numbers
						AND e.agent_id = c.agent_id
					CROSS JOIN LATERAL (SELECT greatest(1, c.liability / greatest(c.staked, 1)) AS units,
						coalesce(e.staked, 0) AS staked, greatest(coalesce(e.staked, 0),
							coalesce(e.liability, 0)) AS cost) AS so_far
					CROSS JOIN LATERAL (VALUES
						(c.rule, c.cap, so_far.staked, c.cap < so_far.staked + c.staked),
						('max_exposure', c.worst / so_far.units, -(-so_far.cost / so_far.units),
							c.worst < so_far.cost + greatest(c.staked, c.liability))
					) AS w (rule, bound, used, applies)
					WHERE w.applies
				) AS r)));
		END $$;

		-- Whether what a combination may cost has room for a line.
		CREATE FUNCTION has_room(p_company uuid, p_line sale_line) RETURNS boolean
		LANGUAGE sql STABLE AS $$
			SELECT p_line.liability + coalesce((SELECT e.liability FROM exposures e
				WHERE e.company_id = p_company AND e.instance_id = p_line.instance_id
					AND e.game = p_line.game AND e.option = p_line.option AND e.numbers = p_line.numbers
					AND e.agent_id = '00000000-0000-0000-0000-000000000000'), 0) <= s.max_exposure
			FROM company_settings s WHERE s.company_id = p_company
		$$;
		REVOKE EXECUTE ON FUNCTION has_room FROM PUBLIC;

		-- Sells one fiche. p_lines: [{line, instance_id, game, option, numbers, stake}], numbers as
		-- fiche_lines keeps them, line as refusals shall name it. p_free: mariages drawn by chance, of
		-- which the first as many as earned are given. The clock is this server's alone.
		CREATE OR REPLACE FUNCTION sell_fiche(
			p_agent uuid, p_device text, p_key text, p_hash bytea, p_ref_code text, p_security_code text,
			p_lines jsonb, p_free text[]
		) RETURNS jsonb
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
		-- Its statements are planned once a connection: planning them anew cost a third of the sale.
		SET plan_cache_mode = force_generic_plan AS $$
		DECLARE
			company uuid := app_company();
			seller record;
			answer jsonb;
			lines sale_line[];
			free sale_line[];
			instances uuid[];
			fiche fiches;
		BEGIN
			IF company IS NULL OR app_role() <> 'agent' OR app_user() IS DISTINCT FROM p_agent THEN
				PERFORM refuse('forbidden');
			END IF;
			answer := idempotency_begin(p_key, p_hash);
			IF answer IS NOT NULL THEN
				-- To be printed again, but not to be kept for a fiche that may have won.
				RETURN CASE WHEN EXISTS (SELECT FROM jsonb_array_elements(answer -> 'lines') AS l
						JOIN tirage_instances i ON i.company_id = company AND i.id = (l ->> 'instance_id')::uuid
						WHERE NOT is_selling(i, clock_timestamp()))
					THEN answer || '{"security_code": ""}' ELSE answer END;
			END IF;

			-- Sales of one agent wait here for each other, and then read what holds by now.
			PERFORM FROM agents WHERE company_id = company AND id = p_agent FOR NO KEY UPDATE;
			SELECT a.username, a.commission, a.surcussale_id, s.supervisor_id, s.commission AS commission_surcussale, a.device_id,
				(SELECT first_lot_only FROM company_settings WHERE company_id = a.company_id) AS first_lot_only,
				a.is_active AND s.is_active AND c.is_active AS is_active INTO seller
				FROM agents a
				JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
				JOIN companies c ON c.id = a.company_id
				WHERE a.company_id = company AND a.id = p_agent;
			IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
			IF NOT seller.is_active THEN PERFORM refuse('account_blocked'); END IF;
			IF seller.device_id = '' OR seller.device_id <> p_device THEN
				PERFORM refuse('device_refused');
			END IF;

			SELECT array_agg(DISTINCT (l ->> 'instance_id')::uuid) INTO instances
				FROM jsonb_array_elements(p_lines) AS l;
			fiche.draw_date := require_open(company, instances, true);
			lines := price_lines(company, p_agent, seller.surcussale_id, seller.commission,
				seller.commission_surcussale, p_lines);
			PERFORM refuse_unplayable(company, p_agent, seller.surcussale_id, lines);

			SELECT sum(stake), sum(commission), sum(commission_surcussale)
				INTO fiche.total, fiche.commission, fiche.commission_surcussale FROM unnest(lines);
			SELECT price_lines(company, p_agent, seller.surcussale_id, 0, 0, jsonb_agg(jsonb_build_object(
					'line', 1000 + given.place, 'instance_id', (lines[1]).instance_id,
					'game', 'mariage_gratuit', 'option', 0, 'numbers', given.numbers, 'stake', 0)))
				INTO free
				FROM (
					SELECT f.numbers, min(f.place) AS place
					FROM unnest(p_free) WITH ORDINALITY AS f (numbers, place)
					WHERE NOT is_blocked(company, p_agent, (lines[1]).tirage_id, fiche.draw_date, f.numbers)
					GROUP BY f.numbers ORDER BY 2
					LIMIT free_mariages(company, seller.surcussale_id, fiche.total)
				) AS given HAVING count(*) > 0;
			-- A gift that would cost too much is none.
			free := ARRAY(SELECT f FROM unnest(free) AS f WHERE has_room(company, f));
			lines := lines || coalesce(free, '{}');
			PERFORM raise_exposures(company, p_agent, lines);

			SELECT coalesce(max(number), 0) + 1 INTO fiche.number FROM fiches
				WHERE company_id = company AND agent_id = p_agent AND draw_date = fiche.draw_date;
			INSERT INTO fiches (company_id, draw_date, number, ref_code, security_code, agent_id,
					surcussale_id, supervisor_id, device_id, draws, first_lot_only, total, commission, commission_surcussale)
				VALUES (company, fiche.draw_date, fiche.number, p_ref_code, p_security_code, p_agent,
					seller.surcussale_id, seller.supervisor_id, p_device, cardinality(instances),
					seller.first_lot_only, fiche.total, fiche.commission,
					fiche.commission_surcussale)
				RETURNING * INTO fiche;
			INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id,
					agent_id, surcussale_id, game, option, numbers, stake, prime1, prime2, prime3, commission,
					commission_surcussale)
				SELECT company, fiche.draw_date, fiche.id, row_number() OVER (ORDER BY place, instance_id),
					instance_id, tirage_id, p_agent, seller.surcussale_id, game, option, numbers, stake,
					prime1, prime2, prime3, commission, commission_surcussale
				FROM unnest(lines);
			PERFORM wallet_append(company, p_agent, 'sale', -fiche.total, p_ref_code, '', seller.username);
			PERFORM wallet_append(company, p_agent, 'commission', fiche.commission, p_ref_code, '',
				seller.username);
			PERFORM rollup_fiche(fiche, 1);

			answer := fiche_view(fiche) || jsonb_build_object('security_code', p_security_code);
			PERFORM idempotency_end(p_key, answer);
			RETURN answer;
		END $$;
		-- As 0052, and what a combination costs the company so far.
		DROP FUNCTION staked_against;
		CREATE FUNCTION staked_against(
			p_company uuid, p_agent uuid, p_instance uuid, p_game text, p_option smallint, p_numbers text
		) RETURNS TABLE (rule text, staked bigint)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT w.rule, coalesce(CASE w.rule WHEN 'max_exposure'
				THEN greatest(e.staked, e.liability) ELSE e.staked END, 0)
			FROM (VALUES
				('limit_game', 0::smallint, '', '00000000-0000-0000-0000-000000000000'::uuid),
				('limit_game_agent', 0::smallint, '', p_agent),
				('limit_boule', p_option, p_numbers, '00000000-0000-0000-0000-000000000000'::uuid),
				('max_exposure', p_option, p_numbers, '00000000-0000-0000-0000-000000000000'::uuid),
				('limit_boule_agent', p_option, p_numbers, p_agent)
			) AS w (rule, option, numbers, agent_id)
			LEFT JOIN exposures e ON e.company_id = p_company AND e.instance_id = p_instance
				AND e.game = p_game AND e.option = w.option AND e.numbers = w.numbers
				AND e.agent_id = w.agent_id
			WHERE (p_company = app_company() OR (app_scope() = 'all' AND app_role() = 'superuser'))
				AND EXISTS (SELECT FROM agents a
					JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
					WHERE a.company_id = p_company AND a.id = p_agent
						AND (app_supervisor() IS NULL OR s.supervisor_id = app_supervisor()))
		$$;
		REVOKE EXECUTE ON FUNCTION staked_against FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION staked_against TO borlette_app;

		-- For functions of the owner: one entry, with the agent's row locked until the end. Nobody has or
		-- owes more than can be counted.
		CREATE OR REPLACE FUNCTION wallet_append(
			p_company uuid, p_agent uuid, p_kind text, p_amount bigint, p_ref_code text, p_note text,
			p_actor_name text
		) RETURNS bigint
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE after bigint; place bigint;
		BEGIN
			UPDATE agents SET balance = balance + p_amount, wallet_seq = wallet_seq + 1
				WHERE company_id = p_company AND id = p_agent
				RETURNING balance, wallet_seq INTO STRICT after, place;
			IF abs(after) > 100000000000000 AND sign(after) = sign(p_amount) THEN
				PERFORM refuse('sum_too_large');
			END IF;
			INSERT INTO wallet_entries (company_id, agent_id, seq, kind, amount, balance, ref_code, note,
					actor_id, actor_name)
				VALUES (p_company, p_agent, place, p_kind, p_amount, after, p_ref_code, p_note,
					app_user(), p_actor_name);
			RETURN after;
		END $$;
	`,
	);
}
