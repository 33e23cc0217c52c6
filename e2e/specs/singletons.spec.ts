import { HOMES, Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

type Scope = Record<string, Record<string, unknown>>;

/** What must be there once: the state of each lives in its module. */
const ONE_EACH = [
	'react',
	'react-dom',
	'@borlette/shared/ui',
	'@borlette/shared/router',
	'@borlette/shared/session',
	'@borlette/shared/data',
	'@borlette/shared/api',
	'@borlette/shared/i18n',
];

/** Words that only the code of a library itself holds: found in a remote, they tell of a second copy. */
const MARKS = {
	react: 'react.dev/errors/',
	router: 'data-discover',
	Chakra: 'Seems you forgot to wrap',
	'query client': 'No QueryClient set',
	axios: 'ERR_BAD_OPTION_VALUE',
};

test('the page holds one React, router, Chakra, query client, session store and API client', async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on('response', (answer) => {
		if (answer.request().resourceType() === 'script') scripts.push(answer.url());
	});
	const shell = new Shell(page);
	await page.goto('/dashboard/app');
	for (const { remote } of HOMES) {
		await shell.visit(remote);
	}

	const scopes = await page.evaluate(() => {
		type Runtime = { __SHARE__: Record<string, { default?: Scope }> };
		const { __SHARE__ } = (globalThis as unknown as { __FEDERATION__: Runtime }).__FEDERATION__;
		// Each part of the page has the host's own scope, or one with what it brings itself.
		return [...new Set(Object.values(__SHARE__).map((instance) => instance.default ?? {}))].map(
			(scope) =>
				Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)] as const),
		);
	});
	const copies = new Map<string, string[]>();
	for (const [name, versions] of scopes.flat()) {
		copies.set(name, [...(copies.get(name) ?? []), ...versions]);
	}
	for (const name of ONE_EACH) expect(copies.get(name), name).toHaveLength(1);

	const texts = await Promise.all(
		[...new Set(scripts)].map(async (url) => ({
			path: new URL(url).pathname,
			text: await (await page.request.get(url)).text(),
		})),
	);
	for (const [name, mark] of Object.entries(MARKS)) {
		const holders = texts.filter(({ text }) => text.includes(mark)).map(({ path }) => path);
		expect(holders.length, `${name} is somewhere`).toBeGreaterThan(0);
		expect(
			holders.filter((path) => path.startsWith('/remotes/')),
			`${name} in a remote`,
		).toEqual([]);
	}
});
