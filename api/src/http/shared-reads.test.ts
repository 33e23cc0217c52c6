import type { OutputOf } from '@borlette/shared/contract';
import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { sql } from 'kysely';
import { IDS, type Person } from '../tools/testing/ids.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { until } from '../tools/testing/waiting.ts';
import { HeavyCalls } from './heavy.ts';
import { SharedReads } from './shared-reads.ts';
import { type SharedCall, sharedRoute } from './shared-route.ts';

interface Reading {
	call: SharedCall<typeof dashboardApi.lotto>;
	answer: (game: Game) => void;
	fail: (error: Error) => void;
}

type Game = OutputOf<typeof dashboardApi.lotto>[number]['game'];
const row = (game: Game) => ({ game, lines: 1, vente: 100, currency: null });

const api = useTestApi();
const readings: Reading[] = [];
const endpoint = { ...dashboardApi.lotto, path: '/api/companies/dashboard/shared' };
beforeAll(() => {
	sharedRoute(
		api.app,
		endpoint,
		(call) =>
			new Promise((resolve, reject) => {
				readings.push({ call, answer: (game) => resolve([row(game)]), fail: reject });
			}),
	);
	// A reading that a test holds takes long: heavy calls wait beside the lane's queue.
	jest.spyOn(HeavyCalls.prototype, 'isKnown').mockReturnValue(false);
	// Nothing but whose it is tells the two apart.
	return sql`UPDATE companies SET currency = a.currency, timezone = a.timezone FROM companies a
		WHERE a.id = ${IDS.companyA}`.execute(api.owner);
});
afterEach(() => {
	// One that failed holds up none of those after it.
	for (const { answer } of readings.splice(0)) answer('mariage');
});

const waiting = () => api.app.queues.all().find(({ lane }) => lane === 'list')?.waiting;
const begun = (count: number) => () => readings.length === count;

async function asks(person: Person, companyId?: string) {
	const token = await api.tokenOf(person, companyId);
	return () => api.call({ token }, endpoint, {});
}

test('who asked before a reading began gets its answer; who asks later gets a newer one', async () => {
	const ask = await asks('adminA');
	const first = ask();
	await until(begun(1), first);
	const others = [ask(), ask(), ask()];
	await until(() => waiting() === 3, ...others);
	readings[0]?.answer('borlette');
	await until(begun(2), ...others);
	const late = ask();
	await until(() => waiting() === 3, late);
	readings[1]?.answer('mariage');
	expect((await first).body).toEqual([row('borlette')]);
	for (const { body } of await Promise.all(others)) expect(body).toEqual([row('mariage')]);
	await until(begun(3), late);
	readings[2]?.answer('lotto3');
	expect((await late).body).toEqual([row('lotto3')]);
});

test('nothing is read as somebody: only whose rows they see, and the company’s zone and currency', async () => {
	const ask = await asks('adminA');
	const answer = ask();
	await until(begun(1), answer);
	const reading = readings[0] as Reading;
	expect(reading.call.scope).toEqual({
		companyId: IDS.companyA,
		supervisorId: null,
		userId: null,
		role: 'company',
	});
	const view = { timezone: 'America/Port-au-Prince', currency: 'HTG' };
	expect(reading.call.session).toEqual({ view });
	reading.answer('borlette');
	await answer;
});

test.each([
	['adminA', 'supervisorA', undefined],
	['supervisorA', 'otherSupervisorA', undefined],
	['adminA', 'adminB', undefined],
	['adminA', 'root', IDS.companyA],
	['adminA', 'root', undefined],
] as const)(
	'who sees other rows gets a reading of their own: %s and %s, %s',
	async (person, other, company) => {
		const [ask, askOther] = [await asks(person), await asks(other, company)];
		const atWork = [ask(), askOther()];
		await until(begun(2), ...atWork);
		const next = [ask(), askOther()];
		await until(() => waiting() === 2, ...next);
		const answered = Promise.all([...atWork, ...next]);
		const answerAll = () => readings.forEach(({ answer }) => void answer('mariage'));
		await until(() => {
			answerAll();
			return readings.length === 4;
		}, answered);
		answerAll();
		for (const { status } of await answered) expect(status).toBe(200);
	},
);

test('what one reading failed by is not the answer of who still waits', async () => {
	const reads = new SharedReads();
	const turns: (() => void)[] = [];
	const inTurn = <T>(read: () => Promise<T>) =>
		new Promise<T>((resolve, reject) => {
			turns.push(() => void read().then(resolve, reject));
		});
	const asked = ['lost', 'second'].map((answer) =>
		reads.ask(
			'same',
			async () => {
				if (answer === 'lost') throw new Error(answer);
				return answer;
			},
			inTurn,
		),
	);
	turns[0]?.();
	await expect(asked[0]).rejects.toThrow('lost');
	turns[1]?.();
	expect(await asked[1]).toBe('second');
});

test('a file is made for each who asks for it', async () => {
	const token = await api.tokenOf('adminA');
	const files = await Promise.all(
		Array.from({ length: 6 }, () =>
			api.call({ token }, rapportApi.journalier, { query: { format: 'csv' } }),
		),
	);
	const texts = files.map(({ body }) => body as unknown as string);
	expect(new Set(files.map(({ status }) => status))).toEqual(new Set([200]));
	expect(new Set(texts.map((text) => text.split('\n').length)).size).toBe(1);
});
