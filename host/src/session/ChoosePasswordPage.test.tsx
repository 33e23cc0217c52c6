import { call } from '@borlette/shared/api';
import { passwordApi } from '@borlette/shared/contract/account';
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
	waitFor,
} from '@borlette/shared/testing';
import { SessionGate } from './SessionGate.tsx';

const TITLE = 'Choisissez votre mot de passe';
const withBrand = () => fakeApi().on(configApi.read, () => ({ brand: 'Lakay' }));
const open = (due: Partial<Parameters<typeof aUser>[0]>) =>
	renderScreen(
		<SessionGate>
			<p>Tout le reste</p>
		</SessionGate>,
		{ path: '/dashboard/app', user: aUser(due), bringsMain: true },
	);

test('who was given a password chooses another, and sees nothing else before', async () => {
	const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	const api = withBrand().on(passwordApi.choose, ({ body }) => {
		if (body.password === 'celui qui fut donné') {
			throw new Refusal('validation_failed', { fields: { password: { code: 'same_password' } } });
		}
		return {};
	});
	const { user, container } = await open({ password_due: true, second_step_due: true });
	expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
	expect(screen.queryByText('Tout le reste')).not.toBeInTheDocument();
	await fill(screen.getByLabelText(/Nouveau mot de passe/), 'celui qui fut donné');
	await expectAccessible(container);
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	expect(await screen.findByText(/C’est celui qui vous a été donné/)).toBeVisible();
	await fill(screen.getByLabelText(/Nouveau mot de passe/), 'quatre mots bien longs');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await act(async () => undefined);
	expect(api.received(passwordApi.choose).at(-1)?.body).toEqual({
		password: 'quatre mots bien longs',
	});
	expect(reload).toHaveBeenCalledTimes(1);
});

test('where there is a mouse it begins in its field, and whoever leaves that without a word is told nothing', async () => {
	jest
		.spyOn(window, 'matchMedia')
		.mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList);
	withBrand();
	const { user } = await open({ password_due: true });
	const field = await screen.findByLabelText(/Nouveau mot de passe/);
	expect(field).toHaveFocus();
	await user.tab();
	expect(field).not.toHaveAttribute('aria-invalid', 'true');
	await user.click(field);
	await user.tab();
	await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
});

test('nobody has to: they may leave', async () => {
	const api = withBrand().on(authApi.logout, () => ({}));
	const { user } = await open({ password_due: true });
	await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
	expect(api.received(authApi.logout)).toHaveLength(1);
	expect(useSession.getState().status).toBe('unauthenticated');
});

test('a password that is given while somebody works stands in the way of their next call', async () => {
	withBrand().on(agentApi.list, () => {
		throw new Refusal('password_due');
	});
	await open({ password_due: false });
	expect(await screen.findByText('Tout le reste')).toBeVisible();
	await act(() => call(agentApi.list, { query: {} }).catch(() => undefined));
	expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
});
