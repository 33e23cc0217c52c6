import fs, {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { identityIn, KEY_FILE, keepRecipient, recipientOf } from '../backup/identity.ts';
import { keptPassword } from '../db/embedded/password.ts';
import { keepFile, replaceFile } from './kept-file.ts';
import { keptKey } from './secret-key.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'borlette gardé '));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the disk was told to keep: each with what was in it then; of a folder its names. */
function watchDisk() {
	const kept = new Map<number, string>();
	const { fsyncSync } = fs;
	const spy = jest.spyOn(fs, 'fsyncSync').mockImplementation((fd) => {
		fsyncSync(fd);
		const about = fs.fstatSync(fd);
		const is = about.isDirectory()
			? readdirSync(folder).sort().join()
			: readFileSync(`/proc/self/fd/${fd}`, 'utf8');
		kept.set(about.ino, is);
	});
	return { kept, stop: () => spy.mockRestore() };
}

(process.platform === 'linux' ? test : test.skip)(
	'a file that is kept is on the disk under its name, and so is what takes its place',
	() => {
		const file = join(folder, 'one.key');
		for (const [write, content] of [
			[keepFile, 'first'],
			[replaceFile, 'second'],
		] as const) {
			const { kept, stop } = watchDisk();
			write(file, content);
			stop();
			expect(kept.get(statSync(file).ino)).toBe(content);
			expect(kept.get(statSync(folder).ino)).toBe('one.key');
		}
	},
);

test('of several that make it one’s stays, whole, for its owner alone, and nothing is left beside it', () => {
	const file = join(folder, 'deep', 'one.key');
	expect([keepFile(file, 'mine'), keepFile(file, 'theirs')]).toEqual([true, false]);
	expect(readFileSync(file, 'utf8')).toBe('mine');
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(readdirSync(join(folder, 'deep'))).toEqual(['one.key']);
});

test('a full disk leaves neither half a file nor its draft', () => {
	const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
	const spy = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
		fs.closeSync(fs.openSync(file as string, 'w'));
		throw full;
	});
	expect(() => keptPassword(join(folder, 'owner.password'))).toThrow(full);
	spy.mockRestore();
	expect(readdirSync(folder)).toEqual([]);
	expect(keptPassword(join(folder, 'owner.password'))).toHaveLength(32);
});

test('a key or a password that was cut off is refused: an empty one would be everybody’s', async () => {
	writeFileSync(join(folder, 'tickets.key'), '');
	await expect(keptKey(folder, 'tickets.key')).rejects.toThrow('holds 0 bytes in place of a key');
	writeFileSync(join(folder, 'secrets.key'), 'half');
	await expect(keptKey(folder, 'secrets.key')).rejects.toThrow('holds 4 bytes');
	writeFileSync(join(folder, 'owner.password'), '\n');
	expect(() => keptPassword(join(folder, 'owner.password'))).toThrow('holds no password');
});

test('the log and the first copy, which begin at once, are sealed for one key', async () => {
	const said: string[] = [];
	const one = () =>
		recipientOf({ dataDir: folder, backupRecipient: undefined }, (text) => said.push(text));
	const [first, second] = await Promise.all([one(), one()]);
	expect(second).toBe(first);
	expect(await one()).toBe(first);
	expect(said).toHaveLength(1);
	expect(await identityIn(join(folder, KEY_FILE))).toMatch(/^AGE-SECRET-KEY-/);
});

test('backups of a house that was restored are sealed for the key that opened its copy, and no other is made', async () => {
	const identity = await generateX25519Identity();
	await keepRecipient(folder, identity);
	const recipient = await recipientOf(
		{ dataDir: folder, backupRecipient: undefined },
		() => undefined,
	);
	expect(recipient).toBe(await identityToRecipient(identity));
	expect(existsSync(join(folder, KEY_FILE))).toBe(false);
});
