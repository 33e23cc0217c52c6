import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { controleApi } from '@borlette/shared/contract/controle';
import { typeBoulesApi } from '@borlette/shared/contract/limite';
import {
	aUser,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { aBoard, DRAW, LATER, TIRAGE } from '../heat-map/testing/aBoard.ts';
import { ControlePage } from './ControlePage.tsx';
import { soldByNow } from './curve.ts';
import { aControle, aDate, aHouse, anAfter } from './testing/aControle.ts';

const open = (search = '', options = {}) =>
	renderScreen(<ControlePage />, { path: `/dashboard/controle${search}`, ...options });
const region = (name: string) => screen.findByRole('region', { name });
const LOOKS = ['view_statistique', 'view_lot_gagnant_partiel'] as const;
const ENTERS = [...LOOKS, 'change_tirage'] as const;
const closed = () => ({ ...aBoard(), is_selling: false, state: 'closed' as const });

test('before the close: worst case against the ceiling, costliest, sales beside what is usual', async () => {
	fakeApi().on(controleApi.read, () => aControle());
	await open();
	const worst = await region('Pire cas');
	expect(worst).toHaveTextContent(/400\s000,00\sG/);
	expect(worst).toHaveTextContent(/50\s% du plafond de 800\s000,00\sG/);
	expect(worst).toHaveTextContent(/l’habitude : 600\s000,00\sG/);
	expect(await region('Les plus coûteuses')).toHaveTextContent(/07Borlette360\s000,00\sG/);
	const sales = await region('Ventes par minute');
	expect(sales).toHaveTextContent(/Vendu 4\s550,00\sG, d’habitude 3\s000,00\sG/);
	expect(sales.querySelectorAll('rect')).toHaveLength(1);
	expect(screen.getAllByRole('gridcell')).toHaveLength(100);
	expect(screen.queryByRole('region', { name: 'Résultat' })).not.toBeInTheDocument();
	await expectAccessible();
});

test('the balls are headed by what a cell shows, the share of the limit: the darkest is not the most expensive one', async () => {
	fakeApi().on(controleApi.read, () => ({
		...aControle(),
		board: aBoard({
			'58': { staked: 290_000, liability: 23_400_000, limite: 500_000, remaining: 210_000 },
			'10': { staked: 80_000, liability: 6_600_000, limite: 80_000, remaining: 0 },
		}),
	}));
	await open();
	const heat = await region('Borlette');
	expect(heat).toHaveTextContent(
		/Chiffre : mise\. Couleur : part de la limite misée ; sans limite/,
	);
	const level = (ball: string) =>
		heat.querySelector(`[data-ball="${ball}"]`)?.getAttribute('data-level');
	expect(level('58')).toBe('3');
	expect(level('10')).toBe('5');
});

test('while nothing is sold no amount stands at the top of the curve', async () => {
	const none = Array.from({ length: 180 }, () => 0);
	for (const usual of [null, { minutes: none, earlier: 0 }]) {
		fakeApi().on(controleApi.read, () =>
			aControle({ house: aHouse({ minutes: none, earlier: 0, usual }) }),
		);
		const { unmount } = await open();
		const sales = await region('Ventes par minute');
		expect(sales).not.toHaveTextContent(/G par minute/);
		expect(sales.innerHTML).not.toContain('NaN');
		unmount();
	}
});

test.each([
	[{}, /50\s% du plafond/, /éteint|Plafond par boule|Sans plafond/],
	[
		{ is_piloted: false, ball_ceiling: 5_000_000 },
		/50\s% du plafond de 800\s000,00\sG.*boule : 50\s000,00\sG.*éteint/,
		/Sans plafond/,
	],
	[{ draw_ceiling: null, ball_ceiling: 5_000_000 }, /boule : 50\s000,00\sG/, /Sans|éteint/],
	[{ draw_ceiling: null, is_piloted: false }, /Sans plafond/, /éteint/],
])('of the ceilings, with %j, it says %s', async (traits, said, not) => {
	fakeApi().on(controleApi.read, () => aControle({ house: aHouse(traits) }));
	await open();
	const worst = await region('Pire cas');
	expect(worst).toHaveTextContent(said);
	expect(worst).not.toHaveTextContent(not);
});

test('in "Toutes" the page is headed too, and says that a company has to be chosen first', async () => {
	await open('', { user: aUser({ role: 'superuser', select_company: null }) });
	expect(await screen.findByText('Choisissez d’abord la compagnie')).toBeInTheDocument();
	expect(screen.getByRole('heading', { level: 1, name: 'Salle de contrôle' })).toBeInTheDocument();
	await expectAccessible();
});

test('what is usual by now leaves out the minutes that are to come', () => {
	const usual = { minutes: [5, 7, 11], earlier: 100 };
	const house = aHouse({ minutes: [0, 0, 3], earlier: 1, usual });
	expect(soldByNow(house, 2 * 60_000)).toEqual({ sold: 4, usual: 111 });
	expect(soldByNow(house, -1)).toEqual({ sold: 4, usual: 123 });
});

test('a suggestion is done by one click, and a block is taken back', async () => {
	const block = { id: 'a', boule: '07', version: 1 };
	const calls = fakeApi()
		.on(controleApi.read, () => aControle())
		.on(boulesBlockApi.create, () => [block] as never)
		.on(boulesBlockApi.update, () => block as never)
		.on(typeBoulesApi.create, () => ({}) as never);
	const { user } = await open();
	const todo = await region('À faire maintenant');
	expect(within(todo).getAllByRole('listitem')[0]).toHaveTextContent(
		/^−120\s000,00\sGBloquer 07 pour ce tirage, chez tous les agents/,
	);
	await user.click(within(todo).getByRole('button', { name: /^Bloquer 07/ }));
	await waitFor(() => expect(calls.received(boulesBlockApi.create)).toHaveLength(1));
	expect(calls.received(boulesBlockApi.create)[0]?.body).toEqual({
		boules: ['07'],
		tirage_id: TIRAGE,
		agent_id: null,
		start_date: '2030-03-10',
		end_date: '2030-03-10',
		reason: '',
	});
	const toaster = within(screen.getByTestId('toaster'));
	expect(
		await toaster.findByText(/^07 : bloqué pour New York Midi du .*2030, chez tous les agents/),
	).toBeInTheDocument();
	await user.click(toaster.getByRole('button', { name: 'Annuler' }));
	await waitFor(() =>
		expect(calls.received(boulesBlockApi.update)[0]?.body).toEqual({
			id: 'a',
			version: 1,
			is_active: false,
		}),
	);
	await user.click(
		screen.getByRole('button', { name: /^Limiter chaque boule de Borlette à 4\s500,00\sG/ }),
	);
	await waitFor(() => expect(calls.received(typeBoulesApi.create)).toHaveLength(1));
	expect(calls.received(typeBoulesApi.create)[0]?.body).toEqual({
		game: 'borlette',
		boule: null,
		tirage_id: TIRAGE,
		min_stake: null,
		max_stake: null,
		limite: 450_000,
	});
	expect(
		await toaster.findByText(
			/^New York Midi, Borlette : 4\s500,00\sG au plus par boule, chez tous les agents, aussi aux prochaines dates/,
		),
	).toBeInTheDocument();
});

test('a limit that is there is changed by the version that was read', async () => {
	const limit = { ...aHouse().suggestions[1]?.limit, id: 'b', version: 3 };
	const house = aHouse({ suggestions: [{ saves: 1, boules: [], limit: limit as never }] });
	const calls = fakeApi()
		.on(controleApi.read, () => aControle({ house }))
		.on(typeBoulesApi.update, () => {
			throw new Refusal('forbidden');
		});
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: /^Limiter/ }));
	expect(await screen.findByRole('alert')).toBeVisible();
	expect(calls.received(typeBoulesApi.update)[0]?.body).toMatchObject({ id: 'b', version: 3 });
});

