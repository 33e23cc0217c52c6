import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pagesOfForms, requestsOfPages } from './files-of-pages.mjs';
import { readMeta } from './read-meta.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('remote-'));

for (const remote of remotes) {
	test(`what each page of ${remote} begins with is known`, async () => {
		const source = path.join(ROOT, remote, 'src');
		const known = requestsOfPages(readFileSync(path.join(source, 'remote.ts'), 'utf8'));
		const { routes } = await readMeta(path.join(source, 'remote.meta.ts'));
		// A page may import several files.
		const pages = new Set(known.map(([page]) => page));
		assert.deepEqual([...pages].sort(), routes.map(({ id }) => id).sort());
	});
}

test('a page imports its code itself, or by a name; a page without is not guessed', () => {
	const known = requestsOfPages(`
		const kept = () => import('./kept.ts');
		export const { pages } = defineRemote(meta, {
			'a.list': async () => (await kept()).ListPage,
			b: async () => (await import('./b.ts')).B,
			c: elsewhere,
		});
	`);
	assert.deepEqual(known, [
		['a.list', './kept.ts'],
		['b', './b.ts'],
	]);
});

test('a page that adds or changes a row is known by its address', () => {
	const ofForms = pagesOfForms([
		{ id: 'a.list', path: '/dashboard/a/list' },
		{ id: 'a.new', path: '/dashboard/a/new' },
		{ id: 'a.page', path: '/dashboard/a/:aId' },
		{ id: 'a.edit', path: '/dashboard/a/:aId/edit' },
		{ id: 'news', path: '/dashboard/news' },
	]);
	assert.deepEqual([...ofForms], ['a.new', 'a.edit']);
});
