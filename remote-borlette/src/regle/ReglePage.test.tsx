import { agentApi } from '@borlette/shared/contract/agent';
import { type Regle, regleApi } from '@borlette/shared/contract/regle';
import { tirageApi } from '@borlette/shared/contract/tirage';
import {
	anAgent,
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { ReglePage } from './ReglePage.tsx';

const AGENT = '1c2d3e4f-0000-4000-8000-000000000001';
const TIRAGE = '1c2d3e4f-0000-4000-8000-000000000002';
const ROW = '1c2d3e4f-0000-4000-8000-000000000003';
const PATH = '/dashboard/borlette-configuration/regle';
const ASKED = `?agent_id=${AGENT}&tirage_id=${TIRAGE}&game=borlette&numbers=07`;

const aRegle = (traits: Partial<Regle> = {}): Regle => ({
	as_of: '2030-03-10T12:00:00Z',
	agent_id: AGENT,
	agent_name: 'Élise Zamor',
	is_active: true,
	has_device: true,
	surcussale_id: ROW,
	surcussale_name: 'Delmas',
	tirage_id: TIRAGE,
	tirage_name: 'New York Midi',
	tirage_is_active: true,
	timezone: 'America/New_York',
	game: 'borlette',
	option: 0,
	numbers: '07',
	draw: {
		instance_id: ROW,
		draw_date: '2030-03-10',
		state: 'open',
		opens_at: '2030-03-09T12:00:00Z',
		close_at: '2030-03-10T18:25:00Z',
		draw_at: '2030-03-10T18:30:00Z',
		is_selling: true,
	},
	rates: [
		{ rate: 'borlette1', value: 60, from: 'agent' },
		{ rate: 'borlette2', value: 20, from: 'general' },
	],
	primes: [
		{ target: 'agent_tirage', id: null, values: [null, null] },
		{ target: 'agent', id: ROW, values: [60, null] },
		{ target: 'tirage', id: null, values: [null, null] },
		{ target: 'surcussale', id: null, values: [null, null] },
		{ target: 'general', id: ROW, values: [50, 20] },
	],
	limits: [
		{
			id: ROW,
			rule: 'limit_boule',
			boule: '07',
			tirage_id: null,
			min_stake: null,
			max_stake: null,
			limite: 500_000,
		},
	],
	caps: [{ rule: 'limit_boule', cap: 500_000, staked: 450_000, remaining: 50_000 }],
	min_stake: null,
	max_stake: null,
	blocks: [],
	lotto: { id: ROW, name: 'Borlette', is_active: true, is_blocked: false },
	refusals: [],
	least: 1,
	most: 50_000,
	most_rules: ['limit_boule'],
	...traits,
});
const api = (regle: Regle = aRegle()) =>
	fakeApi()
		.on(agentApi.list, () =>
			aPage([anAgent({ id: AGENT, first_name: 'Élise', last_name: 'Zamor' })]),
		)
		.on(tirageApi.list, () => aPage([{ id: TIRAGE, name: 'New York Midi' } as never]))
		.on(regleApi.read, () => regle);
const open = (search = ASKED, options = {}) =>
	renderScreen(<ReglePage />, { path: `${PATH}${search}`, ...options });
const spaced = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test('without an agent or a draw to choose it leads to where they are added', async () => {
	fakeApi()
		.on(agentApi.list, () => aPage([]))
		.on(tirageApi.list, () => aPage([]));
	await open('', {
		user: aUser({ perms: ['view_agent', 'view_tirage', 'add_agent', 'add_tirage'] }),
	});
	await waitFor(() =>
		expect(
			screen
				.getAllByRole('link', { name: 'Ajoutez-en d’abord' })
				.map((link) => link.getAttribute('href')),
		).toEqual(['/dashboard/agent/new', '/dashboard/tirage/new']),
	);
});

test('says up to how much may be sold, which rule refuses more, and where each rate comes from', async () => {
	const calls = api();
	await open();
	expect(await screen.findByText('Peut être vendue maintenant')).toBeInTheDocument();
	expect(screen.getByText(/Au-delà/)).toHaveTextContent(
		spaced('De 0,01 G à 500,00 G par ligne. Au-delà : limite de la boule.'),
	);
	expect(screen.getByText(/misés sur/)).toHaveTextContent(spaced('reste 500,00 G'));
	expect(screen.getByRole('row', { name: /^Agent S’applique 60/ })).toBeInTheDocument();
	expect(screen.getByRole('row', { name: /^Générale 50 S’applique 20/ })).toBeInTheDocument();
	expect(screen.getByRole('link', { name: /Ouvrir : limite de la boule/ })).toHaveAttribute(
		'href',
		`/dashboard/borlette-configuration/limite-boule/${ROW}/edit`,
	);
	expect(calls.received(regleApi.read)[0]?.query).toEqual({
		agent_id: AGENT,
		tirage_id: TIRAGE,
		game: 'borlette',
		numbers: '07',
	});
	await expectAccessible();
});

test('names what refuses, and leads to the block', async () => {
	const block = {
		id: ROW,
		tirage_id: null,
		agent_id: null,
		start_date: '2030-03-01',
		end_date: null,
		reason: 'Trop jouée',
	};
	api(aRegle({ blocks: [block], refusals: [{ rule: 'boule_blocked' }] }));
	await open();
	expect(await screen.findByText('Ne peut pas être vendue')).toBeInTheDocument();
	expect(screen.getByText('boule bloquée')).toBeInTheDocument();
	expect(
		screen.getByText(/Bloquée : tous les tirages, tous les agents, jusqu’au déblocage/),
	).toHaveTextContent('Trop jouée');
	expect(screen.getAllByText('Refuse')).toHaveLength(1);
	expect(screen.getByRole('link', { name: 'Ouvrir : 07' })).toHaveAttribute(
		'href',
		'/dashboard/borlette/blocage-boule?is_active=true&q=07',
	);
});

test('the autopilot’s ceilings stand among the limits, with what they leave', async () => {
	api(
		aRegle({
			pilot: [
				{ rule: 'pilot_ball', ceiling: 1_000_000, remaining: 12_300 },
				{ rule: 'pilot_draw', ceiling: 5_000_000, remaining: 0 },
			],
			refusals: [{ rule: 'pilot_draw', remaining: 0 }],
		}),
	);
	await open();
	expect(await screen.findByText('Ne peut pas être vendue')).toBeInTheDocument();
	expect(screen.getAllByText('Refuse')).toHaveLength(1);
	const ball = 'plafond par boule du pilote de risque';
	expect(screen.getByText(ball).parentElement).toHaveTextContent(
		spaced('10 000,00 G ; on peut encore y miser 123,00 G'),
	);
	expect(screen.getByRole('link', { name: `Ouvrir : ${ball}` })).toHaveAttribute(
		'href',
		'/dashboard/borlette-configuration/pilote',
	);
	await expectAccessible();
});

test('a least stake above the largest one is said to fit none', async () => {
	api(aRegle({ min_stake: 1_500, max_stake: 1_000 }));
	await open();
	expect(await screen.findByText(/aucune mise ne convient/)).toHaveTextContent(
		spaced('au moins 15,00 G, au plus 10,00 G par ligne'),
	);
});

test('the rate of a surcussale leads to where it is set', async () => {
	api(aRegle({ primes: [{ target: 'surcussale', id: ROW, values: [52, null] }] }));
	await open();
	expect(await screen.findByRole('link', { name: 'Ouvrir : Surcussale' })).toHaveAttribute(
		'href',
		`/dashboard/tirage/configuration/surcussale/${ROW}/edit`,
	);
});

test('nothing is asked before the question is whole; what is no ball is named', async () => {
	const calls = api();
	const { user, address } = await open('');
	expect(screen.getByText(/Choisissez l’agent/)).toBeInTheDocument();
	await user.selectOptions(await screen.findByRole('combobox', { name: 'Agent' }), AGENT);
	await user.selectOptions(await screen.findByRole('combobox', { name: 'Tirage' }), TIRAGE);
	const ball = screen.getByRole('textbox', { name: 'Boule' });
	await fill(ball, '7');
	await waitFor(() => expect(ball).toHaveAccessibleDescription(/pas une boule de ce jeu/));
	expect(calls.received(regleApi.read)).toHaveLength(0);
	await fill(ball, '07');
	await waitFor(() => expect(calls.received(regleApi.read)).toHaveLength(1));
	expect(address().search).toContain('numbers=07');
});

test('lotto 4 asks for its option', async () => {
	const calls = api(aRegle({ game: 'lotto4', option: 2, numbers: '1234' }));
	const { user } = await open(ASKED.replace('borlette', 'lotto4').replace('07', '1234'));
	await user.selectOptions(screen.getByRole('combobox', { name: 'Option' }), '2');
	await waitFor(() =>
		expect(calls.received(regleApi.read).at(-1)?.query).toMatchObject({ option: '2' }),
	);
});

test('links are for who may open the row', async () => {
	api();
	await open(ASKED, { user: aUser({ perms: ['view_typeboule', 'view_agent', 'view_tirage'] }) });
	expect(await screen.findByText('Peut être vendue maintenant')).toBeInTheDocument();
	expect(screen.queryByRole('link', { name: /Ouvrir/ })).not.toBeInTheDocument();
});

test('somebody else’s agent is told to be unknown', async () => {
	api().on(regleApi.read, () => {
		throw new Refusal('not_found');
	});
	await open();
	expect(await screen.findByText(/n’existe pas pour vous/)).toBeInTheDocument();
});
