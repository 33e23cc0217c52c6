import { call } from '@borlette/shared/api';
import { twoFactorApi } from '@borlette/shared/contract/account';
import { agentApi } from '@borlette/shared/contract/agent';
import { authApi } from '@borlette/shared/contract/auth';
import { configApi } from '@borlette/shared/contract/config';
import { page, useSession } from '@borlette/shared/session';
import {
	act,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
} from '@borlette/shared/testing';
import { SessionGate } from './SessionGate.tsx';

const CODES = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
const withBrand = () => fakeApi().on(configApi.read, () => ({ brand: 'Lakay' }));
const open = (due: boolean) =>
	renderScreen(
		<SessionGate>
			<p>Tout le reste</p>
		</SessionGate>,
		{ path: '/dashboard/app', user: aUser({ second_step_due: due }), bringsMain: true },
	);

test('who owes a second step is led to set it up, and sees nothing else before', async () => {
	const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	withBrand()
		.on(twoFactorApi.begin, () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }))
		.on(twoFactorApi.confirm, () => ({ recovery_codes: CODES }));
	const { user, container } = await open(true);
	expect(await screen.findByRole('heading', { name: 'Double authentification' })).toBeVisible();
	expect(screen.queryByText('Tout le reste')).not.toBeInTheDocument();
	await fill(screen.getByLabelText(/Mot de passe/), 'secret');
	await expectAccessible(container);
	await user.click(screen.getByRole('button', { name: 'Continuer' }));
	await fill(await screen.findByLabelText(/Code de vérification/), '123456');
	await user.click(screen.getByRole('button', { name: 'Vérifier et activer' }));
	expect(await screen.findByText(CODES[0] as string)).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'J’ai gardé ces codes' }));
	expect(reload).toHaveBeenCalledTimes(1);
});

test('nobody has to: they may leave', async () => {
	const api = withBrand().on(authApi.logout, () => ({}));
	const { user } = await open(true);
	await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
	expect(api.received(authApi.logout)).toHaveLength(1);
	expect(useSession.getState().status).toBe('unauthenticated');
});

test('a demand that comes while somebody works stands in the way of their next call', async () => {
	withBrand().on(agentApi.list, () => {
		throw new Refusal('second_step_required');
	});
	await open(false);
	expect(await screen.findByText('Tout le reste')).toBeVisible();
	await act(() => call(agentApi.list, { query: {} }).catch(() => undefined));
	expect(await screen.findByRole('heading', { name: 'Double authentification' })).toBeVisible();
});
