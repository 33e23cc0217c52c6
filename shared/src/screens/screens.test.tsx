import { act, aUser, renderScreen, screen } from '../testing/index.tsx';
import { useAddressOf, useGoTo, useScreen, useStart } from './hooks.ts';
import { screenOf } from './ref.ts';
import { ScreenLink } from './ScreenLink.tsx';
import { offerScreens, type Screen, useScreens } from './store.ts';

const HOME: Screen = { id: 'dashboard.home', path: '/dashboard/app', permission: null };
const EDIT: Screen = {
	id: 'agent.edit',
	path: '/dashboard/agent/:agentId/edit',
	permission: 'change_agent',
};
const LIST: Screen = { id: 'agent.list', path: '/dashboard/agent/list', permission: 'view_agent' };
const LOGO: Screen = {
	id: 'company.logo',
	path: '/dashboard/company/logo',
	permission: 'change_logo',
	roles: ['superuser', 'company'],
};
const ALL = [HOME, EDIT, LIST, LOGO];
const everything = aUser({
	role: 'company',
	perms: ['change_agent', 'view_agent', 'change_logo'],
});

function Said({ address }: { address: string | null }) {
	return <output>{address ?? 'nowhere'}</output>;
}
const said = () => screen.getByRole('status').textContent;

describe('the address of a screen', () => {
	const Edit = ({ agentId }: { agentId: string | null }) => (
		<Said address={useScreen('agent.edit', { agentId }, { tab: 'a b', old: null, all: false })} />
	);
	const open = (agentId: string | null, user = everything, screens: readonly Screen[] = ALL) =>
		renderScreen(<Edit agentId={agentId} />, { user, screens });

	test('has its parameters and its query, encoded', async () => {
		await open('a/b ?');
		expect(said()).toBe('/dashboard/agent/a%2Fb%20%3F/edit?tab=a+b&all=false');
	});

	test.each([null, '', '.', '..'])('is none for the parameter %p', async (agentId) => {
		await open(agentId);
		expect(said()).toBe('nowhere');
	});

	test('is none for who lacks the permission', async () => {
		await open('1', aUser({ perms: ['view_agent'] }));
		expect(said()).toBe('nowhere');
	});

	test('is none while nobody is signed in', async () => {
		await renderScreen(<Edit agentId="1" />, { user: null, screens: ALL });
		expect(said()).toBe('nowhere');
	});

	test('is none where the mix does not have it, and appears with it', async () => {
		await open('1', everything, [HOME]);
		expect(said()).toBe('nowhere');
		act(() => offerScreens(ALL));
		expect(said()).toMatch(/^\/dashboard\/agent\/1\/edit/);
	});

	test('is none when its path has come to need more than is sent', async () => {
		await open('1', everything, [{ ...EDIT, path: '/dashboard/agent/:region/:agentId/edit' }]);
		expect(said()).toBe('nowhere');
	});

	test('may leave out what its path lets be left out', async () => {
		await open('1', everything, [{ ...EDIT, path: '/dashboard/agent/:agentId/edit/:part?' }]);
		expect(said()).toMatch(/^\/dashboard\/agent\/1\/edit\?/);
	});
});

test('a page for some roles is none for the others, whatever codes they hold', async () => {
	const Logo = () => <Said address={useScreen('company.logo')} />;
	const perms = ['change_logo'] as const;
	const view = await renderScreen(<Logo />, {
		user: aUser({ role: 'supervisor', perms: [...perms] }),
		screens: ALL,
	});
	expect(said()).toBe('nowhere');
	view.unmount();
	await renderScreen(<Logo />, { user: everything, screens: ALL });
	expect(said()).toBe('/dashboard/company/logo');
});

test('a screen of another repository has its name alone', async () => {
	const Other = () => <Said address={useScreen('weather.day', { day: '3' })} />;
	const weather = { id: 'weather.day', path: '/dashboard/weather/:day', permission: null };
	await renderScreen(<Other />, { user: everything, screens: [weather] });
	expect(said()).toBe('/dashboard/weather/3');
});

test('of two that claim one name the first counts', () => {
	offerScreens([LIST, { ...LIST, path: '/dashboard/elsewhere' }]);
	expect(useScreens.getState()['agent.list']).toBe(LIST);
});

describe('a link', () => {
	test('is drawn for who may go there, with all that it is given', async () => {
		const { user, address } = await renderScreen(
			<ScreenLink
				screen="agent.edit"
				params={{ agentId: '7' }}
				query={{ from: 'test' }}
				aria-label="Modifier Jean"
			>
				Jean
			</ScreenLink>,
			{ user: everything, screens: ALL },
		);
		await user.click(screen.getByRole('link', { name: 'Modifier Jean' }));
		expect(`${address().pathname}${address().search}`).toBe('/dashboard/agent/7/edit?from=test');
	});

	test('is its text for the others, or what is given for them', async () => {
		await renderScreen(
			<>
				<ScreenLink screen="agent.edit" params={{ agentId: '7' }}>
					Jean
				</ScreenLink>
				<ScreenLink screen="agent.list" otherwise={null}>
					Tous
				</ScreenLink>
				<ScreenLink screen="agent.list" otherwise="Aucun">
					Tous
				</ScreenLink>
			</>,
			{ user: aUser({ perms: [] }), screens: ALL },
		);
		expect(screen.queryByRole('link')).toBeNull();
		expect(screen.getByRole('main')).toHaveTextContent(/^JeanAucun$/);
	});
});

test('what a definition names becomes an address for each item', async () => {
	const edit = screenOf('agent.edit', ({ agent }: { agent: string | null }) => ({
		agentId: agent,
	}));
	const list = screenOf('agent.list', {}, (q: string) => ({ q }));
	function Links() {
		const addressOf = useAddressOf();
		const links = [addressOf(edit, { agent: '7' }), addressOf(edit, { agent: null })];
		return <output>{[...links, addressOf(list, 'é&')].join(' ')}</output>;
	}
	await renderScreen(<Links />, { user: everything, screens: ALL });
	expect(said()).toBe('/dashboard/agent/7/edit  /dashboard/agent/list?q=%C3%A9%26');
});

describe('going there once something is done', () => {
	function Save() {
		const goTo = useGoTo();
		return (
			<button type="button" onClick={() => goTo('agent.list', {}, { new: 7 })}>
				save
			</button>
		);
	}
	const save = async (screens: readonly Screen[]) => {
		const { user, address } = await renderScreen(<Save />, { user: everything, screens });
		await user.click(screen.getByRole('button'));
		return address();
	};

	test('leads to the screen', async () => {
		const { pathname, search } = await save(ALL);
		expect(pathname + search).toBe('/dashboard/agent/list?new=7');
	});

	test('leads to the start page where this mix does not have the screen', async () => {
		expect((await save([EDIT, HOME])).pathname).toBe('/dashboard/app');
	});
});

describe('the page to begin with', () => {
	const Start = () => <Said address={useStart()} />;

	test('is the start page', async () => {
		await renderScreen(<Start />, { user: everything, screens: [LIST, HOME] });
		expect(said()).toBe('/dashboard/app');
	});

	test('is the first that the person may open, where the start page is missing or closed to them', async () => {
		const user = aUser({ perms: ['view_agent'] });
		const screens = [EDIT, LOGO, { ...HOME, permission: 'view_company' as const }, LIST];
		await renderScreen(<Start />, { user, screens });
		expect(said()).toBe('/dashboard/agent/list');
		act(() => offerScreens([EDIT]));
		expect(said()).toBe('nowhere');
	});
});
