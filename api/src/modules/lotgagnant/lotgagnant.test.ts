import { lotGagnantApi, tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { sql } from 'kysely';
import { settling } from '../../scheduler/draws.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { bindDevices, discrepancies, openDraw, sell } from '../../tools/testing/selling.ts';
import { endDraw } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const reported: Error[] = [];
const settleDue = settling((error) => reported.push(error));
beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
});
afterEach(async () => expect(await discrepancies(api.owner)).toEqual([]));
afterEach(() => expect(reported.splice(0)).toEqual([]));

let day = 0;
const draw = () => openDraw(api.owner, ++day);
const result = { pick3: '107', pick4: '2211' };
const enter = (instance_id: string, as: Person = 'adminA', more: object = {}) =>
	api.call(as, lotGagnantApi.enter, { body: { instance_id, ...result, ...more } });
const rootOfA = async () => ({ token: await api.tokenOf('root', IDS.companyA) });
const confirm = async (instance_id: string, revision = 1, as?: Person) =>
	api.call(as ?? (await rootOfA()), lotGagnantApi.confirm, { body: { instance_id, revision } });

test('the preview tells what a result would cost and what to look at, and changes nothing', async () => {
	const instance = await draw();
	const big = await sell(api.db, instance, [{ stake: 10_000 }]);
	await sell(api.db, instance, [{ numbers: '22', stake: 100 }]);
	await sell(api.db, instance, [{ numbers: '99', stake: 100 }]);
	await endDraw(api.owner, instance);
	await sql`UPDATE tirage_instances SET close_at = now(), draw_at = now() WHERE id = ${instance}`.execute(
		api.owner,
	);
	const { body } = await api.call('adminA', lotGagnantApi.preview, {
		body: { instance_id: instance, ...result },
	});
	expect(body).toMatchObject({
		fiches: 3,
		vente: 10_200,
		fiches_gagnantes: 2,
		gain: 502_000,
		largest: [
			{ ref_code: big.ref_code, agent_name: 'Élise Zamor', gain: 500_000, is_late: true },
			{ gain: 2_000 },
		],
		warnings: ['high_payout', 'one_fiche_takes_most', 'late_win'],
	});
	const dates = await api.call('adminA', tirageInstanceApi.list, { query: { state: 'closed' } });
	expect(dates.body).toMatchObject([{ id: instance, gain: 0, revision: null }]);
});

test('one person enters, another confirms, then it is settled and may be paid', async () => {
	const instance = await draw();
	await sell(api.db, instance, [{ stake: 200 }]);
	expect((await enter(instance)).failure.code).toBe('draw_not_held');
	await endDraw(api.owner, instance);
	expect((await enter(instance)).body).toMatchObject({
		state: 'provisional',
		revision: 1,
		result_state: 'provisional',
		lotto3: '107',
		lot1: '07',
		lot2: '22',
		lot3: '11',
		entered_by: 'adminA Test',
		confirmed_by: null,
		may_confirm: false,
		gain: 0,
		vente: 200,
	});
	const seen = await api.call(await rootOfA(), lotGagnantApi.history, {
		params: { instanceId: instance },
	});
	expect(seen.body.instance).toMatchObject({ may_confirm: true, entered_by: 'adminA Test' });
	expect((await confirm(instance, 1, 'adminA')).failure.code).toBe('second_person_required');
	expect((await confirm(instance)).body).toMatchObject({
		state: 'confirmed',
		confirmed_by: 'root Test',
		is_payable: false,
	});
	expect((await confirm(instance)).failure.code).toBe('conflict');
	await settleDue(api.db);
	const { body } = await api.call('adminA', lotGagnantApi.history, {
		params: { instanceId: instance },
	});
	expect(body.instance).toMatchObject({
		state: 'settled',
		is_payable: true,
		fiches_gagnantes: 1,
		gain: 10_000,
	});
	expect(body.results).toMatchObject([{ revision: 1, state: 'confirmed' }]);
	expect(body.settlements).toMatchObject([{ kind: 'settlement', gain: 10_000 }]);
});

