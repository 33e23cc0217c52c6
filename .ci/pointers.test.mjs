import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { ownFiles } from './files.mjs';

const ROOT = path.join(import.meta.dirname, '..');
/** Examples: remotes that are made to fail, and single letters. */
const EXAMPLES = /^e2e\/remotes\//;
const POINTER =
	/(?<![\w@/:.$<{-])(?:\.{1,2}\/)*((?:[\w-][\w.-]*\/)+[\w.-]{2,}\.(?:tsx?|mjs|cjs|md|sql))(?!\.?\w)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;
const CODE_BLOCK = /```[\s\S]*?```/g;

/** What people read of a file: its comments, or a page without its code. @param {string} file @param {string} text */
const proseOf = (file, text) =>
	file.endsWith('.md') ? text.replaceAll(CODE_BLOCK, '') : (text.match(COMMENT) ?? []).join('\n');

/** @param {string} text */
const pointersIn = (text) => [...text.matchAll(POINTER)].map(([, name = '']) => name);

test('files that comments and docs name are there', () => {
	const files = ownFiles(ROOT, /./);
	const named = files
		.filter((file) => /\.(ts|tsx|mjs|cjs|md)$/.test(file) && !EXAMPLES.test(file))
		.flatMap((file) =>
			pointersIn(proseOf(file, readFileSync(path.join(ROOT, file), 'utf8'))).map((name) => ({
				file,
				name,
			})),
		);
	assert.ok(named.length > 100);
	const gone = named.filter(({ name }) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
	assert.deepEqual(gone, []);
});

test('what counts as a pointer', () => {
	assert.deepEqual(pointersIn('see `docs/glossary.md`, ../trail/anchors.ts and x/y.ts'), [
		'docs/glossary.md',
		'trail/anchors.ts',
	]);
	assert.deepEqual(pointersIn('import x from "@borlette/shared/ui.ts"; {dir}/a/bb.ts'), []);
});
