import { sql } from 'kysely';
import { withinCompany } from '../db/companies.ts';
import { connect } from '../db/connect.ts';
import { rowsOf, theRow } from '../db/rows.ts';
import { inScope } from '../db/scope.ts';
import { attempts, outcomeOf } from '../tools/testing/attempts.ts';
import { IDS } from '../tools/testing/ids.ts';
import {
	asAgent,
	letDaysPass,
	openDraw,
	otherTirage,
	sell,
	useSelling,
} from '../tools/testing/selling.ts';
import { asCompanyA, confirmed, drawn, endDraw } from '../tools/testing/settling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { untilWaiting } from '../tools/testing/waiting.ts';
import { payFiche, voidFiche } from './fiche.sql.ts';
import { cancelInstance, settlementVerified } from './results.sql.ts';
import { settle } from './settlement.ts';

const api = useTestApi();
const { draw, drawSameDay } = useSelling(api);

let other: string;
beforeAll(async () => {
	other = await otherTirage(api.owner);
});
/** Two draws of a date. */
const twoDraws = async () => [await draw(), await drawSameDay(other)] as const;

const settled = (instance: string) => settle(api.db, IDS.companyA, instance);
const outcomes = (instance: string) =>
	rowsOf(
		api.owner,
		sql<Outcome>`
			SELECT DISTINCT f.ref_code, f.status, f.gain FROM fiches f
			JOIN fiche_lines l ON l.fiche_id = f.id AND l.instance_id = ${instance} ORDER BY 1`,
	);
interface Outcome {
	ref_code: string;
	status: string;
	gain: number;
}
const byReference = (rows: readonly Outcome[]) =>
	rows.toSorted((a, b) => a.ref_code.localeCompare(b.ref_code));

async function soldAndVoided(...instances: string[]): Promise<Outcome> {
	const { ref_code } = await sell(api.db, instances, [{ stake: 70 }]);
	await asAgent(api.db, IDS.agentA, (tx) => voidFiche(tx, ref_code, '', 'Test'));
	return { ref_code, status: 'deleted', gain: 0 };
}

const booked = (instance: string) =>
	rowsOf(
		api.owner,
		sql<object>`SELECT kind, revision, fiches_gagnantes, gain FROM settlements
			WHERE instance_id = ${instance} ORDER BY id`,
	);

test('every fiche wins or loses; what was voided does neither', async () => {
	const instance = await draw();
	const won = await sell(api.db, instance, [
		{ numbers: '22', stake: 150 },
		{ game: 'mariage', numbers: '11*22', stake: 10 },
		{ game: 'lotto4', option: 1, numbers: '2211', stake: 2 },
	]);
	const lost = await sell(api.db, instance, [{ numbers: '05' }]);
	// It has the 1er lot.
	const voided = await soldAndVoided(instance);
	expect(await drawn(api, instance, ['107', '2211'])).toEqual({ settled: true, differences: [] });
	const gain = 150 * 20 + 10 * 1000 + 2 * 5000;
	expect(await outcomes(instance)).toEqual(
		byReference([
			{ ref_code: won.ref_code, status: 'winning', gain },
			{ ref_code: lost.ref_code, status: 'losing', gain: 0 },
			voided,
		]),
	);
	expect(await booked(instance)).toEqual([
		{ kind: 'settlement', revision: 1, fiches_gagnantes: 1, gain },
	]);
});

test('a free mariage wins its prime, in units', async () => {
	const instance = await draw();
	const { ref_code, lines } = await sell(api.db, instance, [{ numbers: '05', stake: 10_000 }]);
	const [first = '', second = ''] =
		lines.find(({ game }) => game === 'mariage_gratuit')?.numbers.split('*') ?? [];
	// A borlette that is drawn beside it would win too.
	const gain =
		1000 * 100 + (first === '05' ? 50 : 0) * 10_000 + (second === '05' ? 20 : 0) * 10_000;
	await drawn(api, instance, [`1${first}`, `${second}${second === '99' ? '98' : '99'}`]);
	expect(await outcomes(instance)).toEqual([{ ref_code, status: 'winning', gain }]);
});

