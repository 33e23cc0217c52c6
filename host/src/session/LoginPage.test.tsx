import { authApi } from '@borlette/shared/contract/auth';
import { configApi } from '@borlette/shared/contract/config';
import { page } from '@borlette/shared/session';
import {
	act,
	aUser,
	expectAccessible,
	fakeApi,
	NoAnswer,
	Refusal,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { BrandedLoginPage } from './BrandedLoginPage.tsx';
import { showFlash } from './flash.ts';

const username = () => screen.getByLabelText('Pseudoname');
const password = () => screen.getByLabelText('Mot de passe');
const submit = () => screen.getByRole('button', { name: 'Se Connecter' });

afterEach(() => {
	localStorage.removeItem('signedOut');
});

async function openLogin(demo = false) {
	const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	const api = fakeApi().on(configApi.read, () => ({ brand: 'Lakay', demo }));
	const view = await renderScreen(<BrandedLoginPage />, {
		user: null,
		path: '/auth/login',
		bringsMain: true,
	});
	await screen.findByText('Lakay');
	return { ...view, api, reload };
}

test.each<[string, string | RegExp]>([
	['self', 'Vous vous êtes déconnecté.'],
	['idle', /rien n’a été fait/],
	['expired', /arrivée à son terme/],
	['ended', /fermée depuis un autre appareil/],
	['password', /Le mot de passe de ce compte a changé/],
	['second_step', /double authentification/i],
	['blocked', /est bloqué/],
	['unknown', /n’est plus valable/],
])('who was signed out (%s) reads why, for an hour', async (why, text) => {
	localStorage.setItem('signedOut', `${why} ${Date.now() - 59 * 60_000}`);
	const { unmount } = await openLogin();
	expect(screen.getByRole('status')).toHaveTextContent(text);
	unmount();
	localStorage.setItem('signedOut', `${why} ${Date.now() - 61 * 60_000}`);
	await openLogin();
	expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
	['denied', 'localStorage', () => jest.spyOn(window, 'localStorage', 'get')],
	['full', 'setItem', () => jest.spyOn(Storage.prototype, 'setItem')],
])('a browser whose storage is %s says what to do, and asks for nothing', async (_, name, spy) => {
	spy().mockImplementation(() => {
		throw new DOMException(name, 'SecurityError');
	});
	const { user, reload } = await openLogin();
	expect(screen.getByRole('alert')).toHaveTextContent(/n’enregistre rien pour ce site.*autorisez/);
	expect(screen.queryByLabelText('Pseudoname')).not.toBeInTheDocument();
	await expectAccessible();
	await user.click(screen.getByRole('button', { name: 'Réessayer' }));
	expect(reload).toHaveBeenCalledTimes(1);
});

test('it asks for what the specification names, and errors wait for a touch', async () => {
	const { user, container } = await openLogin();
	expect(screen.getByRole('heading', { name: 'Connectez-vous' })).toBeInTheDocument();
	expect(screen.getByLabelText('Se souvenir de moi')).not.toBeChecked();
	expect(screen.queryByText('Le téléphone est requis')).not.toBeInTheDocument();

	await user.click(username());
	await user.tab();
	expect(await screen.findByText('Le téléphone est requis')).toBeInTheDocument();
	expect(screen.queryByText('Password is required')).not.toBeInTheDocument();
	await user.click(submit());
	expect(await screen.findByText('Password is required')).toBeInTheDocument();
	await expectAccessible(container);
});

test('who had typed something is told that it is kept, once more is known than that they came', async () => {
	sessionStorage.setItem('draft.7.agent.new', '{}');
	const { container, unmount } = await openLogin();
	expect(container).not.toHaveTextContent('gardé dans cet onglet');
	unmount();
	localStorage.setItem('signedOut', `ended ${Date.now()}`);
	await openLogin();
	expect(username()).toHaveAccessibleDescription(
		/^Cette session a été fermée .*gardé dans cet onglet/,
	);
	sessionStorage.clear();
});

describe.each([
	['a mouse', true],
	['a finger', false],
])('who has %s', (_, isMouse) => {
	const { matchMedia } = window;
	beforeEach(() => {
		jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
			const answer = matchMedia(query);
			return query.includes('pointer: fine') ? { ...answer, matches: isMouse } : answer;
		});
	});

	test('begins in the first field or gets no keyboard in the way; why one was signed out is heard there', async () => {
		localStorage.setItem('signedOut', `self ${Date.now()}`);
		const { container } = await openLogin();
		expect(document.activeElement === username()).toBe(isMouse);
		expect(username()).toHaveAccessibleDescription('Vous vous êtes déconnecté.');
		await expectAccessible(container);
	});
});

test('leaving the field that the page began in is no touch; leaving it once more is', async () => {
	jest
		.spyOn(window, 'matchMedia')
		.mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList);
	const { user } = await openLogin();
	expect(username()).toHaveFocus();
	await user.click(password());
	expect(screen.queryByText('Le téléphone est requis')).not.toBeInTheDocument();
	await user.click(username());
	await user.click(password());
	expect(await screen.findByText('Le téléphone est requis')).toBeInTheDocument();
	expect(username()).toHaveAccessibleDescription('Le téléphone est requis');
});

