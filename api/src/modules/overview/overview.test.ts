import type { Permission } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { dashboardApi } from '@borlette/shared/contract/dashboard';
import {
	DEBT_DAYS,
	type Overview,
	overviewApi,
	TREND_DAYS,
} from '@borlette/shared/contract/overview';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { tourneeApi } from '@borlette/shared/contract/tournee';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { sql } from 'kysely';
import { dayFromToday } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { cutDays } from '../../tools/testing/insert-fiche.ts';
import { type MixedSales, sellMixed } from '../../tools/testing/mixed-sales.ts';
import { sell } from '../../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
let sales: MixedSales;
beforeAll(async () => {
	sales = await sellMixed(api);
});

const read = {
	agent: (id: string, as: Person = 'adminA') =>
		api.call(as, overviewApi.agent, { params: { agentId: id } }),
	surcussale: (id: string, as: Person = 'adminA') =>
		api.call(as, overviewApi.surcussale, { params: { surcussaleId: id } }),
	supervisor: (id: string, as: Person = 'adminA') =>
		api.call(as, overviewApi.supervisor, { params: { supervisorId: id } }),
};
type Sales = NonNullable<Overview['sales']>;
const salesOf = async (answer: Promise<{ body: Overview }>): Promise<Sales> => {
	const { sales: shown } = (await answer).body;
	if (!shown) throw new Error('It has no figures of sales');
	return shown;
};
const debtOf = async (agent: string) => (await read.agent(agent)).body.debt;

const reportOf = async (query: object, day: string) => {
	const { body } = await api.call('adminA', rapportApi.vente, {
		query: { limit: 25, start_date: day, end_date: day, ...query },
	} as never);
	return body as object;
};

test('a name, a place and a balance as the lists have them', async () => {
	const { body } = await read.agent(IDS.agentA);
	const { body: row } = await api.call('adminA', agentApi.one, { params: { agentId: IDS.agentA } });
	expect(body).toMatchObject({
		id: IDS.agentA,
		name: `${row.first_name} ${row.last_name} · ${row.code}`,
		username: row.username,
		surcussale_id: row.surcussale_id,
		surcussale_name: row.surcussale_name,
		supervisor_id: IDS.supervisorA,
		balance: row.balance,
		agents: 1,
		terminals: [{ device_id: `POS-TEST${IDS.agentA}`, is_bound: true }],
	});
});

test.each([
	['an agent', () => read.agent(IDS.agentA), { agent_id: IDS.agentA }],
	['a surcussale', () => read.surcussale(IDS.surcussaleA), { surcussale_id: IDS.surcussaleA }],
] as const)('the days of %s are those of the report', async (_, answer, places) => {
	const { days, today } = await salesOf(answer());
	expect(days).toHaveLength(TREND_DAYS);
	expect(days.at(-1)).toEqual({ ...today, day: sales.days.today });
	for (const day of [sales.days.settled, sales.days.today]) {
		const shown = days.find((one) => one.day === day);
		expect([await reportOf(places, day), day]).toMatchObject([
			{
				totals: {
					fiches: shown?.fiches,
					vente: shown?.vente,
					gain: shown?.gain,
					commission: shown?.commission,
				},
			},
			day,
		]);
		expect(shown?.vente).toBeGreaterThan(0);
	}
	// Settled: what is left is what the report says is left.
	const settled = days.find(({ day }) => day === sales.days.settled);
	expect(await reportOf(places, sales.days.settled)).toMatchObject({
		totals: { pp_avec_commission: settled?.net },
	});
	expect(settled?.pending).toBe(0);
});

test('today of a supervisor is what their own dashboard says, and the parts add up to the house', async () => {
	const [own] = (await api.call('supervisorA', dashboardApi.app, {})).body;
	const shown = await salesOf(read.supervisor(IDS.supervisorA));
	expect(shown).toMatchObject({
		is_provisional: true,
		today: own?.today,
		yesterday: own?.yesterday,
		agents_active: own?.agents_active,
	});
	const [house] = (await api.call('adminA', dashboardApi.app, {})).body;
	const branches = await Promise.all(
		[IDS.surcussaleA, IDS.otherSurcussaleA].map((id) => salesOf(read.surcussale(id))),
	);
	for (const name of ['fiches', 'vente', 'gain', 'commission', 'net', 'pending'] as const)
		expect([name, branches.reduce((sum, { today }) => sum + today[name], 0)]).toEqual([
			name,
			house?.today[name],
		]);
});

