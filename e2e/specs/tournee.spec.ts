import { agentApi } from '@borlette/shared/contract/agent';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { callAt, itemsIn } from '@borlette/shared/contract/request';
import { tourneeApi } from '@borlette/shared/contract/tournee';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { newBranch } from '../support/branch.ts';
import { companyDay } from '../support/dates.ts';
import { openDraw } from '../support/draw.ts';
import { look } from '../support/look.ts';
import { signIn } from '../support/people.ts';
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

const receiptOn = (page: Page) => page.getByRole('article', { name: 'Reçu d’encaissement' });
const take = (page: Page) => page.getByRole('button', { name: 'Encaisser', exact: true }).click();
const signatures = (page: Page, name: string) => ({
	handed: page.getByRole('img', { name: `Signature de ${name} (remet)` }),
	received: page.getByRole('img', { name: /^Signature de .* \(reçoit\)$/ }),
});

async function openTaking(page: Page, stopId: string, name: string): Promise<void> {
	await page.locator(`a[href$="lieu=${stopId}"]`).click();
	const agent = page.getByRole('listitem').filter({ hasText: name });
	await agent.getByRole('link', { name: 'Encaisser' }).click();
}

async function fillAmount(page: Page, amount: string): Promise<void> {
	await page.getByLabel('Montant reçu').fill(amount);
	await page.getByLabel('Montant reçu').blur();
}

/** From the tour to the receipt. */
async function takeCash(page: Page, stopId: string, name: string, amount: string): Promise<void> {
	await openTaking(page, stopId, name);
	await fillAmount(page, amount);
	const { handed, received } = signatures(page, name);
	await sign(page, handed);
	await sign(page, received);
	await look(page, 'tournee-take');
	await take(page);
	await expect(receiptOn(page)).toBeVisible();
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
	const receipt = receiptOn(page);
	// Who holds the paper knows whose it is.
	await expect(receipt).toContainText('Lotto Lakay');
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
	await page.getByRole('link', { name: 'Vérifier une fiche' }).click();
	const field = page.getByLabel('Référence de la fiche');
	await field.fill('12');
	await page.getByRole('button', { name: 'Vérifier' }).click();
	await expect(page.getByText('Une référence a 12 caractères.')).toBeVisible();
	await field.fill(`${baseURL}/fiche2-view/${ref_code}#p=xyz`);
	await page.getByRole('button', { name: 'Vérifier' }).click();
	await expect(page.getByText(/200,00\sG/)).toBeVisible();
	await expect(page.getByText('Il n’y a rien à payer.')).toBeVisible();
	await look(page, 'tournee-fiche');

	await goOffline(page, context);
	await expect(page.getByText('elle ne peut pas être payée', { exact: false })).toBeVisible();
	await expect(page.getByText(/^Dernier état connu/)).toBeVisible();
	await expect(page.getByRole('button', { name: /^Payer/ })).toHaveCount(0);
	await context.setOffline(false);
});

/** The camera of every page from now on sees this picture, where the page may have one at all. */
async function holdBeforeCamera(context: BrowserContext, picture: Buffer): Promise<void> {
	await context.addInitScript((base64) => {
		navigator.mediaDevices.getUserMedia = async () => {
			const { featurePolicy } = document as Document & {
				featurePolicy: { allowsFeature(name: string): boolean };
			};
			if (!featurePolicy.allowsFeature('camera')) throw new DOMException('', 'NotAllowedError');
			const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
			const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
			const canvas = document.createElement('canvas');
			canvas.width = 640;
			canvas.height = 480;
			const brush = canvas.getContext('2d');
			const draw = () => {
				if (!brush) return;
				brush.fillStyle = '#8c8c8c';
				brush.fillRect(0, 0, canvas.width, canvas.height);
				brush.drawImage(image, 120, 40, 400, 400);
				requestAnimationFrame(draw);
			};
			draw();
			return canvas.captureStream();
		};
	}, picture.toString('base64'));
}

test.describe('a supervisor', () => {
	test.use({ role: 'supervisor' });

	test('scans a ticket that won and pays it', async ({ page, context, api }) => {
		// The one that a list shows first is another test's.
		const query = {
			status: 'winning',
			start_date: companyDay(300),
			end_date: companyDay(2),
		} as const;
		const [, fiche] = itemsIn(await api(ficheApi.winning, { query }));
		if (!fiche) throw new Error('The supervisor has no winning fiche that is not paid.');
		const ref = fiche.ref_code.match(/.{4}/g)?.join(' ') ?? '';
		await page.goto(`/dashboard/borlette/list-fiches?fiche=${fiche.ref_code}`);
		const printed = page.getByRole('article', { name: /^Fiche n°/ });
		const code = await printed.getByRole('img', { name: /Code QR/ }).screenshot();
		await holdBeforeCamera(context, code);

		await page.goto(PAGE);
		await page.getByRole('link', { name: 'Vérifier une fiche' }).click();
		await page.getByRole('button', { name: 'Ouvrir la caméra' }).click();
		await expect(page.getByText(ref)).toBeVisible();
		await look(page, 'tournee-scanned');
		await page.getByRole('button', { name: /^Payer/ }).click();
		const question = page.getByRole('alertdialog');
		await expect(question).toContainText(ref);
		await question.getByRole('button', { name: /^Payer/ }).click();
		await expect(page.getByText('Il n’y a rien à payer.')).toBeVisible();
		const paid = await api(ficheApi.one, { params: { refCode: fiche.ref_code } });
		expect(paid.fiche).toMatchObject({ status: 'paid' });
	});

	test('takes no cash with one signature, and another amount is signed anew', async ({
		page,
		api,
		baseURL: at,
	}) => {
		const baseURL = at ?? '';
		const { accessToken: token } = await signIn(baseURL, 'company');
		const admin: Api = (endpoint, input) => callAt(baseURL, endpoint, input, { token });
		const branch = await newBranch(baseURL, admin);
		const { instanceId } = await openDraw(admin);
		const terminal = await Terminal.open(baseURL, admin, branch.id);
		await terminal.sell(instanceId, [{ game: 'borlette', numbers: '38', stake: 50_000 }]);
		const { id, name } = terminal.agent;

		await page.goto(PAGE);
		await openTaking(page, branch.id, name);
		await fillAmount(page, '400');
		const { handed, received } = signatures(page, name);
		await sign(page, handed);
		await take(page);
		const fieldOf = (picture: Locator) => page.getByRole('group').filter({ has: picture });
		await expect(fieldOf(received)).toContainText('Ce champ est requis.');
		await sign(page, received);
		const empty = page.getByText('Signez ici avec le doigt');
		await expect(empty).toHaveCount(0);
		await fillAmount(page, '450');
		await expect(empty).toHaveCount(2);
		expect(await takingsOf(api, id)).toEqual([]);
		await sign(page, handed);
		await sign(page, received);
		await take(page);
		await expect(receiptOn(page)).toContainText(/450,00\sG/);
		await expect(receiptOn(page)).toContainText('Enregistré');
		expect(await takingsOf(api, id)).toMatchObject([{ amount: 45_000 }]);
	});
});