test('an error speaks where its field was left; of those that a refused form brings none talks over another', async () => {
	const { user } = await openLogin();
	await user.click(username());
	await user.tab();
	const first = await screen.findByText('Le téléphone est requis');
	expect(first).toHaveAttribute('aria-live', 'polite');
	await user.click(submit());
	const second = await screen.findByText('Password is required');
	for (const error of [first, second]) expect(error).toHaveAttribute('aria-live', 'off');
	expect(username()).toHaveFocus();
	expect(username()).toHaveAccessibleDescription('Le téléphone est requis');
	expect(password()).toHaveAccessibleDescription('Password is required');
});

test.each([true, false])('who signs in to a demo is told so: %s', async (demo) => {
	await openLogin(demo);
	expect(screen.queryAllByText(/^Démonstration : /)).toHaveLength(Number(demo));
});

test('success stores the session, reloads, and says so afterwards', async () => {
	const { user, api, reload } = await openLogin();
	api.on(authApi.login, () => ({
		accessToken: 'new',
		device: 'd.1',
		role: 'company' as const,
		user: aUser(),
	}));
	await user.type(username(), ' marie ');
	await user.type(password(), 'secret secret');
	await user.click(screen.getByLabelText('Se souvenir de moi'));
	await user.click(submit());

	await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
	expect(api.received(authApi.login)[0]?.body).toEqual({
		username: 'marie',
		password: 'secret secret',
		remember: true,
	});
	expect(localStorage.getItem('accessToken')).toBe('new');

	act(showFlash);
	expect(await screen.findByText('Login success')).toBeInTheDocument();
});

test.each([
	['wrong credentials', 'invalid_credentials', 'Identifiants incorrects!'],
	[
		'a blocked account',
		'account_blocked',
		'Identifiants incorrects!Ce compte est bloqué. Adressez-vous à l’administration.',
	],
] as const)('%s: the form is emptied, and it is said', async (_name, code, words) => {
	const { user, api, reload } = await openLogin();
	api.on(authApi.login, () => {
		throw new Refusal(code);
	});
	await user.type(username(), 'marie');
	await user.type(password(), 'wrong');
	await user.click(submit());
	expect(await screen.findByRole('alert')).toHaveTextContent(words, { normalizeWhitespace: false });
	expect(username()).toHaveValue('');
	expect(password()).toHaveValue('');
	expect(reload).not.toHaveBeenCalled();
});

test.each([
	[
		'too many tries',
		() => {
			throw new Refusal('too_many_requests', { retryAfter: 30 });
		},
	],
	[
		'no network',
		() => {
			throw new NoAnswer();
		},
	],
])('%s has words of its own and keeps what was typed', async (_name, refuse) => {
	const { user, api } = await openLogin();
	api.on(authApi.login, refuse as () => never);
	await user.type(username(), 'marie');
	await user.type(password(), 'secret');
	await user.click(submit());
	const alert = await screen.findByRole('alert');
	expect(alert).not.toHaveTextContent('Identifiants incorrects!');
	expect(alert.textContent?.length).toBeGreaterThan(10);
	expect(username()).toHaveValue('marie');
	expect(password()).toHaveValue('secret');
});

test('an account with two-factor sign-in is asked for its code in the same place', async () => {
	const { user, api, reload, container } = await openLogin();
	api.on(authApi.login, ({ body }) => {
		if (!body.code) throw new Refusal('code_required');
		if (body.code !== '123456') throw new Refusal('invalid_code');
		return { accessToken: 'new', device: 'd.1', role: 'company' as const, user: aUser() };
	});
	await user.type(username(), 'marie');
	await user.type(password(), 'secret');
	await user.click(submit());
	const code = await screen.findByLabelText('Code de vérification');
	expect(code).toHaveFocus();
	expect(screen.queryByLabelText('Mot de passe')).not.toBeInTheDocument();
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	await expectAccessible(container);
	await user.type(code, '000000{Enter}');
	expect(await screen.findByRole('alert')).toHaveTextContent('Ce code n’est pas valable.');
	expect(code).toHaveValue('');
	await user.type(code, '123456{Enter}');
	await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
	expect(api.received(authApi.login).map(({ body }) => body.code)).toEqual([
		undefined,
		'000000',
		'123456',
	]);
});

test('without the phone, a recovery code may be typed; Back asks for the name again', async () => {
	const { user, api } = await openLogin();
	api.on(authApi.login, () => {
		throw new Refusal('code_required');
	});
	await user.type(username(), 'marie');
	await user.type(password(), 'secret');
	await user.click(submit());
	await user.click(await screen.findByRole('button', { name: 'Je n’ai pas mon téléphone' }));
	// An error under the field left empty would have moved the button away from under the pointer.
	expect(screen.queryByText('Saisissez le code.')).not.toBeInTheDocument();
	expect(screen.getByLabelText('Code de secours')).toHaveFocus();
	await user.click(screen.getByRole('button', { name: 'Retour' }));
	expect(username()).toHaveValue('marie');
});

test('the password can be looked at', async () => {
	const { user } = await openLogin();
	expect(password()).toHaveAttribute('type', 'password');
	await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
	expect(password()).toHaveAttribute('type', 'text');
	await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
	expect(password()).toHaveAttribute('type', 'password');
});

test('a forgotten password is a matter for the administration of the brand', async () => {
	const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
	const { user } = await openLogin();
	await user.click(screen.getByText('mot de passe oublié?'));
	expect(alert).toHaveBeenCalledWith(
		"Veuillez contacter l'administration de Lakay Lotto, Merci!!!",
	);
});
