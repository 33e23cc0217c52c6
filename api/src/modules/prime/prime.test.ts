import {
	OFFICIAL_RATES,
	type Prime,
	primeAgentApi,
	primeApi,
	primeSurcussaleApi,
	primeTirageApi,
	returnToPlayer,
} from '@borlette/shared/contract/prime';
import { sql } from 'kysely';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();
const INHERITED = {
	borlette1: null,
	borlette2: null,
	borlette3: null,
	mariage: null,
	mariage_gratuit: null,
	lotto3: null,
	lotto4: null,
	lotto5: null,
};

test('borlette 50/20/10 gives 80 % back; the other games what their odds say', () => {
	expect(returnToPlayer(OFFICIAL_RATES)).toEqual({
		borlette: 8_000,
		mariage: 5_940,
		lotto3: 5_000,
		lotto4: 5_000,
		lotto5: 2_500,
	});
});

test('the odds of a mariage are those of every outcome', () => {
	let wins = 0;
	for (let outcome = 0; outcome < 1_000_000; outcome++) {
		const lots = [outcome % 100, Math.floor(outcome / 100) % 100, Math.floor(outcome / 10_000)];
		if (lots.includes(12) && lots.includes(34)) wins++;
	}
	expect(wins).toBe(594);
});

test('a company has one general prime, official at first; others are a warning', async () => {
	const { body } = await api.call('adminA', primeApi.list, { query: {} });
	expect(body).toMatchObject([
		{ ...OFFICIAL_RATES, company_id: IDS.companyA, is_official: true, version: 1 },
	]);
	const changed = await api.call('adminA', primeApi.update, {
		body: { ...OFFICIAL_RATES, borlette1: 60, version: 1 },
	});
	expect(changed.body).toMatchObject({
		borlette1: 60,
		is_official: false,
		return_to_player: { borlette: 9_000 },
		version: 2,
	});
	const stale = await api.call('adminA', primeApi.update, {
		body: { ...OFFICIAL_RATES, version: 1 },
	});
	expect(stale.failure).toMatchObject({ code: 'version_conflict', current: { borlette1: 60 } });
	const all = await api.call('root', primeApi.list, { query: {} });
	expect((all.body as Prime[]).map(({ company_id }) => company_id).sort()).toEqual(
		[IDS.companyA, IDS.companyB].sort(),
	);
});

test('who is second of two at once is told the rates as they are by then', async () => {
	let second: ReturnType<typeof api.call> | undefined;
	await api.owner.transaction().execute(async (first) => {
		await sql`UPDATE primes SET mariage = 1001, version = version + 1
			WHERE company_id = ${IDS.companyA} AND target = 'general'`.execute(first);
		second = api.call('adminA', primeApi.update, { body: { ...OFFICIAL_RATES, version: 2 } });
		await untilWaiting(api.owner, second);
	});
	expect((await second)?.failure).toMatchObject({
		code: 'version_conflict',
		current: { borlette1: 60, mariage: 1_001, version: 3 },
	});
});

test('more than 100 % back is refused unless confirmed', async () => {
	const rates = { ...OFFICIAL_RATES, borlette1: 71, version: 1 };
	const refused = await api.call('adminB', primeApi.update, { body: rates });
	expect(refused.failure.fields).toEqual({ confirmed: { code: 'required' } });
	const whole = await api.call('adminB', primeApi.update, { body: { ...rates, borlette1: 70 } });
	expect(whole.body.return_to_player.borlette).toBe(10_000);
	const confirmed = await api.call('adminB', primeApi.update, {
		body: { ...rates, version: 2, confirmed: true },
	});
	expect(confirmed.body).toMatchObject({ borlette1: 71, return_to_player: { borlette: 10_100 } });
});

