import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';

const ROOT = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) \| (.+?) \| (.+) \|$/gm)].map(
	([, id = '', state = '', evidence = '']) => ({ id, state, evidence }),
);

test('each row has a state, and the sentence above adds them up', () => {
	/** @param {string} state */
	const count = (state) => rows.filter((row) => row.state === state).length;
	const [, ...said] =
		/(\d+) met, (\d+) in part, (\d+) not, (\d+) for the deployment, (\d+) not\s+applicable/.exec(
			page,
		) ?? [];
	const states = ['met', 'part', '**not met**', 'deployment', 'n/a'];
	assert.deepEqual(said.map(Number), states.map(count));
	assert.equal(
		states.map(count).reduce((sum, each) => sum + each),
		rows.length,
	);
	assert.match(page, new RegExp(`All ${rows.length} requirements`));
});

test('rows stand in order, none twice', () => {
	const keys = rows.map(({ id }) => id.slice(1).split('.').map(Number));
	for (const [index, key] of keys.entries()) {
		const before = keys[index - 1];
		if (!before) continue;
		const differs = key.findIndex((part, place) => part !== before[place]);
		assert.ok(differs >= 0 && Number(key[differs]) > Number(before[differs]), key.join('.'));
	}
});

test('what shows a row is there', () => {
	const named = rows.flatMap(({ id, evidence }) => [
		...[...evidence.matchAll(/`([^`]+\/[^`]+\.\w+)`/g)].map(([, file = '']) => [id, file]),
		...[...evidence.matchAll(/\]\((decisions[^)]+)\)/g)].map(([, file]) => [id, `docs/${file}`]),
	]);
	assert.ok(named.length > rows.length / 2);
	const gone = named.filter(([, file = '']) => !existsSync(path.join(ROOT, file)));
	assert.deepEqual(gone, []);
});
