import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** sell_fiche and what it answers; its parts stand in 0021. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- A fiche as its ticket shows it.
		CREATE FUNCTION fiche_view(p_fiche fiches) RETURNS jsonb LANGUAGE sql STABLE
			SET timezone = 'UTC' AS $$
			SELECT jsonb_build_object('id', p_fiche.id, 'ref_code', p_fiche.ref_code,
				'security_code', p_fiche.security_code, 'number', p_fiche.number,
				'draw_date', p_fiche.draw_date, 'sold_at', p_fiche.sold_at, 'total', p_fiche.total,
				'commission', p_fiche.commission, 'gain', p_fiche.gain, 'status', p_fiche.status,
				'lines', (
					SELECT jsonb_agg(jsonb_build_object('line_no', l.line_no, 'instance_id', l.instance_id,
						'tirage_id', l.tirage_id, 'tirage_name', t.name, 'game', l.game,
						'option', nullif(l.option, 0), 'numbers', l.numbers, 'stake', l.stake,
						'prime1', l.prime1, 'prime2', l.prime2, 'prime3', l.prime3, 'gain', l.gain)
						ORDER BY l.line_no)
					FROM fiche_lines l
					JOIN tirages t ON t.company_id = l.company_id AND t.id = l.tirage_id
					WHERE l.company_id = p_fiche.company_id AND l.draw_date = p_fiche.draw_date
						AND l.fiche_id = p_fiche.id))
		$$;

		-- The lines wanted, merged where they are alike, with rates, commission and worst case.
		CREATE FUNCTION price_lines(
			p_company uuid, p_agent uuid, p_surcussale uuid, p_commission integer,
			p_commission_surcussale integer, p_lines jsonb
		) RETURNS sale_line[] LANGUAGE sql STABLE AS $$
			WITH merged AS (
				SELECT min(w.line) AS place, w.instance_id, w.game, w.option, w.numbers,
					sum(w.stake)::bigint AS stake
				FROM jsonb_to_recordset(p_lines) AS w (line integer, instance_id uuid, game text,
					option smallint, numbers text, stake bigint)
				GROUP BY w.instance_id, w.game, w.option, w.numbers
			), draws AS (
				SELECT i.id, i.tirage_id, i.draw_date, p.*
				FROM tirage_instances i
				CROSS JOIN LATERAL effective_primes(p_company, p_agent, p_surcussale, i.tirage_id) AS p
				WHERE i.company_id = p_company AND i.id IN (SELECT instance_id FROM merged)
			), priced AS (
				SELECT m.*, d.tirage_id, d.draw_date,
					CASE m.game WHEN 'borlette' THEN d.borlette1 WHEN 'mariage' THEN d.mariage
						WHEN 'mariage_gratuit' THEN d.mariage_gratuit WHEN 'lotto3' THEN d.lotto3
						WHEN 'lotto4' THEN d.lotto4 ELSE d.lotto5 END AS prime1,
					CASE m.game WHEN 'borlette' THEN d.borlette2 ELSE 0 END AS prime2,
					CASE m.game WHEN 'borlette' THEN d.borlette3 ELSE 0 END AS prime3
				FROM merged m JOIN draws d ON d.id = m.instance_id
			)
			SELECT array_agg(ROW(place, instance_id, tirage_id, draw_date, game, option, numbers, stake,
				prime1, prime2, prime3, stake * p_commission / 10000,
				stake * p_commission_surcussale / 10000,
				CASE game WHEN 'mariage_gratuit' THEN 100 ELSE stake END * (prime1 + prime2 + prime3)
				)::sale_line ORDER BY place, instance_id)
			FROM priced
		$$;

		-- How many free mariages a total earns: where the house gives them (one of its people holds
		-- mariage_free) and the option is played.
		CREATE FUNCTION free_mariages(p_company uuid, p_surcussale uuid, p_total bigint) RETURNS integer
		LANGUAGE sql STABLE AS $$
			SELECT CASE WHEN is_playable(p_company, p_surcussale, 'mariage_gratuit', 0::smallint)
				THEN coalesce(max((tier ->> 'count')::int), 0) ELSE 0 END
			FROM company_settings s CROSS JOIN jsonb_array_elements(s.free_mariage_tiers) AS tier
			WHERE s.company_id = p_company AND (tier ->> 'from')::bigint <= p_total
				AND EXISTS (SELECT FROM users u JOIN user_permissions p ON p.user_id = u.id
					WHERE u.company_id = p_company AND u.role = 'company' AND u.is_active
						AND p.codename = 'mariage_free')
		$$;

		-- Sells one fiche. p_lines: [{line, instance_id, game, option, numbers, stake}], numbers as
		-- fiche_lines keeps them, line as refusals shall name it. p_free: mariages drawn by chance, of
		-- which the first as many as earned are given. The clock is this server's alone.
		CREATE FUNCTION sell_fiche(
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
			IF answer IS NOT NULL THEN RETURN answer; END IF;

			SELECT a.username, a.commission, a.surcussale_id, s.supervisor_id, s.commission AS commission_surcussale, a.device_id,
				(SELECT first_lot_only FROM company_settings WHERE company_id = a.company_id) AS first_lot_only,
				a.is_active AND s.is_active AND c.is_active AS is_active INTO seller
				FROM agents a
				JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
				JOIN companies c ON c.id = a.company_id
				WHERE a.company_id = company AND a.id = p_agent FOR UPDATE OF a;
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

			answer := fiche_view(fiche);
			PERFORM idempotency_end(p_key, answer);
			RETURN answer;
		END $$;
		REVOKE EXECUTE ON FUNCTION sell_fiche FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION sell_fiche TO borlette_app;
	`,
	);
}
