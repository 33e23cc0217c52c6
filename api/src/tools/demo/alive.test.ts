import { sql } from 'kysely';
import { setAppPassword } from '../../db/app-role.ts';
import { migrate } from '../../db/migrate.ts';
import { rowsOf } from '../../db/rows.ts';
import { closeDue } from '../../scheduler/draws.ts';
import { Random } from '../play/random.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { APP_PASSWORD, cloneDatabase, type TestDatabase } from '../testing/databases.ts';
import { until } from '../testing/waiting.ts';
import { keepDemoAlive } from './alive.ts';
import { resultOf } from './draws.ts';
import { enterResults } from './live-results.ts';
import { sellOne } from './live-sales.ts';
import { loadDemo } from './load.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('template1');
	await migrate(database.owner);
	await setAppPassword(database.owner, APP_PASSWORD);
	await loadDemo(database.owner);
});
afterAll(() => database.close());

const fichesByCompany = () =>
	rowsOf(
		database.owner,
		sql<{ count: number }>`SELECT company_id, count(*) FROM fiches GROUP BY 1 ORDER BY 1`,
	);
const fiches = async (): Promise<number> =>
	(await fichesByCompany()).reduce((sum, { count }) => sum + count, 0);

test('agents of both companies go on to sell, by the rules of their house', async () => {
	const before = await fichesByCompany();
	const random = new Random(7);
	let sold = 0;
	for (let n = 0; n < 40; n++) sold += Number(await sellOne(database.db, random));
	expect(sold).toBeGreaterThan(30);
	const grown = (await fichesByCompany()).map(({ count }, n) => count - (before[n]?.count ?? 0));
	expect(grown).toEqual([expect.any(Number), expect.any(Number)]);
	expect(Math.min(...grown)).toBeGreaterThan(0);
	expect(grown.reduce((sum, count) => sum + count)).toBe(sold);
	expect((await reconcile(database.db, { most: 5 })).named).toEqual([]);
});

test('of what is drawn the result is entered, and confirmed when nobody did for hours', async () => {
	const next = await rowsOf(
		database.owner,
		sql<{ id: string; company_id: string; name: string; draw_date: string }>`
			UPDATE tirage_instances i SET opens_at = now() - interval '1 day',
				close_at = now() - interval '21 minutes', draw_at = now() - interval '20 minutes'
			FROM tirages t WHERE t.company_id = i.company_id AND t.id = i.tirage_id
				AND i.id IN (SELECT DISTINCT ON (company_id) id FROM tirage_instances
					WHERE state = 'open' AND close_at > now() ORDER BY company_id, close_at)
			RETURNING i.id, i.company_id, t.name, i.draw_date`,
	);
	const results = (id: string) =>
		rowsOf(
			database.owner,
			sql`SELECT state, lotto3 FROM results WHERE instance_id = ${id} ORDER BY revision`,
		);
	await closeDue(database.db);
	await enterResults(database.db);
	for (const { id, name, draw_date } of next) {
		const { lotto3 } = resultOf(name, draw_date);
		expect(await results(id)).toEqual([{ state: 'provisional', lotto3 }]);
	}
	await enterResults(database.db);
	const [first, second] = next;
	await sql`UPDATE tirage_instances SET close_at = close_at - interval '1 day',
		draw_at = draw_at - interval '1 day' WHERE id = ${first?.id}`.execute(database.owner);
	await enterResults(database.db);
	expect(await results(first?.id ?? '')).toEqual([expect.objectContaining({ state: 'confirmed' })]);
	expect(await results(second?.id ?? '')).toEqual([
		expect.objectContaining({ state: 'provisional' }),
	]);
});

test('it goes on by itself, and ends with the process', async () => {
	const stopping = new AbortController();
	const log = { error: jest.fn() };
	const before = await fiches();
	const ended = keepDemoAlive({ db: database.db, log: log as never }, stopping.signal, {
		betweenSalesMs: [1, 1],
	});
	await until(async () => (await fiches()) > before + 2, ended).finally(() => stopping.abort());
	await ended;
	expect(log.error).not.toHaveBeenCalled();
});
