import {
	LATE_SALE,
	lotGagnantApi,
	RESULT_WARNINGS,
	type TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { settling } from '../../scheduler/draws.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { readCsv } from '../../tools/testing/read-file.ts';
import { otherTirage, sell, useSelling } from '../../tools/testing/selling.ts';
import { drawn, endDraw } from '../../tools/testing/settling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const { draw } = useSelling(api);
const reported: Error[] = [];
const settleDue = settling((error) => reported.push(error));
afterEach(() => expect(reported.splice(0)).toEqual([]));

const waitingIn = (answer: unknown) => answer as TirageInstance[];
const result = { pick3: '107', pick4: '2211' };
const enter = (instance_id: string, as: Person = 'adminA', more: object = {}) =>
	api.call(as, lotGagnantApi.enter, { body: { instance_id, ...result, seen_warnings, ...more } });
const seen_warnings = [...RESULT_WARNINGS];
const rootOfA = async () => ({ token: await api.tokenOf('root', IDS.companyA) });
const confirm = async (instance_id: string, revision = 1, more: object = {}, as?: Person) =>
	api.call(as ?? (await rootOfA()), lotGagnantApi.confirm, {
		body: { instance_id, revision, ...result, seen_warnings, ...more },
	});

test('the preview tells what a result would cost and what to look at, and changes nothing', async () => {
	const instance = await draw();
	const big = await sell(api.db, instance, [{ stake: 10_000 }]);
	const early = await sell(api.db, instance, [{ numbers: '22', stake: 100 }]);
	await sell(api.db, instance, [{ numbers: '99', stake: 100 }]);
	await endDraw(api.owner, instance);
	await sql`UPDATE fiches SET sold_at = now() - make_interval(mins => ${LATE_SALE.minutes}::int)
		WHERE ref_code = ${early.ref_code}`.execute(api.owner);
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
			{ ref_code: big.ref_code, agent_name: 'Élise Zamor · 0001', gain: 500_000, is_late: true },
			{ gain: 2_000, is_late: false },
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
		confirmation: 'entered_it',
		confirmers: [],
		gain: 0,
		vente: 200,
	});
	const seen = await api.call(await rootOfA(), lotGagnantApi.history, {
		params: { instanceId: instance },
	});
	expect(seen.body.instance).toMatchObject({
		confirmation: 'allowed',
		entered_by: 'adminA Test',
		lotto3: null,
	});
	expect((await confirm(instance, 1, {}, 'adminA')).failure.code).toBe('second_person_required');
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

test('a file says nothing of what a draw gave away until it is settled', async () => {
	const [running, done] = [await draw(), await draw()];
	await sell(api.db, done, [{ stake: 200 }]);
	await drawn(api, done, ['107', null]);
	const request = requestOf(
		tirageInstanceApi.list,
		{ query: { format: 'csv', columns: 'id,state,fiches_gagnantes,gain' } },
		await api.tokenOf('adminA'),
	);
	const { rawPayload } = await api.app.inject(request);
	const rows = readCsv(rawPayload).filter(([id]) => id === running || id === done);
	expect(rows).toHaveLength(2);
	expect(rows).toContainEqual([running, 'open', '', '']);
	expect(rows).toContainEqual([done, 'settled', '1', '100.00']);
});

test('who confirms types the digits unseen: others are refused without telling which, and it stays waiting', async () => {
	const instance = await draw();
	await endDraw(api.owner, instance);
	await enter(instance, 'adminA', { pick3: '108' });
	await enter(instance);
	await api.app.refusals.tell(api.db);
	await sql`DELETE FROM audit_entries`.execute(api.owner);
	const root = await rootOfA();
	const { body: history } = await api.call(root, lotGagnantApi.history, {
		params: { instanceId: instance },
	});
	const query = { result_state: 'provisional' } as const;
	const { body: listed } = await api.call(root, lotGagnantApi.list, { query });
	const { body: dates } = await api.call(root, tirageInstanceApi.list, {
		query: { state: 'provisional' },
	});
	const file = await api.inject({
		...requestOf(lotGagnantApi.list, { query: { ...query, format: 'csv' } }),
		headers: { authorization: `Token ${root.token}` },
	});
	// Nor can they be found: a search that the digits match names nothing.
	const { body: found } = await api.call(root, lotGagnantApi.list, {
		query: { ...query, q: '107' },
	});
	expect(found).toEqual([]);
	expect(file.body).toContain('adminA Test');
	expect(file.body).not.toMatch(/\b(107|108)\b/);
	const nothing = { lotto3: null, lot1: null, lot2: null, lot3: null };
	const everywhere = [
		history.instance,
		...history.results,
		...waitingIn(listed),
		...waitingIn(dates),
	];
	expect(everywhere).toHaveLength(5);
	for (const row of everywhere) expect(row).toMatchObject(nothing);
	const { body: own } = await api.call('adminA', lotGagnantApi.history, {
		params: { instanceId: instance },
	});
	expect(own.results).toMatchObject([{ lotto3: '108' }, { lotto3: '107' }]);

	const differing = { code: 'differs_from_entry' };
	for (const typed of [
		{ pick3: '108' },
		{ pick4: '2212' },
		{ pick4: null },
		{ pick4: undefined },
		{ pick3: '207', pick4: '1122' },
	]) {
		const { status, failure } = await confirm(instance, 2, { ...typed, seen_warnings: [] });
		expect(status).toBe(422);
		expect(failure.fields).toEqual({ pick3: differing, pick4: differing });
	}
	const untyped = await confirm(instance, 2, { pick3: undefined, pick4: undefined });
	expect(untyped.failure.fields).toEqual({ pick3: { code: 'required' } });
	const { body: waiting } = await api.call(root, lotGagnantApi.list, { query });
	expect(waiting).toMatchObject([{ id: instance, revision: 2, result_state: 'provisional' }]);

	await api.app.refusals.tell(api.db);
	const { rows } = await sql`SELECT actor_id, object_label, after FROM audit_entries
		WHERE action = 'refuse'`.execute(api.owner);
	expect(rows).toEqual([
		{
			actor_id: IDS.root,
			object_label: `PUT /api/companies/lotgagnant ${instance}`,
			after: { reason: 'differs_from_entry', times: 5, networks: 1 },
		},
	]);
	expect((await confirm(instance, 2)).body).toMatchObject({ lotto3: '107', lot2: '22' });
});

test('who may confirm is said to everybody who sees results: their own part, and the names', async () => {
	const instance = await draw();
	await endDraw(api.owner, instance);
	await enter(instance);
	const seenBy = async (as: Person | { token: string }) =>
		(await api.call(as, lotGagnantApi.history, { params: { instanceId: instance } })).body.instance;
	const given = async (id: string, ...codes: string[]) => {
		await sql`INSERT INTO user_permissions (user_id, codename)
			SELECT ${id}, unnest(${codes}::text[]) ON CONFLICT DO NOTHING`.execute(api.owner);
	};
	// The house's only person entered it: the provider confirms.
	expect(await seenBy('adminA')).toMatchObject({ confirmation: 'entered_it', confirmers: [] });
	expect(await seenBy('supervisorA')).toMatchObject({
		confirmation: 'not_house',
		lotto3: '107',
	});
	expect(await seenBy('root')).toMatchObject({ confirmation: 'no_company', lotto3: null });
	const { rows } = await sql<{ id: string }>`INSERT INTO users
		(role, company_id, username, password_hash, first_name, last_name, is_active)
		SELECT 'company', ${IDS.companyA}, lower(first), 'x', first, last, is_active
		FROM (VALUES ('Paul', 'Désir', true), ('Marie', 'Joseph', true), ('Luc', 'Parti', false),
			('Ana', 'Sans', true)) AS people (first, last, is_active)
		RETURNING id`.execute(api.owner);
	for (const { id } of rows.slice(0, 3)) await given(id, 'change_tirage');
	for (const as of ['adminA', 'supervisorA', await rootOfA()] as const) {
		expect((await seenBy(as)).confirmers).toEqual(['Marie Joseph', 'Paul Désir']);
	}
	// Without the code: says so, and the names are for who may see results.
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.root}
		AND codename = 'change_tirage'`.execute(api.owner);
	expect(await seenBy(await rootOfA())).toMatchObject({ confirmation: 'no_code', lotto3: '107' });
	expect((await confirm(instance)).failure.code).toBe('forbidden');
	await given(IDS.root, 'change_tirage');
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA}
		AND codename = 'view_lot_gagnant_partiel'`.execute(api.owner);
	const { body } = await api.call('adminA', tirageInstanceApi.list, {
		query: { state: 'provisional' },
	});
	expect(waitingIn(body).find(({ id }) => id === instance)).toMatchObject({
		confirmation: 'entered_it',
		confirmers: [],
	});
	await given(IDS.adminA, 'view_lot_gagnant_partiel');
	expect((await confirm(instance)).body).toMatchObject({ confirmation: null, confirmers: [] });
	await sql`DELETE FROM users WHERE id = ANY (${rows.map(({ id }) => id)}::uuid[])`.execute(
		api.owner,
	);
});

