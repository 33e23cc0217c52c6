import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Which builds run in browsers, how often and how well: sums by minute and build, of companies and
 * roles and of nobody in particular. Written by one function, read by the provider.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE page_sums (
			-- Of nobody's company (signed out, the provider): as in the trail.
			company_id uuid NOT NULL,
			minute timestamptz NOT NULL,
			role text NOT NULL,
			channel text NOT NULL,
			revision integer NOT NULL,
			host text NOT NULL,
			-- '': the host itself.
			remote text NOT NULL,
			build text NOT NULL,
			tabs integer NOT NULL,
			visits integer NOT NULL,
			failing integer NOT NULL,
			failing_tabs integer NOT NULL,
			unsure integer NOT NULL,
			errors integer NOT NULL,
			rejections integer NOT NULL,
			failed_loads integer NOT NULL,
			open integer NOT NULL,
			-- How many in each class of the contract's VITAL_BOUNDS.
			lcp integer[],
			inp integer[],
			cls integer[],
			PRIMARY KEY (company_id, minute, role, channel, revision, host, remote, build)
		);
		CREATE INDEX page_sums_channel ON page_sums (channel, minute);
		CREATE INDEX page_sums_minute ON page_sums (minute);
		ALTER TABLE page_sums ENABLE ROW LEVEL SECURITY;
		ALTER TABLE page_sums FORCE ROW LEVEL SECURITY;
		CREATE POLICY provider ON page_sums FOR SELECT USING ((SELECT app_role()) = 'superuser');
		CREATE POLICY owner ON page_sums TO CURRENT_USER USING (true);
		GRANT SELECT ON page_sums TO borlette_app;

		CREATE FUNCTION add_counts(a integer[], b integer[]) RETURNS integer[]
		LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
			SELECT CASE WHEN a IS NULL THEN b WHEN b IS NULL THEN a ELSE ARRAY(
				SELECT coalesce(x, 0) + coalesce(y, 0)
				FROM unnest(a, b) WITH ORDINALITY AS t (x, y, i) ORDER BY i) END
		$$;
		CREATE AGGREGATE sum_counts(integer[]) (SFUNC = add_counts, STYPE = integer[]);

		-- One in the class, of as many as there are; none is measured where the class is null.
		CREATE FUNCTION one_in(p_class integer) RETURNS integer[] LANGUAGE sql IMMUTABLE
			RETURN CASE WHEN p_class IS NOT NULL THEN array_fill(0, ARRAY[p_class]) || 1 END;

		-- Adds what a page tells. Who tells is looked up without using the sign-in, which must not be kept
		-- from idling out. Nobody fills the table: within a minute a company adds so many rows and no more,
		-- all that are signed out together fewer; what is there already goes on counting.
		CREATE FUNCTION page_note(p_token bytea, p_channel text, p_revision integer, p_host text,
			p_builds jsonb) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE
			who record;
			now_minute timestamptz := date_trunc('minute', clock_timestamp());
			room integer;
		BEGIN
			SELECT u.role, u.company_id INTO who FROM tokens t JOIN users u ON u.id = t.user_id
				WHERE t.token_hash = p_token AND least(t.idle_expires_at, t.expires_at) > now()
					AND u.is_active;
			who.role := coalesce(who.role, '');
			who.company_id := coalesce(who.company_id, '00000000-0000-0000-0000-000000000000');
			SELECT CASE who.role WHEN '' THEN 40 ELSE 400 END - count(*) INTO room FROM page_sums
				WHERE company_id = who.company_id AND minute = now_minute
					AND (role = '') = (who.role = '');
			INSERT INTO page_sums AS s
				SELECT who.company_id, now_minute, who.role, p_channel, p_revision, p_host, b.remote, b.build,
					b.tabs, b.visits, b.failing, b.failing_tabs, b.unsure, b.errors, b.rejections,
					b.failed_loads, b.open, one_in(b.lcp), one_in(b.inp), one_in(b.cls)
				FROM (
					SELECT DISTINCT ON (r.remote, r.build) r.*, EXISTS (SELECT FROM page_sums k
							WHERE k.company_id = who.company_id AND k.minute = now_minute
								AND k.role = who.role AND k.channel = p_channel AND k.revision = p_revision
								AND k.host = p_host AND k.remote = r.remote AND k.build = r.build) AS is_there
					FROM jsonb_to_recordset(p_builds) AS r (remote text, build text, tabs integer,
						visits integer, failing integer, failing_tabs integer, unsure integer, errors integer,
						rejections integer, failed_loads integer, open integer, lcp integer, inp integer,
						cls integer)
					ORDER BY r.remote, r.build
				) AS b WHERE b.is_there OR room >= 12 ORDER BY b.remote, b.build
			ON CONFLICT (company_id, minute, role, channel, revision, host, remote, build) DO UPDATE SET
				tabs = s.tabs + excluded.tabs, visits = s.visits + excluded.visits,
				failing = s.failing + excluded.failing,
				failing_tabs = s.failing_tabs + excluded.failing_tabs,
				unsure = s.unsure + excluded.unsure, errors = s.errors + excluded.errors,
				rejections = s.rejections + excluded.rejections,
				failed_loads = s.failed_loads + excluded.failed_loads, open = s.open + excluded.open,
				lcp = add_counts(s.lcp, excluded.lcp), inp = add_counts(s.inp, excluded.inp),
				cls = add_counts(s.cls, excluded.cls);
		END $$;

		CREATE FUNCTION page_forget() RETURNS integer
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			WITH gone AS (
				DELETE FROM page_sums WHERE minute < now() - interval '30 days' RETURNING 1
			) SELECT count(*)::integer FROM gone
		$$;

		-- Anybody may ask; no name of a house or a draw is told.
		CREATE FUNCTION next_close() RETURNS timestamptz
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT i.close_at FROM tirage_instances i JOIN companies c ON c.id = i.company_id
				WHERE i.state = 'open' AND i.close_at > now() AND c.is_active
				ORDER BY i.close_at LIMIT 1
		$$;
		REVOKE EXECUTE ON FUNCTION page_note, page_forget, next_close FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION page_note, page_forget, next_close TO borlette_app;
	`,
	);
}
