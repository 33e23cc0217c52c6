import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../config/config.ts';
import { LINKS } from './links.ts';

/** Paths of pages, as the remotes declare them. */
const pages = (): RegExp[] => {
	const root = projectRoot();
	return readdirSync(root)
		.filter((name) => name.startsWith('remote-'))
		.map((name) => readFileSync(join(root, name, 'src/remote.meta.ts'), 'utf8'))
		.flatMap((text) => [...text.matchAll(/path: '([^']+)'/g)])
		.map(([, path = '']) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
};

test('what a mail leads to is a page that there is', () => {
	const known = pages();
	const links = [
		LINKS.todo('gain_large'),
		LINKS.rule('01900000-0000-7000-8000-000000000001'),
		LINKS.report({ start_date: '2026-11-24' }),
	];
	for (const link of links) {
		const { pathname } = new URL(link, 'https://lakay.example');
		expect([pathname, known.some((page) => page.test(pathname))]).toEqual([pathname, true]);
	}
});
