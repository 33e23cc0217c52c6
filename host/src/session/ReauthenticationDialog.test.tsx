import { authApi } from '@borlette/shared/contract/auth';
import { configApi } from '@borlette/shared/contract/config';
import { useSession } from '@borlette/shared/session';
import { act, aUser, fakeApi, renderScreen, screen, waitFor } from '@borlette/shared/testing';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';

async function openDialog() {
	const api = fakeApi()
		.on(configApi.read, () => ({ brand: 'Lakay' }))
		.on(authApi.login, () => ({
			accessToken: 'new',
			device: 'd.1',
			role: 'company' as const,
			user: aUser(),
		}));
	const view = await renderScreen(<ReauthenticationDialog />, {
		user: aUser({ username: 'marie' }),
	});
	expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	act(() => useSession.setState({ isReauthenticating: true }));
	const password = await screen.findByLabelText('Mot de passe');
	return { ...view, api, password };
}

test('the same person signs in again, and the dialog goes', async () => {
	const { user, api, password } = await openDialog();
	expect(screen.getByLabelText('Pseudoname')).toHaveValue('marie');
	expect(screen.getByLabelText('Pseudoname')).toHaveAttribute('readonly');
	await user.type(password, 'secret');
	await user.click(screen.getByRole('button', { name: 'Se Connecter' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	expect(api.received(authApi.login)[0]?.body).toMatchObject({
		username: 'marie',
		password: 'secret',
	});
	expect(useSession.getState().isReauthenticating).toBe(false);
	expect(localStorage.getItem('accessToken')).toBe('new');
});

test('cancelling leaves the session as it is', async () => {
	const { user, api } = await openDialog();
	await user.click(screen.getByRole('button', { name: 'Annuler' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	expect(useSession.getState()).toMatchObject({
		isReauthenticating: false,
		status: 'authenticated',
	});
	expect(api.received(authApi.login)).toHaveLength(0);
});

test('asked before passwords or rights are changed, it says that and not that anything ended', async () => {
	await openDialog();
	expect(screen.getByRole('dialog', { name: 'Votre session a expiré' })).toBeVisible();
	act(() => useSession.setState({ reauthenticates: 'sign_in_again' }));
	const dialog = screen.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
	expect(dialog).toHaveTextContent(/entrez de nouveau votre mot de passe/);
	act(() => useSession.setState({ reauthenticates: 'unauthenticated' }));
});
