import { OFFICIAL_RATES, primeApi, RATES } from '@borlette/shared/contract/prime';
import { type WhatIf, whatIfApi } from '@borlette/shared/contract/what-if';
import { sql } from 'kysely';
import { inScope } from '../../db/scope.ts';
import type { Context } from '../../http/route.ts';
import { dayFromToday } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { type MixedSales, sellMixed } from '../../tools/testing/mixed-sales.ts';
import { drawOn, sell } from '../../tools/testing/selling.ts';
import { asCompanyA, drawn } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { whatIf } from './what-if.service.ts';

const api = useTestApi();
let sold: MixedSales;
beforeAll(async () => {
	await sql`DELETE FROM primes WHERE target <> 'general'`.execute(api.owner);
	await sql`DELETE FROM limits`.execute(api.owner);
	sold = await sellMixed(api);
});

const nobody = { agent_id: null, tirage_id: null, surcussale_id: null };
const general = { ...nobody, ...OFFICIAL_RATES };
const open = { ...nobody, ...Object.fromEntries(RATES.map((rate) => [rate, null])) };
const limit = {
	...{ kind: 'game', game: 'borlette', boule: null, agent_id: null, tirage_id: null },
	...{ min_stake: null, max_stake: null, limite: 500 },
};
const replay = (as: Person | { token: string }, body: object) =>
	api.call(as, whatIfApi.replay, { body: body as never });
const answer = async (as: Person, body: object): Promise<WhatIf> =>
	(await replay(as, body)).body as WhatIf;

test('only settled draws, without voided fiches; the rates they were sold by change nothing', async () => {
	const { draws, total, return_before, return_after, is_cut } = await answer('adminA', {
		prime: general,
	});
	expect(draws).toHaveLength(2);
	expect(draws.map(({ instance_id }) => instance_id)).toContain(sold.settled);
	expect(total).toMatchObject({ vente: 777 + 100 + 333 + 2 * 151 + 2 * 9, refused: 0 });
	expect(total.gain_after).toBe(total.gain);
	expect([return_after, is_cut]).toEqual([return_before, false]);
});

test('what it says of a change is what the next draw then pays', async () => {
	const rates = { ...OFFICIAL_RATES, borlette1: 60 };
	const said = await answer('adminA', { prime: { ...general, ...rates } });
	const before = said.draws.find(({ instance_id }) => instance_id === sold.settled);
	expect((before?.gain_after ?? 0) - (before?.gain ?? 0)).toBe(10 * (777 + 151));
	const [worst] = said.draws.toSorted(
		(a, b) => a.vente_after - a.gain_after - (b.vente_after - b.gain_after),
	);
	expect(said.worst).toBe(worst?.instance_id);

	const { body } = await api.call('adminA', primeApi.update, { body: { ...rates, version: 1 } });
	expect(body.borlette1).toBe(60);
	const day = await dayFromToday(api.owner, -1);
	const next = await drawOn(api.owner, day, IDS.tirageA);
	await sell(api.db, next, [{ numbers: '23', stake: 777 + 151 }]);
	await drawn(api, next, ['123', '0712']);
	const after = await answer('adminA', { prime: { ...general, ...rates } });
	expect(after.draws.find(({ instance_id }) => instance_id === next)).toMatchObject({
		gain: 60 * (777 + 151),
		gain_after: 60 * (777 + 151),
	});
});

test('a limit refuses line by line, the earlier ones first; a looser one refuses nothing', async () => {
	const inSettled = ({ draws }: WhatIf) =>
		draws.find(({ instance_id }) => instance_id === sold.settled);
	// 777 is too much by itself; 100, then 333 pass, then 151 does not.
	expect(inSettled(await answer('adminA', { limit }))).toMatchObject({
		vente: 777 + 100 + 333 + 151,
		vente_after: 433,
		refused: 2,
		gain_after: 0,
	});
	const ball = { ...limit, kind: 'boule', boule: '23', limite: 777 };
	expect(inSettled(await answer('adminA', { limit: ball }))).toMatchObject({
		vente: 777 + 151,
		vente_after: 777,
		gain_after: 777 * 50,
		refused: 1,
	});
	const loose = await answer('adminA', { limit: { ...limit, limite: 1_000_000 } });
	expect(loose.total).toMatchObject({ refused: 0, vente_after: loose.total.vente });
});

test('a house sees its own draws only, a supervisor their own sales, Toutes nothing', async () => {
	expect(await answer('adminB', { prime: general })).toEqual({
		draws: [],
		total: { vente: 0, gain: 0, vente_after: 0, gain_after: 0, refused: 0 },
		return_before: null,
		return_after: null,
		worst: null,
		is_cut: false,
	});
	await sql`INSERT INTO user_permissions VALUES (${IDS.otherSupervisorA}, 'view_tauxtirage')`.execute(
		api.owner,
	);
	const own = await answer('otherSupervisorA', { prime: general });
	expect(own.total.vente).toBe(333 + 2 * 9);
	expect((await replay('root', { prime: general })).failure.code).toBe('company_required');
	expect((await replay('supervisorA', { prime: general })).failure.code).toBe('forbidden');
});

test.each([
	[{}, { prime: { code: 'required' } }],
	[{ prime: general, limit }, { limit: { code: 'not_allowed' } }],
	[{ prime: { ...general, lotto3: null } }, { 'prime.lotto3': { code: 'required' } }],
	[
		{ prime: { ...open, agent_id: IDS.agentB, borlette1: 60 } },
		{ 'prime.agent_id': { code: 'unknown_reference' } },
	],
	[
		{ prime: { ...open, tirage_id: IDS.tirageA, surcussale_id: IDS.surcussaleA } },
		{ 'prime.surcussale_id': { code: 'not_allowed' } },
	],
	[{ limit: { ...limit, limite: null } }, { 'limit.limite': { code: 'required' } }],
	[{ limit: { ...limit, boule: '07' } }, { 'limit.boule': { code: 'not_allowed' } }],
	[
		{ limit: { ...limit, tirage_id: IDS.tirageB } },
		{ 'limit.tirage_id': { code: 'unknown_reference' } },
	],
])('%j is refused at its field', async (body, fields) => {
	const { status, failure } = await replay('adminA', body);
	expect([status, failure.fields]).toEqual([422, fields]);
});

const scope: Context['scope'] = {
	companyId: IDS.companyA,
	supervisorId: null,
	userId: IDS.adminA,
	role: 'company',
};
const contextOf = (db: Context['db']): Context => ({
	db,
	scope,
	companyId: IDS.companyA,
	trail: async () => undefined,
});

test('when time is up it answers the newest draws, and says so', async () => {
	const none = await asCompanyA(api.db, (tx) => whatIf(contextOf(tx), { prime: general }, 0));
	expect(none).toMatchObject({ draws: [], is_cut: true });
	// Somebody holds the lines of every draw: the first one is waited for in vain.
	const cut = await inScope(api.owner, scope, async (other) => {
		await sql`LOCK TABLE fiche_lines IN ACCESS EXCLUSIVE MODE`.execute(other);
		return asCompanyA(api.db, (tx) => whatIf(contextOf(tx), { prime: general }, 300));
	});
	expect(cut).toMatchObject({ draws: [], is_cut: true });
});

test('in it nothing can be written', async () => {
	await expect(
		asCompanyA(api.db, async (tx) => {
			await whatIf(contextOf(tx), { prime: general });
			await sql`UPDATE company_settings SET minutes_to_void = 1`.execute(tx);
		}),
	).rejects.toThrow('read-only transaction');
});