test('a result with warnings is entered and confirmed by who agreed to each of them', async () => {
	const instance = await draw();
	await sell(api.db, instance, [{ stake: 10_000 }]);
	await endDraw(api.owner, instance);
	const { body: preview } = await api.call('adminA', lotGagnantApi.preview, {
		body: { instance_id: instance, ...result },
	});
	const { warnings } = preview;
	expect(warnings.length).toBeGreaterThan(1);
	const unseen = { code: 'warnings_unseen', warnings };
	const none = { seen_warnings: undefined };
	expect((await enter(instance, 'adminA', none)).failure).toMatchObject(unseen);
	const one = { seen_warnings: warnings.slice(1) };
	expect((await enter(instance, 'adminA', one)).failure).toMatchObject(unseen);
	expect((await enter(instance, 'adminA', { seen_warnings: warnings })).body.revision).toBe(1);
	expect((await confirm(instance, 1, none)).failure).toMatchObject(unseen);
	expect((await confirm(instance, 1, one)).failure).toMatchObject(unseen);
	// That digits differ is said first: warnings are of the result that was entered.
	expect((await confirm(instance, 1, { ...none, pick3: '108' })).failure.code).toBe(
		'validation_failed',
	);
	expect((await confirm(instance, 1, { seen_warnings: warnings })).status).toBe(200);
	await settleDue(api.db);
});

