import { type PageReport, pagesApi } from '@borlette/shared/contract/pages';
import { sql } from 'kysely';
import { rowsOf, theRow } from '../../db/rows.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { p75Of } from './vitals.ts';

const api = useTestApi();
beforeEach(() => sql`DELETE FROM page_sums`.execute(api.owner));

const report = (builds: PageReport['builds'], changes: Partial<PageReport> = {}): PageReport => ({
	...{ channel: 'production', revision: 7, host: '1.0.0-aaa', builds },
	...changes,
});
const ADMIN = { remote: 'remote-admin', build: '1.2.0-bbb' };
const tell = (as: Parameters<typeof api.call>[0], body: PageReport) =>
	api.call(as, pagesApi.report, { body });
const read = async () =>
	(await api.call('root', pagesApi.builds, { query: { channel: 'production' } })).body.builds;

test('what pages tell is summed by build, with role and company and nothing else of the person', async () => {
	const admin = { ...ADMIN, tabs: 1, visits: 3, failing: 1, failing_tabs: 1, errors: 2, open: 1 };
	await tell('adminA', report([admin, { build: '1.0.0-aaa', visits: 1, lcp: 1_900 }]));
	await tell('supervisorB', report([{ ...ADMIN, visits: 2, unsure: 1, rejections: 1 }]));
	await tell({ token: undefined }, report([{ build: '1.0.0-aaa', visits: 1, failed_loads: 1 }]));
	const sums = await read();
	expect(sums.find(({ remote }) => remote === 'remote-admin')).toMatchObject({
		...{ build: '1.2.0-bbb', host: '1.0.0-aaa', visits: 5, tabs: 1, failing: 1, unsure: 1 },
		...{ errors: 2, rejections: 1, companies: 2, revision: 7, lcp_p75: null },
	});
	expect(sums.find(({ remote }) => remote === null)).toMatchObject({
		...{ visits: 2, failed_loads: 1, companies: 1, lcp_p75: 1_875 },
	});
	const kept = await rowsOf(
		api.owner,
		sql<{ role: string; company_id: string }>`SELECT DISTINCT role, company_id FROM page_sums
			ORDER BY role`,
	);
	expect(kept.map(({ role }) => role)).toEqual(['', 'company', 'supervisor']);
	expect(kept[1]?.company_id).toBe(IDS.companyA);
});

test('a report does not keep a sign-in from idling out, and one that ended counts as signed out', async () => {
	const token = await api.tokenOf('adminA');
	const idles = () =>
		theRow(
			api.owner,
			sql<{ at: string | null }>`SELECT max(idle_expires_at)::text AS at FROM tokens`,
		);
	const before = await idles();
	await tell({ token }, report([{ ...ADMIN, visits: 1 }]));
	expect(await idles()).toEqual(before);
	await tell({ token: 'a'.repeat(43) }, report([{ ...ADMIN, visits: 1 }]));
	const roles = await rowsOf(api.owner, sql`SELECT role FROM page_sums ORDER BY role`);
	expect(roles).toEqual([{ role: '' }, { role: 'company' }]);
});

test('nobody but the provider reads it, in SQL neither', async () => {
	const input = { query: { channel: 'production' } };
	for (const person of ['adminA', 'supervisorA'] as const) {
		expect((await api.call(person, pagesApi.builds, input)).status).toBe(403);
		expect((await api.call(person, pagesApi.course, input)).status).toBe(403);
	}
	await tell('adminA', report([{ ...ADMIN, visits: 1 }]));
	expect(await rowsOf(api.db, sql`SELECT FROM page_sums`)).toEqual([]);
	await expect(sql`UPDATE page_sums SET visits = 0`.execute(api.db)).rejects.toThrow('permission');
});

