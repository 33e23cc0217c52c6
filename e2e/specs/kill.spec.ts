import type { Registry } from '@borlette/shared/federation';
import type { Page } from '@playwright/test';
import { readChannel } from '../../deploy/release/channel.mjs';
import { fixtureOfProduct } from '../support/fixture-remote.mjs';
import { Form } from '../support/form.ts';
import { startFront } from '../support/front.mjs';
import { LoginPage } from '../support/login-page.ts';
import { look } from '../support/look.ts';
import { PEOPLE } from '../support/people.ts';
import { production } from '../support/registry.ts';
import { changedBuild, release, storedAt, useChannel } from '../support/releases.ts';
import { REMOTES } from '../support/remotes.ts';
import { Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });
// One channel, `staging`, which no other file of tests changes.
test.describe.configure({ mode: 'default' });

const CHANNEL = 'staging';
const REASON = 'elle compte deux fois';
/** Folders of the good builds that each test begins with. */
const good: Record<string, string> = {};
test.beforeAll(async () => {
	await release('promote', ...REMOTES, '--from', 'production', '--to', CHANNEL);
	await release('publish', storedAt(fixtureOfProduct().ref), '--to', CHANNEL);
	const { remotes } = (await readChannel({ ...production(), channel: CHANNEL })) as Registry;
	for (const [name, entry] of Object.entries(remotes)) good[name] = storedAt(entry);
});

/** Publishes a remote with other words on its pages. */
async function publish(remote: string, version: string, was: string, is: string): Promise<void> {
	const build = await changedBuild(good[remote] ?? '', version, (text) => text.replaceAll(was, is));
	await release('publish', build.folder, '--to', CHANNEL);
}

const kill = (remote: string) => release('kill', remote, '--reason', REASON, '--channel', CHANNEL);

const withdrawn = (page: Page) =>
	page.getByRole('alert').filter({ hasText: 'Cette page a été retirée' });

/** Prints how long after the end of the kill the page made way: how fast a machine is, no test can say. */
async function untilWithdrawn(page: Page, timeout: number): Promise<void> {
	const since = performance.now();
	await expect(withdrawn(page)).toBeVisible({ timeout });
	const took = Math.round(performance.now() - since);
	test.info().annotations.push({ type: 'withdrawn after', description: `${took} ms` });
	process.stdout.write(`  the page made way ${took} ms after the end of the kill\n`);
}

/** The stream tells of the channel: from then on nothing is missed. */
const streamOpen = (page: Page) => page.waitForResponse(/\/api\/companies\/events$/);

/** The page's looks at the registry: one when it begins, one when it has arrived, and then those it must. */
function looksOf(page: Page) {
	let count = 0;
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === `/registry/${CHANNEL}.json`) count += 1;
	});
	return {
		count: () => count,
		/**
		 * A page that arrives while the first look is still under way has no other: one is asked for until it comes,
		 * so that none is due any more.
		 */
		ofArrival: async () => {
			const askAgain = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
			await expect
				.poll(async () => {
					if (count < 2) await askAgain();
					return count;
				})
				.toBeGreaterThan(1);
			count = 0;
		},
	};
}

async function fillAgent(page: Page): Promise<Form> {
	const form = new Form(page);
	await form.fill({ Prénom: 'Nadège', Nom: 'Pierre' });
	return form;
}

test('a killed page makes way by itself while its form is filled in, and the form comes back filled', async ({
	page,
}) => {
	await publish('remote-admin', '1.0.1', 'Nouvel agent', 'Agent qui compte deux fois');
	await useChannel(page, CHANNEL);
	const looks = looksOf(page);
	const opening = streamOpen(page);
	await page.goto('/dashboard/agent/new');
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText('Agent qui compte deux fois');
	await opening;
	const form = await fillAgent(page);
	await looks.ofArrival();

	await kill('remote-admin');
	// Half of the time after which it would look by itself; the goal of two seconds is read off what is printed.
	await untilWithdrawn(page, 15_000);
	await expect(withdrawn(page)).toContainText(REASON);
	await expect(form.field('Prénom')).toBeHidden();
	// It was told: it did not look by chance.
	expect(looks.count()).toBe(1);
	await look(page, 'killed-page');

	await withdrawn(page).getByRole('button', { name: 'Recharger' }).click();
	await expect(heading).toHaveText('Nouvel agent');
	await expect(form.field('Prénom')).toHaveValue('Nadège');
	await expect(form.field('Nom')).toHaveValue('Pierre');
});

