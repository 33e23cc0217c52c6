import { HOMES, Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

interface SharedModule {
	from: string;
	loaded?: boolean;
	useIn: string[];
}
type Scope = Record<string, Record<string, SharedModule>>;

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
		await shell.goTo(remote);
		await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(shell.retry).toBeHidden();
	}

	const scope = await page.evaluate(() => {
		type Runtime = { __SHARE__: Record<string, { default: Scope }> };
		const { __SHARE__ } = (globalThis as unknown as { __FEDERATION__: Runtime }).__FEDERATION__;
		const copies: Record<string, string[]> = {};
		for (const instance of Object.values(__SHARE__)) {
			for (const [name, versions] of Object.entries(instance.default ?? {})) {
				for (const [version, { from }] of Object.entries(versions)) {
					copies[name] = [...new Set([...(copies[name] ?? []), `${version} from ${from}`])];
				}
			}
		}
		return copies;
	});
	for (const name of ONE_EACH) {
		expect(scope[name], name).toHaveLength(1);
		expect(scope[name]?.[0], name).toMatch(/ from host$/);
	}

	// A second copy would come in some file of a remote, whatever the share scope says.
	const marks = {
		react: 'react.transitional.element',
		router: 'data-discover',
		axios: 'ERR_BAD_OPTION_VALUE',
	};
	for (const [name, mark] of Object.entries(marks)) {
		const holders = [];
		for (const url of new Set(scripts)) {
			const text = await page.evaluate(
				(address) => fetch(address).then((answer) => answer.text()),
				url,
			);
			if (text.includes(mark)) holders.push(new URL(url).pathname);
		}
		expect(
			holders.filter((path) => path.startsWith('/remotes/')),
			`${name} in a remote`,
		).toEqual([]);
	}
});
