import { readFile } from 'node:fs/promises';
import { facturationApi } from '@borlette/shared/contract/facturation';
import { itemsIn } from '@borlette/shared/contract/request';
import { extractText, getDocumentProxy } from 'unpdf';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { secondPerson } from '../support/second-person.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { Terminal } from '../support/terminal.ts';
import { expect, test } from '../support/test.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ');

test.describe('a company', () => {
	test.use({ role: 'company' });

	test('reads its invoice as the PDF that it stores', async ({ page, api }) => {
		// A PDF's Helvetica is not in it: of what a device has instead, the letters would stand on each other.
		await page.addInitScript(() => {
			const given: string[] = [];
			class Noted extends FontFace {
				constructor(...[family, source, more]: ConstructorParameters<typeof FontFace>) {
					super(family, source, more);
					if (typeof source !== 'string') given.push(family);
				}
			}
			Object.assign(globalThis, { FontFace: Noted, fontsGiven: given });
		});
		const [invoice] = itemsIn(await api(facturationApi.list, { query: {} }));
		if (!invoice) throw new Error('The demo has no invoice.');
		await page.goto('/dashboard/company/facturation');
		const row = new Table(page).row(invoice.number);
		const shown = plain((await row.getByRole('cell').nth(3).textContent()) ?? '');
		await row.getByRole('link', { name: invoice.number }).click();
		const sheet = page.getByTestId('invoice-pages');
		await expect(sheet.locator('canvas')).toHaveCount(1);
		await expect(sheet).toHaveAttribute('aria-label', new RegExp(invoice.number));
		const fonts = await page.evaluate(
			() => (globalThis as unknown as { fontsGiven: string[] }).fontsGiven,
		);
		expect(fonts, 'regular and bold').toHaveLength(2);
		await look(page, 'invoice-pdf');
		const stored = page.waitForEvent('download');
		await new Shell(page).main.getByRole('button', { name: 'Télécharger' }).click();
		const bytes = await readFile(await (await stored).path());
		const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
			mergePages: true,
		});
		expect(plain(text)).toContain(invoice.number);
		expect(plain(text)).toContain(`Total ${shown}`);
	});

	test('writes to its terminals, which get it', async ({ page, api, baseURL }) => {
		const title = unique('Avis ');
		await page.goto('/dashboard/user/message-push/new');
		const form = new Form(page);
		await form.fill({ Titre: title, Message: 'Fermeture à 18 h.' });
		await expect(page.getByRole('heading', { name: 'Sur le terminal' })).toBeVisible();
		await look(page, 'message-new');
		await form.save.click();
		await expect(new Table(page).row(title)).toContainText('Tous les terminaux');
		const terminal = await Terminal.open(baseURL ?? '', api);
		expect((await terminal.catalogue()).messages).toContainEqual({
			title,
			body: 'Fermeture à 18 h.',
		});
		const list = new Table(page);
		await list.act(list.row(title), 'Désactiver');
		await expect(list.row(title)).toContainText('Désactivé');
		const { messages } = await terminal.catalogue();
		expect(messages.map((message) => message.title)).not.toContain(title);
	});
});

test.describe('a payment', () => {
	test.use({ role: 'company' });

	test('whose answer was lost is recorded once', async ({ browser, baseURL, api }) => {
		const page = await secondPerson(browser, baseURL ?? '', api);
		const reference = unique('BNC ');
		let isLost = false;
		await page.route('**/api/companies/historics-payment', async (route) => {
			if (route.request().method() !== 'POST' || isLost) return route.continue();
			isLost = true;
			await route.fetch();
			await route.abort();
		});
		await page.goto('/dashboard/company/payment/new');
		const form = new Form(page);
		await form.fill({ Montant: '1', Référence: reference });
		await look(page, 'payment-new');
		await form.save.click();
		await expect(page.getByRole('alert')).toContainText(
			/Peut-être enregistré.*cela ne comptera qu’une fois/s,
		);
		await form.save.dblclick();
		await expect(new Shell(page).toast(/enregistré\./)).toBeVisible();
		await page.goto(`/dashboard/company/payment?q=${encodeURIComponent(reference)}`);
		await expect(new Table(page).row(reference)).toHaveCount(1);
		await page.context().close();
	});
});