test('who sold today and was blocked since is among those who sold, wherever they are counted', async () => {
	const block = (isActive: boolean) =>
		sql`UPDATE agents SET is_active = ${isActive} WHERE id = ${IDS.agentA}`.execute(api.owner);
	const counts = async () => {
		const [own] = (await api.call('supervisorA', dashboardApi.app, {})).body;
		return [own?.agents_active, (await salesOf(read.supervisor(IDS.supervisorA))).agents_active];
	};
	const before = await counts();
	expect(before).toEqual([before[1], before[1]]);
	await block(false);
	expect(await counts()).toEqual(before);
	await block(true);
});

test('what an agent who moved sold before stays with the surcussale that sold it', async () => {
	const before = await salesOf(read.surcussale(IDS.surcussaleA));
	const moved = (to: string) =>
		sql`UPDATE agents SET surcussale_id = ${to}, version = version + 1, updated_at = now()
			WHERE id = ${IDS.agentA}`.execute(api.owner);
	await moved(IDS.otherSurcussaleA);
	expect((await salesOf(read.surcussale(IDS.surcussaleA))).days).toEqual(before.days);
	// Who looks after it sees the agent no more.
	const codes = ['view_surcussale', 'view_supervisor', 'view_app_report'];
	await sql`INSERT INTO user_permissions SELECT ${IDS.supervisorA}, unnest(${codes}::text[])
		ON CONFLICT DO NOTHING`.execute(api.owner);
	expect((await salesOf(read.surcussale(IDS.surcussaleA, 'supervisorA'))).days).toEqual(
		before.days,
	);
	expect((await salesOf(read.supervisor(IDS.supervisorA, 'supervisorA'))).days).toEqual(
		before.days,
	);
	await moved(IDS.surcussaleA);
});

const closings = async (day: string): Promise<ClosingPage> =>
	(await api.call('adminA', clotureApi.list, { query: { limit: 200, day } })).body as ClosingPage;
const expectedOf = async (agent: string, day: string) =>
	(await closings(day)).items.find(({ id }) => id === agent)?.expected ?? 0;

test('what is owed is what the closing of today expects', async () => {
	const { items } = await closings(sales.days.today);
	const owing = items.filter(({ expected }) => expected > 0);
	expect(owing.length).toBeGreaterThan(0);
	for (const { id, expected } of owing)
		expect(await debtOf(id)).toMatchObject({ amount: expected, agents: 1 });
	const ofBranch = owing.filter(({ surcussale_id }) => surcussale_id === IDS.surcussaleA);
	expect((await read.surcussale(IDS.surcussaleA)).body.debt).toMatchObject({
		amount: ofBranch.reduce((sum, { expected }) => sum + expected, 0),
		agents: ofBranch.length,
	});
});

/** Entries of the ledger are of the days given, counted back from today, as the agent's newest ones are. */
async function backdate(agent: string, days: number): Promise<void> {
	await sql`UPDATE wallet_entries SET at = at - make_interval(days => ${days}) WHERE agent_id = ${agent}`.execute(
		api.owner,
	);
	await cutDays(api.owner);
}
const move = async (kind: 'deposit' | 'withdrawal', agent_id: string, amount: number) => {
	const body = { agent_id, kind, amount, note: '' };
	const request = requestOf(transactionApi.create, { body }, await api.tokenOf('adminA'));
	const headers = { ...request.headers, 'idempotency-key': crypto.randomUUID() };
	expect((await api.inject({ ...request, headers })).status).toBe(200);
};
const deposit = (agent: string, amount: number) => move('deposit', agent, amount);

/** As their tour has it. */
const onTour = async (agent: string) => {
	const { stops } = (await api.call('adminA', tourneeApi.read, {})).body;
	return stops.flatMap(({ agents }) => agents).find(({ id }) => id === agent);
};

