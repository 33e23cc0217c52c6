import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordApi } from '@borlette/shared/contract/account';
import { IDS } from '../tools/testing/ids.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { LeakedPasswords } from './leaked-passwords.ts';

const folder = mkdtempSync(join(tmpdir(), 'borlette-leaked-'));
afterAll(() => rmSync(folder, { recursive: true }));
const LEAKED = ['quatre mots bien longs', ...Array.from({ length: 500 }, (_, n) => `leaked ${n}`)];
/** As it is given away, with lines of several lengths. */
function fileOf(name: string, passwords: readonly string[], end = '\r\n'): string {
	const lines = passwords.map((password, index) => {
		const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
		return `${hash}:${10 ** (index % 8)}${end}`;
	});
	const path = join(folder, name);
	writeFileSync(path, lines.sort().join(''));
	return path;
}
const file = fileOf('all', LEAKED);
const api = useTestApi({ leakedPasswords: file });

test.each(['\r\n', '\n'])('each line of it is found, nothing else (%j)', async (end) => {
	const leaked = new LeakedPasswords(fileOf('ends', LEAKED, end));
	for (const password of LEAKED)
		expect([password, await leaked.has(password)]).toEqual([password, true]);
	for (let n = 0; n < 500; n++) expect(await leaked.has(`not leaked ${n}`)).toBe(false);
});

test.each([0, 1, 2, 3])('a file of %d lines', async (count) => {
	const leaked = new LeakedPasswords(fileOf('few', LEAKED.slice(0, count)));
	const found = await Promise.all(LEAKED.slice(0, 5).map((password) => leaked.has(password)));
	expect(found).toEqual([0, 1, 2, 3, 4].map((place) => place < count));
});

test('nobody sets a password that is in the deployment’s file', async () => {
	const give = async (password: string) =>
		(await api.call('adminA', passwordApi.agent, { body: { id: IDS.agentA, password } })).failure;
	expect((await give('quatre mots bien longs')).fields).toEqual({ password: { code: 'leaked' } });
	expect((await give('cinq mots encore plus longs')).fields).toBeUndefined();
});
