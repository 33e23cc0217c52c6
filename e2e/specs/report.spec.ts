import type { OutputOf } from '@borlette/shared/contract';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { pasted } from '../support/clipboard.ts';
import { openDraw } from '../support/draw.ts';
import { look } from '../support/look.ts';
import { printed } from '../support/paper.ts';
import { Table } from '../support/table.ts';
import { Terminal } from '../support/terminal.ts';
import { type Api, expect, test } from '../support/test.ts';

const REPORT = '/dashboard/rapports/root';
/** Amounts are shown with two decimals, so their digits are the minor units. */
const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

type Page = Exclude<OutputOf<typeof rapportApi.vente>, unknown[]>;
const LINE = { game: 'borlette', option: null, numbers: '31', stake: 30_000 } as const;

/** Sells 300,00. */
async function sellOnce(terminal: Terminal, api: Api): Promise<void> {
	const { instanceId } = await openDraw(api);
	await terminal.sell(instanceId, [LINE]);
}

test.describe('the company', () => {
	test.use({ role: 'company' });

	test('reads its sales to the cent, follows a figure to its fiches, and proves it with a link', async ({
		page,
		api,
		baseURL,
		context,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		const terminal = await Terminal.open(baseURL ?? '', api);
		const { agent } = terminal;
		await sellOnce(terminal, api);
		await page.goto(`${REPORT}?agent_id=${agent.id}`);
		const row = new Table(page).row(agent.name);
		await expect(row).toContainText(/300,00\sG/);
		const { totals } = (await api(rapportApi.vente, { query: { limit: 25 } })) as Page;
		await page.getByRole('button', { name: 'Copier le lien' }).click();
		const link = await pasted(page);

		const paper = await printed(page);
		expect(paper.join(' ')).toMatch(/Rapport de vente.*Chiffres au .* SHA-256 [0-9a-f]{64}/);
		expect(paper.join(' ')).not.toContain('Copier le lien');

		await row
			.getByRole('link', { name: /300,00/ })
			.first()
			.click();
		await expect(page).toHaveURL(new RegExp(`/list-fiches\\?.*agent_id=${agent.id}`));
		await expect(new Table(page).row('Total du filtre')).toContainText(/300,00\sG/);

		await page.goto(link);
		await expect(page.getByText(/^Mêmes chiffres que le/)).toBeVisible();
		await look(page, 'rapport-same');
		await page.goto(link.replace(/digest=.{8}/, 'digest=00000000'));
		await expect(page.getByText(/^Ces chiffres ne sont plus ceux du/)).toBeVisible();

		await page.goto(REPORT);
		const sums = page.getByRole('region', { name: 'En bref' });
		const vente = sums.getByText('Vente', { exact: true }).locator('xpath=following-sibling::p');
		expect(digits(await vente.textContent())).toBeGreaterThanOrEqual(totals.vente);
		await look(page, 'rapport-vente');
	});

	test('closes an agent’s day by keys; a lost answer does not double the money', async ({
		page,
		api,
		baseURL,
		problems,
	}) => {
		problems.allow(/cloture|net::ERR_FAILED/);
		const terminal = await Terminal.open(baseURL ?? '', api);
		const { agent } = terminal;
		// Of this agent only: on the first page stand those that the name brings there.
		await page.goto(`/dashboard/rapports/journalier?agent_id=${agent.id}`);
		await expect(page.getByText('En direct')).toBeVisible();
		await sellOnce(terminal, api);
		// Nobody reloads: the sale shows by itself.
		await expect(new Table(page).row(agent.name)).toContainText(/300,00\sG/);

		await page.goto('/dashboard/rapports/cloture');
		await expect(page.getByText(/^\d+ sur \d+ agents clôturés$/)).toBeVisible();
		await page.getByRole('searchbox').fill(agent.name);
		await expect(page.locator('tbody tr')).toHaveCount(1);
		await page.keyboard.press('ArrowDown');
		const amount = page.getByLabel(`Montant compté, ${agent.name}`);
		await expect(amount).toBeFocused();
		await page.keyboard.type('200');
		await expect(page.getByText(/^Manque 70,00\sG/)).toBeVisible();
		await look(page, 'cloture');
		await page.keyboard.press('Alt+p');
		await expect(page.getByRole('article', { name: 'Bordereau de clôture' })).toContainText(
			/attendu de l’agent270,00\sGMontant compté200,00\sG/,
		);
		await look(page, 'cloture-slip');
		await page.keyboard.press('Escape');
		await amount.focus();
		await page.keyboard.press('Enter');
		// The server records it, and its answer never arrives.
		await page.route('**/api/companies/cloture', async (route) => {
			if (route.request().method() !== 'POST') return route.fallback();
			await route.fetch();
			await route.abort('failed');
		});
		await page.keyboard.press('Enter');
		await expect(page.getByText(/Appuyez sur Entrée pour renvoyer/)).toBeVisible();
		await page.unroute('**/api/companies/cloture');
		await page.goto(`/dashboard/rapports/cloture?${new URLSearchParams({ q: agent.name })}`);
		await expect(amount).toHaveValue('200');
		await amount.press('Enter');
		await expect(page.getByText(/200,00\sG enregistré/)).toBeVisible();
		await expect(new Table(page).row(agent.name)).toContainText(/200,00\sGManque 70,00\sG/);
		const moved = () =>
			api(transactionApi.list, { query: { agent_id: agent.id, kind: 'deposit' } });
		expect(await moved()).toMatchObject([{ amount: 20_000, balance: -7_000 }]);

		await page.goto(`/dashboard/transactions/new?agent_id=${agent.id}`);
		await expect(page.getByText(/^70,00\sG à remettre/)).toBeVisible();
		await page.getByLabel(/^Montant/).fill('70');
		await expect(page.getByText('Rien de dû')).toBeVisible();
		await page.getByRole('button', { name: 'Enregistrer le mouvement' }).dblclick();
		await expect(page).toHaveURL(/transactions\/root\?new=/);
		await expect(page.locator('tr[aria-current]')).toContainText(agent.name);
		expect(await moved()).toHaveLength(2);
		await look(page, 'transactions');
	});
});
