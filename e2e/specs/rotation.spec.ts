import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { readChannel } from '../../deploy/release/channel.mjs';
import { publicHalf, readKey, readTrust } from '../../deploy/release/keys.mjs';
import { Workplace } from '../../deploy/release/testing/release.mjs';
import { production } from '../support/registry.ts';
import { changedBuild, storedAt } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const PAGE = '/dashboard/agent/list';
/** The product's builds in a store with keys of its own: what is turned here is nobody else's. */
const place = new Workplace();
test.afterAll(() => place.remove());

const inPlace = (name: string) => path.join(place.folder, name);
const idOf = (file: string) => publicHalf(readKey(file)).id;
async function tool(args: string[], env: Record<string, string> = {}) {
	const { code, output } = await place.run(args, env);
	expect([code, output]).toEqual([0, output]);
}

/** Documents of the place, as they are on its disk at that moment; code and styles are the product's. */
async function serve(context: BrowserContext): Promise<void> {
	await context.route('**/registry/**', async (route) => {
		const file = path.join(place.storeDir, new URL(route.request().url()).pathname);
		const body = await readFile(file, 'utf8').catch(() => undefined);
		await route.fulfill(body ? { contentType: 'application/json', body } : { status: 404 });
	});
	await context.route('**/trust.json', async (route) =>
		route.fulfill({
			contentType: 'application/json',
			body: await readFile(place.trustFile, 'utf8'),
		}),
	);
}

/** A page of a remote, with nothing said about the registry. */
async function expectWhole(page: Page): Promise<void> {
	await expect(page.getByRole('heading', { level: 1, name: 'Agents', exact: true })).toBeVisible();
	await expect(page.getByText(/refusées par sécurité|la dernière qui a été vérifiée/)).toHaveCount(
		0,
	);
}

/** A dozen pages for each of six keys. */
test.slow();

test('every key is turned while pages load: none of them is refused', async ({
	browser,
	page,
	storageState,
}) => {
	const all = ['dev', 'staging', 'production'];
	const times = { from: new Date(0).toISOString(), until: '2999-01-01T00:00:00.000Z' };
	await place.grant(place.keyFile, { remotes: ['*'], channels: all, ...times });
	const team = await place.team('remote-admin', ['remote-admin'], all, times);
	// As the console of a server signs, and as the watch of one does.
	const console = await place.team('console', ['*'], all, times);
	const watch = inPlace('watch.pem');
	await tool(['key', 'new', '--key', watch, '--name', 'watch']);
	const back = ['--remotes', '*', '--channels', 'production', '--back'];
	await tool(['key', 'grant', inPlace('watch.pub'), ...back]);
	const { remotes } = await readChannel(production());
	// There is something to take back.
	const reports = storedAt(remotes['remote-reports'] as { url: string });
	const earlier = await changedBuild(reports, '0.0.1', (text) => text);
	await tool(['publish', earlier.folder, '--to', 'production', '--anyway']);
	const signers: Record<string, string> = { 'remote-admin': team, 'remote-tirage': console };
	for (const [name, entry] of Object.entries(remotes)) {
		const signer = signers[name] ?? place.keyFile;
		const args = ['publish', storedAt(entry as { url: string }), '--to', 'production', '--anyway'];
		await tool(args, { RELEASE_KEY: signer });
	}

	await serve(page.context());
	await page.goto(PAGE);
	await expectWhole(page);
	const loads = { known: 0, strange: 0 };
	/** One that has what was verified before, and one after another that never was here. */
	const traffic = {
		async known() {
			await page.reload();
			await expectWhole(page);
			loads.known += 1;
		},
		async strange() {
			const context = await browser.newContext({ storageState });
			await serve(context);
			const stranger = await context.newPage();
			await stranger.goto(PAGE);
			await expectWhole(stranger);
			loads.strange += 1;
			await context.close();
		},
	};
	/** Both kinds load one page after the other meanwhile, and one more with what it left behind. */
	const turned = async (work: () => Promise<void>) => {
		const isOver = { now: false };
		const loading = Object.values(traffic).map(async (load) => {
			do await load();
			while (!isOver.now);
			await load();
		});
		const working = work().finally(() => {
			isOver.now = true;
		});
		await Promise.all([working, ...loading]);
	};

	const rotate = async (old: string, name: string, remote: string[] = []) => {
		const next = inPlace(`${name}.pem`);
		await tool(['key', 'new', '--key', next, '--name', name]);
		await turned(async () => {
			const to = inPlace(`${name}.pub`);
			await tool(['key', 'rotate', idOf(old), '--to', to, '--overlap', '0']);
			await tool(['renew', ...remote, '--channel', 'production'], { RELEASE_KEY: next });
		});
		return next;
	};
	await rotate(team, 'remote-admin-2', ['remote-admin']);
	await rotate(console, 'console-2', ['remote-tirage']);
	// What it takes back stays believed once another key has its right, which signs the list from then on.
	await tool(['rollback', 'remote-reports', '--anyway'], { RELEASE_KEY: watch });
	await rotate(watch, 'watch-2');
	await rotate(
		place.keyFile,
		'release-2',
		Object.keys(remotes).filter((name) => !signers[name]),
	);

	const root = inPlace('root-2.pem');
	const old = idOf(place.rootFile);
	await turned(async () => {
		await tool(['key', 'root', '--root', root]);
		await tool(['key', 'sign'], { RELEASE_ROOT: root });
	});
	await turned(async () => {
		const trust = readTrust(place.trustFile);
		const keys = trust.keys.filter(({ id }) => id !== old);
		expect(keys).toHaveLength(1);
		await writeFile(place.trustFile, JSON.stringify({ ...trust, keys }));
	});
	test.info().annotations.push({
		type: 'loads during the rotation',
		description: `${loads.known} known, ${loads.strange} strange`,
	});
	process.stdout.write(`  ${loads.known} + ${loads.strange} pages loaded, none refused\n`);
});
