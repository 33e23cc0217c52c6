import { configApi } from '@borlette/shared/contract/config';
import { useSession } from '@borlette/shared/session';
import { act, aUser, fakeApi, renderScreen, screen } from '@borlette/shared/testing';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';

let isAway = true;
jest.mock('./ReauthenticationForm.tsx', () => {
	if (isAway) throw new Error('Failed to fetch dynamically imported module');
	return jest.requireActual('./ReauthenticationForm.tsx');
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

test('a form whose code did not come leaves the page with what is typed in it, and is asked for again', async () => {
	fakeApi().on(configApi.read, () => ({ brand: 'Lakay' }));
	const { user } = await renderScreen(
		<>
			<label>
				Motif <input />
			</label>
			<ReauthenticationDialog />
		</>,
		{ user: aUser({ username: 'marie' }) },
	);
	await user.type(screen.getByLabelText('Motif'), 'à moitié écrit');
	act(() => useSession.setState({ isReauthenticating: true }));
	const retry = await screen.findByRole('button', { name: 'Réessayer' });
	expect(screen.getByLabelText('Motif')).toHaveValue('à moitié écrit');
	isAway = false;
	await user.click(retry);
	expect(await screen.findByLabelText('Mot de passe')).toBeInTheDocument();
});
