import { type BouleBlock, boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { statistiqueApi } from '@borlette/shared/contract/statistique';
import {
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
import { StatistiquePage } from './StatistiquePage.tsx';
import { aBoard, aDraw, DRAW, LATER, TIRAGE } from './testing/aBoard.ts';

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

test('arrows and digits go over the map; the address names the ball', async () => {
	api();
	const { user, address } = await open();
	await user.click(await cell(/^07/));
	await user.keyboard('{ArrowDown}{ArrowRight}');
	expect(await cell(/^18/)).toHaveFocus();
	expect(address().search).toContain('ball=borlette%3A18');
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
	const draw = screen.getByRole('button', { name: 'Ce tirage seulement' });
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
		aBlock({ id: 'd', boule: '13', agent_id: TIRAGE }),
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
	expect(address().search).toContain(`draw=${LATER}`);
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
