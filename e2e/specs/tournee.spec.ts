import { agentApi } from '@borlette/shared/contract/agent';
import { tourneeApi } from '@borlette/shared/contract/tournee';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openDraw } from '../support/draw.ts';
import { look } from '../support/look.ts';
import { Terminal } from '../support/terminal.ts';
import { type Api, expect, test } from '../support/test.ts';

test.use({
	role: 'company',
	serviceWorkers: 'allow',
	viewport: { width: 390, height: 844 },
	hasTouch: true,
});

const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /ERR_FAILED/];
const PAGE = '/dashboard/tournee';

/** The worker has every file of the page that came from a remote. */
async function openKept(page: Page): Promise<void> {
	await page.goto(PAGE);
	await expect(page.getByRole('heading', { name: 'À visiter' })).toBeVisible();
	const missing = () =>
		page.evaluate(async () => {
			const names = await window.caches.keys();
			const caches = await Promise.all(names.map((name) => window.caches.open(name)));
			const kept = await Promise.all(caches.map((cache) => cache.keys()));
			const paths = new Set(kept.flat().map(({ url }) => new URL(url).pathname));
			const came = performance
				.getEntriesByType('resource')
				.map(({ name }) => new URL(name).pathname)
				.filter((path) => /^\/remotes\/remote-borlette\/.*\.js$/.test(path));
			return came.length === 0 ? ['nothing came'] : came.filter((path) => !paths.has(path));
		});
	await expect.poll(missing).toEqual([]);
}

async function sign(page: Page, field: Locator): Promise<void> {
	await field.scrollIntoViewIfNeeded();
	const box = await field.boundingBox();
	if (!box) throw new Error('There is no place to sign.');
	const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
	await page.mouse.move(...at(0.2, 0.7));
	await page.mouse.down();
	for (const [x, y] of [
		[0.35, 0.25],
		[0.45, 0.75],
		[0.6, 0.3],
		[0.8, 0.6],
	] as const)
		await page.mouse.move(...at(x, y), { steps: 4 });
	await page.mouse.up();
}

/** From the tour to the receipt. */
async function takeCash(page: Page, stopId: string, name: string, amount: string): Promise<void> {
	await page.locator(`a[href$="lieu=${stopId}"]`).click();
	const agent = page.getByRole('listitem').filter({ hasText: name });
	await agent.getByRole('link', { name: 'Encaisser' }).click();
	await page.getByLabel('Montant reçu').fill(amount);
	await page.getByLabel('Montant reçu').blur();
	await sign(page, page.getByRole('img', { name: `Signature de ${name} (remet)` }));
	await sign(page, page.getByRole('img', { name: /^Signature de .* \(reçoit\)$/ }));
	await look(page, 'tournee-take');
	await page.getByRole('button', { name: 'Encaisser', exact: true }).click();
	await expect(page.getByRole('article', { name: 'Reçu d’encaissement' })).toBeVisible();
}

async function setActive(api: Api, agentId: string, is_active: boolean): Promise<void> {
	const { version, first_name, last_name, phone, surcussale_id, commission, device_id } = await api(
		agentApi.one,
		{ params: { agentId } },
	);
	const same = { first_name, last_name, phone, surcussale_id, commission, device_id };
	await api(agentApi.update, { body: { id: agentId, version, is_active, ...same } });
}
const takingsOf = async (api: Api, agentId: string) =>
	(await api(tourneeApi.read, {})).takings.filter((taking) => taking.agent_id === agentId);
const goOffline = async (page: Page, context: BrowserContext) => {
	await context.setOffline(true);
	await expect(page.getByText('Pas de connexion').first()).toBeVisible();
};