test('who may not block or limit is offered neither; a supervisor sees no house', async () => {
	const calls = fakeApi().on(controleApi.read, () => aControle());
	const { unmount } = await open('', { user: aUser({ perms: ['view_statistique'] }) });
	expect(await region('À faire maintenant')).toHaveTextContent('Bloquer 07');
	expect(screen.queryByRole('button', { name: /^(Bloquer|Limiter)/ })).not.toBeInTheDocument();
	unmount();
	calls.on(controleApi.read, () => aControle({ house: null }));
	await open('', { user: aUser({ role: 'supervisor', perms: ['view_statistique'] }) });
	await region('Les plus coûteuses');
	expect(screen.queryByRole('region', { name: 'Pire cas' })).not.toBeInTheDocument();
	expect(screen.queryByRole('region', { name: 'Ventes par minute' })).not.toBeInTheDocument();
});

test('after the close the seal and the unusual wins take the place of what could be done', async () => {
	const unusual = [
		{
			ref_code: 'AB12CD34EF56',
			agent_name: 'Guerline Mésidor',
			gain: 3_000_000,
			sold_at: '2030-03-10T18:24:00Z',
			rules: ['late', 'large'] as const,
		},
	];
	const after = anAfter({ unusual: unusual.map((win) => ({ ...win, rules: [...win.rules] })) });
	fakeApi().on(controleApi.read, () => aControle({ board: closed(), after }));
	await open();
	expect(await region('Résultat')).toHaveTextContent(/12 fiches, 4\s550,00\sG/);
	const wins = await region('Gains inhabituels');
	expect(wins).toHaveTextContent('vendue dans les 2 dernières minutes');
	expect(wins).toHaveTextContent(/25\s000,00\sG ou plus/);
	expect(screen.queryByRole('region', { name: 'À faire maintenant' })).not.toBeInTheDocument();
	expect(screen.queryByRole('timer')).not.toBeInTheDocument();
	await expectAccessible();
});

