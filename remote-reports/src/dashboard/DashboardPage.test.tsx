import { NO_CURRENCY } from '@borlette/shared/contract';
import { dashboardApi, FIRST_STEPS } from '@borlette/shared/contract/dashboard';
import { TEMPLATE_PERMISSIONS } from '@borlette/shared/contract/office';
import { todoApi } from '@borlette/shared/contract/todo';
import {
	aTodo,
	aUser,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	todosOf,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { DashboardPage } from './DashboardPage.tsx';
import { aDay, anEmptyDay, apiOf } from './testing/aDay.ts';

const section = (name: string) => screen.findByRole('region', { name });
const spaced = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test('shows the figures of the day, and where they lead', async () => {
	apiOf(aDay);
	await renderScreen(<DashboardPage />);

	const kpis = await section('Chiffres du jour');
	const [sales] = await within(kpis).findAllByRole('listitem');
	expect(sales).toHaveTextContent(spaced('1 200,00 G'));
	expect(within(sales as HTMLElement).getByRole('link', { name: 'Ventes' })).toHaveAttribute(
		'href',
		'/dashboard/tirage/list',
	);
	// A card each, and what is still to be paid.
	expect(within(kpis).getAllByRole('link')).toHaveLength(5);
	expect(await section('Agents à suivre')).toHaveTextContent(/3 sur 8/);
	expect(await section('Ventes par jeu')).toHaveTextContent(
		spaced('Borlette900,00 G30 lignes75 %'),
	);
	const context = await section('Contexte des chiffres');
	expect(context).toHaveTextContent(/Lakay Lotto.*Haïti.*Port-au-Prince.*Actualisé il y a/);
	await expectAccessible();
});

test('what is to be done stands before all else', async () => {
	apiOf(aDay).on(todoApi.list, () => todosOf(aTodo()));
	await renderScreen(<DashboardPage />);
	await section('Chiffres du jour');
	const [first] = screen.getAllByRole('region');
	expect(first).toHaveAccessibleName('À faire');
	expect(
		await within(first as HTMLElement).findByRole('link', { name: /^Entrer le résultat/ }),
	).toBeVisible();
});

test('says how the figures stand against yesterday at this hour, in words', async () => {
	apiOf(aDay);
	await renderScreen(<DashboardPage />);
	const [sales, gains, commission] = await within(await section('Chiffres du jour')).findAllByRole(
		'listitem',
	);
	expect(sales).toHaveTextContent(spaced('Hausse de 20 %Hier à la même heure : 1 000,00 G'));
	expect(gains).toHaveTextContent(spaced('Baisse de 20 %'));
	expect(commission).toHaveTextContent('Sans changement');
});

test('of the gains what is paid and what is owed are told apart; the latter leads to those fiches', async () => {
	apiOf(aDay);
	await renderScreen(<DashboardPage />);
	const [, gains] = await within(await section('Chiffres du jour')).findAllByRole('listitem');
	const card = within(gains as HTMLElement);
	const owed = card.getByRole('link', { name: spaced('^À payer : 90,00 G, 2 fiches$') });
	expect(owed).toHaveAttribute('href', '/dashboard/borlette/list-fiches-gagnants?status=winning');
	const paid = card.getByText(spaced('^Payés : 300,00 G$'));
	expect(card.getByText(spaced('^Sur fiches encore en jeu : 10,00 G$'))).toBeVisible();
	const pictureOf = (part: Element | null) => part?.querySelector('svg')?.outerHTML;
	expect(pictureOf(paid)).toBeDefined();
	expect(pictureOf(owed.parentElement)).not.toBe(pictureOf(paid));
	await expectAccessible();
});

test('nothing is said of payments where nobody won', async () => {
	apiOf(anEmptyDay);
	await renderScreen(<DashboardPage />);
	const kpis = await section('Chiffres du jour');
	await within(kpis).findAllByRole('listitem');
	expect(kpis).not.toHaveTextContent(/À payer|Payés|en jeu/);
});

test('a day in progress is provisional, and what is sold for its open draws is told apart from the net', async () => {
	apiOf(aDay);
	await renderScreen(<DashboardPage />);
	const cards = await within(await section('Chiffres du jour')).findAllByRole('listitem');
	for (const card of cards) expect(card).toHaveTextContent('Provisoire');
	expect(cards[3]).toHaveTextContent(
		spaced('290,00 GProvisoire, sans 450,00 G de ventes en coursBaisse'),
	);
});

/** The day before its first draw is settled; yesterday a draw was, by this hour. */
const aMorning = {
	...aDay,
	app: {
		...aDay.app,
		today: { ...aDay.app.today, gain: 0, net: 0, pending: 120_000 },
		payments: anEmptyDay.app.payments,
	},
	fiche: [{ day: '2026-03-10', fiches: 12, fiches_gagnantes: 0, deleted_fiches: 1 }],
	gain: [{ day: '2026-03-10', gain: 0, paid: 0 }],
	gpc: aDay.gpc.map((day) => ({
		...day,
		...{ gain: 0, perte: 0, commission: 0, vente: 120_000, pending: 120_000 },
	})),
};

test('before a draw is settled nobody knows gains nor net, and neither is said to have fallen', async () => {
	apiOf(aMorning);
	await renderScreen(<DashboardPage />);
	const kpis = within(await section('Chiffres du jour'));
	const [sales, gains, commission, net] = await kpis.findAllByRole('listitem');
	expect(gains).toHaveTextContent(
		spaced('^Gains—Connu quand le tirage est régléHier à la même heure : 500,00 G$'),
	);
	expect(net).toHaveTextContent(
		spaced('^Net—Connu quand le tirage est régléHier à la même heure : 380,00 G$'),
	);
	expect(sales).toHaveTextContent(spaced('1 200,00 GProvisoireHausse de 20 %'));
	expect(commission).toHaveTextContent(spaced('120,00 GProvisoireSans changement'));
	const days = within(await section('Les 30 derniers jours'));
	const row = await days.findByRole('row', { name: /10 mars 2026/ });
	expect(row).toHaveTextContent(spaced('ventes en cours12—1—0,00 G———$'));
	await expectAccessible();
});

test('nor is anything compared with what nobody knew at this hour of yesterday', async () => {
	const { today, yesterday } = aDay.app;
	apiOf({
		...aDay,
		app: { ...aDay.app, today, yesterday: { ...yesterday, gain: 0, net: 0, pending: 100_000 } },
	});
	await renderScreen(<DashboardPage />);
	const kpis = within(await section('Chiffres du jour'));
	const [sales, gains] = await kpis.findAllByRole('listitem');
	expect(gains).toHaveTextContent(spaced('400,00 G.*ProvisoireHier à la même heure : —$'));
	expect(sales).toHaveTextContent(spaced('Hausse de 20 %'));
});

test('the figures of a day whose draws are all settled are final', async () => {
	apiOf({ ...aDay, app: { ...aDay.app, is_provisional: false } });
	await renderScreen(<DashboardPage />);
	const kpis = await section('Chiffres du jour');
	await within(kpis).findAllByRole('listitem');
	expect(kpis).not.toHaveTextContent('Provisoire');
});

test('draws the winning lots as balls, each under its name', async () => {
	apiOf(aDay);
	await renderScreen(<DashboardPage />);
	const [lot] = await within(await section('Derniers lots gagnants')).findAllByRole('listitem');
	const terms = within(lot as HTMLElement).getAllByRole('term');
	expect(terms.map(({ textContent }) => textContent)).toEqual([
		'Lotto 3',
		'1er lot',
		'2e lot',
		'3e lot',
	]);
	const values = within(lot as HTMLElement).getAllByRole('definition');
	expect(values.map(({ textContent }) => textContent)).toEqual([
		'745',
		'45',
		'12',
		'—pas encore tiré',
	]);
});

test('the chart is there as a table too, with the same figures', async () => {
	apiOf(aDay);
	const { user } = await renderScreen(<DashboardPage />);
	const hourly = await section('Ventes par heure');
	const name = spaced('1 200,00 G aujourd’hui, le plus à 8 h avec 900,00 G');
	expect(await within(hourly).findByRole('img', { name })).toBeInTheDocument();

	await user.click(within(hourly).getByRole('checkbox', { name: 'Voir en tableau' }));
	expect(within(hourly).queryByRole('img')).not.toBeInTheDocument();
	const rows = within(within(hourly).getByRole('table')).getAllByRole('row');
	expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
		'HeureFichesVentes',
		'6 h00,00 G',
		'7 h00,00 G',
		'8 h7900,00 G',
		'9 h · en cours5300,00 G',
		'Total121 200,00 G',
	]);
	await expectAccessible();
});

