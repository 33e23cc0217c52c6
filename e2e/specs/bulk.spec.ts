import { agentApi } from '@borlette/shared/contract/agent';
import { importAgents } from '@borlette/shared/contract/imports';
import { itemsIn } from '@borlette/shared/contract/request';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

test('forty agents come from a file that is mended, go to another supervisor, and come back', async ({
	page,
	api,
}) => {
	const branches = itemsIn(await api(surcussaleApi.list, { query: {} }));
	const from = branches.find(({ supervisor_id }) => supervisor_id !== null);
	const to = branches.find(
		({ supervisor_id }) => supervisor_id !== null && supervisor_id !== from?.supervisor_id,
	);
	if (!from || !to) throw new Error('The demo has no surcussales of two supervisors.');
	const family = unique('Lot');
	const fileOf = (commission: string) => ({
		name: 'agents.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(
			[
				'Prénom;Nom;Téléphone;Surcussale;Commission (%)',
				...Array.from(
					{ length: 40 },
					(_, n) => `Rose;${family};361200${10 + n};${from.name};${n === 7 ? commission : '10'}`,
				),
			].join('\n'),
		),
	});
	const file = page.locator('input[type=file]');
	const check = page.getByRole('button', { name: 'Vérifier le fichier' });

	await page.goto('/dashboard/agent/import');
	await file.setInputFiles(fileOf('dix'));
	await check.click();
	const fault = page.getByRole('row').filter({ hasText: 'dix' });
	await expect(fault).toContainText('9');
	await expect(fault).toContainText('Commission');
	await look(page, 'import-faults');
	await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
	await file.setInputFiles(fileOf('12,5'));
	await check.click();
	// While they are written the button keeps the focus of who works by keyboard, and leaving is asked about.
	let goOn = () => {};
	const held = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	await page.route(`**${importAgents.take.path}`, async (route) => {
		await held;
		await route.continue();
	});
	const take = page.getByRole('button', { name: 'Importer les 40 lignes' });
	await take.press('Enter');
	await expect(take).toHaveAttribute('aria-busy', 'true');
	await expect(take).toBeFocused();
	await page.getByRole('link', { name: 'Tableau de bord' }).first().click();
	const question = page.getByRole('alertdialog', { name: 'Quitter sans les mots de passe ?' });
	await expect(question).toBeVisible();
	await look(page, 'import-leave');
	await question.getByRole('button', { name: 'Rester' }).click();
	goOn();
	await expect(page.getByText('40 lignes ajoutées')).toBeVisible();
	const slips = page.getByRole('article');
	await expect(slips).toHaveCount(40);
	await expect(slips.first()).toContainText(/[a-z2-9]{4}(-[a-z2-9]{4}){2}/);
	const answer = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Télécharger le fichier de réponse' }).click();
	expect((await answer).suggestedFilename()).toMatch(/\.csv$/);

	await page.goto(`/dashboard/agent/list?q=${family}`);
	await page.getByRole('checkbox', { name: /de cette page/ }).check();
	await page.getByRole('button', { name: 'Sélectionner les 40 lignes du filtre' }).click();
	await page.getByRole('button', { name: 'Modifier la sélection' }).click();
	await page.getByRole('menuitem', { name: 'Changer de surcussale' }).click();
	const dialog = page.getByRole('dialog', { name: 'Changer de surcussale' });
	await dialog.getByLabel('Superviseur').selectOption({ label: to.supervisor_name ?? '' });
	const branch = dialog.getByRole('combobox', { name: 'Surcussale' });
	await expect(branch.getByRole('option', { name: from.name })).toHaveCount(0);
	await branch.selectOption({ label: to.name });
	await dialog.getByRole('button', { name: 'Voir l’aperçu' }).click();
	await expect(dialog.getByRole('status')).toContainText('40 lignes changeront');
	await expect(dialog.getByRole('row').nth(1)).toContainText(from.name);
	await expect(dialog.getByRole('row').nth(1)).toContainText(to.supervisor_name ?? '');
	await look(page, 'bulk-preview');
	await dialog.getByRole('button', { name: 'Appliquer à 40 lignes' }).click();
	await expect(page.getByText(/40 lignes changées/)).toBeVisible();
	const branchesNow = async () => {
		const found = itemsIn(await api(agentApi.list, { query: { q: family } }));
		return [...new Set(found.map(({ surcussale_name }) => surcussale_name))];
	};
	expect(await branchesNow()).toEqual([to.name]);
	await page.getByTestId('toaster').getByRole('button', { name: 'Annuler' }).click();
	await expect(page.getByText('40 lignes remises comme avant.')).toBeVisible();
	expect(await branchesNow()).toEqual([from.name]);
});
