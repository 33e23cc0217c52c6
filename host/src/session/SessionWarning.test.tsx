import { authApi, profileApi } from '@borlette/shared/contract/auth';
import { draftKeyOf, ownerOf, page, unsent, useSession } from '@borlette/shared/session';
import {
	act,
	aUser,
	fakeApi,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { sessionEndOf } from './sessionEnd.ts';
import { useOtherTabs } from './useOtherTabs.ts';

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;

test('the end is counted from the last use, and never lies beyond the latest', () => {
	const end = sessionEndOf({ idleMs: HALF_HOUR, latest: 1000 * MINUTE, used: 100 * MINUTE });
	expect(end).toEqual({ at: 129.5 * MINUTE, warnAt: 127.5 * MINUTE, isLatest: false });
	const last = sessionEndOf({ idleMs: HALF_HOUR, latest: 110 * MINUTE, used: 100 * MINUTE });
	expect(last).toEqual({ at: 110 * MINUTE, warnAt: 108 * MINUTE, isLatest: true });
});

/** Signed in, last used by another tab so many minutes ago. */
async function signIn(minutesAgo: number, expiresIn = 1000) {
	const now = Date.now();
	localStorage.setItem('lastUse', String(now - minutesAgo * MINUTE));
	const person = aUser({ expires_at: new Date(now + expiresIn * MINUTE).toISOString() });
	const api = fakeApi()
		.on(profileApi.company, () => person)
		.on(authApi.logout, () => ({}));
	localStorage.setItem('accessToken', 'a token');
	useSession.setState({ idleMs: HALF_HOUR });
	const both = (
		<>
			<SessionWarning />
			<LeavingQuestion />
		</>
	);
	const view = await renderScreen(both, { user: person });
	return { ...view, api, person };
}

test('far from its end nothing is said', async () => {
	await signIn(10);
	expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('to stay signed in is a call, and the warning goes', async () => {
	const { user, api } = await signIn(28);
	const dialog = await screen.findByRole('alertdialog', { name: 'Votre session va se terminer' });
	expect(dialog).toHaveTextContent(/déconnecté dans 1:\d\d/);
	await user.click(screen.getByRole('button', { name: 'Rester connecté' }));
	await waitFor(() => expect(api.received(profileApi.company)).toHaveLength(1));
	await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('whoever signs out is told first what is not sent yet', async () => {
	const { user, api, person } = await signIn(0, 1);
	unsent.tell(person, 2);
	await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
	const question = await screen.findByRole('alertdialog', {
		name: '2 actes de votre tournée ne sont pas encore envoyés',
	});
	expect(question).toHaveTextContent('Rien ne se perd');
	// The warning gives way to it: two at once hide each other, if the first is slow to come.
	await waitFor(() => expect(screen.queryByText('Votre session va se terminer')).toBeNull());
	expect(api.received(authApi.logout)).toHaveLength(0);
	await user.click(within(question).getByRole('button', { name: 'Se déconnecter' }));
	await waitFor(() => expect(api.received(authApi.logout)).toHaveLength(1));
	// They are still to be sent by whoever signs in here as the same person.
	expect(unsent.of(person)).toBe(2);
	unsent.tell(person, 0);
});

test('whoever signs out over a form that is not saved is asked first, and nothing of it stays', async () => {
	const { user, api, person } = await signIn(0, 1);
	const draft = draftKeyOf(ownerOf(person), 'agent.new');
	sessionStorage.setItem(draft, '{}');
	await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
	const name = 'Se déconnecter sans enregistrer ?';
	await user.click(
		within(await screen.findByRole('alertdialog', { name })).getByRole('button', {
			name: 'Rester',
		}),
	);
	await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
	expect(sessionStorage.getItem(draft)).toBe('{}');
	await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
	const again = await screen.findByRole('alertdialog', { name });
	await user.click(within(again).getByRole('button', { name: 'Se déconnecter' }));
	await waitFor(() => expect(api.received(authApi.logout)).toHaveLength(1));
	expect(sessionStorage.getItem(draft)).toBeNull();
});

/** As the host's root does. */
function OtherTabs() {
	useOtherTabs();
	return null;
}

test('a sign-out in another tab begins anew and keeps what was typed, for nobody was asked here; one that is only said does nothing', async () => {
	const beginAnew = jest.spyOn(page, 'beginAnew').mockImplementation(() => undefined);
	const isSaid = () =>
		act(() => {
			window.dispatchEvent(
				new StorageEvent('storage', { key: 'accessToken', oldValue: 'a', newValue: null }),
			);
		});
	sessionStorage.setItem('draft.u.c.agent.new', '{}');
	localStorage.setItem('signedOut', `self ${Date.now()}`);
	await renderScreen(<OtherTabs />);
	localStorage.setItem('accessToken', 'a');
	isSaid();
	expect(beginAnew).not.toHaveBeenCalled();
	localStorage.removeItem('accessToken');
	isSaid();
	expect(beginAnew).toHaveBeenCalledTimes(1);
	expect(sessionStorage.getItem('draft.u.c.agent.new')).toBe('{}');
});
