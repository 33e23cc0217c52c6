import { LoginPage } from '../support/login-page.ts';
import { look } from '../support/look.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The browser itself reports every refused call. */
const REFUSED = /status of 401/;

test('wrong credentials empty the form and say so', async ({ page, problems }) => {
	problems.allow(REFUSED);
	const login = new LoginPage(page);
	await page.goto('/auth/login');
	await expect(login.heading).toBeVisible();
	await login.signIn({ username: PEOPLE.company.username, password: 'not the password' });
	await expect(page.getByRole('alert')).toHaveText('Identifiants incorrects!');
	await expect(login.username).toHaveValue('');
	await expect(login.password).toHaveValue('');
	await look(page, 'login-refused');
});

test('an unknown name gets the same answer as a wrong password', async ({ page, problems }) => {
	problems.allow(REFUSED);
	await page.goto('/auth/login');
	await new LoginPage(page).signIn({ username: 'nobody-at-all', password: 'not the password' });
	await expect(page.getByRole('alert')).toHaveText('Identifiants incorrects!');
});

test('errors wait until a field was touched', async ({ page }) => {
	const login = new LoginPage(page);
	await page.goto('/auth/login');
	await expect(login.submit).toBeVisible();
	await expect(page.getByText('Le téléphone est requis')).toBeHidden();
	// The page begins there: leaving it is no touch yet.
	await expect(login.username).toBeFocused();
	await login.username.blur();
	await expect(page.getByText('Le téléphone est requis')).toBeHidden();
	await login.username.focus();
	await login.username.blur();
	await expect(page.getByText('Le téléphone est requis')).toBeVisible();
	await expect(page.getByText('Password is required')).toBeHidden();
	await login.submit.click();
	await expect(page.getByText('Password is required')).toBeVisible();
});

test('the right ones lead to the dashboard, with a toast', async ({ page }) => {
	await page.goto('/auth/login');
	await new LoginPage(page).signIn(PEOPLE.company);
	await expect(page.getByText('Login success')).toBeVisible();
	await expect(page).toHaveURL(/\/dashboard\/app$/);
});

test('the path asked for is opened after signing in', async ({ page }) => {
	await page.goto('/dashboard/agent/list?q=jean');
	await new LoginPage(page).signIn(PEOPLE.company);
	await expect(page).toHaveURL(/\/dashboard\/agent\/list\?.*q=jean/);
	await expect(page.getByRole('table')).toBeVisible();
});

test('the password can be shown and hidden', async ({ page }) => {
	const login = new LoginPage(page);
	await page.goto('/auth/login');
	await login.password.fill('secret');
	await expect(login.password).toHaveAttribute('type', 'password');
	await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
	await expect(login.password).toHaveAttribute('type', 'text');
	await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
	await expect(login.password).toHaveAttribute('type', 'password');
});

test('a forgotten password is answered with the words of the specification', async ({ page }) => {
	const said = new Promise<string>((resolve) => {
		page.on('dialog', async (dialog) => {
			resolve(dialog.message());
			await dialog.accept();
		});
	});
	await page.goto('/auth/login');
	await expect(page.getByText('Borlette').first()).toBeVisible();
	await new LoginPage(page).forgotten.click();
	expect(await said).toMatch(/^Veuillez contacter l'administration de .+ Lotto, Merci!!!$/);
});

test('the landing page shows the dashboard in the language that it is read in', async ({
	page,
}) => {
	const sources = new Set<string>();
	for (const language of ['fr', 'en', 'de']) {
		await page.goto('/');
		await page.evaluate((spoken) => localStorage.setItem('language', spoken), language);
		await page.reload();
		const picture = page.locator('picture img').filter({ visible: true });
		await picture.scrollIntoViewIfNeeded();
		await expect(picture).toHaveJSProperty('naturalWidth', 1440);
		sources.add(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
	}
	expect([...sources]).toHaveLength(3);
});

test.describe('signed in', () => {
	test.use({ role: 'company' });

	test('the login page leads on to the dashboard', async ({ page }) => {
		await page.goto('/auth/login');
		await expect(page).toHaveURL(/\/dashboard\/app$/);
	});

	test('so does the landing page', async ({ page }) => {
		await page.goto('/');
		await expect(page).toHaveURL(/\/dashboard\/app$/);
	});
});

test.describe('a supervisor', () => {
	test.use({ role: 'supervisor' });

	test('without the code of a page is told so, and can go home', async ({ page }) => {
		await page.goto('/dashboard/agent/new');
		await expect(page.getByRole('heading', { name: 'Permission non autorisé' })).toBeVisible();
		await look(page, 'forbidden');
		await page
			.getByRole('main')
			.getByRole('link')
			.or(page.getByRole('main').getByRole('button'))
			.first()
			.click();
		await expect(page).toHaveURL(/\/dashboard\/app$/);
	});
});