// Control test 7.
test('settled twice, and by many at once, is settled once', async () => {
	const instance = await draw();
	await sell(api.db, instance, [{}]);
	await endDraw(api.owner, instance);
	await confirmed(api.db, instance, ['107', null]);
	const runs = await Promise.all(Array.from({ length: 8 }, () => settled(instance)));
	expect(runs.filter((run) => run.settled)).toHaveLength(1);
	expect((await settled(instance)).settled).toBe(false);
	expect(await booked(instance)).toHaveLength(1);
	expect(await outcomes(instance)).toMatchObject([{ status: 'winning', gain: 5_000 }]);
});

// Control test 7.
test('draws of one fiche that are settled at once decide it', async () => {
	const [first, second] = await twoDraws();
	await sell(api.db, [first, second], [{}]);
	for (const instance of [first, second]) {
		await endDraw(api.owner, instance);
		await confirmed(api.db, instance, ['999', '9999']);
	}
	// The fiche is held until both settlements are under way.
	const settlements = await api.owner.transaction().execute(async (tx) => {
		await sql`SELECT FROM fiches WHERE company_id = ${IDS.companyA} AND status = 'sold' FOR UPDATE`.execute(
			tx,
		);
		const both = [settled(first), settled(second)];
		await untilWaiting(api.owner, ...both);
		return both;
	});
	await Promise.all(settlements);
	expect(await outcomes(first)).toEqual([
		{ ref_code: expect.any(String), status: 'losing', gain: 0 },
	]);
});

test('a fiche of two draws is decided by the last of them, also where the other was not held', async () => {
	const [first, second] = await twoDraws();
	const { ref_code } = await sell(api.db, [first, second], [{}]);
	const voided = await soldAndVoided(first, second);
	await endDraw(api.owner, first);
	await asCompanyA(api.db, (tx) => cancelInstance(tx, first));
	// The stake of the first is back.
	const decided = (status: string) => byReference([{ ref_code, status, gain: 100 }, voided]);
	expect(await outcomes(first)).toEqual(decided('sold'));
	await drawn(api, second, ['999', '9999']);
	expect(await outcomes(second)).toEqual(decided('winning'));
	// What is back is fetched as any gain.
	expect(await asCompanyA(api.db, (tx) => payFiche(tx, ref_code, '', 'adminA'))).toMatchObject({
		status: 'paid',
		gain: 100,
	});
});

