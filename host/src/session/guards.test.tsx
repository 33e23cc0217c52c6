import type { Session } from '@borlette/shared/contract/auth';
import { configApi } from '@borlette/shared/contract/config';
import { page, useSession } from '@borlette/shared/session';
import { act, aUser, fakeApi, renderScreen, screen } from '@borlette/shared/testing';
import { GuestOnly } from './GuestOnly.tsx';
import { RequirePermission } from './RequirePermission.tsx';
import { SessionGate } from './SessionGate.tsx';

beforeEach(() => {
	fakeApi().on(configApi.read, () => ({ brand: 'Lakay' }));
});

test('signed out, the login screen stands in place of the page and the address stays', async () => {
	const { address } = await renderScreen(<SessionGate>secret</SessionGate>, {
		user: null,
		path: '/dashboard/agent/list?q=jean',
	});
	expect(await screen.findByRole('heading', { name: 'Connectez-vous' })).toBeInTheDocument();
	expect(screen.queryByText('secret')).not.toBeInTheDocument();
	expect(`${address().pathname}${address().search}`).toBe('/dashboard/agent/list?q=jean');
});

test('while the session begins, the logo turns', async () => {
	await renderScreen(<SessionGate>secret</SessionGate>);
	expect(screen.getByText('secret')).toBeInTheDocument();
	act(() => useSession.setState({ status: 'uninitialised' }));
	expect(screen.getByTestId('loading-screen')).toBeInTheDocument();
	expect(screen.queryByText('secret')).not.toBeInTheDocument();
});

test('a server that does not answer for long is told, and can be asked once more', async () => {
	await renderScreen(<SessionGate>secret</SessionGate>);
	const real = useSession.getState().initialise;
	const initialise = jest.fn();
	jest.useFakeTimers();
	try {
		act(() => useSession.setState({ status: 'uninitialised', initialise }));
		const slow = () => screen.queryByText(/Le serveur tarde à répondre/);
		act(() => void jest.advanceTimersByTime(7_900));
		expect(slow()).not.toBeInTheDocument();
		act(() => void jest.advanceTimersByTime(200));
		expect(slow()).toBeInTheDocument();
		act(() => screen.getByRole('button', { name: 'Réessayer' }).click());
		expect(initialise).toHaveBeenCalledTimes(1);
		expect(slow()).not.toBeInTheDocument();
	} finally {
		jest.useRealTimers();
		act(() => useSession.setState({ initialise: real }));
	}
});

test('another token in another tab begins the page anew', async () => {
	const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	await renderScreen(<SessionGate>secret</SessionGate>);
	const change = (init: StorageEventInit) =>
		act(() => {
			window.dispatchEvent(new StorageEvent('storage', init));
		});
	change({ key: 'language', oldValue: 'fr', newValue: 'en' });
	change({ key: 'accessToken', oldValue: 'a', newValue: 'a' });
	expect(reload).not.toHaveBeenCalled();
	change({ key: 'accessToken', oldValue: 'a', newValue: null });
	expect(reload).toHaveBeenCalledTimes(1);
	localStorage.setItem('accessToken', 'b');
	change({ key: 'accessToken', oldValue: 'a', newValue: 'b' });
	expect(reload).toHaveBeenCalledTimes(2);
});

test('what a script of this page says of other tabs is not believed', async () => {
	const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	reload.mockClear();
	await renderScreen(<SessionGate>secret</SessionGate>);
	localStorage.setItem('accessToken', 'a');
	for (const init of [{}, { key: 'accessToken', oldValue: 'a', newValue: 'b' }]) {
		act(() => void window.dispatchEvent(new StorageEvent('storage', init)));
	}
	expect(reload).not.toHaveBeenCalled();
});

test('people who are signed in have nothing to do on a guest page', async () => {
	const { address } = await renderScreen(<GuestOnly>landing</GuestOnly>);
	expect(address().pathname).toBe('/dashboard');
});

test('guests stay', async () => {
	const { address } = await renderScreen(<GuestOnly>landing</GuestOnly>, { user: null });
	expect(screen.getByText('landing')).toBeInTheDocument();
	expect(address().pathname).toBe('/');
});

test('without the code: Permission non autorisé, and a way home', async () => {
	await renderScreen(
		<RequirePermission route={{ permission: 'add_agent' }}>form</RequirePermission>,
		{
			user: aUser({ perms: ['view_agent'] }),
		},
	);
	expect(screen.getByRole('heading', { name: 'Permission non autorisé' })).toBeInTheDocument();
	expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
	expect(screen.queryByText('form')).not.toBeInTheDocument();
});

test('with the code, or where none is asked for, the page shows', async () => {
	await renderScreen(
		<>
			<RequirePermission route={{ permission: 'view_agent' }}>list</RequirePermission>
			<RequirePermission route={{ permission: null }}>account</RequirePermission>
		</>,
		{ user: aUser({ perms: ['view_agent'] }) },
	);
	expect(screen.getByRole('main')).toHaveTextContent('listaccount');
});

test('one of two codes is enough where a page names both', async () => {
	const route = { permission: 'change_supervisor', orPermission: 'change_office' };
	const open = (perms: readonly ('change_office' | 'view_agent')[]) =>
		renderScreen(<RequirePermission route={route}>form</RequirePermission>, {
			user: aUser({ perms }),
		});
	const allowed = await open(['change_office']);
	expect(screen.getByText('form')).toBeInTheDocument();
	allowed.unmount();
	await open(['view_agent']);
	expect(screen.queryByText('form')).not.toBeInTheDocument();
});

test('a page for some roles is refused to the others, whatever codes they hold', async () => {
	const page = (
		<RequirePermission route={{ permission: 'view_agent', roles: ['superuser', 'company'] }}>
			form
		</RequirePermission>
	);
	const open = (user: Session) => renderScreen(page, { user });
	const supervisor = await open(aUser({ role: 'supervisor', perms: ['view_agent'] }));
	expect(screen.getByRole('heading', { name: 'Permission non autorisé' })).toBeInTheDocument();
	expect(screen.queryByText('form')).not.toBeInTheDocument();
	supervisor.unmount();
	const admin = await open(aUser({ perms: ['view_agent'] }));
	expect(screen.getByText('form')).toBeInTheDocument();
	admin.unmount();
	await open(aUser({ perms: ['add_agent'] }));
	expect(screen.queryByText('form')).not.toBeInTheDocument();
});
