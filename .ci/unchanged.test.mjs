import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { builtPackages } from '../deploy/local/paths.mjs';
import { STAGES } from './stages.mjs';
import { wasGood, watched } from './unchanged.mjs';

/** @param {import('node:test').TestContext} t */
function project(t) {
	const root = mkdtempSync(path.join(tmpdir(), 'borlette-unchanged-'));
	t.after(() => rmSync(root, { recursive: true }));
	/** @param {string} file @param {string} text */
	const write = (file, text) => {
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), text);
	};
	for (const file of ['api/src/a.ts', 'host/src/b.ts', 'docs/c.md', '.ci/d.mjs', 'package.json']) {
		write(file, 'first');
	}
	return { root, write };
}
const API = { name: 'api', reads: ['api'] };
const ALL = { name: 'all' };

test('a stage that was good is not run again until something that it reads changes', (t) => {
	const { root, write } = project(t);
	assert.equal(wasGood(root, API), false);
	watched(root, API).note();
	watched(root, ALL).note();
	write('docs/c.md', 'second');
	write('host/src/new.ts', '');
	write('api/dist/built.js', 'written by a build');
	assert.equal(wasGood(root, API), true);
	assert.equal(wasGood(root, ALL), false);
	for (const file of ['api/src/a.ts', '.ci/d.mjs', 'package.json', 'api/src/new.ts']) {
		watched(root, API).note();
		assert.equal(wasGood(root, API), true);
		write(file, `other ${file}`);
		assert.equal(wasGood(root, API), false, file);
	}
});

test('what changed while a stage ran leaves it to be run again', (t) => {
	const { root, write } = project(t);
	const running = watched(root, API);
	write('api/src/a.ts', 'edited meanwhile');
	running.note();
	assert.equal(wasGood(root, API), false);
});

test('the tests of every package of the front end follow from its files, also of one that was just added', () => {
	const of = (/** @type {string} */ stage) =>
		STAGES.find(({ name }) => name === stage)?.reads ?? [];
	const packages = builtPackages().filter((name) => name !== 'api');
	for (const stage of ['jest', 'browser', 'weight']) {
		assert.deepEqual(
			packages.filter((name) => !of(stage).includes(name)),
			[],
			stage,
		);
	}
});
