import type { BuildRef, Registry } from '@borlette/shared/federation';
import type { Page } from '@playwright/test';
import { readChannel } from '../../deploy/release/channel.mjs';
import { fixtureOfProduct } from '../support/fixture-remote.mjs';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { production } from '../support/registry.ts';
import { changedBuild, release, storedAt, useChannel } from '../support/releases.ts';
import { REMOTES } from '../support/remotes.ts';
import { HOME_OF } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });
// One channel, `dev`: other files of tests release to it remotes of their own only.
test.describe.configure({ mode: 'default' });

const CHANNEL = ['--to', 'dev'];
let folder: string;
test.beforeAll(async () => {
	folder = storedAt(fixtureOfProduct().ref);
	await release('promote', ...REMOTES, '--from', 'production', ...CHANNEL);
	await release('publish', folder, ...CHANNEL);
});

/** Publishes the fixture with another heading on its plain page. */
async function publishFixture(version: string, heading: string): Promise<void> {
	const build = await changedBuild(folder, version, (text) =>
		text.replaceAll('Plain fixture', heading),
	);
	await release('publish', build.folder, ...CHANNEL);
}

/** Of this channel: what production names meanwhile is other tests' affair. */
async function otherBuilds(): Promise<Record<string, string>> {
	const { remotes } = (await readChannel({ ...production(), channel: 'dev' })) as Registry;
	return Object.fromEntries(REMOTES.map((name) => [name, (remotes[name] as BuildRef).url]));
}

const link = (page: Page, path: string) =>
	page.getByRole('navigation', { name: 'Menu principal' }).locator(`a[href="${path}"]`).first();

async function goToFixture(page: Page): Promise<void> {
	const group = page.getByRole('button', { name: 'Fixture', exact: true });
	if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
	await link(page, '/dashboard/fixture/plain').click();
}

async function goHome(page: Page): Promise<void> {
	await link(page, HOME_OF['remote-reports'].path).click();
	await expect(page).toHaveURL(new RegExp(HOME_OF['remote-reports'].path));
}

/** A visit waits a second to learn of a newer build; where the machine takes longer the next one has it. */
async function expectAtFixture(page: Page, name: string): Promise<void> {
	const heading = page.getByRole('heading', { level: 1, name });
	await expect(async () => {
		await goHome(page);
		await goToFixture(page);
		await expect(heading).toBeVisible({ timeout: 10_000 });
	}).toPass();
}

test('a published build is seen in an open page after navigation, and a killed one no more', async ({
	page,
}) => {
	const others = await otherBuilds();
	await useChannel(page, 'dev');
	await page.goto(HOME_OF['remote-reports'].path);

	// Never visited here: the new build comes, no other one runs before it.
	await publishFixture('1.1.0', 'Second fixture');
	await expectAtFixture(page, 'Second fixture');

	// Executed here: going there loads the document.
	await goHome(page);
	await publishFixture('1.2.0', 'Third fixture');
	await expectAtFixture(page, 'Third fixture');

	await goHome(page);
	const reason = 'it shows a third';
	await release('kill', 'remote-fixture', '--reason', reason, '--channel', 'dev');
	await expectAtFixture(page, 'Second fixture');

	// The same process as before, and nothing but the one remote has changed.
	expect(process.kill(Number(process.env.PRODUCT_PID), 0)).toBe(true);
	expect(await otherBuilds()).toEqual(others);
});

test('while a form is half filled its page stays; after the reload the new build has what was typed', async ({
	page,
}) => {
	await useChannel(page, 'dev');
	await page.goto('/dashboard/agent/new');
	const form = new Form(page);
	await form.fill({ Prénom: 'Nadège', Nom: 'Pierre' });

	const { remotes } = (await readChannel(production())) as Registry;
	const entry = remotes['remote-admin'] as BuildRef;
	const build = await changedBuild(storedAt(entry), '1.0.1', (text) =>
		text.replaceAll('Nouvel agent', 'Agent tout neuf'),
	);
	await release('publish', build.folder, ...CHANNEL);
	await page.evaluate(() => window.dispatchEvent(new Event('online')));
	const note = page.getByRole('note').filter({ hasText: 'Une nouvelle version de cette page' });
	await expect(note).toBeVisible();
	await look(page, 'new-build');
	await expect(form.field('Prénom')).toHaveValue('Nadège');

	page.once('dialog', (dialog) => void dialog.accept());
	await note.getByRole('button', { name: 'Recharger' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agent tout neuf');
	await expect(form.field('Prénom')).toHaveValue('Nadège');
	await expect(form.field('Nom')).toHaveValue('Pierre');
	await expect(note).toBeHidden();
});