test('the last days stand below, for holders of view_graphe, with or without the figures of today', async () => {
	apiOf(aDay);
	await renderScreen(<DashboardPage />, {
		user: aUser({ perms: ['view_graphe'] }),
	});
	const days = await section('Les 30 derniers jours');
	const row = await within(days).findByRole('row', { name: /10 mars 2026/ });
	expect(row.textContent?.replace(/\s/g, ' ')).toBe(
		'10 mars 2026Provisoire, sans 450,00 G de ventes en cours1221400,00 G300,00 G800,00 G50,00 G120,00 G',
	);
	expect(await section('Ventes par heure')).toBeInTheDocument();
	expect(screen.queryByRole('region', { name: 'Ventes par jeu' })).not.toBeInTheDocument();
	await expectAccessible();
});

test('the shares of the games add up to 100 %', async () => {
	const games = (['borlette', 'mariage', 'lotto3'] as const).map((game) => ({
		...{ game, lines: 1, vente: 1_000 },
	}));
	apiOf({ ...aDay, lotto: games });
	await renderScreen(<DashboardPage />);
	const found = (await section('Ventes par jeu')).textContent?.match(/\d+(?=\s%)/g);
	expect(found).toEqual(['34', '33', '33']);
});

test('without view_graphe no chart is asked for', async () => {
	const api = apiOf(aDay);
	await renderScreen(<DashboardPage />, { user: aUser({ perms: ['view_app_report'] }) });
	await section('Ventes par jeu');
	for (const chart of ['journalier', 'fiche', 'gain', 'gpc'] as const) {
		expect(api.received(dashboardApi[chart])).toHaveLength(0);
	}
	expect(screen.queryByRole('region', { name: /derniers jours/ })).not.toBeInTheDocument();
});