test.describe('the provider', () => {
	test.use({ role: 'superuser' });

	test('opens a company with its logo and sets its rules', async ({ page, problems }) => {
		problems.allow(/status of 422/);
		const name = unique('Maison ');
		await page.goto('/dashboard/company/new');
		const form = new Form(page);
		await form.fill({
			'Nom de la compagnie': name,
			Code: unique('M').toUpperCase(),
			'Pseudonyme du premier admin': unique('chef-'),
			'Mot de passe': 'un bon mot de passe',
		});
		await form.choose('Pays', 'Haïti');
		const upload = (buffer: Buffer) =>
			page
				.locator('input[type=file]')
				.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
		await upload(Buffer.from('no picture'));
		await form.save.click();
		await expect(page.getByText(/n’est pas une image lisible/)).toBeVisible();
		await upload(await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }));
		await form.save.click();
		// The password that the first admin begins with is shown once.
		const given = page.getByRole('dialog', { name: /^Connexion de chef-/ });
		await expect(given).toContainText('un bon mot de passe');
		await given.getByRole('button', { name: 'Terminé' }).click();
		await expect(page).toHaveURL(/company\/list/);
		await page.goto(`/dashboard/company/list?q=${encodeURIComponent(name)}`);
		const row = new Table(page).row(name);
		await expect(row).toContainText('Haïti');
		const logo = row.locator('img');
		await expect
			.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBe(64);
		await page.getByRole('link', { name: `Règles de ${name}` }).click();
		await form.fill({
			'Mariages gratuits, palier 1': '2',
			'Total de la fiche à partir de, palier 2': '1',
		});
		await form.save.click();
		const second = form.field('Total de la fiche à partir de, palier 2');
		await expect(second).toHaveAttribute('aria-invalid', 'true');
		await expect(page.getByText(/commence plus haut que le précédent/)).toBeVisible();
		await look(page, 'company-rules');
		await second.fill('250');
		await form.save.click();
		await expect(new Shell(page).toast(/enregistrées/)).toBeVisible();
	});

	test('adds a country with its flag, renames it and removes it', async ({ page, problems }) => {
		problems.allow(/status of 422/);
		await page.goto('/dashboard/user/pays/new');
		const form = new Form(page);
		await form.fill({ Nom: 'Antarctique', Code: 'HT' });
		await page.locator('input[type=file]').setInputFiles({
			name: 'flag.png',
			mimeType: 'image/png',
			buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 90, height: 60 } }),
		});
		await form.save.click();
		await expect(form.field('Code')).toHaveAccessibleDescription(/déjà prise/);
		await form.fill({ Code: 'AQ' });
		await form.save.click();
		const list = new Table(page);
		const flag = list.row('Antarctique').locator('img');
		await expect
			.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBe(90);
		await list.row('AQ').getByRole('link', { name: 'Antarctique' }).click();
		await form.fill({ Nom: 'Terre Adélie' });
		await form.save.click();
		await expect(list.row('AQ')).toContainText('Terre Adélie');
		await look(page, 'pays');
		await list.act(list.row('AQ'), 'Supprimer');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
		await expect(list.row('AQ')).toHaveCount(0);
	});

	test('reads what a visitor wrote', async ({ page }) => {
		const name = unique('Visiteur ');
		await page.goto('/contact-us');
		const form = new Form(page);
		const send = page.getByRole('button', { name: 'Envoyer', exact: true });
		await form.fill({ 'Votre nom': name, 'Adresse e-mail': 'rose', 'Votre message': 'Bonjour' });
		await send.click();
		await expect(form.field('Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');
		await form.fill({ 'Adresse e-mail': 'rose@example.ht' });
		await send.click();
		await expect(page.getByText('Merci, votre message est arrivé.')).toBeVisible();
		await page.goto('/dashboard/user/contact-messages');
		await page.getByRole('link', { name }).click();
		await expect(page.getByRole('dialog')).toContainText('rose@example.ht');
		await look(page, 'contact-message');
	});
});
