import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { callAt, itemsIn } from '@borlette/shared/contract/request';
import type { Locator, Page } from '@playwright/test';
import { companyDay } from '../support/dates.ts';
import { openDraw } from '../support/draw.ts';
import { look } from '../support/look.ts';
import { readQr } from '../support/qr.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { Terminal } from '../support/terminal.ts';
import { type Api, expect, test } from '../support/test.ts';

const LIST = '/dashboard/borlette/list-fiches';
const oneOf = (api: Api, refCode: string) => api(ficheApi.one, { params: { refCode } });
const grouped = (ref: string) => ref.match(/.{4}/g)?.join(' ') ?? '';
const ticketIn = (page: Page): Locator => page.getByRole('article', { name: /^Fiche n°/ });

/** A fiche of this test's own, whose draw still sells. */
async function openFiche(baseURL: string, api: Api): Promise<string> {
	const { instanceId } = await openDraw(api);
	const terminal = await Terminal.open(baseURL, api);
	const { ref_code } = await terminal.sell(instanceId, [
		{ game: 'borlette', numbers: '38', stake: 2_500 },
	]);
	return ref_code;
}

/** Long before the demo began, and not more than a list may span. */
const BEGUN = companyDay(300);

/** A fiche that won and waits for its money; those of today are of other tests, and so are other places. */
async function winner(api: Api, place = 0): Promise<Fiche> {
	const query = { status: 'winning', start_date: BEGUN, end_date: companyDay(2) } as const;
	const found = itemsIn(await api(ficheApi.winning, { query }))[place];
	if (!found) throw new Error('The demo has no winning fiche that is not paid.');
	return found;
}

async function firstOf(fiches: readonly Fiche[], isWanted: (fiche: Fiche) => Promise<boolean>) {
	for (const fiche of fiches) if (await isWanted(fiche)) return fiche;
	throw new Error('The demo has sold nothing for a draw that is open.');
}

