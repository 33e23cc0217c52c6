import { readFile } from 'node:fs/promises';
import { type Agent, agentApi } from '@borlette/shared/contract/agent';
import { itemsIn } from '@borlette/shared/contract/request';
import { fillAgent } from '../support/agent.ts';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { type Api, expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const anyAgent = async (api: Api) =>
	itemsIn(await api(agentApi.list, { query: { limit: 25 } }))[0] as Agent;

async function newAgent(api: Api): Promise<Agent> {
	const { phone, surcussale_id } = await anyAgent(api);
	return api(agentApi.create, {
		body: {
			first_name: 'Rose',
			last_name: unique('Essai'),
			phone,
			surcussale_id,
			commission: 1000,
			device_id: '',
			username: unique('agent-'),
			password: 'un bon mot de passe',
		},
	});
}

test('the list shows, searches and sorts, all in the address', async ({ page }) => {
	const list = new Table(page);
	await page.goto('/dashboard/agent/list');
	await expect(list.table).toBeVisible();
	await look(page, 'agent-list');
	await list.search.fill('zzz nobody');
	await expect(page).toHaveURL(/q=zzz/);
	await expect(page.getByText('Aucun résultat')).toBeVisible();
	await page.goBack();
	await page.goto('/dashboard/agent/list?sort=-commission');
	await expect(list.table.getByRole('columnheader', { name: /Commission/ })).toHaveAttribute(
		'aria-sort',
		'descending',
	);
});

test('what the filter finds is stored as a file, in the words of the screen; it is blocked there, and unblocked by undoing it', async ({
	page,
	api,
}) => {
	const agent = await newAgent(api);
	const list = new Table(page);
	await page.goto(`/dashboard/agent/list?q=${agent.last_name}`);
	await expect(list.row(agent.last_name)).toBeVisible();
	const stored = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Exporter' }).click();
	await page.getByRole('menuitem', { name: /CSV/ }).click();
	const file = await stored;
	expect(file.suggestedFilename()).toMatch(/^agents-\d{4}-\d\d-\d\d\.csv$/);
	const [headings, row, ...others] = (await readFile(await file.path(), 'utf8'))
		.trim()
		.split('\r\n');
	expect(headings).toContain('Commission');
	expect(row).toContain(agent.last_name);
	expect(row).toContain('Actif');
	expect(others).toEqual([]);

	await list.act(list.row(agent.last_name), 'Bloquer');
	await expect(new Shell(page).toast(/bloqué\./)).toBeVisible();
	await expect(list.row(agent.last_name)).toContainText('Bloqué');
	await page.getByTestId('toaster').getByRole('button', { name: 'Annuler' }).click();
	await expect(list.row(agent.last_name)).toContainText('Actif');
});

test('a column is as wide as it was drawn, after a reload too', async ({ page }) => {
	// Agents that other tests add meanwhile are not among these, and move no column.
	await page.goto('/dashboard/agent/list?q=altidor');
	const heading = page.getByRole('columnheader', { name: 'Surcussale' });
	const widthOf = async () => (await heading.boundingBox())?.width ?? 0;
	// Columns are as wide as what their rows hold, once these are there.
	const arrived = async () => {
		await expect(heading).toBeVisible();
		await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
	};
	await arrived();
	const before = await widthOf();
	const handle = await heading.locator('[data-handle]').boundingBox();
	if (!handle) throw new Error('The heading has no handle.');
	const at = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
	await page.mouse.move(at.x, at.y);
	await page.mouse.down();
	await page.mouse.move(at.x - 50, at.y, { steps: 3 });
	await page.mouse.up();
	await expect.poll(widthOf).toBeCloseTo(before - 50, -1);
	await page.reload();
	await arrived();
	expect(await widthOf()).toBeCloseTo(before - 50, -1);
});

test('a new agent is saved and found', async ({ page, api }) => {
	const username = unique('agent-');
	await page.goto('/dashboard/agent/list');
	await page.getByRole('link', { name: 'Nouvel agent' }).last().click();
	const form = await fillAgent(page, api, { username, lastName: 'Toussaint' });
	await look(page, 'agent-new');
	await form.save.click();
	// Once, and never again: what the agent signs in with.
	const slip = page.getByRole('dialog', { name: /Toussaint/ });
	await expect(slip.getByRole('article')).toContainText(username);
	await look(page, 'agent-slip');
	// On the roll of a terminal's printer, 58 mm wide, each thing that is typed stands in one line too.
	const size = page.viewportSize();
	await page.emulateMedia({ media: 'print' });
	await page.setViewportSize({ width: 219, height: 900 });
	const heights = () =>
		slip
			.locator('article [dir=ltr]')
			.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
	await expect.poll(heights).toEqual([18, 18, 18]);
	await page.emulateMedia({ media: 'screen' });
	if (size) await page.setViewportSize(size);
	await slip.getByRole('button', { name: 'Terminé' }).click();
	await expect(new Shell(page).toast(/enregistré/)).toBeVisible();
	await expect(page).toHaveURL(/\/dashboard\/agent\/list/);
	await page.goto(`/dashboard/agent/list?q=${username}`);
	const row = new Table(page).row(username);
	await expect(row).toContainText('Toussaint');
	await expect(row).toContainText('12,5');

	// A namesake is chosen by the code, and named with it.
	const [agent] = itemsIn(await api(agentApi.list, { query: { q: username } }));
	await expect(row).toContainText(agent?.code ?? 'a code');
	await page.goto('/dashboard/borlette/blocage-boule/new');
	const choice = page.getByRole('combobox', { name: 'Agent' });
	await choice.fill(`Toussaint Nadège ${agent?.code}`);
	await choice.press('Enter');
	await expect(choice).toHaveValue(`Nadège Toussaint · ${agent?.code}, ${agent?.surcussale_name}`);
	await look(page, 'agent-code');
});

test('what cannot be right is said before anything is sent, what the server refuses stands at its field; half filled the form survives a reload, and asks before it is left', async ({
	page,
	api,
	problems,
}) => {
	problems.allow(/status of 4(09|22)/);
	let wasSent = false;
	page.on('request', (request) => {
		wasSent ||= request.method() === 'POST' && request.url().includes(agentApi.create.path);
	});
	await page.goto('/dashboard/agent/new');
	const empty = new Form(page);
	await expect(empty.save).toBeVisible();
	await expect(page.getByText('Ce champ est requis.')).toHaveCount(0);
	await empty.save.click();
	await expect(page.getByText('Ce champ est requis.').first()).toBeVisible();
	expect(wasSent).toBe(false);

	const { username } = await anyAgent(api);
	const form = await fillAgent(page, api, { username });
	await form.save.click();
	const field = form.field('Pseudonyme');
	await expect(field).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByText('Cette valeur est déjà prise.')).toBeVisible();
	await expect(field).toHaveValue(username);
	await look(page, 'agent-taken');

	await form.fill({ Prénom: 'Widline' });
	page.once('dialog', (dialog) => dialog.accept());
	await page.reload();
	await expect(page.getByText('Brouillon restauré')).toBeVisible();
	await expect(form.field('Prénom')).toHaveValue('Widline');
	await new Shell(page).nav.locator('a[href="/dashboard/app"]').click();
	const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
	await expect(question).toContainText('Quitter sans enregistrer ?');
	await question.getByRole('button', { name: 'Quitter' }).click();
	await expect(page).toHaveURL(/\/dashboard\/app$/);
});

