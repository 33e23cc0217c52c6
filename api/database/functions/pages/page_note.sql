-- Adds what a page tells. Who tells is looked up without using the sign-in, which must not be kept
-- from idling out. Nobody fills the table: within a minute a company adds so many rows and no more,
-- all that are signed out together fewer; what is there already goes on counting.
CREATE FUNCTION page_note(
	p_token bytea,
	p_channel text,
	p_revision integer,
	p_host text,
	p_builds jsonb
)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
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