test.describe('the office', () => {
	test.use({ role: 'company' });

	test('a fiche is opened from its list, printed alone, voided with a reason and reactivated', async ({
		page,
		api,
		baseURL,
	}) => {
		const ref = await openFiche(baseURL ?? '', api);
		await page.goto(`${LIST}?q=${ref}`);
		await new Table(page)
			.row(grouped(ref))
			.getByRole('link', { name: grouped(ref) })
			.click();
		await expect(page).toHaveURL(new RegExp(`fiche=${ref}`));
		const ticket = ticketIn(page);
		await expect(ticket.getByRole('img', { name: /Code QR/ })).toBeVisible();
		await look(page, 'fiche-open');

		await page.emulateMedia({ media: 'print' });
		await expect(ticket).toBeVisible();
		await expect(page.getByText('Imprimer')).toBeHidden();
		await expect(new Table(page).table).toBeHidden();
		const code = await readQr(page, ticket.getByRole('img', { name: /Code QR/ }));
		expect(code).toMatch(new RegExp(`^${baseURL}/fiche2-view/${ref}#p=`));
		const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
		// 80 mm, as wide as a receipt; one page, as long as the ticket.
		expect(pdf.match(/MediaBox \[0 0 (\d+)/g)).toEqual(['MediaBox [0 0 227']);
		await page.emulateMedia({ media: 'screen' });

		await page.getByRole('button', { name: 'Annuler la fiche' }).click();
		await page.getByLabel(/^Motif/).fill('Erreur de saisie');
		await page.getByRole('button', { name: 'Annuler la fiche' }).click();
		const voided = new Shell(page).toast(/est annulée/);
		await expect(voided).toBeVisible();
		// The panel says the same beside its title.
		const [title, told] = await Promise.all([
			page.getByRole('dialog').getByRole('heading').first().boundingBox(),
			voided.boundingBox(),
		]);
		expect(told?.y).toBeGreaterThan((title?.y ?? NaN) + (title?.height ?? NaN));
		await expect(page.getByText(/Annulée le .*\s: Erreur de saisie/)).toBeVisible();
		expect((await oneOf(api, ref)).fiche).toMatchObject({
			status: 'deleted',
			void_reason: 'Erreur de saisie',
		});

		await page.getByRole('button', { name: 'Réactiver' }).click();
		await page.getByRole('alertdialog').getByRole('button', { name: 'Réactiver' }).click();
		await expect(new Shell(page).toast(/de nouveau en jeu/)).toBeVisible();
		await page.goBack();
		await expect(ticket).toBeHidden();
		await expect(page).toHaveURL(new RegExp(`${LIST}\\?q=${ref}$`));
	});

	test('what somebody else does to a fiche is seen where it is open, without a touch', async ({
		page,
		api,
		baseURL,
	}) => {
		const ref_code = await openFiche(baseURL ?? '', api);
		await page.goto(`${LIST}?fiche=${ref_code}`);
		await expect(page.getByRole('button', { name: 'Annuler la fiche' })).toBeVisible();
		await api(ficheApi.update, { body: { ref_code, action: 'void', reason: 'Doublon' } });
		await expect(page.getByText(/Annulée le .*\s: Doublon/)).toBeVisible();
		await expect(page.getByRole('button', { name: 'Réactiver' })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Annuler la fiche' })).toHaveCount(0);
	});

	test('a winner is paid once: the amount is asked about, and the second payment refused', async ({
		page,
		api,
		problems,
	}) => {
		problems.allow(/status of 409/);
		const { ref_code } = await winner(api);
		await page.goto(`/dashboard/borlette/list-fiches-gagnants?fiche=${ref_code}`);
		await page.getByRole('button', { name: 'Payer', exact: true }).click();
		const dialog = page.getByRole('alertdialog');
		await expect(dialog).toContainText(grouped(ref_code));
		// Meanwhile somebody else pays it.
		await api(ficheApi.update, { body: { ref_code, action: 'pay' } });
		await dialog.getByRole('button', { name: /^Payer/ }).click();
		await expect(dialog.getByRole('alert')).toContainText('déjà payée');
		await dialog.getByRole('button', { name: 'Retour' }).click();
		await expect(page.getByText('Son gain est déjà payé.')).toBeVisible();
		await expect(page.getByText(/Payée le .* par/)).toBeVisible();
		await look(page, 'fiche-paid');
	});
});

test.describe('a supervisor', () => {
	test.use({ role: 'supervisor' });

	test('pays, as the house lets them, and voids nothing', async ({ page, api }) => {
		// The first two of the list are paid by other tests.
		const { ref_code } = await winner(api, 2);
		await page.goto(`${LIST}-gagnants?fiche=${ref_code}`);
		await expect(ticketIn(page)).toBeVisible();
		await expect(page.getByRole('button', { name: 'Payer', exact: true })).toBeVisible();

		const sold = itemsIn(await api(ficheApi.list, { query: { status: 'sold' } }));
		const open = await firstOf(sold, async (fiche) =>
			(await oneOf(api, fiche.ref_code)).ticket.draws.every(({ state }) => state === 'open'),
		);
		await page.goto(`${LIST}?fiche=${open.ref_code}`);
		await expect(ticketIn(page)).toBeVisible();
		await expect(page.getByRole('button', { name: 'Annuler la fiche' })).toHaveCount(0);
	});
});

test.describe('anybody with a ticket', () => {
	// Signed in only to learn of a reference; the pages themselves are opened by nobody.
	test('types its reference and learns what became of it', async ({ page, baseURL, problems }) => {
		problems.allow(/status of 404/);
		const { signIn } = await import('../support/people.ts');
		const { accessToken } = await signIn(baseURL ?? '', 'company');
		const query = { start_date: BEGUN, limit: 1 };
		const list = callAt(baseURL ?? '', ficheApi.winning, { query }, { token: accessToken });
		const [fiche] = itemsIn(await list);
		if (!fiche) throw new Error('The demo has no winning fiche.');

		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto('/');
		const field = page.getByRole('textbox', { name: 'Référence de la fiche' });
		await field.fill('pas une référence');
		await page.getByRole('button', { name: 'Vérifier' }).click();
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await field.fill(grouped(fiche.ref_code).toLowerCase().replaceAll(' ', '-').replace('0', 'o'));
		await page.getByRole('button', { name: 'Vérifier' }).click();
		await expect(page).toHaveURL(`/fiche2-view/${fiche.ref_code}`);
		await expect(page.getByRole('status').filter({ hasText: /gagne|payé/ })).toBeVisible();
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		await expect(page.getByText(fiche.agent_name)).toHaveCount(0);
		await look(page, 'fiche2-view');

		await page.getByRole('link', { name: 'Voir la fiche complète' }).click();
		await expect(ticketIn(page)).toContainText(fiche.agent_name);
		await page.goto('/fiche-view/000000000000');
		await expect(page.getByText('Aucune fiche ne porte cette référence')).toBeVisible();
	});
});

test.describe('a ticket proves itself', () => {
	test.use({ role: 'company' });

	test('by the signature in its QR code: genuine, forged, and genuine while the API is away', async ({
		page,
		api,
		baseURL,
		problems,
	}) => {
		problems.allow(/ERR_FAILED/);
		const { name, instanceId } = await openDraw(api);
		const terminal = await Terminal.open(baseURL ?? '', api);
		const { ref_code, proof } = await terminal.sell(instanceId, [
			{ game: 'borlette', numbers: '38', stake: 20_000 },
		]);
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		const open = async (signed: string) => {
			// Another fragment of the same page would load nothing anew.
			await page.goto('about:blank');
			await page.goto(`/fiche2-view/${ref_code}#p=${signed}`);
		};

		await open(proof);
		const genuine = page.getByText('Fiche authentique telle que vendue');
		await expect(genuine).toBeVisible();
		await expect(page.getByText('Nos registres disent la même chose')).toBeVisible();
		await expect(page.getByText('Fiche valable, résultat attendu')).toBeVisible();
		await look(page, 'fiche2-view-genuine');

		const place = 20;
		const letter = proof[place] === 'A' ? 'B' : 'A';
		await open(proof.slice(0, place) + letter + proof.slice(place + 1));
		await expect(page.getByRole('alert')).toContainText('Ce n’est pas une de nos fiches');
		await expect(genuine).toBeHidden();
		await look(page, 'fiche2-view-forged');

		await page.route('**/api/**', (route) => route.abort());
		await open(proof);
		await expect(genuine).toBeVisible();
		const panel = page.getByRole('status').filter({ has: genuine });
		await expect(panel).toContainText('si elle a gagné');
		// Draws are named by their first 24 signs.
		await expect(panel).toContainText(name.slice(0, 24));
		await expect(panel).toContainText(/200,00\sG/);
		await look(page, 'fiche2-view-offline');
		expect(asked.filter((url) => url.includes(proof.slice(0, place)))).toEqual([]);
	});
});
