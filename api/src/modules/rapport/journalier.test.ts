import { rapportApi } from '@borlette/shared/contract/rapport';
import { sql } from 'kysely';
import { liveByDay } from '../../tools/testing/days.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { type MixedSales, rawFigures, sellMixed } from '../../tools/testing/mixed-sales.ts';
import { byKey, OF_A, plain, RAW_KEY, reportReader } from '../../tools/testing/reports.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const { rows, page } = reportReader(api);
let sold: MixedSales;
beforeAll(async () => {
	sold = await sellMixed(api);
});

test('the running day by agent, by supervisor, and by both', async () => {
	const today = sql<boolean>`${OF_A} AND f.draw_date = ${sold.days.today}`;
	const agents = await rows('adminA', {}, rapportApi.journalier);
	expect(byKey(agents, 'agent')).toEqual(await rawFigures(api.owner, RAW_KEY.agent, today));
	const supervisors = await rows('adminA', {}, rapportApi.journalierSup);
	expect(supervisors.map((row) => plain(row.supervisor_id as string, row))).toEqual(
		expect.arrayContaining(await rawFigures(api.owner, sql`f.supervisor_id`, today)),
	);
	expect(supervisors.map(({ name }) => name)).toEqual([
		'otherSupervisorA Test',
		'supervisorA Test',
	]);
	const both = await rows('adminA', {}, rapportApi.journalierAgSup);
	expect(both.map((row) => [row.supervisor_id, row.agent_id]).sort()).toEqual([
		[IDS.supervisorA, IDS.agentA],
		[IDS.otherSupervisorA, IDS.otherAgentA],
	]);
	const own = await rows('supervisorA', {}, rapportApi.journalierAgSup);
	expect(own.map(({ agent_id }) => agent_id)).toEqual([IDS.agentA]);
});

test('the running day is the company’s, not the server’s', async () => {
	// A zone that is a day ahead of, or behind, the server's for most of the time.
	for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
		await sql`UPDATE companies SET timezone = ${zone} WHERE id = ${IDS.companyA}`.execute(
			api.owner,
		);
		const { start_date } = await page('adminA', {}, rapportApi.journalier);
		const there = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date());
		expect(start_date).toBe(there);
	}
	await liveByDay(api.owner);
});
