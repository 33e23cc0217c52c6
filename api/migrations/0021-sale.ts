import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * The sale: one function, one round trip, one transaction. Locks are taken in one order by every
 * writer: agent, draws by id, fiche, counters by key, sums by key; so nobody waits in a circle.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TYPE sale_line AS (
			place integer, instance_id uuid, tirage_id uuid, draw_date date, game text, option smallint,
			numbers text, stake bigint, prime1 integer, prime2 integer, prime3 integer,
			commission bigint, commission_surcussale bigint, liability bigint
		);

		-- What a win pays to whom sells where: each rate from the nearest target that has one.
		CREATE FUNCTION effective_primes(p_company uuid, p_agent uuid, p_surcussale uuid, p_tirage uuid)
		RETURNS TABLE (borlette1 integer, borlette2 integer, borlette3 integer, mariage integer,
			mariage_gratuit integer, lotto3 integer, lotto4 integer, lotto5 integer)
		LANGUAGE sql STABLE AS $$
			SELECT
				(array_agg(p.borlette1 ORDER BY near) FILTER (WHERE p.borlette1 IS NOT NULL))[1],
				(array_agg(p.borlette2 ORDER BY near) FILTER (WHERE p.borlette2 IS NOT NULL))[1],
				(array_agg(p.borlette3 ORDER BY near) FILTER (WHERE p.borlette3 IS NOT NULL))[1],
				(array_agg(p.mariage ORDER BY near) FILTER (WHERE p.mariage IS NOT NULL))[1],
				(array_agg(p.mariage_gratuit ORDER BY near) FILTER (WHERE p.mariage_gratuit IS NOT NULL))[1],
				(array_agg(p.lotto3 ORDER BY near) FILTER (WHERE p.lotto3 IS NOT NULL))[1],
				(array_agg(p.lotto4 ORDER BY near) FILTER (WHERE p.lotto4 IS NOT NULL))[1],
				(array_agg(p.lotto5 ORDER BY near) FILTER (WHERE p.lotto5 IS NOT NULL))[1]
			FROM primes p
			CROSS JOIN LATERAL (SELECT
				array_position('{agent_tirage,agent,tirage,surcussale,general}', p.target) AS near) AS n
			WHERE p.company_id = p_company
				AND (p.agent_id IS NULL OR p.agent_id = p_agent)
				AND (p.tirage_id IS NULL OR p.tirage_id = p_tirage)
				AND (p.surcussale_id IS NULL OR p.surcussale_id = p_surcussale)
		$$;

		-- The strictest of the active limits on one line, by family; null where there is none.
		CREATE FUNCTION limits_on(
			p_company uuid, p_agent uuid, p_tirage uuid, p_game text, p_numbers text
		) RETURNS TABLE (min_stake bigint, max_stake bigint, game bigint, game_agent bigint,
			boule bigint, boule_agent bigint)
		LANGUAGE sql STABLE AS $$
			SELECT max(l.min_stake), min(l.max_stake),
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

		CREATE FUNCTION is_blocked(
			p_company uuid, p_agent uuid, p_tirage uuid, p_draw_date date, p_numbers text
		) RETURNS boolean LANGUAGE sql STABLE AS $$
			SELECT EXISTS (SELECT FROM boules_block b
				WHERE b.company_id = p_company AND b.boule = p_numbers AND b.is_active
					AND (b.tirage_id IS NULL OR b.tirage_id = p_tirage)
					AND (b.agent_id IS NULL OR b.agent_id = p_agent)
					AND p_draw_date >= b.start_date AND p_draw_date <= coalesce(b.end_date, 'infinity'))
		$$;

		CREATE FUNCTION is_playable(p_company uuid, p_surcussale uuid, p_game text, p_option smallint)
		RETURNS boolean LANGUAGE sql STABLE AS $$
			SELECT EXISTS (SELECT FROM lotto_options o
				WHERE o.company_id = p_company AND o.game = p_game AND o.option = p_option AND o.is_active
					AND NOT EXISTS (SELECT FROM lotto_option_blocks b WHERE b.company_id = o.company_id
						AND b.option_id = o.id AND b.surcussale_id = p_surcussale))
		$$;

		-- Open from its first instant up to, but not at, its closing.
		CREATE FUNCTION is_selling(p_instance tirage_instances, p_now timestamptz) RETURNS boolean
		LANGUAGE sql IMMUTABLE
			RETURN p_instance.state = 'open' AND p_now >= p_instance.opens_at AND p_now < p_instance.close_at;

		-- Locks the draws against closing and refuses any that sells no more, by this clock. A blocked
		-- draw takes no further sale (p_selling), but what was sold may still be voided.
		CREATE FUNCTION require_open(p_company uuid, p_instances uuid[], p_selling boolean) RETURNS date
		LANGUAGE plpgsql AS $$
		DECLARE closed uuid; day date; days bigint; found_rows bigint;
		BEGIN
			PERFORM FROM tirage_instances WHERE company_id = p_company AND id = ANY (p_instances)
				ORDER BY id FOR SHARE;
			SELECT count(*), count(DISTINCT i.draw_date), min(i.draw_date),
				(array_agg(i.id) FILTER (WHERE NOT is_selling(i, clock_timestamp())
					OR p_selling AND NOT t.is_active))[1]
				INTO found_rows, days, day, closed
				FROM tirage_instances i
				JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
				WHERE i.company_id = p_company AND i.id = ANY (p_instances);
			IF found_rows <> cardinality(p_instances) THEN PERFORM refuse('not_found'); END IF;
			IF closed IS NOT NULL THEN
				PERFORM refuse('draw_closed', jsonb_build_object('instance_id', closed));
			END IF;
			IF days <> 1 THEN PERFORM refuse('conflict'); END IF;
			RETURN day;
		END $$;

		-- Adds lines to the counters, each held to its limit in the statement that raises it. Refuses
		-- all if one would be passed, naming line, rule and what remains.
		CREATE FUNCTION raise_exposures(p_company uuid, p_agent uuid, p_lines sale_line[]) RETURNS void
		LANGUAGE plpgsql AS $$
		DECLARE refused jsonb;
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
					(array_agg(place ORDER BY place DESC))[1] AS place
				FROM wanted GROUP BY 1, 2, 3, 4, 5, 6
			), raised AS (
				INSERT INTO exposures AS e (company_id, instance_id, game, option, numbers, agent_id,
					staked, liability, cap)
				SELECT p_company, instance_id, game, option, numbers, agent_id, staked, liability, cap
				FROM counters WHERE cap IS NULL OR staked <= cap
				ORDER BY instance_id, game, option, numbers, agent_id
				ON CONFLICT (company_id, instance_id, game, option, numbers, agent_id) DO UPDATE
				SET staked = e.staked + excluded.staked, liability = e.liability + excluded.liability,
					cap = excluded.cap
				WHERE excluded.cap IS NULL OR excluded.staked = 0 OR e.staked + excluded.staked <= excluded.cap
				RETURNING e.instance_id, e.game, e.option, e.numbers, e.agent_id
			)
			SELECT jsonb_agg(to_jsonb(c) ORDER BY c.place) INTO refused FROM counters c
			WHERE NOT EXISTS (SELECT FROM raised r WHERE (r.instance_id, r.game, r.option, r.numbers, r.agent_id)
				= (c.instance_id, c.game, c.option, c.numbers, c.agent_id));
			IF refused IS NULL THEN RETURN; END IF;

			-- What is there now is locked, so what remains is exact.
			PERFORM refuse('line_refused', jsonb_build_object('refusals', (
				SELECT jsonb_agg(jsonb_build_object('line', c.place, 'rule', c.rule, 'limit', c.cap,
					'remaining', greatest(c.cap - coalesce(e.staked, 0), 0)) ORDER BY c.place, c.rule)
				FROM jsonb_to_recordset(refused) AS c (place integer, rule text, cap bigint,
					instance_id uuid, game text, option smallint, numbers text, agent_id uuid)
				LEFT JOIN exposures e ON e.company_id = p_company AND e.instance_id = c.instance_id
					AND e.game = c.game AND e.option = c.option AND e.numbers = c.numbers
					AND e.agent_id = c.agent_id)));
		END $$;

		-- Refuses lines that may not be sold whatever was sold before them.
		CREATE FUNCTION refuse_unplayable(
			p_company uuid, p_agent uuid, p_surcussale uuid, p_lines sale_line[]
		) RETURNS void LANGUAGE plpgsql AS $$
		DECLARE refusals jsonb;
		BEGIN
			SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('line', l.place, 'rule', w.rule,
				'limit', w.bound)) ORDER BY l.place, w.rule) INTO refusals
			FROM unnest(p_lines) AS l
			CROSS JOIN LATERAL limits_on(p_company, p_agent, l.tirage_id, l.game, l.numbers) AS c
			CROSS JOIN LATERAL (VALUES
				('option_blocked', NULL::bigint,
					NOT is_playable(p_company, p_surcussale, l.game, l.option)),
				('boule_blocked', NULL, is_blocked(p_company, p_agent, l.tirage_id, l.draw_date, l.numbers)),
				('min_stake', c.min_stake, l.stake < c.min_stake),
				('max_stake', c.max_stake, l.stake > c.max_stake)
			) AS w (rule, bound, applies)
			WHERE w.applies;
			IF refusals IS NOT NULL THEN
				PERFORM refuse('line_refused', jsonb_build_object('refusals', refusals));
			END IF;
		END $$;
		REVOKE EXECUTE ON FUNCTION require_open, raise_exposures, refuse_unplayable FROM PUBLIC;
	`,
	);
}
