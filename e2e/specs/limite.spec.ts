import { openDraw } from '../support/draw.ts';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { Terminal } from '../support/terminal.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const CONFIGURATION = '/dashboard/borlette-configuration';
const LIST = `${CONFIGURATION}/limite-boule`;

test('a limit is refused without a bound, saved with one, blocked and deleted', async ({
	page,
	problems,
}) => {
	problems.allow(/status of 422/);
	const ball = String(Math.floor(Math.random() * 90_000) + 10_000);
	await page.goto(LIST);
	await page.getByRole('link', { name: 'Nouvelle limite par boule' }).last().click();
	const form = new Form(page);
	await form.choose('Jeu', 'Lotto 5');
	await form.fill({ Boule: ball });
	await form.save.click();
	await expect(form.field('Limite')).toHaveAttribute('aria-invalid', 'true');
	await form.fill({ Limite: '500', 'Mise maximale': '2', 'Mise minimale': '5' });
	await form.save.click();
	await expect(form.field('Mise maximale')).toHaveAttribute('aria-invalid', 'true');
	await look(page, 'limite-refused');
	await form.fill({ 'Mise maximale': '50' });
	await form.save.click();
	await expect(new Shell(page).toast(/enregistré/)).toBeVisible();

	await page.goto(`${LIST}?game=lotto5`);
	const list = new Table(page);
	const row = list.row(ball);
	await expect(row).toContainText('500,00');
	await list.act(row, 'Bloquer');
	await expect(row).toContainText('Bloqué');
	await list.act(row, 'Supprimer');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
	await expect(list.row(ball)).toHaveCount(0);
});

for (const { family, ball, rule } of [
	{ family: 'limite-game-per-agent', ball: undefined, rule: 'limit_game_agent' },
	{ family: 'limite-boule-per-agent', ball: '38', rule: 'limit_boule_agent' },
]) {
	test(`${family}: refused at its field, then the terminal sells by what is saved, changed and blocked`, async ({
		page,
		api,
		baseURL,
		problems,
	}) => {
		problems.allow(/status of 422/);
		const { name: tirage, instanceId } = await openDraw(api);
		const terminal = await Terminal.open(baseURL ?? '', api);
		const sell = (stake: number) =>
			terminal.sell(instanceId, [{ game: 'borlette', numbers: ball ?? '38', stake }]);
		const form = new Form(page);
		const saved = new Shell(page).toast(/enregistré/);
		await page.goto(`${CONFIGURATION}/${family}/new`);
		await form.choose('Agent', terminal.agent.choice);
		await form.choose('Jeu', 'Borlette');
		if (ball) await form.fill({ Boule: ball });
		await form.choose('Tirage', tirage);
		await form.fill({ 'Mise minimale': '50', 'Mise maximale': '20', Limite: '100' });
		await form.save.click();
		await expect(form.field('Mise maximale')).toHaveAccessibleDescription(
			/La valeur minimale est 50,00/,
		);
		await form.fill({ 'Mise maximale': '80' });
		await form.save.click();
		await expect(saved).toBeVisible();
		await sell(6_000);
		await expect(sell(6_000)).rejects.toThrow(rule);

		const list = new Table(page);
		const row = list.row(terminal.agent.name);
		await expect(row).toContainText(tirage);
		await row.getByRole('link').first().click();
		await form.fill({ Limite: '200' });
		await form.save.click();
		await expect(row).toContainText('200,00');
		await sell(6_000);
		await expect(sell(8_100)).rejects.toThrow('max_stake');

		await list.act(row, 'Bloquer');
		await expect(row).toContainText('Bloqué');
		await look(page, family);
		await sell(8_100);
	});
}