test('where a house pays the first lot alone, a ball wins once, by the best of its places', async () => {
	const pays = (firstOnly: boolean) =>
		sql`UPDATE company_settings SET first_lot_only = ${firstOnly}
			WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	await pays(true);
	const instance = await draw();
	const onFirst = await sell(api.db, instance, [{ numbers: '07' }]);
	const onSecond = await sell(api.db, instance, [{ numbers: '22' }]);
	// What was sold keeps the rule that it was sold under.
	await pays(false);
	const settlement = await drawn(api, instance, ['107', '2207']);
	expect(settlement).toEqual({ settled: true, differences: [] });
	expect(await outcomes(instance)).toEqual(
		byReference([
			{ ref_code: onFirst.ref_code, status: 'winning', gain: 100 * 50 },
			{ ref_code: onSecond.ref_code, status: 'winning', gain: 100 * 20 },
		]),
	);
});

test('what was verified of another result is none of this one, which stays verified', async () => {
	const instance = await draw();
	const fiche = await sell(api.db, instance, [{}]);
	await drawn(api, instance, ['107', null]);
	await inScope(api.db, withinCompany(IDS.companyA), (tx) => settlementVerified(tx, instance, 7));
	expect(await outcomeOf(attempts(api.db).payingByAgent(fiche))).toBe('done');
});

test('nothing expires while its draw is being corrected, so the correction goes through', async () => {
	const instance = await openDraw(api.owner, -400);
	await sell(api.db, instance, [{}]);
	await drawn(api, instance, ['107', '1122']);
	await letDaysPass(api.owner, 400);
	await confirmed(api.db, instance, ['999', '9999'], 'Erreur de saisie');
	await attempts(api.db).expiring();
	expect(await settled(instance)).toMatchObject({ settled: true });
	expect(await outcomes(instance)).toMatchObject([{ status: 'losing', gain: 0 }]);
});

test('a settlement killed half-way leaves nothing, and is done whole when it is started again', async () => {
	const instance = await draw();
	await sell(api.db, instance, [{}]);
	await endDraw(api.owner, instance);
	await confirmed(api.db, instance, ['107', null]);
	const killed = connect(api.appUrl, { max: 1 });
	const dying = asCompanyA(killed, async (tx) => {
		await sql`SELECT settle_instance(${instance})`.execute(tx);
		const { pid } = await theRow(tx, sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`);
		await sql`SELECT pg_terminate_backend(${pid})`.execute(api.owner);
		await sql`SELECT 1`.execute(tx);
	});
	await expect(dying).rejects.toBeDefined();
	await killed.destroy();
	expect(await outcomes(instance)).toMatchObject([{ status: 'sold', gain: 0 }]);
	expect(await booked(instance)).toEqual([]);
	expect(await settled(instance)).toEqual({ settled: true, differences: [] });
	expect(await outcomes(instance)).toMatchObject([{ status: 'winning', gain: 5_000 }]);
});

test('a line changed after closing is found by the seal, and nothing is settled', async () => {
	const instance = await draw();
	const { ref_code } = await sell(api.db, instance, [{ numbers: '08' }]);
	await endDraw(api.owner, instance);
	await confirmed(api.db, instance, ['107', null]);
	const forge = (numbers: string) =>
		sql`UPDATE fiche_lines SET numbers = ${numbers} WHERE instance_id = ${instance}`.execute(
			api.owner,
		);
	await forge('07');
	expect(await outcomeOf(settled(instance))).toBe('seal_broken');
	expect(await outcomes(instance)).toEqual([{ ref_code, status: 'sold', gain: 0 }]);
	await forge('08');
	expect((await settled(instance)).settled).toBe(true);
});

test('gains that other code does not come to are named, and nothing is paid', async () => {
	const instance = await draw();
	const fiche = await sell(api.db, instance, [{}]);
	await endDraw(api.owner, instance);
	await confirmed(api.db, instance, ['107', null]);
	await asCompanyA(api.db, (tx) => sql`SELECT settle_instance(${instance})`.execute(tx));
	const change = (gain: number) =>
		sql`UPDATE fiche_lines SET gain = ${gain} WHERE instance_id = ${instance}`.execute(api.owner);
	await change(9_999);
	expect((await settled(instance)).differences).toEqual([
		{ what: expect.stringContaining(' 1'), expected: 5_000, found: 9_999 },
	]);
	const pay = () =>
		asAgent(api.db, IDS.agentA, (tx) => payFiche(tx, fiche.ref_code, fiche.security_code, 'A'));
	expect(await outcomeOf(pay())).toBe('not_payable');
	await change(5_000);
	expect((await settled(instance)).differences).toEqual([]);
	expect(await outcomeOf(pay())).toBe('done');
});