test('an agent is changed', async ({ page, api }) => {
	const agent = await newAgent(api);
	await page.goto(`/dashboard/agent/list?q=${agent.username}`);
	await new Table(page).row(agent.username).getByRole('link').first().click();
	await expect(page).toHaveURL(`/dashboard/agent/${agent.id}`);
	await page.getByRole('link', { name: 'Modifier' }).click();
	await expect(page).toHaveURL(`/dashboard/agent/${agent.id}/edit`);
	const form = new Form(page);
	await expect(form.field('Prénom')).toHaveValue('Rose');
	await form.fill({ Prénom: 'Rosemène' });
	await form.save.click();
	await expect(new Shell(page).toast(/Rosemène.*enregistré/)).toBeVisible();
	const { first_name } = await api(agentApi.one, { params: { agentId: agent.id } });
	expect(first_name).toBe('Rosemène');
});

test('two people at the same agent: the fields are compared, nothing is overwritten unseen', async ({
	page,
	api,
	problems,
}) => {
	problems.allow(/status of 412/);
	const agent = await newAgent(api);
	await page.goto(`/dashboard/agent/${agent.id}/edit`);
	const form = new Form(page);
	await form.fill({ Prénom: 'Mirlande' });
	const { id, version, last_name, phone, surcussale_id, commission, device_id } = agent;
	await api(agentApi.update, {
		body: {
			...{ id, version, last_name, phone, surcussale_id, commission, device_id },
			first_name: 'Fabiola',
		},
	});
	await form.save.click();
	const conflict = page.getByRole('alert').filter({ hasText: 'Modifié entre-temps' });
	await expect(conflict).toBeVisible();
	await expect(conflict).toContainText('Mirlande');
	await expect(conflict).toContainText('Fabiola');
	await look(page, 'agent-conflict');
});
