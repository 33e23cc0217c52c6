import {
	type Device,
	deviceApi,
	passwordApi,
	twoFactorApi,
} from '@borlette/shared/contract/account';
import { profileApi } from '@borlette/shared/contract/auth';
import { channelsApi, type MyChannels } from '@borlette/shared/contract/channels';
import { useSession } from '@borlette/shared/session';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { AccountPage } from './AccountPage.tsx';

const PATH = '/dashboard/user/account';
const open = (section: string, user = aUser()) =>
	renderScreen(<AccountPage />, { path: `${PATH}?section=${section}`, user });
const ON = { confirmed_at: '2026-03-10T18:30:00Z', recovery_left: 2 };
const CODES = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];

test('the profile is saved with what changed, and everything that shows it follows', async () => {
	const api = fakeApi().on(profileApi.update, () => aUser({ first_name: 'Rose' }));
	const { user, container } = await open('profile', aUser({ user_photo: '/api/files/1' }));
	await fill(screen.getByLabelText('Prénom'), 'Rose');
	await expectAccessible(container);
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	expect(await screen.findByText('Profil enregistré.')).toBeInTheDocument();
	expect(api.received(profileApi.update)[0]?.body).toEqual({
		first_name: 'Rose',
		last_name: 'Jean',
		phone: '+50934567890',
	});
	expect(useSession.getState().user?.first_name).toBe('Rose');
});

test('the photo can be taken away', async () => {
	const api = fakeApi().on(profileApi.update, () => aUser());
	const { user } = await open('profile', aUser({ user_photo: '/api/files/1' }));
	await user.click(screen.getByRole('button', { name: 'Retirer la photo' }));
	expect(await screen.findByText('Photo retirée.')).toBeInTheDocument();
	expect(api.received(profileApi.update)[0]?.body).toEqual({ remove_photo: 'true' });
	expect(screen.queryByRole('button', { name: 'Retirer la photo' })).not.toBeInTheDocument();
});

