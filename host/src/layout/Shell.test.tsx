import { authApi, scopeApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { configApi, offersApi, type PublicConfig } from '@borlette/shared/contract/config';
import { countryApi } from '@borlette/shared/contract/country';
import { todoApi } from '@borlette/shared/contract/todo';
import { useList } from '@borlette/shared/data';
import type { Label, RemoteMeta } from '@borlette/shared/federation';
import { useSession } from '@borlette/shared/session';
import {
	act,
	aPage,
	aTodo,
	aUser,
	expectAccessible,
	fakeApi,
	NoAnswer,
	renderScreen,
	screen,
	todosOf,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { type ReactNode, useLayoutEffect } from 'react';
import { noteFirstPage } from '../federation/pages/firstPage.ts';
import { useRegistry } from '../federation/registry/store.ts';
import { Shell } from './Shell.tsx';

const text = (fr: string) => ({ fr, en: fr, de: fr });
const meta: RemoteMeta<Label> = {
	name: 'remote-admin',
	routes: [
		{ id: 'app', path: '/dashboard/app', permission: null, title: text('Tableau de bord') },
		{
			id: 'agent.list',
			path: '/dashboard/agent/list',
			permission: 'view_agent',
			title: text('Liste'),
		},
		{
			id: 'agent.new',
			path: '/dashboard/agent/new',
			permission: 'add_agent',
			title: text('Nouvel agent'),
		},
	],
	menu: [
		{
			id: 'app',
			slot: 'general',
			position: 1,
			icon: 'dashboard',
			label: text('Tableau de bord'),
			routes: ['app'],
		},
		{
			id: 'agent',
			slot: 'reseau',
			position: 1,
			icon: 'agent',
			label: text('Agents'),
			routes: ['agent.list', 'agent.new'],
		},
	],
};
const lakay = {
	id: '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b10',
	ref_code: 'C001',
	companyname: 'Père Éternel',
	user_photo: null,
	country_code: 'HT',
	currency: 'HTG',
	timezone: 'America/Port-au-Prince',
	is_active: true,
};
const haiti = { id: lakay.id, name: 'Haïti', name_code: 'HT', flag: null };
const superuser = (companyname: string | null = null) =>
	aUser({
		role: 'superuser',
		companyname,
		select_company: companyname ? lakay.id : null,
		company_country_code: companyname ? 'HT' : null,
	});

let resize: (isWide: boolean) => void;
let mediaOf: typeof window.matchMedia;
/** One for all tests of this file: the host keeps what all pages share as it was when the first page came. */
window.matchMedia = (query) => mediaOf(query);

function stubScreen(isWide: boolean) {
	type Listener = (event: Pick<MediaQueryListEvent, 'media' | 'matches'>) => void;
	const listeners = new Set<Listener>();
	const media = {
		media: '(min-width: 1200px)',
		matches: isWide,
		addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
		removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
		addListener: () => undefined,
		removeListener: () => undefined,
	};
	const reduced = { ...media, matches: false };
	mediaOf = (query) => (query.includes('1200') ? media : reduced) as unknown as MediaQueryList;
	resize = (next) =>
		act(() => {
			media.matches = next;
			for (const listener of listeners) listener(media);
		});
}

async function open(
	user = aUser(),
	isWide = true,
	config: Partial<PublicConfig> = {},
	search = '',
	page: ReactNode = 'page',
) {
	stubScreen(isWide);
	useRegistry.setState({
		registry: {
			remotes: {
				'remote-admin': {
					url: '/r/',
					manifest: { ...meta, shared: {} },
					killed: [],
					lost: [],
					faults: [],
				},
			},
		} as never,
		failure: undefined,
	});
	const api = fakeApi()
		.on(configApi.read, () => ({ brand: 'Lakay', ...config }))
		.on(offersApi.read, () => ({ digest: '', calls: {}, permissions: [] }))
		.on(companyApi.list, () => aPage([lakay]) as never)
		.on(todoApi.list, () => todosOf(aTodo()))
		.on(countryApi.list, () => [haiti] as never);
	const view = await renderScreen(<Shell>{page}</Shell>, {
		user,
		path: `/dashboard/agent/list${search}`,
		bringsMain: true,
	});
	await waitFor(() => expect(api.received(configApi.read).length || !isWide).toBeTruthy());
	return { ...view, api };
}

test('the sidebar says for whom one works, and marks the page that is open', async () => {
	await open();
	const sidebar = screen.getByTestId('sidebar');
	expect(within(sidebar).getByText('Lakay Lotto')).toBeInTheDocument();
	expect(within(sidebar).getByText('Admin')).toBeInTheDocument();
	expect(within(sidebar).getByRole('button', { name: 'Agents' })).toHaveAttribute(
		'aria-expanded',
		'true',
	);
	expect(within(sidebar).getByRole('link', { name: 'Liste' })).toHaveAttribute(
		'aria-current',
		'page',
	);
	expect(within(sidebar).getByRole('link', { name: 'Tableau de bord' })).not.toHaveAttribute(
		'aria-current',
	);
});

const DEMO = /^Démonstration : les compagnies, les ventes et les résultats sont inventés\.$/;

test('of a demo every page says that it is one', async () => {
	await open(aUser(), true, { demo: true });
	expect(await screen.findByText(DEMO)).toBeVisible();
	await expectAccessible();
});

test('of a house nothing of the kind is said', async () => {
	await open(aUser(), true, { demo: false });
	expect(screen.queryByText(DEMO)).not.toBeInTheDocument();
});

test('a group unfolds and folds', async () => {
	const { user } = await open();
	const group = screen.getByRole('button', { name: 'Agents' });
	await user.click(group);
	expect(group).toHaveAttribute('aria-expanded', 'false');
	expect(screen.queryByRole('link', { name: 'Nouvel agent' })).not.toBeInTheDocument();
});

test('a click reduces the sidebar, the pointer opens it over the page, small screens undo it', async () => {
	const { user } = await open();
	const sidebar = screen.getByTestId('sidebar');
	await user.click(screen.getByRole('button', { name: 'Réduire le menu' }));
	expect(sidebar).toHaveAttribute('data-state', 'mini');
	expect(within(sidebar).queryByText('Lakay Lotto')).not.toBeInTheDocument();

	await user.unhover(sidebar.firstElementChild as Element);
	await user.hover(sidebar.firstElementChild as Element);
	expect(sidebar).toHaveAttribute('data-state', 'hover');
	await user.unhover(sidebar.firstElementChild as Element);
	expect(sidebar).toHaveAttribute('data-state', 'mini');

	resize(false);
	expect(screen.queryByTestId('sidebar')).not.toBeInTheDocument();
	resize(true);
	expect(screen.getByTestId('sidebar')).toHaveAttribute('data-state', 'open');
});

test('small screens have a drawer, which a chosen page closes', async () => {
	const { user, address } = await open(aUser(), false);
	await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
	const drawer = await screen.findByRole('dialog');
	await user.click(within(drawer).getByRole('link', { name: 'Tableau de bord' }));
	await waitFor(() => expect(address().pathname).toBe('/dashboard/app'));
	await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('signing out works while the server does not, and says so', async () => {
	const { user, api, address } = await open();
	api.on(authApi.logout, () => {
		throw new NoAnswer();
	});
	localStorage.setItem('accessToken', 't');
	await user.click(screen.getByRole('button', { name: /^Menu de Marie Jean/ }));
	expect(await screen.findByText('mon compte')).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
	expect(await screen.findByText('Impossible de se déconnecter')).toBeInTheDocument();
	await waitFor(() => expect(address().pathname).toBe('/auth/login'));
	expect(localStorage.getItem('accessToken')).toBeNull();
});

test('a superuser in "Toutes" is told that it is for reading, and chooses a company', async () => {
	const { user, api } = await open(superuser());
	expect(screen.getByRole('note')).toHaveTextContent('Choisissez celle');
	api.on(scopeApi.chooseCompany, () => ({ accessToken: 'other', user: superuser('Père Éternel') }));

	await user.click(screen.getByRole('button', { name: /^Menu de/ }));
	const search = await screen.findByRole('combobox', { name: 'Chercher une compagnie' });
	expect(screen.getByRole('option', { name: /Toutes/ })).toHaveAttribute('aria-selected', 'true');
	await user.type(search, 'pere');
	expect(screen.getAllByRole('option')).toHaveLength(1);
	await user.keyboard('{Enter}');

	await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
	expect(api.received(scopeApi.chooseCompany)[0]?.body).toEqual({ company: lakay.id });
	expect(localStorage.getItem('accessToken')).toBe('other');
	// What was read before is read again.
	await waitFor(() => expect(api.received(countryApi.list).length).toBeGreaterThan(1));
});

test('the list of companies begins at the one that is chosen, and Enter at once changes nothing', async () => {
	const { user, api } = await open(superuser('Père Éternel'));
	api.on(scopeApi.chooseCompany, () => ({ accessToken: 'other', user: superuser() }));
	await user.click(screen.getByRole('button', { name: /^Menu de/ }));
	const search = await screen.findByRole('combobox', { name: 'Chercher une compagnie' });
	const chosen = await screen.findByRole('option', { name: /Père Éternel/ });
	expect(search).toHaveAttribute('aria-activedescendant', chosen.id);
	await user.type(search, '{Enter}');
	await waitFor(() => expect(search).not.toBeInTheDocument());
	expect(api.received(scopeApi.chooseCompany)).toEqual([]);
	await user.click(screen.getByRole('button', { name: /^Menu de/ }));
	const again = await screen.findByRole('combobox', { name: 'Chercher une compagnie' });
	await screen.findByRole('option', { name: /Père Éternel/ });
	await user.type(again, '{ArrowUp}{Enter}');
	await waitFor(() => expect(api.received(scopeApi.chooseCompany)).toHaveLength(1));
});

test('a page of another company begins without the rows of the one before', async () => {
	const drawn = new Set<string>();
	function Rows() {
		const company = useSession(({ user }) => user?.companyname ?? 'Toutes');
		const { rows = [] } = useList(countryApi.list, { limit: 25 });
		useLayoutEffect(() => {
			drawn.add([company, ...rows.map(({ name }) => name)].join(': '));
		});
		return null;
	}
	const { user, api } = await open(superuser(), true, {}, '', <Rows />);
	api.on(scopeApi.chooseCompany, () => {
		api.on(countryApi.list, () => aPage([{ ...haiti, name: 'Ayiti' }]) as never);
		return { accessToken: 'other', user: superuser('Père Éternel') };
	});
	await user.click(screen.getByRole('button', { name: /^Menu de/ }));
	await user.click(await screen.findByRole('option', { name: /Père Éternel/ }));
	await waitFor(() => expect(drawn).toContain('Père Éternel: Ayiti'));
	expect([...drawn]).toEqual(['Toutes', 'Toutes: Haïti', 'Père Éternel', 'Père Éternel: Ayiti']);
});

test('in another company the address asks for no row of the one before', async () => {
	const { user, api, address } = await open(superuser(), true, {}, `?q=jean&agent_id=${lakay.id}`);
	api.on(scopeApi.chooseCompany, () => ({ accessToken: 'other', user: superuser('Père Éternel') }));
	await user.click(screen.getByRole('button', { name: /^Menu de/ }));
	await user.click(await screen.findByRole('option', { name: /Père Éternel/ }));
	await waitFor(() => expect(address().search).toBe('?q=jean'));
});

test('a superuser goes back to all companies, and chooses a country', async () => {
	const { user, api } = await open(superuser('Père Éternel'));
	api
		.on(scopeApi.chooseCompany, () => ({ accessToken: 'a', user: superuser() }))
		.on(scopeApi.chooseCountry, () => ({
			accessToken: 'b',
			user: { ...superuser(), select_country_code: 'HT' },
		}));
	await user.click(screen.getByRole('button', { name: /^Menu de/ }));
	await user.click(await screen.findByRole('option', { name: 'Toutes' }));
	expect(await screen.findByRole('note')).toBeInTheDocument();
	expect(api.received(scopeApi.chooseCompany)[0]?.body).toEqual({ company: null });

	await user.click(screen.getByRole('button', { name: 'Pays : Tous les pays' }));
	await user.click(await screen.findByRole('option', { name: /Haïti/ }));
	expect(await screen.findByRole('button', { name: 'Pays : HT – Haïti' })).toBeInTheDocument();
	expect(api.received(scopeApi.chooseCountry)[0]?.body).toEqual({ country: 'HT' });
});

test('others see neither companies nor countries', async () => {
	const { user } = await open();
	expect(screen.queryByRole('button', { name: /^Pays/ })).not.toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: /^Menu de/ }));
	await screen.findByText('mon compte');
	expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the language is switched from the bar', async () => {
	const { user } = await open();
	await user.click(screen.getByRole('button', { name: /^Langue/ }));
	await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
	expect(localStorage.getItem('language')).toBe('de');
});

test('nothing in the frame is out of reach of readers', async () => {
	const { container } = await open(superuser());
	await expectAccessible(container);
});

test('the bar tells how much is urgent, and opens it', async () => {
	const { user } = await open();
	noteFirstPage();
	await user.click(await screen.findByRole('button', { name: 'À faire : 1 urgence' }));
	const panel = await screen.findByRole('dialog', { name: 'À faire' });
	expect(within(panel).getByText('Entrer le résultat : New York Midi')).toBeInTheDocument();
	expect(within(panel).getByText('1 urgence · rien d’autre')).toBeInTheDocument();
	await expectAccessible();
});

test('who sees no kind has no button of what is to be done', async () => {
	const { api } = await open(aUser({ perms: [] }));
	noteFirstPage();
	expect(screen.queryByRole('button', { name: /À faire/ })).toBeNull();
	expect(api.received(todoApi.list)).toEqual([]);
});
