import {
	chmodSync,
	chownSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallDisk } from '../../tools/testing/small-disk.ts';
import { canWrite, unprivilegedAccount } from './account.ts';
import { clusterFolder } from './folder.ts';
import { EmbeddedProblem } from './problem.ts';

const account = unprivilegedAccount();
/** Only root can run it as somebody else, and only who is not root is kept out of a folder. */
const asRoot = account ? test : test.skip;
const asOther = account ? test.skip : test;

let place: string;
beforeEach(() => {
	place = mkdtempSync(join(tmpdir(), 'borlette-folder-'));
	chmodSync(place, 0o755);
});
afterEach(() => rmSync(place, { recursive: true }));
const said: string[] = [];
const folderOf = (dataDir: string) => clusterFolder(dataDir, account, (text) => said.push(text));

asRoot('who begins it with a mask that shuts others out has PostgreSQL reach its folder', () => {
	const before = process.umask(0o077);
	try {
		const folder = folderOf(join(place, 'a', 'data'));
		expect(folder).toBe(join(place, 'a', 'data', 'postgres'));
		expect(canWrite(folder, account)).toBe(true);
		// To go through, and no more.
		expect(statSync(join(place, 'a', 'data')).mode & 0o777).toBe(0o711);
	} finally {
		process.umask(before);
	}
	expect(said).toEqual([]);
});

asRoot('root takes the database of another user from nobody, and names who runs it', () => {
	const folder = join(place, 'postgres');
	mkdirSync(folder);
	const daemon = 1;
	chownSync(folder, daemon, daemon);
	expect(() => folderOf(place)).toThrow(EmbeddedProblem);
	expect(() => folderOf(place)).toThrow(
		'is run by the user daemon: run this as that user (sudo -u',
	);
	expect(statSync(folder).uid).toBe(daemon);
});

asRoot('a disk that can only be read by now is a sentence', () => {
	const disk = smallDisk(1);
	if (!disk) return;
	try {
		chmodSync(disk.folder, 0o755);
		folderOf(disk.folder);
		disk.letOnlyRead();
		expect(() => folderOf(disk.folder)).toThrow(EmbeddedProblem);
		expect(() => folderOf(disk.folder)).toThrow(/\/postgres cannot be given to the user .*EROFS/);
	} finally {
		disk.end();
	}
});

asOther('a folder that one may not write to is named, with whose it is', () => {
	mkdirSync(join(place, 'postgres'), { mode: 0o555 });
	expect(() => folderOf(place)).toThrow(/may not write to .*, which belongs to/);
});

test('what is no folder is named with what to do', () => {
	writeFileSync(join(place, 'file'), '');
	expect(() => folderOf(join(place, 'file'))).toThrow(EmbeddedProblem);
	expect(() => folderOf(join(place, 'file'))).toThrow(
		'set DATA_DIR to a folder that can be written',
	);
});