test('who is alone in a company may confirm their own, where its rules say so', async () => {
	const instance = await draw();
	await endDraw(api.owner, instance);
	await enter(instance);
	const rule = (on: boolean) =>
		sql`UPDATE company_settings SET two_person_results = ${on}
			WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	await rule(false);
	const { body } = await api.call('adminA', tirageInstanceApi.list, {
		query: { state: 'provisional' },
	});
	expect(body).toMatchObject([{ id: instance, may_confirm: true }]);
	expect((await confirm(instance, 1, 'adminA')).status).toBe(200);
	await rule(true);
});

test('a result that waits is replaced by entering it again; only the newest can be confirmed', async () => {
	const instance = await draw();
	await endDraw(api.owner, instance);
	await enter(instance);
	expect((await enter(instance, 'adminA', { pick3: '108' })).body).toMatchObject({
		revision: 2,
		lot1: '08',
	});
	expect((await confirm(instance, 1)).failure.code).toBe('conflict');
	expect((await confirm(instance, 2)).body).toMatchObject({ lot1: '08', state: 'confirmed' });
	await settleDue(api.db);
	expect((await enter(instance)).failure.code).toBe('reason_required');
	expect((await enter(instance, 'adminA', { reason: 'Mal lu' })).body).toMatchObject({
		state: 'settled',
		result_state: 'provisional',
		reason: 'Mal lu',
	});
	await confirm(instance, 3);
	await settleDue(api.db);
	const { body } = await api.call('adminA', lotGagnantApi.history, {
		params: { instanceId: instance },
	});
	expect(body.results.map(({ state }) => state)).toEqual(['reversed', 'reversed', 'confirmed']);
	expect(body.settlements.map(({ kind }) => kind)).toEqual([
		'settlement',
		'reversal',
		'settlement',
	]);
});

test('a correction that would change a fiche paid or expired is named before it is entered', async () => {
	const instance = await draw();
	const winner = await sell(api.db, instance, [{ stake: 200 }]);
	await endDraw(api.owner, instance);
	await enter(instance);
	await confirm(instance);
	await settleDue(api.db);
	const paidFicheOf = async (pick3: string) =>
		(
			await api.call('adminA', lotGagnantApi.preview, {
				body: { instance_id: instance, pick3, pick4: '2211' },
			})
		).body.paid_fiche;
	expect(await paidFicheOf('108')).toBeNull();
	await sql`UPDATE fiches SET status = 'expired' WHERE id = ${winner.id}`.execute(api.owner);
	expect(await paidFicheOf('108')).toBe(winner.ref_code);
	// Its first lot stays: no gain of it changes.
	expect(await paidFicheOf('207')).toBeNull();
	await enter(instance, 'adminA', { pick3: '108', reason: 'Mal lu' });
	expect((await confirm(instance, 2)).failure).toMatchObject({
		code: 'fiche_paid',
		ref_code: winner.ref_code,
	});
	await sql`UPDATE fiches SET status = 'winning' WHERE id = ${winner.id}`.execute(api.owner);
});

test('only the house enters results; a draw of another is unknown', async () => {
	const instance = await draw();
	await endDraw(api.owner, instance);
	expect((await enter(instance, 'supervisorA')).failure.code).toBe('forbidden');
	expect((await enter(instance, 'adminB')).failure.code).toBe('not_found');
	const { failure } = await api.call('adminA', lotGagnantApi.enter, {
		body: { instance_id: instance, pick3: '12', pick4: '12345' },
	});
	expect(failure.fields).toEqual({
		pick3: { code: 'format' },
		pick4: { code: 'format' },
	});
	const cancelled = await api.call('adminA', tirageInstanceApi.cancel, {
		body: { instance_id: instance, reason: 'Boules bloquées' },
	});
	expect(cancelled.body).toMatchObject({ state: 'cancelled', is_payable: true });
});

test('the application writes no result, state or gain but through the functions', async () => {
	for (const statement of [
		sql`UPDATE tirage_instances SET state = 'settled'`,
		sql`INSERT INTO results (company_id, instance_id, lotto3, lot1) VALUES
			(${IDS.companyA}, ${IDS.tirageA}, '123', '23')`,
		sql`UPDATE results SET lotto3 = '123'`,
		sql`DELETE FROM gains`,
		sql`UPDATE settlements SET gain = 0`,
		sql`UPDATE fiche_lines SET gain = 1`,
		sql`SELECT settlement_verified(${IDS.tirageA}, 1)`,
	]) {
		await expect(statement.execute(api.db)).rejects.toThrow(/permission|forbidden/);
	}
});