test('without the codes the profile is read only and the password section is not there', async () => {
	await open('password', aUser({ perms: [] }));
	expect(screen.getByText(/adressez-vous à l’administration/)).toBeInTheDocument();
	expect(screen.queryByRole('link', { name: 'Mot de passe' })).not.toBeInTheDocument();
	expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('the password takes the old one, says its strength, and a wrong old one lands on its field', async () => {
	const api = fakeApi().on(passwordApi.own, ({ body }) => {
		if (body.old_password !== 'old one')
			throw new Refusal('validation_failed', {
				fields: { old_password: { code: 'wrong_password' } },
			});
		return {};
	});
	const { user } = await open('password');
	await fill(screen.getByLabelText(/actuel/), 'not it');
	await fill(screen.getByLabelText(/Nouveau/), 'quatre mots bien longs');
	expect(await screen.findByText('Solide')).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
	await waitFor(() =>
		expect(screen.getByLabelText(/actuel/)).toHaveAttribute('aria-invalid', 'true'),
	);
	await fill(screen.getByLabelText(/actuel/), 'old one');
	await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
	expect(await screen.findByText(/Mot de passe changé/)).toBeInTheDocument();
	expect(screen.getByLabelText(/Nouveau/)).toHaveValue('');
	expect(api.received(passwordApi.own)).toHaveLength(2);
});

test.each([
	['abc', 'Trop court'],
	['motdepasse', 'Facile à deviner'],
	['        ', 'Facile à deviner'],
	['Marie1234', 'Facile à deviner'],
	['Tk7#mpq9', 'Correct'],
	['trois mots simples', 'Solide'],
])('%j: %s', async (password, words) => {
	await open('password');
	await fill(screen.getByLabelText(/Nouveau/), password);
	expect(await screen.findByText(words)).toBeInTheDocument();
});

const device = (traits: Partial<Device>): Device => ({
	id: '0b6e8f52-27a4-4d0a-9d3e-6f1f6d1c7a11',
	ip: '190.115.1.9',
	user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
	created_at: '2026-03-10T18:30:00Z',
	last_used_at: '2026-03-10T19:30:00Z',
	idle_expires_at: '2030-01-01T00:00:00Z',
	expires_at: '2030-01-01T00:00:00Z',
	is_current: false,
	...traits,
});

test('this device stands first and cannot be ended; another one can, and all of them at once', async () => {
	let rows = [
		device({}),
		device({ id: '0b6e8f52-27a4-4d0a-9d3e-6f1f6d1c7a12', is_current: true }),
		device({ id: '0b6e8f52-27a4-4d0a-9d3e-6f1f6d1c7a13', user_agent: 'curl/8.5.0' }),
	];
	const api = fakeApi()
		.on(deviceApi.list, () => aPage(rows))
		.on(deviceApi.revoke, ({ body }) => {
			rows = rows.filter(({ id }) => id !== body.id);
			return body;
		})
		.on(deviceApi.revokeOthers, () => {
			rows = rows.filter(({ is_current }) => is_current);
			return {};
		});
	const { user } = await open('devices');
	const items = await within(screen.getByRole('region')).findAllByRole('listitem');
	expect(items[0]).toHaveTextContent(/Firefox 140 · Linux.*190\.115\.1\.9.*Cet appareil/);
	await user.click(screen.getByRole('button', { name: 'Fermer la session Firefox 140 · Linux' }));
	await waitFor(() =>
		expect(within(screen.getByRole('region')).getAllByRole('listitem')).toHaveLength(2),
	);
	await user.click(screen.getByRole('button', { name: 'Fermer toutes les autres' }));
	const dialog = await screen.findByRole('alertdialog');
	expect(dialog).toHaveTextContent('1 session sera fermée');
	await user.click(within(dialog).getByRole('button', { name: 'Fermer toutes les autres' }));
	await waitFor(() =>
		expect(within(screen.getByRole('region')).getAllByRole('listitem')).toHaveLength(1),
	);
	expect(api.received(deviceApi.revokeOthers)).toHaveLength(1);
});

test('two-factor sign-in: password, QR code and key, a first code, then the recovery codes once', async () => {
	let isOn = false;
	fakeApi()
		.on(twoFactorApi.read, () => (isOn ? ON : { confirmed_at: null, recovery_left: 0 }))
		.on(twoFactorApi.begin, () => ({
			secret: 'ABCDEFGHIJKLMNOP',
			uri: 'otpauth://totp/Lakay:marie?secret=ABCDEFGHIJKLMNOP',
		}))
		.on(twoFactorApi.confirm, ({ body }) => {
			if (body.code !== '123456') throw new Refusal('invalid_code');
			isOn = true;
			return { recovery_codes: CODES };
		});
	const { user, container } = await open('two-factor');
	await user.click(await screen.findByRole('button', { name: 'Activer' }));
	await fill(screen.getByLabelText(/Mot de passe/), 'secret');
	await user.click(screen.getByRole('button', { name: 'Continuer' }));
	expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
	expect(screen.getByTitle(/Code QR/)).toBeInTheDocument();
	await expectAccessible(container);
	await fill(screen.getByLabelText(/Code de vérification/), '000000');
	await user.click(screen.getByRole('button', { name: 'Vérifier et activer' }));
	expect(await screen.findByText(/Ce code n’est pas valable/)).toBeInTheDocument();
	await fill(screen.getByLabelText(/Code de vérification/), '123456');
	await user.click(screen.getByRole('button', { name: 'Vérifier et activer' }));
	for (const code of CODES) expect(await screen.findByText(code)).toBeInTheDocument();
	expect(sessionStorage.length).toBe(0);
	await user.click(screen.getByRole('button', { name: 'J’ai gardé ces codes' }));
	expect(await screen.findByText('Activée')).toBeInTheDocument();
	expect(screen.queryByText(CODES[0] as string)).not.toBeInTheDocument();
	expect(screen.getByText('Il vous reste 2 codes de secours.')).toBeInTheDocument();
});

test('an address counts once the code that was sent there is typed', async () => {
	let mine: MyChannels = {
		...{ sender: 'a@b.example', email: null, is_confirmed: false, problem: null },
		...{ push_key: 'A', browsers: [] },
	};
	const refused = { code: 'sign_in_refused', value: '535 Who are you?' } as const;
	let isFirst = true;
	fakeApi()
		.on(channelsApi.read, () => mine)
		.on(channelsApi.setEmail, ({ body }) => {
			mine = { ...mine, email: isFirst ? null : body.email };
			const problem = isFirst ? refused : null;
			isFirst = false;
			return { ...mine, problem };
		})
		.on(channelsApi.confirmEmail, ({ body }) => {
			const is_right = body.code === '123456';
			mine = { ...mine, is_confirmed: is_right };
			return { ...mine, is_right };
		});
	const { user, container } = await open('channels');
	await fill(await screen.findByLabelText(/Adresse e-mail/), 'rose@lakay.example');
	await user.click(screen.getByRole('button', { name: 'Envoyer le code' }));
	expect(await screen.findByText('535 Who are you?')).toBeInTheDocument();
	await fill(screen.getByLabelText(/Adresse e-mail/), 'rose@lakay.example');
	await user.click(screen.getByRole('button', { name: 'Envoyer le code' }));
	await fill(await screen.findByLabelText(/Code reçu/), '000000');
	await user.click(screen.getByRole('button', { name: 'Confirmer' }));
	expect(await screen.findByRole('alert')).toHaveTextContent('Ce code n’est pas le bon');
	await expectAccessible(container);
	await fill(screen.getByLabelText(/Code reçu/), '123456');
	await user.click(screen.getByRole('button', { name: 'Confirmer' }));
	expect(await screen.findByText('Confirmée')).toBeInTheDocument();
});