test('a section that fails says so and can be tried again; the others stay', async () => {
	const api = apiOf(aDay).on(dashboardApi.lotto, () => {
		throw new Refusal('internal');
	});
	const { user } = await renderScreen(<DashboardPage />);
	const games = await section('Ventes par jeu');
	const alert = await within(games).findByRole('alert');
	expect(alert).toHaveTextContent('Cette partie n’a pas pu être chargée');
	expect(await section('Agents à suivre')).toHaveTextContent(/3 sur 8/);

	api.on(dashboardApi.lotto, () => aDay.lotto);
	await user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
	expect(await within(games).findByText('Borlette')).toBeInTheDocument();
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('figures stay when a later reading of them fails, and the strip says it', async () => {
	const api = apiOf(aDay);
	const { user } = await renderScreen(<DashboardPage />);
	await within(await section('Agents à suivre')).findByText(/sur 8/);
	api.on(dashboardApi.app, () => {
		throw new Refusal('internal');
	});
	await user.click(screen.getByRole('button', { name: 'Actualiser' }));
	expect(await screen.findByText(/n’ont pas pu être actualisés/)).toBeInTheDocument();
	expect(screen.getByText(/sur 8/)).toBeInTheDocument();
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an empty day says what to do next', async () => {
	apiOf(anEmptyDay);
	await renderScreen(<DashboardPage />);
	expect(await section('Ventes par heure')).toHaveTextContent(
		/Aucune vente.*Vérifiez que vos agents/,
	);
	expect(await section('Tirages du jour')).toHaveTextContent(/Aucun tirage.*Ajoutez un tirage/);
	expect(await section('Derniers lots gagnants')).toHaveTextContent(/Pas encore de résultat/);
	expect(await section('Agents à suivre')).toHaveTextContent(/Ajoutez vos agents/);
	expect(screen.getAllByText('Sans changement')).toHaveLength(4);
	await expectAccessible();
});

test('without view_graphe there are figures, but no chart and no call for one', async () => {
	const api = apiOf(aDay);
	await renderScreen(<DashboardPage />, { user: aUser({ perms: ['view_app_report'] }) });
	expect(await section('Ventes par jeu')).toBeInTheDocument();
	await waitFor(() => expect(api.received(dashboardApi.tirage)).toHaveLength(1));
	expect(screen.queryByRole('region', { name: 'Ventes par heure' })).not.toBeInTheDocument();
	expect(screen.queryByRole('region', { name: 'Derniers lots gagnants' })).not.toBeInTheDocument();
	expect(api.received(dashboardApi.journalier)).toHaveLength(0);
	expect(api.received(dashboardApi.lotGagnant)).toHaveLength(0);
	expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('who may see lots only gets them beside the welcome', async () => {
	const api = apiOf(aDay);
	const user = aUser({ perms: ['view_app_lot_gagnant', 'view_agent'] });
	await renderScreen(<DashboardPage />, { user });
	expect(await section('Derniers lots gagnants')).toHaveTextContent('New York Midi');
	expect(screen.getByRole('link', { name: 'Voir les agents' })).toBeInTheDocument();
	expect(api.received(dashboardApi.app)).toHaveLength(0);
});

test('who is there for results is led to where they are entered, first of all', async () => {
	apiOf(aDay);
	const user = aUser({ perms: [...TEMPLATE_PERMISSIONS.resultats] });
	await renderScreen(<DashboardPage />, { user });
	const [first, second] = screen.getAllByRole('link', { name: /Entrer|Voir les tirages/ });
	expect(first).toHaveAccessibleName('Entrer un résultat');
	expect(first).toHaveAttribute('href', '/dashboard/tirage/dates');
	expect(second).toHaveAccessibleName('Voir les tirages');
	await expectAccessible();
});

test('who may see nothing is greeted, told what to do, and nothing is called', async () => {
	fakeApi();
	await renderScreen(<DashboardPage />, { user: aUser({ perms: [] }) });
	expect(screen.getByRole('heading', { name: 'Bonjour Marie' })).toBeInTheDocument();
	expect(screen.getByText(/Demandez à votre administrateur/)).toBeInTheDocument();
	await expectAccessible();
});

test('a country has the name that the provider gave it, as where it is chosen', async () => {
	apiOf(aDay);
	await renderScreen(<DashboardPage />, { user: aUser({ country_name: 'Ayiti' }) });
	expect(await section('Contexte des chiffres')).toHaveTextContent('Ayiti');
});

test('a superuser in no company reads "Toutes"', async () => {
	apiOf(aDay);
	const user = aUser({
		role: 'superuser',
		companyname: null,
		select_company: null,
		company_country_code: null,
	});
	await renderScreen(<DashboardPage />, { user });
	expect(await section('Contexte des chiffres')).toHaveTextContent(/Toutes.*Tous les pays/);
});

test('what a game sold is not nothing, however small its share, nor the other one all', async () => {
	const lotto = [
		{ game: 'borlette' as const, lines: 30, vente: 99_900 },
		{ game: 'mariage' as const, lines: 9, vente: 100 },
	];
	apiOf({ ...aDay, lotto });
	await renderScreen(<DashboardPage />);
	const games = await section('Ventes par jeu');
	expect(games).toHaveTextContent(spaced('30 lignes> 99 %.*9 lignes< 1 %'));
	// At the end of their lines, as all shares are.
	expect(within(games).getByText(spaced('^< 1 %$'))).toBeInTheDocument();
	expect(within(games).getByText(spaced('^> 99 %$'))).toBeInTheDocument();
});

test('companies of different money are not added up, and that is said; each draw has its own', async () => {
	const api = apiOf({
		...aDay,
		tirage: aDay.tirage.map((draw) => ({ ...draw, currency: 'DOP' })),
	});
	const user = aUser({
		role: 'superuser',
		companyname: null,
		select_company: null,
		currency: NO_CURRENCY,
	});
	await renderScreen(<DashboardPage />, { user });
	expect(await screen.findByText(/n’ont pas toutes la même monnaie/)).toBeVisible();
	expect(await section('Tirages du jour')).toHaveTextContent(spaced('450,00 \\$'));
	for (const sums of ['Chiffres du jour', 'Ventes par heure', 'Ventes par jeu'])
		expect(screen.queryByRole('region', { name: sums })).not.toBeInTheDocument();
	expect(api.received(dashboardApi.gpc)).toHaveLength(0);
	await expectAccessible();
});

describe('a house that has never sold', () => {
	const steps = (done: readonly string[]) =>
		FIRST_STEPS.filter((step) => !['country', 'company'].includes(step)).map((step) => ({
			step,
			is_done: done.includes(step),
		}));

	test('is told what it needs: what is there is ticked, the next leads to its page', async () => {
		apiOf(anEmptyDay).on(dashboardApi.firstSteps, () => steps(['supervisor', 'surcussale']));
		await renderScreen(<DashboardPage />);
		const list = within(await section('Premiers pas'));
		expect(list.getByText('2 sur 8.')).toBeVisible();
		const items = list.getAllByRole('listitem');
		expect(items).toHaveLength(8);
		expect(items[0]).toHaveAttribute('aria-current', 'step');
		expect(within(items[1] as HTMLElement).getByRole('img', { name: 'Fait' })).toBeVisible();
		expect(within(items[1] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
		expect(list.getByRole('link', { name: 'Ajouter un agent' })).toHaveAttribute(
			'href',
			'/dashboard/agent/new',
		);
		await expectAccessible();
	});

	test('whoever may not take a step is not told of it', async () => {
		apiOf(anEmptyDay).on(dashboardApi.firstSteps, () => steps([]));
		await renderScreen(<DashboardPage />, {
			user: aUser({ perms: ['view_app_report', 'add_agent'] }),
		});
		const list = within(await section('Premiers pas'));
		expect(list.getAllByRole('link')).toHaveLength(1);
		expect(list.getAllByRole('listitem')).toHaveLength(2);
	});

	test('after the first sale nothing more is said', async () => {
		const api = apiOf(anEmptyDay).on(dashboardApi.firstSteps, () => steps(['fiche']));
		await renderScreen(<DashboardPage />);
		await waitFor(() => expect(api.received(dashboardApi.firstSteps)).toHaveLength(1));
		expect(screen.queryByRole('region', { name: 'Premiers pas' })).not.toBeInTheDocument();
	});
});

test('a house that sells is not asked what it needs', async () => {
	const api = apiOf(aDay);
	await renderScreen(<DashboardPage />);
	await section('Chiffres du jour');
	expect(api.received(dashboardApi.firstSteps)).toHaveLength(0);
});
