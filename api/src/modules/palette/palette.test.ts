import { codesOf, type Permission } from '@borlette/shared/contract';
import { type Found, paletteApi } from '@borlette/shared/contract/palette';
import { sql } from 'kysely';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { insertFiche } from '../../tools/testing/insert-fiche.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const REF_A = 'A0AAAAAAAAA1';
const REF_OTHER = 'A0AAAAAAAAA2';
const REF_B = 'B0BBBBBBBBB1';

beforeAll(async () => {
	await insertFiche(api.owner, { refCode: REF_A });
	await insertFiche(api.owner, { refCode: REF_OTHER, agentId: IDS.otherAgentA });
	await insertFiche(api.owner, { refCode: REF_B, agentId: IDS.agentB });
});

async function find(as: Person | { token: string }, q: string): Promise<Found[]> {
	const { status, body } = await api.call(as, paletteApi.find, { query: { q } });
	expect(status).toBe(200);
	return body.found;
}
const idsFor = async (as: Person | { token: string }, q: string) =>
	(await find(as, q)).map(({ id }) => id);

/** While `work` is done the person holds these codes alone. */
async function holding<T>(
	person: Person,
	codes: readonly Permission[],
	work: () => Promise<T>,
): Promise<T> {
	const { rows } = await sql<{ codename: string }>`DELETE FROM user_permissions
		WHERE user_id = ${IDS[person]} RETURNING codename`.execute(api.owner);
	const give = (given: readonly string[]) =>
		sql`INSERT INTO user_permissions SELECT ${IDS[person]}, unnest(${[...given]}::text[])`.execute(
			api.owner,
		);
	await give(codes);
	try {
		return await work();
	} finally {
		await sql`DELETE FROM user_permissions WHERE user_id = ${IDS[person]}`.execute(api.owner);
		await give(rows.map(({ codename }) => codename));
	}
}

test('each kind is found as its list finds it, whatever the accents', async () => {
	expect(await find('adminA', 'zamor-elise')).toEqual([
		{
			kind: 'agent',
			id: IDS.agentA,
			name: expect.stringMatching(/^Élise Zamor · \d+$/),
			note: 'Jacmel',
			key: expect.stringMatching(/^\d+$/),
			company: null,
		},
	]);
	expect(await find('adminA', 'supervisora')).toEqual(
		expect.arrayContaining([expect.objectContaining({ kind: 'supervisor', id: IDS.supervisorA })]),
	);
	const branch = { kind: 'surcussale', id: IDS.surcussaleA, name: 'Jacmel', key: 'Jacmel' };
	expect(await find('adminA', 'JACMEL')).toContainEqual(expect.objectContaining(branch));
	const tirage = { kind: 'tirage', id: IDS.tirageA, name: 'New York Midi', note: 'New York' };
	expect(await find('adminA', 'midi new york')).toEqual([expect.objectContaining(tirage)]);
});

test('a fiche is found by its whole reference, as people type it', async () => {
	const fiche = { kind: 'fiche', name: REF_A, key: REF_A };
	expect(await find('adminA', 'aoaa-aaaa aaai')).toEqual([expect.objectContaining(fiche)]);
	expect(await find('adminA', REF_A.slice(0, 11))).toEqual([]);
});

test('who types a code means its agent, and at most five of a kind come', async () => {
	await sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name,
			last_name, phone, code)
		SELECT ${IDS.companyA}, ${IDS.surcussaleA}, 'many' || n, 'x', 'Abel', 'Aabel', '+50937004' || (100 + n),
			(7700 + n)::text
		FROM generate_series(1, 9) AS n`.execute(api.owner);
	await sql`UPDATE agents SET code = '4' WHERE id = ${IDS.agentA}`.execute(api.owner);
	const found = (await find('adminA', '4')).filter(({ kind }) => kind === 'agent');
	expect(found).toHaveLength(5);
	expect(found[0]).toMatchObject({ id: IDS.agentA, key: '4' });
});

test('a kind is found by who may open its list, and by nobody else', async () => {
	const words: Record<string, [Permission, q: string]> = {
		agent: ['view_agent', 'zamor'],
		surcussale: ['view_surcussale', 'hinche'],
		supervisor: ['view_supervisor', 'othersupervisor'],
		tirage: ['view_tirage', 'new york'],
		fiche: ['view_fichevente', REF_A],
	};
	expect(Object.values(words).map(([code]) => code)).toEqual(codesOf(paletteApi.find));
	for (const [code] of Object.values(words)) {
		await holding('adminA', [code], async () => {
			for (const [kind, [needed, q]] of Object.entries(words)) {
				const kinds = (await find('adminA', q)).map((one) => one.kind);
				expect([code, q, kinds.includes(kind)]).toEqual([code, q, code === needed]);
			}
		});
	}
	const refused = await holding('adminA', ['add_agent', 'change_agent'], () =>
		api.call('adminA', paletteApi.find, { query: { q: 'zamor' } }),
	);
	expect([refused.status, refused.failure.code]).toEqual([403, 'forbidden']);
});

test('without words nothing is found', async () => {
	expect(await find('adminA', '  ')).toEqual([]);
	expect((await api.call('adminA', paletteApi.find, { query: {} })).body).toEqual({ found: [] });
});

test('a supervisor finds what is theirs', async () => {
	expect(await idsFor('supervisorA', 'zamor')).toEqual([IDS.agentA]);
	expect(await idsFor('supervisorA', 'abel max')).toEqual([]);
	expect(await idsFor('otherSupervisorA', 'abel max')).toEqual([IDS.otherAgentA]);
	expect(await idsFor('supervisorA', 'hinche')).toEqual([]);
	expect(await find('supervisorA', REF_OTHER)).toEqual([]);
	expect(await find('otherSupervisorA', REF_OTHER)).toHaveLength(1);
});

test('of another company nothing is found', async () => {
	for (const q of ['rose bien', 'test supervisorB', REF_B]) {
		expect([q, await find('adminA', q)]).toEqual([q, []]);
		expect([q, (await find('adminB', q)).length > 0]).toEqual([q, true]);
	}
	expect(await idsFor('adminB', 'new york')).toEqual([IDS.tirageB]);
});

test('"Toutes" finds everything and says whose it is', async () => {
	const names = async (q: string) =>
		(await find('root', q)).map(({ kind, company }) => [kind, company]);
	expect(await names('rose bien')).toEqual([['agent', 'Company B']]);
	expect(await names('zamor elise')).toEqual([['agent', 'Company A']]);
	expect((await names('new york')).toSorted()).toEqual([
		['tirage', 'Company A'],
		['tirage', 'Company B'],
	]);
	expect(await names('hinche')).toContainEqual(['surcussale', 'Company A']);
	expect(await names('supervisorB')).toContainEqual(['supervisor', 'Company B']);
	expect(await names(REF_B)).toEqual([['fiche', 'Company B']]);
	const token = await api.tokenOf('root', IDS.companyA);
	expect(await find({ token }, 'rose bien')).toEqual([]);
	expect(await find({ token }, 'zamor elise')).toEqual([
		expect.objectContaining({ company: null }),
	]);
});
