import type { Registry } from '@borlette/shared/federation';
import { readChannel } from '../../deploy/release/channel.mjs';
import { storeBuild } from '../../deploy/release/store.mjs';
import { production, type RegistryDraft, serveRegistry } from '../support/registry.ts';
import { changedBuild, storedAt } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const PAGE = '/dashboard/agent/new';
const REMOTE = 'remote-admin';
const EVERYBODY = 99.999;
const HARDLY_ANYBODY = 0.000_001;

/** A build of remote-admin that a share of the operators gets; signed for a page of the test alone. */
async function aCanary() {
	const channel = production();
	const { remotes } = (await readChannel(channel)) as Registry;
	const folder = storedAt(remotes[REMOTE] as { url: string });
	const built = await changedBuild(folder, '9.9.9', (text) =>
		text.replaceAll('Nouvel agent', 'Agent du canari'),
	);
	const { ref, manifest } = await storeBuild(channel.storeDir, built.folder);
	const since = new Date().toISOString();
	const giveTo = (share: number) => (registry: RegistryDraft) => {
		Object.assign(registry.remotes[REMOTE] ?? {}, {
			canary: { ...ref, manifest, share, salt: 'spec', since },
		});
	};
	return { build: `9.9.9-${ref.build}`, giveTo };
}

test('an operator of the canary gets its build and keeps it in that tab; the page tells which it ran', async ({
	page,
	context,
}) => {
	const { build, giveTo } = await aCanary();
	const heading = page.getByRole('heading', { level: 1 });
	await serveRegistry(page, giveTo(EVERYBODY));
	const telling = page.waitForRequest('**/api/pages');
	await page.goto(PAGE);
	await expect(heading).toHaveText('Agent du canari');
	const report = await telling;
	expect(report.postDataJSON().builds).toContainEqual(
		expect.objectContaining({ remote: REMOTE, build, visits: 1, tabs: 1 }),
	);
	expect((await report.response())?.status()).toBe(200);

	await serveRegistry(page, giveTo(HARDLY_ANYBODY));
	await page.reload();
	await expect(heading).toHaveText('Agent du canari');

	// Another tab of the same person, chosen anew.
	const other = await context.newPage();
	await serveRegistry(other, giveTo(HARDLY_ANYBODY));
	await other.goto(PAGE);
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('Nouvel agent');
});
