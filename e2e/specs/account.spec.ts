import { passwordApi } from '@borlette/shared/contract/account';
import { authApi } from '@borlette/shared/contract/auth';
import { callAt } from '@borlette/shared/contract/request';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { Secret, TOTP } from 'otpauth';
import { LoginPage } from '../support/login-page.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { type Api, expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const ACCOUNT = '/dashboard/user/account';
const REFUSED = /status of 401/;
const STEP_MS = 30_000;
const GIVEN = 'quatre mots bien longs';
const PASSWORD = 'un mot de passe';

/** Somebody of their own, so that no other test is asked for a code. */
async function newPerson(api: Api, baseURL = '') {
	const username = unique('sup-');
	await api(supervisorApi.create, {
		body: {
			first_name: 'Rose',
			last_name: 'Pierre',
			phone: '+50934112233',
			commission: 0,
			username,
			password: GIVEN,
		},
	});
	const { accessToken: token } = await callAt(baseURL, authApi.login, {
		body: { username, password: GIVEN },
	});
	await callAt(baseURL, passwordApi.choose, { body: { password: PASSWORD } }, { token });
	await callAt(baseURL, authApi.logout, {}, { token });
	return { username, password: PASSWORD };
}

/** The server of these tests takes the step before and after too; each code of a later step is a fresh one. */
const codeOf = (secret: string, steps: number) =>
	TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });

test('two-factor sign-in is turned on, asked for at the login, and a recovery code opens once', async ({
	browser,
	api,
	baseURL,
}) => {
	const person = await newPerson(api, baseURL);
	const context = await browser.newContext({
		storageState: {
			cookies: [],
			origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'language', value: 'fr' }] }],
		},
	});
	const page = await context.newPage();
	const login = new LoginPage(page);
	await page.goto(`${ACCOUNT}?section=two-factor`);
	await login.signIn(person);
	await page.getByRole('button', { name: 'Activer' }).click();
	await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
	await page.getByRole('button', { name: 'Continuer' }).click();
	const qr = page.getByRole('img', { name: 'Code QR pour l’application d’authentification' });
	await expect(qr).toBeVisible();
	const secret = ((await page.getByTestId('secret').textContent()) ?? '').replaceAll(' ', '');
	await look(page, 'two-factor-setup');
	await page.getByLabel(/^Code de vérification/).fill(codeOf(secret, 0));
	await page.getByRole('button', { name: 'Vérifier et activer' }).click();
	const codes = page.getByTestId('recovery-codes').getByRole('listitem');
	await expect(codes).toHaveCount(10);
	const recovery = (await codes.first().textContent()) as string;
	await look(page, 'two-factor-codes');
	await page.getByRole('button', { name: 'J’ai gardé ces codes' }).click();
	await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible();

	async function signInAnew(code: string) {
		await page.getByRole('button', { name: /^Menu de / }).click();
		await page.getByText('Se déconnecter').click();
		await expect(page).toHaveURL(/auth\/login$/);
		await login.signIn(person);
		await page.getByLabel('Code de vérification').fill(code.slice(0, 6));
	}
	await signInAnew('000000');
	await look(page, 'login-code');
	await login.submit.click();
	await expect(page.getByRole('alert')).toContainText('Ce code n’est pas valable');
	await page.getByLabel('Code de vérification').fill(codeOf(secret, 1));
	await login.submit.click();
	await expect(page).toHaveURL(/\/dashboard\/app$/);

	await signInAnew('');
	await page.getByRole('button', { name: 'Je n’ai pas mon téléphone' }).click();
	await page.getByLabel('Code de secours').fill(recovery);
	await login.submit.click();
	await expect(page).toHaveURL(/\/dashboard\/app$/);
	await page.goto(`${ACCOUNT}?section=two-factor`);
	await expect(page.getByText('Il vous reste 9 codes de secours.')).toBeVisible();
	await context.close();
});

test('another sign-in is seen and ended; the password changes with the old one only', async ({
	browser,
	api,
	baseURL,
	problems,
}) => {
	problems.allow(REFUSED);
	problems.allow(/status of 422/);
	const person = await newPerson(api, baseURL);
	const signIn = async () =>
		(await (
			await fetch(new URL(authApi.login.path, baseURL), {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'user-agent': 'curl/8.5.0' },
				body: JSON.stringify(person),
			})
		).json()) as { accessToken: string };
	const [own] = [await signIn(), await signIn()];
	const stored = { language: 'fr', accessToken: own.accessToken, role: 'supervisor' };
	const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
	const context = await browser.newContext({
		storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] },
	});
	const page = await context.newPage();
	await page.goto(`${ACCOUNT}?section=devices`);
	const devices = page.getByRole('region').getByRole('listitem');
	await expect(devices).toHaveCount(2);
	await expect(devices.first()).toContainText('Cet appareil');
	await look(page, 'devices');
	await page.getByRole('button', { name: /^Fermer la session/ }).click();
	await expect(devices).toHaveCount(1);

	await page.getByRole('link', { name: 'Mot de passe' }).click();
	await page.getByLabel(/^Mot de passe actuel/).fill('pas le bon');
	await page.getByLabel(/^Nouveau mot de passe/).fill('quatre mots bien longs');
	await look(page, 'password');
	await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
	await expect(page.getByLabel(/^Mot de passe actuel/)).toHaveAttribute('aria-invalid', 'true');
	await page.getByLabel(/^Mot de passe actuel/).fill(PASSWORD);
	await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
	await expect(page.getByText(/^Mot de passe changé/)).toBeVisible();
	await context.close();
});
