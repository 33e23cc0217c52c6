import type { Permission } from '@borlette/shared/contract';
import type { Session } from '@borlette/shared/contract/auth';
import { configApi, offersApi } from '@borlette/shared/contract/config';
import { FOUND_MAX, type Found, paletteApi } from '@borlette/shared/contract/palette';
import type { Label, RemoteMeta } from '@borlette/shared/federation';
import { useLocale } from '@borlette/shared/i18n';
import {
	aUser,
	expectAccessible,
	fakeApi,
	fireEvent,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { useRegistry } from '../federation/registry/store.ts';
import { PaletteButton } from '../layout/PaletteButton.tsx';

const label = (fr: string, en: string, de: string): Label => ({ fr, en, de });
const route = (id: string, path: string, permission: Permission | null, fr: string) => ({
	...{ id, path: `/dashboard/${path}`, permission, title: label(fr, `${id} (en)`, `${id} (de)`) },
});
const META: RemoteMeta<Label> = {
	name: 'remote-one',
	routes: [
		route('agent.list', 'agent/list', 'view_agent', 'Liste des agents'),
		route('agent.new', 'agent/new', 'add_agent', 'Nouvel agent'),
		route('agent.edit', 'agent/:agentId/edit', 'change_agent', 'Modifier l’agent'),
		route('boules-block.new', 'blocage/new', 'add_bouleblock', 'Bloquer des boules'),
		route('fiche.list', 'fiches', 'view_fichevente', 'Fiches'),
		route('company.logo', 'company/logo', 'change_logo', 'Logo de la compagnie'),
		route('agent.bulk', 'bulk', 'change_agent', 'Modifications en masse'),
		route('cloture', 'cloture', 'view_report_partiel', 'Clôture'),
		route('hidden', 'agent/archives', null, 'Archives des agents'),
	],
	menu: [
		{
			...{ id: 'agent', slot: 'reseau', position: 1, icon: 'agent' },
			label: label('Agents', 'Agents', 'Verkäufer'),
			routes: ['agent.list', 'agent.new'],
		},
		{
			...{ id: 'cloture', slot: 'rapports', position: 1, icon: 'payment' },
			label: label('Clôture', 'Close of day', 'Tagesabschluss'),
			routes: ['cloture'],
		},
		{
			...{ id: 'logo', slot: 'account', position: 2, icon: 'logo' },
			label: label('Logo', 'Logo', 'Logo'),
			routes: ['company.logo'],
		},
		{
			...{ id: 'bulk', slot: 'reseau', position: 2, icon: 'agent' },
			label: label('En masse', 'In bulk', 'Massenänderung'),
			routes: ['agent.bulk'],
		},
	],
	actions: [
		{
			id: 'block',
			label: label('Bloquer des boules', 'Block balls', 'Kugeln sperren'),
			route: 'boules-block.new',
			takes: { param: 'boules', pattern: '\\d{2}[*]?\\d{0,3}' },
		},
		{
			id: 'enter',
			label: label('Entrer le résultat', 'Enter the result', 'Ergebnis eingeben'),
			words: label('saisir résultats', 'type results', 'Ergebnisse eintragen'),
			route: 'agent.list',
			permission: 'change_tirage',
			roles: ['superuser', 'company'],
		},
	],
	records: [
		{
			kind: 'agent',
			label: label('Agents', 'Agents', 'Verkäufer'),
			route: 'agent.edit',
			param: 'agentId',
		},
		{
			kind: 'agent',
			label: label('Agents', 'Agents', 'Verkäufer'),
			route: 'agent.list',
			param: 'q',
			by: 'key',
		},
		{
			kind: 'fiche',
			label: label('Fiches', 'Tickets', 'Scheine'),
			route: 'fiche.list',
			param: 'fiche',
			by: 'key',
		},
	],
};
const AGENT: Found = {
	...{ kind: 'agent', id: '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b11', company: null },
	...{ name: 'Guerline Mésidor · 0412', note: 'Delmas 33', key: '0412' },
};
const FICHE: Found = {
	...{ kind: 'fiche', id: '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b12', company: null },
	...{ name: 'A0AAAAAAAAA1', note: 'Guerline Mésidor · 0412', key: 'A0AAAAAAAAA1' },
};
const EVERYTHING: readonly Permission[] = [
	...(['view_agent', 'add_agent', 'change_agent', 'add_bouleblock'] as const),
	...(['view_fichevente', 'view_report_partiel', 'change_tirage', 'change_logo'] as const),
];

type Answer = (q: string) => readonly Found[] | Promise<readonly Found[]>;

async function open({
	perms = EVERYTHING,
	answer = () => [],
	id = '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b99',
	...who
}: Pick<Partial<Session>, 'role' | 'select_company'> & {
	perms?: readonly Permission[];
	answer?: Answer;
	id?: string;
} = {}) {
	useRegistry.setState({
		registry: {
			remotes: {
				'remote-one': { url: '/r/', manifest: META, killed: [], lost: [], faults: [] },
			},
		} as never,
		failure: undefined,
	});
	const api = fakeApi()
		.on(configApi.read, () => ({ brand: 'Lakay' }))
		.on(offersApi.read, () => ({ digest: '', calls: {}, permissions: [] }))
		.on(paletteApi.find, async ({ query }) => ({ found: [...(await answer(query.q ?? ''))] }));
	const view = await renderScreen(
		<>
			<PaletteButton />
			<input aria-label="ailleurs" />
			<main id="content" tabIndex={-1} />
		</>,
		{
			user: aUser({ id, perms, ...who }),
			path: '/dashboard/app',
			route: '*',
			screens: META.routes,
			bringsMain: true,
		},
	);
	return { ...view, api };
}

/** By keys, as most do. */
async function openPalette(options?: Parameters<typeof open>[0]) {
	const view = await open(options);
	await view.user.keyboard('{Control>}k{/Control}');
	const field = await screen.findByRole('combobox');
	await waitFor(() => expect(field).toHaveFocus());
	return { ...view, field };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () =>
	document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

beforeEach(() => {
	localStorage.clear();
	useLocale.setState({ locale: 'fr' });
});

test('what is typed before the field is there stands in it', async () => {
	const { user } = await open();
	await user.keyboard('{Control>}k{/Control}clo');
	const field = await screen.findByRole('combobox');
	await waitFor(() => expect(field).toHaveValue('clo'));
	await user.keyboard('ture');
	expect(field).toHaveValue('cloture');
});

test('what was typed too late for it stands in no later one', async () => {
	const { user, field } = await openPalette();
	fireEvent.keyDown(document.body, { key: 'x' });
	await user.type(field, '{Escape}');
	await waitFor(() => expect(field).not.toBeInTheDocument());
	await user.click(screen.getByRole('button', { name: /Chercher/ }));
	const later = await screen.findByRole('combobox');
	await waitFor(() => expect(later).toHaveFocus());
	expect(later).toHaveValue('');
});

test('pages are found without accents, case and order of words, by their groups too', async () => {
	const { user, field } = await openPalette();
	await user.type(field, 'AGENT nouv');
	expect(options()).toEqual(['Nouvel agentAgents']);
	await user.clear(field);
	await user.type(field, 'cloture');
	expect(options()[0]).toMatch(/^Clôture/);
	await user.clear(field);
	await user.type(field, 'clotures');
	expect(options()[0]).toMatch(/^Clôture/);
	await user.clear(field);
	await user.type(field, 'archives');
	expect(options()).toEqual(['Archives des agents']);
	await user.keyboard('{Enter}');
	await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('arrows, Home and End move, Enter opens, and the page has the focus then', async () => {
	const { user, field, address } = await openPalette();
	await user.type(field, 'agent');
	const all = options();
	expect(all.length).toBeGreaterThan(2);
	const at = () => all.indexOf(chosen()?.textContent ?? '');
	expect(at()).toBe(0);
	await user.keyboard('{ArrowDown}');
	expect(at()).toBe(1);
	await user.keyboard('{End}');
	expect(at()).toBe(all.length - 1);
	await user.keyboard('{ArrowDown}');
	expect(at()).toBe(0);
	await user.keyboard('{ArrowUp}{Home}{ArrowDown}');
	expect(at()).toBe(1);
	expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
	const [, second] = all;
	await user.keyboard('{Enter}');
	await waitFor(() => expect(address().pathname).not.toBe('/dashboard/app'));
	expect([second, address().pathname]).toEqual(['Nouvel agentAgents', '/dashboard/agent/new']);
	await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('Escape closes it and gives the focus back', async () => {
	const { user } = await open();
	const before = screen.getByRole('textbox', { name: 'ailleurs' });
	await user.click(before);
	await user.keyboard('{Meta>}k{/Meta}');
	await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus());
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
	await waitFor(() => expect(before).toHaveFocus());
});

test.each([
	['bloquer 45', 'Bloquer des boules : 45', '45'],
	['45 block', 'Bloquer des boules : 45', '45'],
	['sperren 45 12*34', 'Bloquer des boules : 45, 12*34', '45,12*34'],
])('"%s" leads to the form that holds it', async (typed, said, boules) => {
	const { user, field, address } = await openPalette();
	await user.type(field, typed);
	expect(options()[0]).toBe(`${said}`);
	await user.keyboard('{Enter}');
	await waitFor(() => expect(address().pathname).toBe('/dashboard/blocage/new'));
	expect(new URLSearchParams(address().search).get('boules')).toBe(boules);
});

test('a number alone is no action, and an action stands there once', async () => {
	const { user, field } = await openPalette();
	await user.type(field, '45');
	expect(options()).toEqual([]);
	await user.clear(field);
	await user.type(field, 'bloquer');
	expect(options()).toEqual(['Bloquer des boules']);
	await user.clear(field);
	await user.type(field, 'entrer resultats');
	expect(options()).toEqual(['Entrer le résultatAgents']);
	await user.clear(field);
	await user.type(field, 'results type');
	expect(options()).toEqual(['Entrer le résultatAgents']);
});

test('rows are asked for once the typing pauses, and opened where the person may', async () => {
	const { user, field, api, address } = await openPalette({
		answer: (q) => (/^[a-z]/i.test(q) ? [AGENT] : []),
	});
	// Without a pause between them, however slow the machine is.
	for (const value of ['m', 'mesi', 'mesidor']) fireEvent.change(field, { target: { value } });
	const option = await screen.findByRole('option', { name: /Guerline Mésidor · 0412/ });
	expect(within(option).getByText('Delmas 33')).toBeInTheDocument();
	expect(screen.getByRole('group', { name: 'Agents' })).toContainElement(option);
	expect(await screen.findByText('1 résultat')).toHaveAttribute('role', 'status');
	expect(api.received(paletteApi.find).map(({ query }) => query.q)).toEqual(['mesidor']);
	await expectAccessible();
	await user.keyboard('{Enter}');
	await waitFor(() => expect(address().pathname).toBe(`/dashboard/agent/${AGENT.id}/edit`));
});

test('nobody is invited to look for rows that they may not see', async () => {
	const { user, field } = await openPalette({ perms: ['view_tirage'] });
	expect(
		await screen.findByText(
			'Tapez un tirage, le nom d’une page ou une action suivie de sa valeur.',
		),
	).toBeInTheDocument();
	// Nor told that nothing is found before they look.
	expect(screen.getByRole('status')).toBeEmptyDOMElement();
	await user.type(field, 'zzz');
	expect(await screen.findByText('Aucun résultat')).toHaveAttribute('role', 'status');
});

test('who may not change an agent comes to the list with that agent', async () => {
	const { user, field, address } = await openPalette({
		perms: ['view_agent'],
		answer: () => [AGENT, FICHE],
	});
	await user.type(field, 'mesidor');
	await screen.findByRole('option', { name: /Mésidor/ });
	// There is no page for a fiche that this person may open.
	expect(options()).toHaveLength(1);
	await user.keyboard('{Enter}');
	await waitFor(() => expect(address().pathname).toBe('/dashboard/agent/list'));
	expect(address().search).toBe('?q=0412');
});

test('where more than are shown may match, the list with all of them is offered after these, and not lately', async () => {
	const namesakes = Array.from({ length: FOUND_MAX }, (_, place) => ({
		...{ ...AGENT, id: `5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9c1${place}` },
		...{ name: `Guerline Mésidor · 041${place}`, key: `041${place}` },
	}));
	const { user, field, address } = await openPalette({
		answer: (q) => (q === 'mesidor' ? namesakes : namesakes.slice(1)),
	});
	await user.type(field, 'mesidor');
	await waitFor(() => expect(options()).toHaveLength(FOUND_MAX + 1));
	expect(options().at(-1)).toBe('Voir tous les résultats dans « Agents »');
	await user.type(field, ' 041');
	await waitFor(() => expect(screen.queryByRole('option', { name: /0410/ })).toBeNull());
	expect(options()).toHaveLength(FOUND_MAX - 1);
	await user.clear(field);
	await user.type(field, 'mesidor');
	await screen.findByRole('option', { name: /Voir tous/ });
	await user.keyboard('{End}{Enter}');
	await waitFor(() => expect(address().pathname).toBe('/dashboard/agent/list'));
	expect(address().search).toBe('?q=mesidor');
	await user.keyboard('{Control>}k{/Control}');
	await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
	expect(screen.getByRole('combobox')).toHaveValue('');
	expect(screen.queryByRole('group', { name: 'Ouverts récemment' })).toBeNull();
});

test('opened again while it goes, it is empty and has the focus', async () => {
	const { user, field, address } = await openPalette();
	await user.type(field, 'cloture');
	await user.keyboard('{Enter}{Control>}k{/Control}');
	await waitFor(() => expect(address().pathname).toBe('/dashboard/cloture'));
	await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
	expect(screen.getByRole('combobox')).toHaveValue('');
	await user.keyboard('agents');
	expect(screen.getByRole('combobox')).toHaveValue('agents');
});

test('Enter before the answer is here opens what comes', async () => {
	let come: (found: readonly Found[]) => void = () => undefined;
	const answer = new Promise<readonly Found[]>((resolve) => {
		come = resolve;
	});
	const { user, field, api, address } = await openPalette({ answer: () => answer });
	await user.type(field, 'A0AA-AAAA-AAA1{Enter}');
	await waitFor(() => expect(api.received(paletteApi.find)).toHaveLength(1));
	expect(address().pathname).toBe('/dashboard/app');
	come([FICHE]);
	await waitFor(() => expect(address().pathname).toBe('/dashboard/fiches'));
	expect(address().search).toBe('?fiche=A0AAAAAAAAA1');
});

test('rows of what was typed before are not offered for something else', async () => {
	const { user, field } = await openPalette({
		answer: (q) => (q === 'mesidor' ? [AGENT] : new Promise(() => undefined)),
	});
	await user.type(field, 'mesidor');
	await screen.findByRole('option', { name: /Mésidor/ });
	await user.type(field, ' g');
	expect(options()).toHaveLength(1);
	await user.type(field, 'x');
	expect(options()).toHaveLength(0);
	expect(screen.queryByText(/Rien ne correspond/)).toBeNull();
});

test('what the person may not open is not offered, and nothing is asked without a right', async () => {
	const { user, field, api } = await openPalette({ perms: ['view_report_partiel'] });
	for (const typed of ['agent', 'bloquer 45', 'saisir resultats']) {
		await user.clear(field);
		await user.type(field, typed);
		await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Recherche'));
		expect([typed, options()]).toEqual([typed, typed === 'agent' ? ['Archives des agents'] : []]);
	}
	expect(screen.getByText('Rien ne correspond à « saisir resultats ».')).toBeInTheDocument();
	expect(api.received(paletteApi.find)).toHaveLength(0);
});

test.each([
	[
		'Lakay',
		[
			['Nouvel agentAgents'],
			['Bloquer des boules : 45'],
			['Entrer le résultatAgents'],
			['LogoCompte et suivi'],
		],
	],
	[null, [[], [], [], []]],
])('in "Toutes" no form of a company is offered: %s', async (select_company, offered) => {
	const { user, field } = await openPalette({ role: 'superuser', select_company });
	const asked = ['nouvel', 'bloquer 45', 'entrer resultat', 'logo'];
	for (const [index, typed] of asked.entries()) {
		await user.clear(field);
		await user.type(field, typed);
		expect([typed, options()]).toEqual([typed, offered[index]]);
	}
	await user.clear(field);
	await user.type(field, 'agents');
	expect(options()).toContainEqual(expect.stringMatching(/^(Liste des agents)?Agents/));
	// Its code writes, its page is a list of every company.
	await user.clear(field);
	await user.type(field, 'masse');
	expect(options()).toHaveLength(1);
});

test('where rows cannot be looked for pages are found, and it is said', async () => {
	const { user, field } = await openPalette({
		answer: () => {
			throw new Refusal('unavailable');
		},
	});
	await user.type(field, 'nouvel');
	expect(await screen.findByRole('alert')).toHaveTextContent(/n’ont pas pu être cherchés/);
	expect(options()).toEqual(['Nouvel agentAgents']);
});

test('what was opened lately comes first, of this person alone', async () => {
	const first = await openPalette({ answer: () => [AGENT] });
	expect(screen.getByText(/Tapez un nom ou un code d’agent/)).toBeInTheDocument();
	expect(screen.queryByRole('group', { name: 'Ouverts récemment' })).toBeNull();
	await first.user.type(first.field, 'mesidor');
	await screen.findByRole('option', { name: /Mésidor/ });
	await first.user.keyboard('{Enter}');
	await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
	await first.user.keyboard('{Control>}k{/Control}');
	await first.user.type(await screen.findByRole('combobox'), 'cloture{Enter}');
	await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
	await first.user.keyboard('{Control>}k{/Control}');
	const lately = await screen.findByRole('group', { name: 'Ouverts récemment' });
	expect(
		within(lately)
			.getAllByRole('option')
			.map((one) => one.textContent),
	).toEqual(['ClôtureRapports', 'Guerline Mésidor · 0412Delmas 33']);
	first.unmount();

	await openPalette({ id: '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b98' });
	expect(screen.queryByRole('group', { name: 'Ouverts récemment' })).toBeNull();
});

test('what was opened lately and may be opened no more is gone', async () => {
	const first = await openPalette({ answer: () => [AGENT] });
	await first.user.type(first.field, 'mesidor');
	await screen.findByRole('option', { name: /Mésidor/ });
	await first.user.keyboard('{Enter}');
	first.unmount();
	await openPalette({ perms: ['view_report_partiel'] });
	expect(screen.queryByRole('group', { name: 'Ouverts récemment' })).toBeNull();
});

test('"?" shows the keys, but not to who is typing', async () => {
	const { user } = await open();
	await user.click(screen.getByRole('textbox', { name: 'ailleurs' }));
	await user.keyboard('?');
	expect(screen.getByRole('textbox', { name: 'ailleurs' })).toHaveValue('?');
	await user.click(screen.getByRole('main'));
	await user.keyboard('?');
	const dialog = await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
	expect(within(dialog).getByText('Ctrl + K')).toBeInTheDocument();
	expect(within(dialog).getByRole('heading', { name: 'Clôture' })).toBeInTheDocument();
	// Its page is not in this mix.
	expect(within(dialog).queryByText('Sur la grille des boules')).toBeNull();
	await expectAccessible();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
