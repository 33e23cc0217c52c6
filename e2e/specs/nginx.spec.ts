import path from 'node:path';
import { configApi } from '@borlette/shared/contract/config';
import { LoginPage } from '../support/login-page.ts';
import { startNginx } from '../support/nginx.mjs';
import { PEOPLE } from '../support/people.ts';
import { production } from '../support/registry.ts';
import { HOMES, Shell } from '../support/shell.ts';
import { test as base, expect } from '../support/test.ts';

const TRUST = path.join(path.dirname(process.env.PRODUCT_KEY ?? ''), 'trust.json');

type Front = Awaited<ReturnType<typeof startNginx>>;

const test = base.extend<{ inFrontOf: (api: string) => Promise<Front> }>({
	inFrontOf: async ({ context }, use) => {
		const fronts: Front[] = [];
		await use(async (api) => {
			const parts = { api, storeDir: production().storeDir, trustFile: TRUST };
			const front = await startNginx(parts);
			fronts.push(front);
			return front;
		});
		// A page would go on asking a server that is gone.
		for (const page of context.pages()) await page.goto('about:blank');
		for (const front of fronts) await front.stop();
	},
});

test('people sign in and get a page of each remote', async ({ page, baseURL, inFrontOf }) => {
	const web = await inFrontOf(baseURL ?? '');
	await page.goto(`${web.url}/dashboard/app`);
	await new LoginPage(page).signIn(PEOPLE.company);
	const shell = new Shell(page);
	for (const { remote } of HOMES) {
		await shell.visit(remote);
		expect(page.url().startsWith(web.url)).toBe(true);
	}
	await page.reload();
	await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('while the API is away the pages come all the same and say so', async ({
	page,
	problems,
	inFrontOf,
}) => {
	problems.allow(/status of 502/);
	// Nothing listens on port 9.
	const front = await inFrontOf('http://127.0.0.1:9');
	const answer = await fetch(new URL(configApi.read.path, front.url));
	expect([answer.status, (await answer.json()).code]).toEqual([502, 'unavailable']);
	await page.goto(`${front.url}/auth/login`);
	await new LoginPage(page).signIn(PEOPLE.company);
	await expect(page.getByRole('alert')).toContainText('momentanément indisponible');
});