test('a correction takes back and gives anew; it comes too late once a fiche of it is paid', async () => {
	const instance = await draw();
	const [first, second] = [
		await sell(api.db, instance, [{ numbers: '07' }]),
		await sell(api.db, instance, [{ numbers: '08' }, { numbers: '09' }]),
	];
	await drawn(api, instance, ['107', '0900']);
	expect(await outcomeOf(confirmed(api.db, instance, ['108', '0900']))).toBe('reason_required');
	await confirmed(api.db, instance, ['108', '0900'], 'Mal lu');
	expect(await settled(instance)).toEqual({ settled: true, differences: [] });
	const byRef = new Map((await outcomes(instance)).map((one) => [one.ref_code, one]));
	expect(byRef.get(first.ref_code)).toMatchObject({ status: 'losing', gain: 0 });
	expect(byRef.get(second.ref_code)).toMatchObject({ status: 'winning', gain: 7_000 });
	expect(await booked(instance)).toEqual([
		{ kind: 'settlement', revision: 1, fiches_gagnantes: 2, gain: 7_000 },
		{ kind: 'reversal', revision: 1, fiches_gagnantes: -2, gain: -7_000 },
		{ kind: 'settlement', revision: 2, fiches_gagnantes: 1, gain: 7_000 },
	]);
	await asAgent(api.db, IDS.agentA, (tx) =>
		payFiche(tx, second.ref_code, second.security_code, 'A'),
	);
	// The second lot is not changed by it, and neither is the fiche: only what changes counts.
	expect(await outcomeOf(confirmed(api.db, instance, ['107', '0900'], 'Encore'))).toBe(
		'fiche_paid',
	);
	expect(await outcomeOf(confirmed(api.db, instance, ['108', '0911'], 'Troisième lot'))).toBe(
		'done',
	);
	expect((await settled(instance)).differences).toEqual([]);
});

test('a result that waits is taken back with a draw that was not held; one that is confirmed stays', async () => {
	const instance = await draw();
	const { ref_code } = await sell(api.db, instance, [{ numbers: '07', stake: 300 }]);
	await endDraw(api.owner, instance);
	const act = attempts(api.db);
	const revision = await act.entering(instance, ['107', null]);
	expect(await outcomeOf(act.cancelling(instance))).toBe('done');
	expect(await outcomes(instance)).toEqual([{ ref_code, status: 'winning', gain: 300 }]);
	expect(await outcomeOf(act.confirming(instance, revision))).toBe('conflict');
	expect(await outcomeOf(act.entering(instance, ['107', null]))).toBe('conflict');
	const held = await draw();
	await endDraw(api.owner, held);
	await confirmed(api.db, held, ['107', null]);
	expect(await outcomeOf(act.cancelling(held))).toBe('conflict');
});

test('a draw that was not held gives every stake back, and takes no commission back', async () => {
	const instance = await draw();
	await sql`UPDATE agents SET commission = 1000 WHERE id = ${IDS.agentA}`.execute(api.owner);
	const { ref_code } = await sell(api.db, instance, [{ stake: 300 }, { numbers: '08', stake: 50 }]);
	const voided = await soldAndVoided(instance);
	const cancel = () => asCompanyA(api.db, (tx) => cancelInstance(tx, instance));
	expect(await outcomeOf(cancel())).toBe('conflict');
	await endDraw(api.owner, instance);
	expect(await outcomeOf(cancel())).toBe('done');
	expect(await outcomes(instance)).toEqual(
		byReference([{ ref_code, status: 'winning', gain: 350 }, voided]),
	);
	await sql`UPDATE agents SET commission = 0 WHERE id = ${IDS.agentA}`.execute(api.owner);
	// The agent sold it and gives the stakes back (decision 0035).
	const sums = sql<object>`SELECT sum(vente)::bigint AS vente, sum(gain)::bigint AS gain,
		sum(commission)::bigint AS commission FROM rollups WHERE instance_id = ${instance}`;
	expect(await rowsOf(api.owner, sums)).toEqual([{ vente: 350, gain: 350, commission: 35 }]);
	expect(await outcomeOf(cancel())).toBe('conflict');
	expect(await outcomeOf(confirmed(api.db, instance, ['107', null]))).toBe('conflict');
});
