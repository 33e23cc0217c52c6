import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ownFiles } from './files.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const PAGE = 'docs/specification.md';
const page = readFileSync(path.join(ROOT, PAGE), 'utf8');
const headings = new Set(
	[...page.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number),
);

/** "specification 2.2", "specification 2.2, 5 and 8". */
const POINTERS = /\bspecification ((?:\d+(?:\.\d+)*)(?:(?:, | and )\d+(?:\.\d+)*)*)/gi;

test('what points to a part of the specification points to a heading', () => {
	const found = ownFiles(ROOT, /\.(ts|tsx|mjs|sql|md)$/).flatMap((file) =>
		[...readFileSync(path.join(ROOT, file), 'utf8').matchAll(POINTERS)].flatMap(
			([, numbers = '']) => numbers.split(/, | and /).map((number) => ({ file, number })),
		),
	);
	assert.ok(found.length > 5);
	assert.deepEqual(
		found.filter(({ number }) => !headings.has(number)),
		[],
	);
});

test('its own pointers lead to its headings', () => {
	const inside = [...page.matchAll(/\((\d+(?:\.\d+)?)\)/g)].map(([, number = '']) => number);
	assert.ok(inside.length > 0);
	assert.deepEqual(
		inside.filter((number) => !headings.has(number)),
		[],
	);
});
