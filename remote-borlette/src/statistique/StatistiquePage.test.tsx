import { agentApi } from '@borlette/shared/contract/agent';
import { type BouleBlock, boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { statistiqueApi } from '@borlette/shared/contract/statistique';
import {
	act,
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { aBoard, aDraw, DRAW, LATER, TIRAGE } from '../heat-map/testing/aBoard.ts';
import { StatistiquePage } from './StatistiquePage.tsx';

const PATH = '/dashboard/borlette/statistiques';
const open = (search = '', options = {}) =>
	renderScreen(<StatistiquePage />, { path: `${PATH}${search}`, ...options });
const api = (board = aBoard()) =>
	fakeApi()
		.on(statistiqueApi.draws, () => [
			aDraw(),
			aDraw({ instance_id: LATER, tirage_name: 'New York Soir' }),
		])
		.on(statistiqueApi.board, () => board);
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const details = () => screen.findByRole('region', { name: 'Boule choisie' });
const spaced = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

const AGENT = '1c2d3e4f-0000-4000-8000-000000000020';
const ofAgent = { agent_id: AGENT, agent_name: 'Guerline Mésidor' };
const anAgent = {
	id: AGENT,
	first_name: 'Guerline',
	last_name: 'Mésidor',
	code: null,
	surcussale_name: 'Delmas 33',
};

const aBlock = (traits: Partial<BouleBlock>): BouleBlock => ({
	id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b02',
	companyname: null,
	boule: '07',
	tirage_id: TIRAGE,
	tirage_name: 'New York Midi',
	agent_id: null,
	agent_name: null,
	start_date: '2030-03-10',
	end_date: '2030-03-10',
	reason: '',
	is_active: true,
	version: 1,
	created_at: '2030-03-10T12:00:00Z',
	created_by: 'Marie Jean',
	...traits,
});

test('each ball says what is staked, what it would cost, what remains, and that it is blocked', async () => {
	api();
	await open();
	const full = await cell(/^07/);
	expect(full).toHaveAccessibleName(
		spaced('07. Mise 4 500,00 G. À payer au pire 360 000,00 G. Reste 500,00 G'),
	);
	expect(full).toHaveAttribute('data-level', '4');
	const blocked = await cell(/^13/);
	expect(blocked).toHaveAccessibleName(/Bloquée$/);
	expect(blocked.querySelector('[data-part=word]')).toHaveAttribute('data-drawn', 'Bloquée');
	expect(screen.getAllByRole('gridcell')).toHaveLength(100);
	expect(screen.getByRole('list', { name: 'Totaux par jeu' })).toHaveTextContent(
		spaced('45 % de 10 000,00 G'),
	);
	await expectAccessible();
});

test('a draw whose hour has come is closed, and nothing says that it closes in so much', async () => {
	const past = { close_at: '2020-03-10T18:25:00Z' };
	api({ ...aBoard(), ...past });
	await open();
	expect(await screen.findByText('Ventes fermées')).toBeVisible();
	// Of the other one, in the choice.
	expect(screen.getAllByText('Ferme dans')).toHaveLength(1);
});

test('a date that a changed schedule took back leads to the next one, and is not shown as if it sold', async () => {
	const calls = api();
	const { user, address } = await open(`?draw=${LATER}`);
	await cell(/^07/);
	calls.on(statistiqueApi.board, ({ params }) => {
		if (params.instanceId === LATER) throw new Refusal('not_found');
		return aBoard();
	});
	jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
	await act(
		async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
	);
	expect(await screen.findByText(/n’existe pas ou n’existe plus/)).toBeInTheDocument();
	expect(screen.queryByRole('gridcell')).toBeNull();
	await user.click(screen.getByRole('button', { name: 'Voir le prochain tirage' }));
	await cell(/^07/);
	expect(address().search).not.toContain('draw=');
});

test('arrows and digits go over the map; the address names the ball', async () => {
	api();
	const { user, address } = await open();
	await user.click(await cell(/^07/));
	await user.keyboard('{ArrowDown}{ArrowRight}');
	expect(await cell(/^18/)).toHaveFocus();
	await waitFor(() => expect(address().search).toContain('ball=borlette%3A18'));
	await user.keyboard('42');
	expect(await cell(/^42/)).toHaveFocus();
	expect(await cell(/^42/)).toHaveAttribute('aria-selected', 'true');
	const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
	expect(stops).toHaveLength(1);
	expect(await details()).toHaveTextContent(/^Boule choisie42/);
});

test('a ball is blocked for the draw in two actions, and that is taken back', async () => {
	const board = aBoard();
	const calls = api(board)
		.on(boulesBlockApi.create, () => [aBlock({})])
		.on(boulesBlockApi.update, () => aBlock({ is_active: false, version: 2 }));
	const { user } = await open('?ball=borlette:07');
	await user.click(within(await details()).getByRole('button', { name: 'Bloquer' }));
	const asked = screen.getByRole('group', { name: 'Bloquer 07 pour tous les agents…' });
	const draw = within(asked).getByRole('button', { name: 'Ce tirage seulement' });
	expect(draw).toHaveFocus();
	await user.click(draw);
	expect(await screen.findByText(/^07 bloquée pour tous les agents, .+\.$/)).toBeInTheDocument();
	expect(calls.received(boulesBlockApi.create)[0]?.body).toEqual({
		boules: ['07'],
		tirage_id: TIRAGE,
		agent_id: null,
		start_date: '2030-03-10',
		end_date: '2030-03-10',
		reason: '',
	});
	await user.click(within(screen.getByTestId('toaster')).getByRole('button', { name: 'Annuler' }));
	expect(await screen.findByText('C’est annulé.')).toBeInTheDocument();
	expect(calls.received(boulesBlockApi.update)[0]?.body).toEqual({
		id: aBlock({}).id,
		version: 1,
		is_active: false,
	});
});

test('for every draw it is blocked from today on, without an end; Escape blocks nothing', async () => {
	const calls = api().on(boulesBlockApi.create, () => [aBlock({ tirage_id: null })]);
	const { user } = await open('?ball=borlette:07');
	await user.click(within(await details()).getByRole('button', { name: 'Bloquer' }));
	await user.keyboard('{Escape}');
	expect(screen.queryByRole('button', { name: 'Tous les tirages' })).not.toBeInTheDocument();
	expect(within(await details()).getByRole('button', { name: 'Bloquer' })).toHaveFocus();
	await user.click(within(await details()).getByRole('button', { name: 'Bloquer' }));
	await user.click(screen.getByRole('button', { name: 'Tous les tirages' }));
	await waitFor(() => expect(calls.received(boulesBlockApi.create)).toHaveLength(1));
	expect(calls.received(boulesBlockApi.create)[0]?.body).toMatchObject({
		tirage_id: null,
		end_date: null,
		start_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
	});
});

test('a blocked ball is unblocked by all the blocks that keep it, and by no other', async () => {
	const every = aBlock({
		id: 'a',
		boule: '13',
		tirage_id: null,
		tirage_name: null,
		end_date: null,
	});
	const own = aBlock({ id: 'b', boule: '13' });
	const others = [
		aBlock({ id: 'c', boule: '130' }),
		aBlock({ id: 'd', boule: '13', agent_id: AGENT, agent_name: 'Guerline Mésidor' }),
		aBlock({ id: 'e', boule: '13', end_date: '2030-03-09', start_date: '2030-03-01' }),
	];
	const calls = api()
		.on(boulesBlockApi.list, () => aPage([every, own, ...others]))
		.on(boulesBlockApi.update, ({ body }) => aBlock({ id: body.id, version: 2 }));
	const { user } = await open('?ball=borlette:13');
	const panel = await details();
	expect(await within(panel).findByText(/Tous les tirages, jusqu’au déblocage/)).toBeVisible();
	expect(within(panel).getByText('New York Midi, jusqu’au 10 mars 2030')).toBeVisible();
	await user.click(within(panel).getByRole('button', { name: 'Débloquer' }));
	expect(await screen.findByText(/^13 débloquée pour tous les agents, .+\.$/)).toBeInTheDocument();
	expect(calls.received(boulesBlockApi.update).map(({ body }) => body.id)).toEqual(['a', 'b']);
});

test('a ball is blocked for one agent; nothing is blocked before somebody is chosen', async () => {
	const calls = api()
		.on(agentApi.list, () => aPage([anAgent]) as never)
		.on(boulesBlockApi.create, () => [aBlock(ofAgent)]);
	const { user } = await open('?ball=borlette:07');
	await user.click(within(await details()).getByRole('button', { name: 'Bloquer' }));
	await user.click(screen.getByRole('button', { name: 'Un seul agent…' }));
	expect(screen.queryByRole('group', { name: /tous les agents/ })).toBeNull();
	const draw = screen.getByRole('button', { name: 'Ce tirage seulement' });
	expect(draw).toBeDisabled();
	expect(screen.getByRole('button', { name: 'Tous les tirages' })).toBeDisabled();
	await user.selectOptions(await screen.findByRole('combobox', { name: 'Agent' }), AGENT);
	await user.click(draw);
	expect(await screen.findByText(/^07 bloquée pour Guerline Mésidor, .+\.$/)).toBeInTheDocument();
	expect(calls.received(boulesBlockApi.create)[0]?.body).toMatchObject({
		agent_id: AGENT,
		tirage_id: TIRAGE,
	});
});

test('a ball that some agents may not sell is marked, says for whom, and is given back to one', async () => {
	const calls = api(aBoard({ '21': { blocked_agents: 1 } }))
		.on(boulesBlockApi.list, () => aPage([aBlock({ boule: '21', ...ofAgent })]))
		.on(boulesBlockApi.update, () => aBlock({ boule: '21', ...ofAgent, version: 2 }));
	const { user } = await open('?ball=borlette:21');
	const partly = await cell(/^21.*Bloquée pour 1 agent$/);
	expect(partly).toHaveAttribute('data-partly', 'true');
	expect(partly).toHaveAttribute('data-blocked', 'false');
	expect(await cell(/^13/)).toHaveAttribute('data-partly', 'false');
	const panel = within(await details());
	expect(panel.getByRole('button', { name: 'Bloquer' })).toBeVisible();
	const row = within(await panel.findByRole('listitem'));
	expect(row.getByText('Guerline Mésidor')).toBeVisible();
	await user.click(row.getByRole('button', { name: 'Débloquer' }));
	expect(await screen.findByText(/^21 débloquée pour Guerline Mésidor, .+\.$/)).toBeInTheDocument();
	expect(calls.received(boulesBlockApi.update)).toHaveLength(1);
	await expectAccessible();
});

test.each(['07', '13', '21'])('of a closed draw nothing is offered: %s', async (ball) => {
	const closed = { is_selling: false, state: 'closed' as const };
	api({ ...aBoard({ '21': { blocked_agents: 1 } }), ...closed }).on(boulesBlockApi.list, () =>
		aPage([aBlock({ boule: ball, ...(ball === '21' && ofAgent) })]),
	);
	await open(`?ball=borlette:${ball}`);
	const panel = within(await details());
	expect(await panel.findByText('Les ventes de ce tirage sont fermées.')).toBeVisible();
	if (ball !== '07') expect(await panel.findByText(/^New York Midi, jusqu’au/)).toBeVisible();
	expect(panel.queryByRole('button')).not.toBeInTheDocument();
	expect(panel.queryByRole('link')).not.toBeInTheDocument();
});

test('without limits the colour tells what the draw can bear, however quiet the draw is', async () => {
	const free = { limite: null, remaining: null };
	const small = { staked: 1_000, liability: 80_000, ...free };
	api({ ...aBoard({ '07': small, '09': { ...small, liability: 9_000_000 } }), bears: 10_000_000 });
	await open();
	// The hottest ball but one of the map, and next to nothing.
	expect(await cell(/^07/)).toHaveAttribute('data-level', '1');
	expect(await cell(/^09/)).toHaveAttribute('data-level', '4');
});

test('the table keeps the draw of the board, and the board that of the table', async () => {
	const other = '1c2d3e4f-0000-4000-8000-000000000013';
	const calls = fakeApi()
		.on(statistiqueApi.draws, () => [
			aDraw(),
			aDraw({ instance_id: LATER, tirage_id: other, tirage_name: 'New York Soir' }),
		])
		.on(statistiqueApi.board, () => aBoard())
		.on(statistiqueApi.list, () => aPage([]));
	const { user, address } = await open('', { user: aUser({ perms: ['view_statistique'] }) });
	await cell(/^07/);
	await user.click(screen.getByRole('button', { name: 'Tableau' }));
	await waitFor(() => expect(calls.received(statistiqueApi.list)).not.toHaveLength(0));
	expect(calls.received(statistiqueApi.list)[0]?.query).toMatchObject({
		tirage_id: TIRAGE,
		start_date: '2030-03-10',
		end_date: '2030-03-10',
	});
	await user.click(screen.getByRole('button', { name: 'Exposition' }));
	await user.click(await screen.findByRole('button', { name: /^New York Soir/ }));
	await waitFor(() => expect(address().search).toContain(`draw=${LATER}`));
	expect(address().search).not.toContain('tirage_id');
	await user.click(screen.getByRole('button', { name: 'Tableau' }));
	await waitFor(() =>
		expect(calls.received(statistiqueApi.list).at(-1)?.query).toMatchObject({ tirage_id: other }),
	);
});

test('a draw that the table was filtered by goes before the one that was looked at', async () => {
	const calls = api();
	await open(`?draw=${LATER}&tirage_id=1c2d3e4f-0000-4000-8000-000000000099`);
	await cell(/^07/);
	expect(calls.received(statistiqueApi.board)[0]?.params.instanceId).toBe(DRAW);
});

test('who may only look gets no button that is refused', async () => {
	api();
	await open('?ball=borlette:07', { user: aUser({ perms: ['view_statistique'] }) });
	expect(await details()).toHaveTextContent(/Sans|Reste/);
	expect(screen.queryByRole('button', { name: /loquer/ })).not.toBeInTheDocument();
	expect(screen.queryByRole('link', { name: /Quelle règle/ })).not.toBeInTheDocument();
});

test('what refuses a block is said, and the question stays', async () => {
	api().on(boulesBlockApi.create, () => {
		throw new Refusal('forbidden');
	});
	const { user } = await open('?ball=borlette:07');
	await user.click(within(await details()).getByRole('button', { name: 'Bloquer' }));
	await user.click(screen.getByRole('button', { name: 'Ce tirage seulement' }));
	await waitFor(() => expect(screen.getByTestId('toaster')).not.toBeEmptyDOMElement());
	expect(screen.getByRole('button', { name: 'Ce tirage seulement' })).toBeInTheDocument();
});

test('another draw is chosen, and stands in the address; combinations are chosen as balls are', async () => {
	const calls = api();
	const { user, address } = await open();
	await cell(/^07/);
	await user.click(screen.getByRole('button', { name: /^07\*13/ }));
	expect(await details()).toHaveTextContent(/^Boule choisie07\*13Mariage/);
	const draws = screen.getByRole('group', { name: 'Tirage' });
	expect(within(draws).getByRole('button', { pressed: true })).toHaveTextContent(/^New York Midi/);
	await user.click(within(draws).getByRole('button', { name: /^New York Soir/ }));
	await waitFor(() => expect(address().search).toContain(`draw=${LATER}`));
	await waitFor(() =>
		expect(calls.received(statistiqueApi.board).at(-1)?.params.instanceId).toBe(LATER),
	);
	expect(calls.received(statistiqueApi.board)[0]?.params.instanceId).toBe(DRAW);
});

test('without a draw the page says when there will be one; what failed is tried again', async () => {
	const calls = fakeApi().on(statistiqueApi.draws, () => {
		throw new Refusal('internal');
	});
	const { user } = await open();
	calls.on(statistiqueApi.draws, () => []);
	await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
	expect(await screen.findByText('Aucun tirage à montrer')).toBeInTheDocument();
});

test.each([
	['open', true],
	['provisional', true],
	['settled', false],
] as const)('a draw that is not settled is provisional: %s', async (state, is) => {
	api({ ...aBoard(), state, is_selling: state === 'open' });
	await open();
	await cell(/^07/);
	expect(screen.queryAllByText(/^Provisoire : ce tirage/)).toHaveLength(Number(is));
});

test('so is a row of the table one of whose draws is not', async () => {
	const row = { game: 'borlette', option: null, draws: 1, currency: 'HTG', companyname: null };
	const stakes = { staked: 100, liability: 8_000, limite: null, remaining: null };
	fakeApi().on(statistiqueApi.list, () =>
		aPage([
			{ ...row, ...stakes, id: 'a', numbers: '07', is_provisional: true },
			{ ...row, ...stakes, id: 'b', numbers: '08', is_provisional: false },
		] as never[]),
	);
	await open('?view=table', { user: aUser({ perms: ['view_statistique'] }) });
	const rows = await screen.findAllByRole('row', { name: /Borlette/ });
	expect(
		rows.map(({ textContent }) => /Provisoire|Définitif/.exec(textContent ?? '')?.[0]),
	).toEqual(['Provisoire', 'Définitif']);
});

test('the table has the filters of the call that the person may choose from', async () => {
	const calls = fakeApi().on(statistiqueApi.list, () => aPage([]));
	await open('?view=table&start_date=2030-03-01&end_date=2030-03-10&sort=-liability', {
		user: aUser({ perms: ['view_statistique'] }),
	});
	expect(await screen.findByText('Aucun résultat')).toBeInTheDocument();
	expect(calls.received(statistiqueApi.list)[0]?.query).toMatchObject({
		start_date: '2030-03-01',
		end_date: '2030-03-10',
		sort: '-liability',
	});
	expect(screen.queryByRole('combobox', { name: 'Agent' })).not.toBeInTheDocument();
	await expectAccessible();
});
