import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { mentionsIn } from './mentions.mjs';

const SOURCE = `
	const made = { written: 1, both: 2, shorthand };
	const { taken, renamed: other } = made;
	({ assigned: shorthand, deep: { inner: shorthand } } = made);
	variable(made.both, made['word'], (each) => each.accessed);
`;

test('properties that are read are told from variables and from keys that are written', (t) => {
	const folder = mkdtempSync(path.join(tmpdir(), 'borlette-mentions-'));
	t.after(() => rmSync(folder, { recursive: true, force: true }));
	writeFileSync(path.join(folder, 'source.ts'), SOURCE);
	const { names, reads } = mentionsIn(folder);
	assert.deepEqual([...reads].sort(), [
		'accessed',
		'assigned',
		'both',
		'deep',
		'inner',
		'renamed',
		'taken',
		'word',
	]);
	for (const name of ['written', 'shorthand', 'variable', ...reads]) assert.ok(names.has(name));
});