test('without the API the page looks by itself, within half a minute', async ({
	page,
	problems,
	baseURL,
}) => {
	problems.allow(/Failed to load resource|status of 502|ERR_INCOMPLETE_CHUNKED_ENCODING/);
	await publish('remote-admin', '1.0.2', 'Nouvel agent', 'Agent encore fautif');
	const front = await startFront(baseURL ?? '');
	try {
		await useChannel(page, CHANNEL);
		const looks = looksOf(page);
		await page.goto(`${front.url}/dashboard/agent/new`);
		const opening = streamOpen(page);
		await new LoginPage(page).signIn(PEOPLE.company);
		await opening;
		const form = await fillAgent(page);
		await looks.ofArrival();
		front.endApi();

		await kill('remote-admin');
		await untilWithdrawn(page, 60_000);
		expect(looks.count()).toBeLessThan(3);

		front.beginApi();
		await withdrawn(page).getByRole('button', { name: 'Recharger' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvel agent');
		await expect(form.field('Prénom')).toHaveValue('Nadège');
	} finally {
		await page.goto('about:blank');
		await front.stop();
	}
});

test('what was typed outside of a form is kept beside the page, and put back', async ({ page }) => {
	await publish('remote-fixture', '2.0.1', 'Typing fixture', 'Faulty fixture');
	await useChannel(page, CHANNEL);
	const opening = streamOpen(page);
	await page.goto('/dashboard/fixture/typing');
	await opening;
	await expect(page.getByRole('heading', { level: 1, name: 'Faulty fixture' })).toBeVisible();
	const remark = page.getByRole('textbox', { name: 'Remark' });
	await remark.fill('à vérifier demain');
	const told = (name: string) => page.evaluate((key) => Reflect.get(globalThis, key), name);
	await expect.poll(() => told('fixtureTicks')).toBeGreaterThan(0);

	await kill('remote-fixture');
	await untilWithdrawn(page, 15_000);
	const note = page.getByRole('note').filter({ hasText: 'est gardé' });
	await expect(note).toContainText('Remark : à vérifier demain');
	// The effects of the page ended with it.
	await expect.poll(() => told('fixtureTicks')).toBeUndefined();
	await look(page, 'killed-page-typed');

	await withdrawn(page).getByRole('button', { name: 'Recharger' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Typing fixture' })).toBeVisible();
	await expect(remark).toHaveValue('');
	await note.getByRole('button', { name: 'Remettre' }).click();
	await expect(remark).toHaveValue('à vérifier demain');
	// The page's own code heard of it.
	expect(await told('fixtureRemark')).toBe('à vérifier demain');
	await expect(note).toBeHidden();
});

test('where nothing is lost the last good build comes by itself', async ({ page }) => {
	await publish('remote-fixture', '2.0.2', 'Typing fixture', 'Faulty again');
	await useChannel(page, CHANNEL);
	const opening = streamOpen(page);
	await page.goto('/dashboard/fixture/typing');
	await opening;
	const heading = (name: string) => page.getByRole('heading', { level: 1, name });
	await expect(heading('Faulty again')).toBeVisible();
	await page.mouse.click(700, 500);
	await kill('remote-fixture');
	await expect(heading('Typing fixture')).toBeVisible();
});

test('a release alone takes nothing from anybody: a note says that it is there', async ({
	page,
}) => {
	await useChannel(page, CHANNEL);
	const opening = streamOpen(page);
	await page.goto('/dashboard/fixture/typing');
	await opening;
	await page.getByRole('textbox', { name: 'Remark' }).fill('hier');
	await publish('remote-fixture', '2.1.0', 'Typing fixture', 'Newer fixture');
	await expect(
		page.getByRole('note').filter({ hasText: 'Une nouvelle version de cette page' }),
	).toBeVisible();
	await expect(page.getByRole('heading', { level: 1, name: 'Typing fixture' })).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('hier');
});

test('a remote that was taken out leaves the menu, and its open page says why', async ({
	page,
}) => {
	await useChannel(page, CHANNEL);
	const opening = streamOpen(page);
	await page.goto('/dashboard/fixture/typing');
	await opening;
	const { nav } = new Shell(page);
	await expect(nav.getByRole('button', { name: 'Fixture', exact: true })).toBeVisible();
	await release('remove', 'remote-fixture', '--reason', 'essai fini', '--channel', CHANNEL);
	await expect(withdrawn(page)).toContainText('essai fini');
	await expect(nav.getByRole('button', { name: 'Fixture', exact: true })).toBeHidden();
});
