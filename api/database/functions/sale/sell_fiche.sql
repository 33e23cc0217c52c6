-- Sells one fiche; answers it with its code: {fiche, security_code}. p_lines: [{line, instance_id, game, option, numbers, stake}], numbers as
-- fiche_lines keeps them, line as refusals shall name it. p_free: mariages drawn by chance, of
-- which the first as many as earned are given. The clock is this server's alone.
-- Who: the agent themselves, on the device bound to them.
-- Throws: account_blocked, conflict, device_refused, draw_closed, forbidden, key_reused,
--   line_refused, not_found, sum_too_large.
CREATE FUNCTION sell_fiche(
	p_agent uuid,
	p_device text,
	p_key text,
	p_hash bytea,
	p_ref_code text,
	p_security_code text,
	p_lines jsonb,
	p_free text[]
)
RETURNS json
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
-- Its statements are planned once a connection: planning them anew cost a third of the sale.
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
	company uuid := app_company();
	seller record;
	answered jsonb;
	answer json;
	lines sale_line[];
	free sale_line[];
	earned integer;
	instances uuid[];
	fiche fiches;
	alone boolean := false;
	gives boolean := true;
BEGIN
	IF company IS NULL OR app_role() <> 'agent' OR app_user() IS DISTINCT FROM p_agent THEN
		PERFORM refuse('forbidden');
	END IF;
	-- Which fiche it was is enough to answer the same again.
	answered := idempotency_begin(p_key, p_hash);
	IF answered IS NOT NULL THEN
		RETURN fiche_sold(company, (answered ->> 'draw_date')::date, (answered ->> 'id')::uuid);
	END IF;

	-- What an autopilot cannot say of it beside others is written anew: nothing is held meanwhile.
	LOOP BEGIN
		-- Sales of one agent wait here for each other, and then read what holds by now.
		PERFORM FROM agents WHERE company_id = company AND id = p_agent FOR NO KEY UPDATE;
		SELECT agent_name(a.first_name, a.last_name, a.code) AS name, a.commission, a.surcussale_id, s.supervisor_id,
			s.commission AS commission_surcussale, a.device_id,
			(SELECT first_lot_only FROM company_settings WHERE company_id = a.company_id) AS first_lot_only,
			a.is_active AND s.is_active AND c.is_active AS is_active INTO seller
			FROM agents a
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			JOIN companies c ON c.id = a.company_id
			WHERE a.company_id = company AND a.id = p_agent;
		IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
		IF NOT seller.is_active THEN PERFORM refuse('account_blocked'); END IF;
		IF seller.device_id = '' OR seller.device_id IS DISTINCT FROM p_device THEN
			PERFORM refuse('device_refused');
		END IF;

		SELECT array_agg(DISTINCT (l ->> 'instance_id')::uuid) INTO instances
			FROM jsonb_array_elements(p_lines) AS l;
		fiche.draw_date := require_open(company, instances, true, alone);
		lines := judge_lines(company, p_agent, seller.surcussale_id, price_lines(company, p_agent,
			seller.surcussale_id, seller.commission, seller.commission_surcussale, instances, p_lines));

		SELECT sum(stake), sum(commission), sum(commission_surcussale)
			INTO fiche.total, fiche.commission, fiche.commission_surcussale FROM unnest(lines);
		earned := free_mariages(company, seller.surcussale_id, fiche.total);
		IF earned > 0 AND gives THEN
			SELECT price_lines(company, p_agent, seller.surcussale_id, 0, 0, instances, jsonb_agg(jsonb_build_object(
					'line', 100000 + given.place, 'instance_id', (lines[1]).instance_id,
					'game', 'mariage_gratuit', 'option', 0, 'numbers', given.numbers, 'stake', 0)))
				INTO free
				FROM (
					SELECT f.numbers, min(f.place) AS place
					FROM unnest(p_free) WITH ORDINALITY AS f (numbers, place)
					WHERE NOT is_blocked(company, p_agent, (lines[1]).tirage_id, fiche.draw_date, f.numbers)
					GROUP BY f.numbers ORDER BY 2
					LIMIT earned
				) AS given HAVING count(*) > 0;
			-- A gift that would cost too much is none.
			free := ARRAY(SELECT f FROM unnest(free) AS f WHERE has_room(company, f));
			lines := lines || judge_lines(company, p_agent, seller.surcussale_id, free);
		END IF;

		INSERT INTO fiches (company_id, draw_date, number, ref_code, security_code, agent_id,
				surcussale_id, supervisor_id, device_id, draws, first_lot_only, total, commission, commission_surcussale)
			SELECT company, fiche.draw_date, coalesce(max(number), 0) + 1, p_ref_code, p_security_code, p_agent,
				seller.surcussale_id, seller.supervisor_id, p_device, cardinality(instances),
				seller.first_lot_only, fiche.total, fiche.commission,
				fiche.commission_surcussale
			FROM fiches
			WHERE company_id = company AND agent_id = p_agent AND draw_date = fiche.draw_date
			RETURNING * INTO fiche;
		INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id,
				agent_id, surcussale_id, game, option, numbers, stake, prime1, prime2, prime3, commission,
				commission_surcussale)
			SELECT company, fiche.draw_date, fiche.id, line_no, instance_id, tirage_id, p_agent,
				seller.surcussale_id, game, option, numbers, stake, prime1, prime2, prime3, commission,
				commission_surcussale
			FROM numbered_lines(lines);
		PERFORM wallet_append(company, p_agent, '{sale,commission}',
			ARRAY[-fiche.total, fiche.commission], p_ref_code, '', seller.name);
		PERFORM rollup_fiche(fiche, lines, 1);
		answer := json_build_object('fiche', fiche_with(fiche, lines), 'security_code', p_security_code);
		PERFORM idempotency_end(p_key, p_hash, jsonb_build_object('draw_date', fiche.draw_date, 'id', fiche.id));
		-- Last: all sell on these rows, and who raises them holds them until the sale is written.
		PERFORM raise_exposures(company, p_agent, seller.surcussale_id, lines, alone);
		RETURN answer;
	EXCEPTION WHEN SQLSTATE 'BL002' THEN alone := true; WHEN SQLSTATE 'BL003' THEN gives := false;
	END; END LOOP;
END $$;