test('cash is taken without a network, outlasts a reload, is sent once, and what is refused waits for a decision', async ({
	page,
	context,
	api,
	problems,
	baseURL,
}) => {
	problems.allow(...NO_NETWORK, /409/);
	const { instanceId } = await openDraw(api);
	const terminal = await Terminal.open(baseURL ?? '', api);
	await terminal.sell(instanceId, [{ game: 'borlette', numbers: '38', stake: 500_000 }]);
	const { id, name } = terminal.agent;
	const { stops } = await api(tourneeApi.read, {});
	const stopId = stops.find(({ agents }) => agents.some((agent) => agent.id === id))?.id ?? '';

	await openKept(page);
	await expect(page.getByText('Tout est envoyé')).toBeVisible();
	await look(page, 'tournee');
	await expectAccessible(page, true);

	await goOffline(page, context);
	await takeCash(page, stopId, name, '1500');
	const receipt = page.getByRole('article', { name: 'Reçu d’encaissement' });
	await expect(receipt).toContainText(/1\s500,00\sG/);
	await expect(receipt).toContainText('Pas encore envoyé');
	await expect(receipt).toContainText(name);
	await expect(receipt.getByRole('img')).toHaveCount(2);
	await look(page, 'tournee-receipt');

	// A telephone ends pages that are not looked at.
	await page.reload();
	await expect(receipt).toContainText('Pas encore envoyé');
	await page.getByRole('link', { name: 'Retour à la tournée' }).click();
	await expect(page.getByText(/^1 acte à envoyer/)).toBeVisible();
	await look(page, 'tournee-offline');

	// Whoever signs out hears of it.
	await page
		.getByRole('button', { name: /^Menu de / })
		.first()
		.click();
	await page.getByRole('button', { name: 'Se déconnecter' }).click();
	const question = page.getByRole('alertdialog');
	await expect(question).toContainText('1 acte de votre tournée n’est pas encore envoyé');
	await question.getByRole('button', { name: 'Voir la tournée' }).click();

	await context.setOffline(false);
	await expect(page.getByText('Tout est envoyé')).toBeVisible();
	expect(await takingsOf(api, id)).toMatchObject([{ amount: 150_000 }]);

	// Blocked while nobody there could know.
	await goOffline(page, context);
	await takeCash(page, stopId, name, '700');
	await setActive(api, id, false);
	await context.setOffline(false);
	await expect(page.getByText('1 à régler')).toBeVisible();
	await page.getByRole('link', { name: 'À envoyer' }).click();
	await expect(page.getByText('Cet agent a été bloqué depuis', { exact: false })).toBeVisible();
	await look(page, 'tournee-conflict');
	await expectAccessible(page, false);
	expect(await takingsOf(api, id)).toHaveLength(1);
	await page.getByRole('button', { name: 'Envoyer quand même' }).click();
	await expect(page.getByText('Tout est envoyé').first()).toBeVisible();
	expect((await takingsOf(api, id)).map(({ amount }) => amount)).toEqual([70_000, 150_000]);
});

test('a ticket is checked by its reference; without a network the last known state promises no payment', async ({
	page,
	context,
	api,
	problems,
	baseURL,
}) => {
	problems.allow(...NO_NETWORK);
	const { instanceId } = await openDraw(api);
	const terminal = await Terminal.open(baseURL ?? '', api);
	const { ref_code } = await terminal.sell(instanceId, [
		{ game: 'borlette', numbers: '38', stake: 20_000 },
	]);
	await openKept(page);
	await page.getByRole('link', { name: 'Contrôler un ticket' }).click();
	const field = page.getByLabel('Référence du ticket');
	await field.fill('12');
	await page.getByRole('button', { name: 'Contrôler' }).click();
	await expect(page.getByText('Une référence a 12 signes.')).toBeVisible();
	await field.fill(`${baseURL}/fiche2-view/${ref_code}#p=xyz`);
	await page.getByRole('button', { name: 'Contrôler' }).click();
	await expect(page.getByText(/200,00\sG/)).toBeVisible();
	await expect(page.getByText('Il n’y a rien à payer.')).toBeVisible();
	await look(page, 'tournee-fiche');

	await goOffline(page, context);
	await expect(page.getByText('elle ne peut pas être payée', { exact: false })).toBeVisible();
	await expect(page.getByText(/^Dernier état connu/)).toBeVisible();
	await expect(page.getByRole('button', { name: /^Payer/ })).toHaveCount(0);
	await context.setOffline(false);
});