test('a prime of an agent inherits what it leaves open, in every draw or one', async () => {
	const body = { ...INHERITED, borlette2: 25, agent_id: IDS.otherAgentA, tirage_id: null };
	const made = await api.call('adminA', primeAgentApi.create, { body });
	expect(made.body).toMatchObject({
		agent_name: 'Max Abel · 0002',
		borlette1: null,
		borlette2: 25,
		effective: { borlette2: 25, borlette3: 10 },
		is_official: false,
	});
	const again = await api.call('adminA', primeAgentApi.create, { body });
	expect(again.failure.fields).toEqual({ agent_id: { code: 'taken' } });
	const inOne = await api.call('adminA', primeAgentApi.create, {
		body: { ...body, tirage_id: IDS.tirageA },
	});
	expect(inOne.body.tirage_name).toBe('New York Midi');
	const seen = await api.call('supervisorA', primeAgentApi.list, { query: {} });
	expect((seen.body as Array<{ agent_id: string }>).map((row) => row.agent_id)).toEqual([
		IDS.agentA,
	]);
	const above = await api.call('adminA', primeAgentApi.update, {
		body: { ...INHERITED, id: made.body.id, version: 1, lotto3: 1_001 },
	});
	expect(above.failure.fields).toEqual({ confirmed: { code: 'required' } });
	const removed = await api.call('adminA', primeAgentApi.remove, { body: { id: made.body.id } });
	expect(removed.body).toEqual({ id: made.body.id });
});

test('what a configuration inherits is said rate by rate, with whose it is', async () => {
	const query = { agent_id: IDS.agentA, tirage_id: IDS.tirageA };
	await api.call('adminA', primeTirageApi.update, {
		body: { ...INHERITED, id: IDS.primeTirageA, version: 1, lotto4: 4_000 },
	});
	const ofBoth = await api.call('adminA', primeApi.inherited, { query });
	expect(ofBoth.body).toMatchObject({
		borlette1: { units: 60, from: 'general' },
		lotto4: { units: 4_000, from: 'tirage' },
	});
	// The draw's own prime does not count for itself; nor do draws where none is named.
	const ofDraw = await api.call('adminA', primeApi.inherited, {
		query: { tirage_id: IDS.tirageA },
	});
	expect(ofDraw.body).toMatchObject({ lotto4: { units: 5_000, from: 'general' } });
	const made = await api.call('adminA', primeAgentApi.create, {
		body: { ...INHERITED, ...query, borlette3: 11 },
	});
	expect(made.body.effective).toMatchObject({ borlette3: 11, lotto4: 4_000, lotto5: 25_000 });
	const foreign = await api.call('adminB', primeApi.inherited, { query });
	expect(foreign.body).toMatchObject({ lotto4: { units: 5_000, from: 'general' } });
	await api.call('adminA', primeAgentApi.remove, { body: { id: made.body.id } });
});

test('a prime of a draw is changed by version; a draw elsewhere is unknown', async () => {
	const change = { ...INHERITED, id: IDS.primeTirageA, version: 2, lotto3: 600 };
	const { body } = await api.call('adminA', primeTirageApi.update, { body: change });
	expect(body).toMatchObject({ lotto3: 600, tirage_id: IDS.tirageA, version: 3 });
	expect((await api.call('adminA', primeTirageApi.update, { body: change })).status).toBe(412);
	const foreign = await api.call('adminA', primeTirageApi.create, {
		body: { ...INHERITED, tirage_id: IDS.tirageB },
	});
	expect(foreign.failure.fields).toEqual({ tirage_id: { code: 'unknown_reference' } });
	const page = await api.call('adminA', primeTirageApi.list, { query: { limit: 25 } });
	expect(page.body).toMatchObject({ total: 1, items: [{ return_to_player: { lotto3: 6_000 } }] });
});

test('a prime of a surcussale is what its agents inherit, and nobody else', async () => {
	const of = { surcussale_id: IDS.otherSurcussaleA };
	const body = { ...INHERITED, ...of, borlette2: 24 };
	const made = await api.call('adminA', primeSurcussaleApi.create, { body });
	expect(made.body).toMatchObject({
		effective: { borlette2: 24, borlette3: 10 },
	});
	const inherits = async (agent_id: string) =>
		(await api.call('adminA', primeApi.inherited, { query: { agent_id } })).body?.borlette2;
	expect(await inherits(IDS.otherAgentA)).toEqual({ units: 24, from: 'surcussale' });
	expect(await inherits(IDS.agentA)).toEqual({ units: 20, from: 'general' });
	const again = await api.call('adminA', primeSurcussaleApi.create, { body });
	expect(again.failure.fields).toEqual({ surcussale_id: { code: 'taken' } });
	await api.call('adminA', primeSurcussaleApi.remove, { body: { id: made.body.id } });
	expect(await inherits(IDS.otherAgentA)).toEqual({ units: 20, from: 'general' });
});