test('a result that waits stands with what it would cost; confirmed, with what is to be paid', async () => {
	const preview = {
		...{ fiches: 12, vente: 455_000, fiches_gagnantes: 2, gain: 502_000, usual_percent: 60 },
		...{ largest: [], paid_fiche: null, warnings: ['high_payout' as const] },
	};
	const calls = fakeApi().on(controleApi.read, () =>
		aControle({ board: closed(), after: anAfter({ date: aDate(), preview }) }),
	);
	const { unmount } = await open();
	const waits = await region('Résultat');
	expect(waits).toHaveTextContent(/Lotto 3107.*1er lot07.*2e lot22.*3e lot11/);
	expect(waits).toHaveTextContent('Le résultat attend d’être confirmé.');
	expect(waits).toHaveTextContent(/Aperçu5\s020,00\sG2 fiches gagnent/);
	expect(waits).toHaveTextContent('Bien plus que d’habitude.');
	expect(waits).not.toHaveTextContent('À payer');
	expect(within(waits).getByRole('link', { name: 'Confirmer le résultat' })).toHaveAttribute(
		'href',
		`/dashboard/tirage/dates/${DRAW}`,
	);
	unmount();
	const theirs = anAfter({ date: aDate({ confirmation: 'entered_it' }) });
	calls.on(controleApi.read, () => aControle({ board: closed(), after: theirs }));
	const { unmount: leave } = await open();
	const entered = await region('Résultat');
	expect(within(entered).getByRole('link', { name: 'Voir le tirage' })).toBeVisible();
	leave();
	const confirmed = { state: 'settled', result_state: 'confirmed', confirmation: null } as const;
	const date = aDate({ ...confirmed, fiches_gagnantes: 2, gain: 502_000, is_payable: true });
	calls.on(controleApi.read, () => aControle({ board: closed(), after: anAfter({ date }) }));
	await open();
	const paid = await region('Résultat');
	expect(paid).toHaveTextContent(/À payer5\s020,00\sGLes fiches gagnantes peuvent être payées\./);
	expect(paid).not.toHaveTextContent('Aperçu');
	expect(within(paid).getByRole('link', { name: 'Voir le tirage' })).toBeVisible();
});

test.each([
	['who may, once it is drawn', {}, '2020-03-10T18:30:00Z', 'Entrer le résultat'],
	['who may, before it is drawn', {}, '2050-03-10T18:30:00Z', 'Voir le tirage'],
	['who only looks', { perms: LOOKS }, '2020-03-10T18:30:00Z', 'Voir le tirage'],
	[
		'a supervisor with the code',
		{ role: 'supervisor', perms: ENTERS },
		'2020-03-10T18:30:00Z',
		'Voir le tirage',
	],
] as const)('to enter a result is offered to %s', async (_, traits, draw_at, name) => {
	const waits = { state: 'closed', result_state: null, confirmation: null, lotto3: null } as const;
	const after = anAfter({ date: aDate({ ...waits, draw_at }) });
	fakeApi().on(controleApi.read, () => aControle({ board: closed(), after }));
	await open('', { user: aUser(traits) });
	const result = await region('Résultat');
	expect(within(result).getByRole('link', { name })).toBeVisible();
});

test('a person stays with another draw, and lets the page choose again', async () => {
	const next = [
		{
			instance_id: LATER,
			tirage_name: 'Florida Soir',
			timezone: 'America/New_York',
			draw_date: '2030-03-10',
			close_at: '2030-03-10T20:00:00Z',
		},
	];
	const calls = fakeApi().on(controleApi.read, () => aControle({ next }));
	const { user, address } = await open();
	await user.click(await screen.findByRole('button', { name: /^Florida Soir/ }));
	await waitFor(() => expect(address().search).toBe(`?draw=${LATER}`));
	await waitFor(() =>
		expect(calls.received(controleApi.read).at(-1)?.query).toEqual({ instance_id: LATER }),
	);
	await user.click(await screen.findByRole('button', { name: 'Suivre les fermetures' }));
	await waitFor(() => expect(address().search).toBe(''));
});

test('where nothing sells it says so', async () => {
	fakeApi().on(controleApi.read, () => aControle({ board: null, house: null }));
	await open();
	expect(await screen.findByText('Aucun tirage à surveiller')).toBeVisible();
});
