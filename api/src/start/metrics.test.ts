import { sql } from 'kysely';
import { noteCheck } from '../state/house.sql.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { serveMetrics } from './metrics-server.ts';

const TOKEN = 'a-token-of-twenty-signs-and-more';
const metrics = { port: 0, host: '127.0.0.1', token: TOKEN };
const api = useTestApi({ metrics });
let url: string;
beforeAll(async () => {
	await api.app.listen({ port: 0 });
	url = `http://127.0.0.1:${await serveMetrics(api.app, metrics)}/metrics`;
});

const read = async (token = TOKEN) => fetch(url, { headers: { authorization: `Bearer ${token}` } });
/** The value of a figure, with its labels as they are written. */
const figure = (text: string, name: string) => {
	const line = text.split('\n').find((each) => each.startsWith(`${name} `));
	return line && Number(line.slice(name.length));
};

test('who shows no token, or another one, reads nothing', async () => {
	expect((await fetch(url)).status).toBe(401);
	expect((await read(`${TOKEN}x`)).status).toBe(401);
	expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
});

test('figures are those of now: calls, what waits to be sent, late draws, the last check of the books', async () => {
	expect((await api.app.inject({ url: '/api/config' })).statusCode).toBe(200);
	const before = await (await read()).text();
	expect(figure(before, 'borlette_call_seconds_count{lane="entry",status="2xx"}')).toBe(1);
	expect(figure(before, 'borlette_database_up')).toBe(1);
	expect(figure(before, 'borlette_draws_late')).toBe(0);
	expect(before).not.toContain('borlette_reconcile_differences ');
	expect(figure(before, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);

	await sql`INSERT INTO tirage_instances
			(company_id, tirage_id, draw_date, opens_at, close_at, draw_at)
		SELECT company_id, id, current_date, now() - interval '2 hours', now() - interval '90 seconds', now()
		FROM tirages LIMIT 1`.execute(api.owner);
	await noteCheck(api.db, { begun: new Date(), differences: 3 });
	const after = await (await read()).text();
	expect(figure(after, 'borlette_draws_late')).toBe(1);
	expect(figure(after, 'borlette_draws_late_seconds')).toBeGreaterThanOrEqual(90);
	expect(figure(after, 'borlette_reconcile_differences')).toBe(3);
	expect(figure(after, 'borlette_reconcile_age_seconds')).toBeLessThan(3_600);
	expect(figure(after, 'borlette_lane_slots{lane="sale"}')).toBe(6);
	expect(figure(after, 'borlette_calls_waiting{lane="sale"}')).toBe(0);
});
