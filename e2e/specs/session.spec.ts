import { agentApi } from '@borlette/shared/contract/agent';
import { authApi } from '@borlette/shared/contract/auth';
import { eventsApi } from '@borlette/shared/contract/events';
import { fillAgent } from '../support/agent.ts';
import { Form } from '../support/form.ts';
import { LoginPage } from '../support/login-page.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { PEOPLE } from '../support/people.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const REFUSED = /status of 401/;
const LOGOUT = authApi.logout.path;
const stored = (key: string) => localStorage.getItem(key);

test('signing out works even when the server does not answer, and says so', async ({
	page,
	problems,
}) => {
	problems.allow(/auth\/logout/);
	await page.goto('/dashboard/app');
	await page.route(`**${LOGOUT}`, (route) => route.abort('connectionrefused'));
	await page.getByRole('button', { name: /^Menu de / }).click();
	await page.getByText('Se déconnecter').click();
	await expect(page.getByText('Impossible de se déconnecter')).toBeVisible();
	expect(await page.evaluate(stored, 'accessToken')).toBeNull();
});

test('a list that is refused ends the session; after signing in it is there', async ({
	page,
	api,
	problems,
}) => {
	problems.allow(REFUSED);
	await page.goto('/dashboard/agent/list');
	await expect(new Table(page).table).toBeVisible();
	// Before the call that is to be refused, and no other call is.
	await page.route(
		/list-agent.*q=jean/,
		async (route) => {
			await api(authApi.logout, {});
			await route.continue();
		},
		{ times: 1 },
	);
	await new Table(page).search.fill('jean');
	const login = new LoginPage(page);
	await expect(login.heading).toBeVisible();
	expect(await page.evaluate(stored, 'accessToken')).toBeNull();

	await login.signIn(PEOPLE.company);
	await expect(page).toHaveURL(/\/dashboard\/agent\/list\?q=jean/);
	await expect(new Table(page).table).toBeVisible();
});

test('a refused submit keeps what was typed, asks for the password and is sent once more', async ({
	page,
	api,
	problems,
}) => {
	problems.allow(REFUSED);
	// The stream hears of the end of the sign-in, too, and reloads the page a second later: it is not the first here.
	await page.route(`**${eventsApi.stream.path}`, () => undefined);
	const username = unique('agent-');
	await page.goto('/dashboard/agent/new');
	await fillAgent(page, api, { username });
	await api(authApi.logout, {});

	const sent: number[] = [];
	page.on('response', (answer) => {
		const isCreate = answer.url().endsWith(agentApi.create.path);
		if (isCreate && answer.request().method() === 'POST') sent.push(answer.status());
	});
	await new Form(page).save.click();

	const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
	await expect(dialog).toBeVisible();
	await look(page, 'session-expired');
	const login = new LoginPage(dialog);
	await expect(login.username).toHaveValue(PEOPLE.company.username);
	await login.password.fill(PEOPLE.company.password);
	await login.submit.click();

	await page.getByRole('button', { name: 'Terminé' }).click();
	await expect(page).toHaveURL(/\/dashboard\/agent\/list/);
	expect(sent).toEqual([401, 200]);
	await page.goto(`/dashboard/agent/list?q=${username}`);
	await expect(new Table(page).row(username)).toHaveCount(1);
});

test('signing out forgets the token, and another tab notices: nobody is asked there whether to leave what is typed; it is there again', async ({
	page,
	context,
	problems,
}) => {
	// What the pages were still reading.
	problems.allow(REFUSED);
	const questions: string[] = [];
	page.on('dialog', async (dialog) => {
		questions.push(dialog.type());
		await dialog.dismiss();
	});
	await page.goto('/dashboard/agent/new');
	const first = new Form(page).field('Prénom');
	await first.click();
	await page.keyboard.type('Rose');
	const [idle, other] = [await context.newPage(), await context.newPage()];
	for (const tab of [idle, other]) await tab.goto('/dashboard/app');
	await expect(new Shell(idle).nav).toBeVisible();
	await other.getByRole('button', { name: /^Menu de / }).click();
	await other.getByText('Se déconnecter').click();
	for (const tab of [other, idle]) await expect(new LoginPage(tab).heading).toBeVisible();
	expect(await other.evaluate(stored, 'accessToken')).toBeNull();
	const login = new LoginPage(page);
	await expect(login.heading).toBeVisible();
	expect(questions).toEqual([]);
	await login.signIn(PEOPLE.company);
	await expect(page.getByText('Brouillon restauré')).toBeVisible();
	await expect(first).toHaveValue('Rose');
});
