import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { groupsFolder, together } from './together.mjs';

let root = '';
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'together-'));
	mkdirSync(path.join(root, 'src'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {Record<string, string>} files by name, what each says @returns their paths from the root */
const written = (files) =>
	Object.entries(files).map(([name, source]) => {
		writeFileSync(path.join(root, 'src', name), source);
		return `src/${name}`;
	});

/** Files that a group loads, from the root. @param {string} group */
const loadedBy = (group) =>
	[...readFileSync(group, 'utf8').matchAll(/require\("(.*)"\)/g)].map(([, file = '']) =>
		path.relative(root, file),
	);

test('each file runs once, beside its neighbours', () => {
	const names = Array.from({ length: 7 }, (_, index) => `${index}.test.ts`);
	const all = written(Object.fromEntries(names.map((name) => [name, 'test();'])));
	const groups = together(root, 'jest', all, 3);
	assert.deepEqual(groups.map(path.dirname), Array(3).fill(groupsFolder(root, 'jest')));
	assert.deepEqual(groups.flatMap(loadedBy), all);
});

test('a file that changes modules or the clock for those after it runs by itself', () => {
	const all = written({
		'a.test.ts': 'test();',
		'b.test.ts': "jest.mock('./parts.ts');",
		'c.test.ts': 'beforeEach(() => jest.useFakeTimers());',
	});
	const [modules, clock, group] = together(root, 'jest', all, 2);
	assert.deepEqual(
		[modules, clock].map((file) => path.relative(root, String(file))),
		['src/b.test.ts', 'src/c.test.ts'],
	);
	assert.deepEqual(loadedBy(String(group)), ['src/a.test.ts']);
});

test('groups of an earlier run are gone', () => {
	const all = written({ 'a.test.ts': 'test();', 'b.test.ts': 'test();' });
	const [, second] = together(root, 'jest', all, 2);
	together(root, 'jest', ['src/a.test.ts'], 1);
	assert.equal(existsSync(String(second)), false);
});
