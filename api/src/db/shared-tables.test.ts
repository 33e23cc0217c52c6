import { sql } from 'kysely';
import { tokenHash } from '../identity/token.ts';
import { IDS } from '../tools/testing/ids.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import type { Db } from './connect.ts';
import { rowsOf, theRow } from './rows.ts';
import { inScope, type Scope, type Tx } from './scope.ts';

const api = useTestApi();

const scopeOf = (role: Scope['role'], companyId: string | null): Scope => ({
	...{ role, companyId, supervisorId: null },
	userId: role === 'superuser' ? IDS.root : IDS.adminA,
});
const as = <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => inScope(api.db, scope, work);
const ofA = scopeOf('company', IDS.companyA);
const ofB = scopeOf('company', IDS.companyB);
const provider = scopeOf('superuser', null);

test('countries and cities are the provider’s to write', async () => {
	const insert = (tx: Db) =>
		sql`INSERT INTO countries (name, name_code) VALUES ('Cuba', 'CU')`.execute(tx);
	await expect(as(ofA, insert)).rejects.toThrow('row-level security');
	const touched = await as(ofA, async (tx) => [
		(await sql`UPDATE countries SET name = 'x'`.execute(tx)).numAffectedRows,
		(await sql`DELETE FROM cities`.execute(tx)).numAffectedRows,
	]);
	expect(touched).toEqual([0n, 0n]);
	await as(provider, insert);
	expect(await as(ofA, (tx) => rowsOf(tx, sql`SELECT FROM countries`))).toHaveLength(3);
});

test('a picture is dropped by the company that it was kept for, and kept by nobody unknown', async () => {
	const keep = (tx: Db) =>
		theRow(
			tx,
			sql<{ id: string }>`INSERT INTO files (content_type, bytes) VALUES ('image/png', '')
				RETURNING id`,
		);
	await expect(keep(api.db)).rejects.toThrow('row-level security');
	const { id } = await as(ofA, keep);
	const drop = (tx: Db) => sql`DELETE FROM files WHERE id = ${id}`.execute(tx);
	expect((await as(ofB, drop)).numAffectedRows).toBe(0n);
	expect((await as(ofA, drop)).numAffectedRows).toBe(1n);
});

test('messages of the contact form are forgotten after their days, and by nothing else', async () => {
	await sql`INSERT INTO contact_messages (name, email, message, ip, created_at) VALUES
		('Old', 'a@b.ht', 'x', '', now() - interval '31 days'),
		('New', 'a@b.ht', 'x', '', now() - interval '29 days')`.execute(api.owner);
	await expect(sql`DELETE FROM contact_messages`.execute(api.db)).rejects.toThrow('permission');
	const { gone } = await theRow(api.db, sql<{ gone: number }>`SELECT contact_forget(30) AS gone`);
	expect(gone).toBe(1);
	const left = await rowsOf(api.owner, sql<{ name: string }>`SELECT name FROM contact_messages`);
	expect(left).toEqual([{ name: 'New' }]);
});

test('a person has forty sign-ins: one more ends the one that was used longest ago', async () => {
	const start = (name: string) =>
		sql`SELECT auth_start(${IDS.adminB}, ${tokenHash(name)}, 30, 720, '', '',
			(SELECT password_hash FROM auth_credentials('adminB', NULL)), false)`.execute(api.db);
	const isGood = async (name: string) =>
		(await rowsOf(api.db, sql`SELECT FROM auth_peek(${tokenHash(name)})`)).length === 1;
	await start('first');
	await start('second');
	await sql`UPDATE tokens SET idle_expires_at = idle_expires_at - interval '5 minutes'
		WHERE token_hash = ${tokenHash('second')}`.execute(api.owner);
	for (let count = 3; count <= 40; count += 1) await start(`sign-in ${count}`);
	expect([await isGood('first'), await isGood('second')]).toEqual([true, true]);
	await start('one too many');
	expect([await isGood('first'), await isGood('second')]).toEqual([true, false]);
	expect(await isGood('one too many')).toBe(true);
});
