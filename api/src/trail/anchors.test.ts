import {
	appendFileSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generaleApi } from '@borlette/shared/contract/generale';
import { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { sql } from 'kysely';
import { IDS } from '../tools/testing/ids.ts';
import { smallDisk } from '../tools/testing/small-disk.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { anchorHeads, readAnchors } from './anchors.ts';

const folder = mkdtempSync(join(tmpdir(), 'borlette-anchors-'));
const api = useTestApi({ dataDir: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const places = { dataDir: folder };
const anchor = () => anchorHeads(api.db, places);
const textIn = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = () =>
	readdirSync(folder)
		.filter((name) => name.endsWith('.log'))
		.sort();

/** Two entries in each company's trail. */
async function act(label: string): Promise<void> {
	for (const person of ['adminA', 'adminB'] as const) {
		const generale = { name: label, zone: '', responsible: '', phone: null, commission: 0 };
		const { body } = await api.call(person, generaleApi.create, { body: generale });
		await api.call(person, generaleApi.remove, { body: { id: body.id } });
	}
}
const verdictOf = async (company: string) => {
	const { body } = await api.call('root', tracabiliteApi.verify, {});
	return body.find(({ company_id }) => company_id === company);
};
const lastOf = async (company: string) => {
	const { rows } = await sql<{ seq: number; hash: string }>`SELECT seq, encode(hash, 'hex') AS hash
		FROM audit_entries WHERE company_id = ${company} ORDER BY seq DESC LIMIT 1`.execute(api.owner);
	return rows[0] as { seq: number; hash: string };
};
/** Takes the newest entries away and, like a forger who knows the functions, adds others. */
async function forge(company: string, cut: number, added: number): Promise<void> {
	await sql`DELETE FROM audit_entries WHERE company_id = ${company} AND seq >
		(SELECT max(seq) - ${sql.lit(cut)} FROM audit_entries WHERE company_id = ${company})`.execute(
		api.owner,
	);
	for (let count = 0; count < added; count += 1) {
		await api.owner.transaction().execute(async (tx) => {
			await sql`SELECT set_config('app.company_id', ${company}, true)`.execute(tx);
			await sql`SELECT audit_append('X', 'update', 'x', 'x', 'x', NULL, NULL, '', '')`.execute(tx);
		});
	}
}

test('without a file the answer says that no head was kept', async () => {
	await act('Un');
	expect(await verdictOf(IDS.companyA)).toMatchObject({ first_bad: null, anchor: null });
});

test('the head of every chain that moved is appended, and of no other', async () => {
	expect((await anchor()).anchored).toBeGreaterThanOrEqual(2);
	const { seq, hash } = await lastOf(IDS.companyA);
	const [name = ''] = names();
	const before = textIn(name);
	expect(before).toMatch(
		new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\S+Z ${IDS.companyA} ${seq} ${hash} [0-9a-f]{64}$`, 'm'),
	);
	expect(await anchor()).toEqual({ anchored: 0, broken: [] });
	expect(textIn(name)).toBe(before);
	await api.call('adminA', generaleApi.create, {
		body: { name: 'Deux', zone: '', responsible: '', phone: null, commission: 0 },
	});
	expect(await anchor()).toEqual({ anchored: 1, broken: [] });
	expect(textIn(name).startsWith(before)).toBe(true);
	const kept = await lastOf(IDS.companyA);
	expect(await verdictOf(IDS.companyA)).toMatchObject({
		first_bad: null,
		anchor: { seq: kept.seq, state: 'whole' },
	});
});

test('a line that was cut off is passed over, and the next begins a new one', async () => {
	const before = await readAnchors(places);
	appendFileSync(join(folder, names()[0] as string), '2026-01-01T00:00:00Z 00000000-00');
	expect(await readAnchors(places)).toEqual(before);
	await act('Trois');
	await anchor();
	expect((await readAnchors(places)).get(IDS.companyB)?.seq).toBe((await lastOf(IDS.companyB)).seq);
});

test('a new day begins with what was known', async () => {
	const [name = ''] = names();
	const before = await readAnchors(places);
	renameSync(join(folder, name), join(folder, 'audit-anchors-2026-01-01.log'));
	await api.call('adminA', generaleApi.create, {
		body: { name: 'Quatre', zone: '', responsible: '', phone: null, commission: 0 },
	});
	await anchor();
	expect(names()).toHaveLength(2);
	const after = await readAnchors(places);
	expect(after.get(IDS.companyB)).toEqual(before.get(IDS.companyB));
	expect(after.get(IDS.companyA)?.seq).toBeGreaterThan(before.get(IDS.companyA)?.seq as number);
});

test('a file of a day to come, of a clock that was ahead, goes on: nothing is anchored twice', async () => {
	const name = names().at(-1) as string;
	renameSync(join(folder, name), join(folder, 'audit-anchors-2099-01-01.log'));
	await act('Trois');
	expect((await anchor()).anchored).toBeGreaterThan(0);
	expect((await readAnchors(places)).get(IDS.companyA)?.seq).toBe((await lastOf(IDS.companyA)).seq);
	expect((await anchor()).anchored).toBe(0);
	renameSync(join(folder, 'audit-anchors-2099-01-01.log'), join(folder, name));
});

test('a changed byte is found by the hashes and named', async () => {
	const { seq } = await lastOf(IDS.companyB);
	const change = (from: string, to: string) =>
		sql`UPDATE audit_entries SET object_label = ${to} WHERE company_id = ${IDS.companyB}
			AND seq = ${seq} AND object_label = ${from}`.execute(api.owner);
	await change('Trois', 'Troi5');
	expect(await verdictOf(IDS.companyB)).toMatchObject({
		companyname: 'Company B',
		first_bad: { seq, object_label: 'Troi5', problem: 'changed' },
	});
	await change('Troi5', 'Trois');
	expect(await verdictOf(IDS.companyB)).toMatchObject({ first_bad: null });
});

test('a tail that was cut is found and named, though the hashes agree', async () => {
	await forge(IDS.companyA, 2, 0);
	expect(await verdictOf(IDS.companyA)).toMatchObject({
		companyname: 'Company A',
		first_bad: null,
		anchor: { state: 'cut' },
	});
	expect(await verdictOf(IDS.companyB)).toMatchObject({ anchor: { state: 'whole' } });
});

test('a tail that was written anew is found, also when the chain has grown since', async () => {
	await forge(IDS.companyA, 0, 2);
	expect(await verdictOf(IDS.companyA)).toMatchObject({
		first_bad: null,
		anchor: { state: 'rewritten' },
	});
	const before = (await readAnchors(places)).get(IDS.companyA);
	await act('Trois');
	// The forged head must not take the place of the true one.
	expect(await anchor()).toEqual({ anchored: 1, broken: [IDS.companyA] });
	expect((await readAnchors(places)).get(IDS.companyA)).toEqual(before);
	expect(await verdictOf(IDS.companyA)).toMatchObject({ anchor: { state: 'rewritten' } });
});

test('a chain that is gone whole is named too, to its own company only', async () => {
	await sql`DELETE FROM audit_entries WHERE company_id = ${IDS.companyB}`.execute(api.owner);
	const expected = { company_id: IDS.companyB, companyname: 'Company B', entries: 0 };
	const own = await api.call('adminB', tracabiliteApi.verify, {});
	expect(own.body).toMatchObject([{ ...expected, anchor: { state: 'cut' } }]);
	const other = await api.call('adminA', tracabiliteApi.verify, {});
	expect(other.body.map(({ company_id }) => company_id)).toEqual([IDS.companyA]);
});

test('a new day that begins on a full disk forgets nothing of the day before', async () => {
	const disk = smallDisk(1);
	if (!disk) return;
	try {
		const there = { dataDir: disk.folder };
		await anchorHeads(api.db, there);
		const [name = ''] = readdirSync(disk.folder).filter((each) => each.endsWith('.log'));
		renameSync(join(disk.folder, name), join(disk.folder, 'audit-anchors-2026-01-01.log'));
		const before = await readAnchors(there);
		await act('Plein');
		disk.fill();
		await expect(anchorHeads(api.db, there)).rejects.toThrow('ENOSPC');
		disk.makeRoom();
		expect(await readAnchors(there)).toEqual(before);
	} finally {
		disk.end();
	}
});