test('of several who confirm at the same moment one does', async () => {
	const instance = await draw();
	await endDraw(api.owner, instance);
	await enter(instance);
	const answers = await Promise.all([confirm(instance), confirm(instance), confirm(instance)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	expect(answers.filter(({ status }) => status === 409).map(({ failure }) => failure.code)).toEqual(
		['conflict', 'conflict'],
	);
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
	expect(body).toMatchObject([
		{ id: instance, confirmation: 'allowed', confirmers: ['adminA Test'], lotto3: '107' },
	]);
	// Nothing is typed, and what is typed is compared.
	expect((await confirm(instance, 1, { pick3: '108' }, 'adminA')).failure.code).toBe(
		'validation_failed',
	);
	const untyped = { pick3: undefined, pick4: undefined };
	expect((await confirm(instance, 1, untyped, 'adminA')).status).toBe(200);
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
	expect((await confirm(instance, 2, { pick3: '108' })).body).toMatchObject({
		lot1: '08',
		state: 'confirmed',
	});
	await settleDue(api.db);
	expect((await enter(instance)).failure.code).toBe('reason_required');
	const blank = await enter(instance, 'adminA', { reason: ' ' });
	expect(blank.failure.code).toBe('reason_required');
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
	expect((await confirm(instance, 2, { pick3: '108' })).failure).toMatchObject({
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
	const { action, after } = await theRow(
		api.owner,
		sql<{ action: string; after: object | null }>`
			SELECT action, after FROM audit_entries
			WHERE object_type = 'lotgagnant' AND object_id = ${instance} ORDER BY seq DESC LIMIT 1`,
	);
	expect(action).toBe('void');
	expect(after).toMatchObject({ reason: 'Boules bloquées' });
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

test('dates open with today, then go back, and what is to come follows in its order', async () => {
	const tirage_id = await otherTirage(api.owner);
	await sql`INSERT INTO tirage_instances (company_id, tirage_id, draw_date, opens_at, close_at, draw_at)
		SELECT company_id, id, day, noon - interval '1 day', noon - interval '5 minutes', noon
		FROM tirages, generate_series(-2, 2) AS ahead,
			LATERAL (SELECT (now() AT TIME ZONE timezone)::date + ahead AS day) AS days,
			LATERAL (SELECT (day + time '12:00') AT TIME ZONE timezone AS noon) AS noons
		WHERE id = ${tirage_id}`.execute(api.owner);
	const { body } = await api.call('adminA', tirageInstanceApi.list, { query: { tirage_id } });
	const dates = waitingIn(body).map(({ draw_date }) => draw_date);
	const [before, yesterday, today, tomorrow, after] = [...dates].sort();
	expect(dates).toEqual([today, yesterday, before, tomorrow, after]);
});