test('builds that nobody made fill no table: what was there goes on counting', async () => {
	await tell({ token: undefined }, report([{ ...ADMIN, visits: 1 }]));
	await tell('adminA', report([{ ...ADMIN, visits: 1 }]));
	for (let count = 0; count < 20; count++) {
		const invented = Array.from({ length: 12 }, (_, index) => ({
			...{ remote: `remote-${String.fromCharCode(97 + index)}`, build: `1.0.0-${count}` },
			visits: 1,
		}));
		expect((await tell({ token: undefined }, report(invented))).status).toBe(200);
	}
	await tell({ token: undefined }, report([{ ...ADMIN, visits: 5 }]));
	await tell('adminA', report([{ ...ADMIN, build: '1.3.0-new', visits: 1 }]));
	const minutes = await rowsOf(
		api.owner,
		sql<{ rows: number }>`SELECT count(*)::integer AS rows FROM page_sums WHERE role = ''
			GROUP BY minute`,
	);
	for (const { rows } of minutes) expect(rows).toBeLessThanOrEqual(40);
	const admin = (await read()).filter(({ remote }) => remote === ADMIN.remote);
	expect(admin.map(({ build, visits }) => [build, visits])).toEqual(
		expect.arrayContaining([
			[ADMIN.build, 7],
			['1.3.0-new', 1],
		]),
	);
});

test.each([
	['a name that no remote has', report([{ ...ADMIN, remote: '<script>', visits: 1 }])],
	['a build too long', report([{ ...ADMIN, build: 'a'.repeat(81), visits: 1 }])],
	['more than a page can have seen', report([{ ...ADMIN, visits: 10_000 }])],
	['a field of its own', report([{ ...ADMIN, user: 'Rose' } as never])],
	['nothing', report([])],
	['too many builds', report(Array.from({ length: 13 }, () => ({ ...ADMIN, visits: 1 })))],
])('refused: %s', async (_, body) => {
	expect((await tell({ token: undefined }, body)).status).toBe(422);
	expect(await read()).toEqual([]);
});

test('over time, by remote, and forgotten after thirty days', async () => {
	await tell('adminA', report([{ ...ADMIN, visits: 4, failing: 1, cls: 90 }]));
	await sql`INSERT INTO page_sums SELECT company_id, minute - i, role, channel, revision, host,
			remote, build, tabs, visits, failing, failing_tabs, unsure, errors, rejections, failed_loads, open,
			lcp, inp, cls
		FROM page_sums, unnest('{1 hour,29 days,31 days}'::interval[]) AS i`.execute(api.owner);
	const course = async (query: object) =>
		(await api.call('root', pagesApi.course, { query: { channel: 'production', ...query } })).body
			.moments;
	const moments = await course({ remote: 'remote-admin', stretch: '60' });
	expect(moments.map(({ visits, failing, cls_p75 }) => [visits, failing, cls_p75])).toEqual([
		[4, 1, 94],
		[4, 1, 94],
	]);
	expect(await course({ remote: 'host' })).toEqual([]);
	const { gone } = await theRow(api.db, sql<{ gone: number }>`SELECT page_forget() AS gone`);
	expect(gone).toBe(1);
});

test('anybody may ask when the next draw closes, of whichever house', async () => {
	const ask = async () => (await api.call({ token: undefined }, pagesApi.closing, {})).body;
	expect((await ask()).next_close_at).toBeNull();
	const { rows } = await sql<{ close_at: string }>`
		INSERT INTO tirage_instances (company_id, tirage_id, draw_date, close_at, draw_at)
		SELECT company, tirage, current_date + days, now() + make_interval(days => days),
			now() + make_interval(days => days, hours => 1)
		FROM (VALUES (${IDS.companyA}::uuid, ${IDS.tirageA}::uuid, 2), (${IDS.companyB}, ${IDS.tirageB}, 1))
			AS given (company, tirage, days)
		RETURNING close_at`.execute(api.owner);
	const [, first] = rows.map(({ close_at }) => Date.parse(close_at));
	expect(Date.parse((await ask()).next_close_at ?? '')).toBe(first);
});

test('three of four are not above the p75', () => {
	const counts = (...classes: number[]) => [...classes, ...Array(14 - classes.length).fill(0)];
	expect(p75Of('lcp', null)).toBeNull();
	expect(p75Of('lcp', counts())).toBeNull();
	expect(p75Of('lcp', counts(4))).toBe(375);
	expect(p75Of('lcp', counts(3, 1))).toBe(500);
	expect(p75Of('lcp', counts(0, 0, 4))).toBe(1_375);
	expect(p75Of('lcp', [...Array(13).fill(0), 9])).toBe(15_000);
});
