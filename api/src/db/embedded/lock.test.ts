import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'borlette-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockOf = (holder: unknown) => writeFileSync(join(folder, 'lock'), JSON.stringify(holder));

test('a folder is taken once, and free again when it is given back', () => {
	const unlock = lockFolder(folder);
	expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
	unlock();
	expect(existsSync(join(folder, 'lock'))).toBe(false);
	lockFolder(folder)();
});

test('the lock of a process that is gone is taken over, and leaves nothing behind', () => {
	lockOf({ pid: spawnSync(process.execPath, ['-e', '']).pid, started: '1' });
	lockFolder(folder);
	expect(readdirSync(folder)).toEqual(['lock']);
});

test('a later process with the same id is told apart', () => {
	lockOf({ pid: process.pid, started: 'another time' });
	expect(() => lockFolder(folder)()).not.toThrow();
});

test('half a lock, as after a full disk, is no lock', () => {
	writeFileSync(join(folder, 'lock'), '{"pid":');
	expect(() => lockFolder(folder)()).not.toThrow();
});

test("giving back never takes another's lock away", () => {
	const unlock = lockFolder(folder);
	lockOf({ pid: process.pid + 1, started: '1' });
	unlock();
	expect(existsSync(join(folder, 'lock'))).toBe(true);
});