test('a debt is as old as the first day of those in a row that are not handed over', async () => {
	const agent = IDS.otherAgentA;
	const sold = (stake: number) => sell(api.db, sales.open, [{ stake }], { agentId: agent });
	const ago = (days: number) => dayFromToday(api.owner, -days);
	const owed = (await debtOf(agent))?.amount ?? 0;
	expect(owed).toBeGreaterThan(0);
	await deposit(agent, owed);
	expect(await debtOf(agent)).toEqual({ amount: 0, agents: 0, since: null, is_older: false });

	await backdate(agent, 1);
	await sold(2_000);
	await backdate(agent, 3);
	await sold(1_000);
	expect(await debtOf(agent)).toMatchObject({ since: await ago(3), is_older: false });
	expect(await expectedOf(agent, await ago(3))).toBeGreaterThan(0);
	expect(await expectedOf(agent, await ago(4))).toBe(0);

	// What is handed over pays the oldest day first, as the closings count it.
	await deposit(agent, await expectedOf(agent, await ago(3)));
	expect(await expectedOf(agent, await ago(3))).toBe(0);
	expect(await debtOf(agent)).toMatchObject({ since: await ago(0) });
	expect(await onTour(agent)).toMatchObject({ owed_since: await ago(0) });
	const group = (await read.supervisor(IDS.otherSupervisorA)).body.debt;
	expect(group).toEqual(await debtOf(agent));

	await backdate(agent, DEBT_DAYS + 9);
	expect(await debtOf(agent)).toMatchObject({ since: await ago(DEBT_DAYS), is_older: true });
	expect(await onTour(agent)).toMatchObject({ owed_since: await ago(DEBT_DAYS + 9) });
});

test('money that an agent is given makes no debt of the days before, of which nothing was left', async () => {
	const agent = IDS.otherAgentA;
	const today = await dayFromToday(api.owner, 0);
	await deposit(agent, (await debtOf(agent))?.amount ?? 0);
	await backdate(agent, 1);
	await move('withdrawal', agent, 5_000);
	expect(await debtOf(agent)).toMatchObject({ amount: 5_000, since: today, is_older: false });
	expect(await onTour(agent)).toMatchObject({ owed: 5_000, owed_since: today });
});

test('each part takes the right that its own list takes', async () => {
	const seen = async (codes: readonly Permission[]) => {
		await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.supervisorA}`.execute(api.owner);
		await sql`INSERT INTO user_permissions SELECT ${IDS.supervisorA}, unnest(${codes}::text[])`.execute(
			api.owner,
		);
		const { status, body } = await read.surcussale(IDS.surcussaleA, 'supervisorA');
		if (status !== 200) return status;
		const { balance, debt, sales: figures } = body;
		return [balance, debt, figures].map((part) => part !== null);
	};
	expect(await seen([])).toBe(403);
	expect(await seen(['view_agent'])).toBe(403);
	expect(await seen(['view_surcussale'])).toEqual([false, false, false]);
	expect(await seen(['view_surcussale', 'view_agent'])).toEqual([true, false, false]);
	expect(await seen(['view_surcussale', 'view_wallettransaction'])).toEqual([true, true, false]);
	expect(await seen(['view_surcussale', 'view_report_agent'])).toEqual([false, false, true]);
	expect(await seen(['view_agent', 'view_surcussale', 'view_supervisor'])).toEqual([
		true,
		false,
		false,
	]);
	const { body } = await read.agent(IDS.agentA, 'supervisorA');
	expect(body.terminals).toBeNull();
});

test('a supervisor opens their own and nobody else’s; another company none; “Toutes” each', async () => {
	const status = async (answer: Promise<{ status: number }>) => (await answer).status;
	expect(await status(read.agent(IDS.agentA, 'supervisorA'))).toBe(200);
	expect(await status(read.supervisor(IDS.supervisorA, 'supervisorA'))).toBe(200);
	expect(await status(read.agent(IDS.otherAgentA, 'supervisorA'))).toBe(404);
	expect(await status(read.surcussale(IDS.otherSurcussaleA, 'supervisorA'))).toBe(404);
	expect(await status(read.supervisor(IDS.otherSupervisorA, 'supervisorA'))).toBe(404);
	expect(await status(read.agent(IDS.agentA, 'adminB'))).toBe(404);
	const ofAll = await read.agent(IDS.agentA, 'root');
	expect(ofAll.body.sales?.today).toEqual((await read.agent(IDS.agentA)).body.sales?.today);
});
