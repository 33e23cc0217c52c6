import type { Permission } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { tirageApi } from '@borlette/shared/contract/tirage';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { AN_AGENT, ANOTHER_AGENT, anAgentRow, aReport } from '../figures/testing/aReport.ts';
import { AgentPage, VentePage } from './ReportPage.tsx';

const PATH = '/dashboard/rapports/root';
const DAYS = 'start_date=2026-03-01&end_date=2026-03-10';

const api = (report = aReport()) =>
	fakeApi()
		.on(tirageApi.list, () => aPage([]))
		.on(surcussaleApi.list, () => aPage([]))
		.on(agentApi.list, () => aPage([]))
		.on(rapportApi.vente, () => report)
		.on(rapportApi.agent, () => report);

const open = (search = `?${DAYS}`, perms?: Permission[]) =>
	renderScreen(<VentePage />, {
		path: `${PATH}${search}`,
		...(perms && { user: aUser({ perms }) }),
	});
const row = (name: RegExp) => screen.findByRole('row', { name });
const spaced = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test('rows and the totals of the whole report, beside the period before', async () => {
	api(aReport({ total: 60 }));
	await open();
	expect(await row(/^Élise Zamor/)).toHaveTextContent(
		spaced('1 000,00 G400,00 G600,00 G100,00 G500,00 G20,00 G480,00 G'),
	);
	const foot = await row(/^Total du filtre/);
	expect(foot).toHaveTextContent(
		spaced('1 500,00 G400,00 G1 100,00 G150,00 G950,00 G30,00 G920,00 G'),
	);
	const brief = screen.getByRole('region', { name: 'En bref' });
	expect(brief).toHaveTextContent(
		spaced('Hausse de 50 %Du 19 févr. 2026 au 28 févr. 2026 : 1 000,00 G'),
	);
	expect(brief).toHaveTextContent(/Gains.*Sans changement/);
	expect(screen.getByText('= vente − gains')).toBeInTheDocument();
	await expectAccessible();
});

test('a row none of whose draws is settled says that nobody knows its gains, nor its profit', async () => {
	const [first, second] = aReport().items;
	if (!first || !second) throw new Error('The report has two rows.');
	const items = [
		{ ...first, pending: 0 },
		{ ...second, pending: second.vente },
	];
	api(aReport({ items, is_provisional: true, pending: second.vente }));
	await open();
	const open_ = await row(/^Jean Dor/);
	expect(open_).toHaveTextContent(spaced('500,00 G500,00 G——50,00 G—10,00 G—0,00 G$'));
	expect(within(open_).getAllByTitle('Connu quand le tirage est réglé')).toHaveLength(5);
	expect(await row(/^Élise Zamor/)).toHaveTextContent(spaced('1 000,00 G0,00 G400,00 G600,00 G'));
	expect(await row(/^Total/)).toHaveTextContent(spaced('1 500,00 G500,00 G400,00 G'));
});

test('neither do the totals, where no draw of the report is settled', async () => {
	const report = aReport();
	const items = report.items.map((one) => ({ ...one, pending: one.vente }));
	api({ ...report, items, is_provisional: true, pending: report.totals.vente });
	await open();
	expect(await row(/^Total/)).toHaveTextContent(spaced('1 500,00 G1 500,00 G——150,00 G—30,00 G—'));
	const brief = screen.getByRole('region', { name: 'En bref' });
	expect(brief).toHaveTextContent(/Gains—Du 19/);
	expect(brief).not.toHaveTextContent(/Gains.*Sans changement/);
});

test('what of its sales is for draws in progress stands in each row beside them, and is explained', async () => {
	const { items: found, totals } = aReport();
	const items = found.map((one) => ({ ...one, pending: one.vente / 4 }));
	api(aReport({ items, is_provisional: true, pending: totals.vente / 4 }));
	await open();
	expect(await row(/^Élise Zamor/)).toHaveTextContent(spaced('1 000,00 G250,00 G400,00 G600,00 G'));
	expect(await row(/^Total/)).toHaveTextContent(spaced('1 500,00 G375,00 G400,00 G1 100,00 G'));
	expect(screen.getByRole('columnheader', { name: /Dont en cours/ })).toBeInTheDocument();
	expect(screen.getByText(/^= de la vente, ce qui est misé/)).toBeInTheDocument();
});

test('nothing of it is there once all is settled, nor where an API of before says it of the totals alone', async () => {
	api(aReport({ is_provisional: true, pending: 40_000 }));
	await open();
	expect(await row(/^Élise Zamor/)).toHaveTextContent(spaced('1 000,00 G400,00 G'));
	expect(screen.queryByText('Dont en cours')).not.toBeInTheDocument();
});

test('of the days before, too, nobody knows what no settled draw tells: nothing is compared with it', async () => {
	const { previous } = aReport();
	if (!previous) throw new Error('The report has days before.');
	api(aReport({ previous: { ...previous, pending: previous.totals.vente } }));
	await open();
	await row(/^Élise Zamor/);
	const brief = screen.getByRole('region', { name: 'En bref' });
	expect(brief).toHaveTextContent(spaced('Gains400,00 GDu 19 févr. 2026 au 28 févr. 2026 : —'));
	expect(brief).toHaveTextContent(spaced('Vente1 500,00 GHausse de 50 %'));
});

test('a figure leads to its fiches, by what its row is of and what the report is filtered by', async () => {
	api();
	const tirage = '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1a09';
	await open(`?${DAYS}&tirage_id=${tirage}`);
	const found = within(await row(/^Élise Zamor/));
	const query = `?${DAYS}&tirage_id=${tirage}&agent_id=${AN_AGENT}`;
	expect(found.getByRole('link', { name: spaced('1 000,00 G') })).toHaveAttribute(
		'href',
		`/dashboard/borlette/list-fiches${query}`,
	);
	expect(found.getByRole('link', { name: spaced('^400,00 G') })).toHaveAttribute(
		'href',
		`/dashboard/borlette/list-fiches-gagnants${query}`,
	);
	expect(found.getByRole('link', { name: 'Élise Zamor' })).toHaveAttribute(
		'href',
		`/dashboard/rapports/agent?${DAYS}&agent_id=${AN_AGENT}`,
	);
});

test('without the codes figures lead nowhere', async () => {
	api();
	await open(undefined, ['view_report_vente']);
	const found = within(await row(/^Élise Zamor/));
	expect(found.queryByRole('link')).not.toBeInTheDocument();
});

test('groups and periods stand in the address; a quick period is two days of it', async () => {
	const calls = api();
	const { user, address } = await open('');
	await row(/^Élise Zamor/);
	expect(screen.getByRole('button', { name: 'Aujourd’hui' })).toHaveAttribute(
		'aria-pressed',
		'true',
	);
	await user.click(screen.getByRole('button', { name: 'Par tirage' }));
	await waitFor(() => expect(address().search).toBe('?filter_choice=tirage'));
	await user.click(screen.getByRole('button', { name: 'Hier' }));
	await waitFor(() =>
		expect(calls.received(rapportApi.vente).at(-1)?.query).toMatchObject({
			filter_choice: 'tirage',
			start_date: expect.stringMatching(/^\d{4}-/),
		}),
	);
	const { start_date, end_date } = calls.received(rapportApi.vente).at(-1)?.query ?? {};
	expect(start_date).toBe(end_date);
	expect(screen.getByRole('button', { name: 'Hier' })).toHaveAttribute('aria-pressed', 'true');
});

test('the week before is one press from the last seven days, and none lies beyond today', async () => {
	api();
	const { user, address } = await open('');
	await row(/^Élise Zamor/);
	const later = screen.getByRole('button', { name: 'Période suivante' });
	const days = () => {
		const shown = new URLSearchParams(address().search);
		return ['start_date', 'end_date'].map((end) => Date.parse(shown.get(end) ?? '') / 86_400_000);
	};
	await user.click(screen.getByRole('button', { name: '7 jours' }));
	const [start = 0, today = 0] = days();
	expect(today - start).toBe(6);
	expect(later).toBeDisabled();
	await user.click(screen.getByRole('button', { name: 'Période précédente' }));
	expect(days()).toEqual([start - 7, start - 1]);
	await user.click(later);
	expect(days()).toEqual([start, today]);
	expect(later).toBeDisabled();
});

test('the chart names agents with their code, as bars and as a table', async () => {
	api(
		aReport({
			items: [
				anAgentRow(AN_AGENT, 'Élise Zamor · 0412', 1_000_00, 0),
				anAgentRow(ANOTHER_AGENT, 'Élise Zamor · 0416', 500_00, 0),
			],
		}),
	);
	const { user } = await open();
	await row(/^Élise Zamor · 0412/);
	const chart = await screen.findByRole('img', { name: /Élise Zamor · 0412.*Élise Zamor · 0416/ });
	expect(chart).toBeInTheDocument();
	await user.click(screen.getByText('Voir en tableau'));
	const table = within(screen.getAllByRole('table')[0] as HTMLElement);
	expect(table.getByRole('row', { name: /^Élise Zamor · 0416/ })).toBeInTheDocument();
});

test('a copied link says later whether the figures are the same', async () => {
	api();
	const { user } = await open(`?${DAYS}&page=3&filter_choice=surcussale`);
	await row(/^Élise Zamor/);
	await user.click(screen.getByRole('button', { name: 'Copier le lien' }));
	const link = new URL(await navigator.clipboard.readText());
	expect(Object.fromEntries(link.searchParams)).toEqual({
		start_date: '2026-03-01',
		end_date: '2026-03-10',
		filter_choice: 'surcussale',
		as_of: '2026-03-10T16:00:00Z',
		digest: 'a'.repeat(64),
	});
});

test('WhatsApp is told no gains nor balance that nobody knows yet', async () => {
	api(aReport({ is_provisional: true, pending: aReport().totals.vente }));
	await open();
	await row(/^Élise Zamor/);
	const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
	expect(new URL(href).searchParams.get('text')?.split('\n')[1]).toMatch(
		spaced('^Vente 1 500,00 G · Gains — · Balance finale — \\(provisoire\\)$'),
	);
});

test('WhatsApp is handed the figures and the address that proves them', async () => {
	api();
	await open(`?${DAYS}&page=3`);
	await row(/^Élise Zamor/);
	const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
	const { origin, pathname, searchParams } = new URL(href);
	expect([origin, pathname]).toEqual(['https://wa.me', '/']);
	const [heading, sums, address, ...rest] = searchParams.get('text')?.split('\n') ?? [];
	expect(heading).toMatch(spaced('^Rapport de vente · 01 mars 2026 – 10 mars 2026$'));
	expect(sums).toMatch(spaced('^Vente 1 500,00 G · Gains 400,00 G · Balance finale 920,00 G$'));
	expect(new URL(address ?? '').pathname).toBe(PATH);
	expect(address).toContain(`digest=${'a'.repeat(64)}`);
	expect(address).not.toContain('page=');
	expect(rest).toEqual([]);
});

test.each([
	['same', 'a', /^Mêmes chiffres que le/],
	['other', 'b', /^Ces chiffres ne sont plus ceux du/],
])('an opened link with the %s digest', async (_, letter, text) => {
	const calls = api();
	const link = `?${DAYS}&as_of=2026-03-10T16:00:00Z&digest=${letter.repeat(64)}`;
	const { user, address } = await open(link);
	expect((await screen.findByText(text)).textContent).toContain('10 mars 2026 12:00');
	expect(calls.received(rapportApi.vente)[0]?.query).not.toHaveProperty('digest');
	// Another report has nothing to do with those figures.
	await user.click(screen.getByRole('button', { name: 'Par jour' }));
	await waitFor(() => expect(address().search).toBe(`?${DAYS}&filter_choice=date`));
	expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('days in progress are provisional, and stand beside days that ended at the same hour', async () => {
	const { previous } = aReport();
	const until = '2026-02-28T17:30:00Z';
	api(
		aReport({
			is_provisional: true,
			pending: 20_000,
			previous: previous && { ...previous, until },
		}),
	);
	const { user } = await open();
	await row(/^Élise Zamor/);
	const summary = screen.getByRole('region', { name: 'En bref' });
	expect(summary).toHaveTextContent(spaced('Provisoire : avec 200,00 G de ventes'));
	expect(summary).toHaveTextContent(spaced('arrêté à 12:30 : 1 000,00 G'));
	// What is printed says it as well; a file is told the same words.
	const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
	await user.keyboard('{Control>}p{/Control}');
	await waitFor(() => expect(print).toHaveBeenCalled());
	expect(document.querySelector('[data-print-sheet]')).toHaveTextContent(
		spaced('Provisoire : avec 200,00 G de ventes'),
	);
	print.mockRestore();
});

test('what is printed of today says its days once', async () => {
	api();
	const { user } = await open('');
	await row(/^Élise Zamor/);
	const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
	await user.keyboard('{Control>}p{/Control}');
	await waitFor(() => expect(print).toHaveBeenCalled());
	const sheet = document.querySelector('[data-print-sheet]');
	expect(sheet).toHaveTextContent(/Du 01 mars 2026 au 10 mars 2026/);
	expect(sheet).not.toHaveTextContent(/10 mars 2026 · \d\d \S+ \d{4} ·/);
	print.mockRestore();
});

test('companies of different money are not added up, and that is said', async () => {
	api(aReport({ currency: null }));
	await open();
	expect(await row(/^Élise Zamor/)).toHaveTextContent(spaced('1 000,00400,00'));
	expect(screen.getByText(/n’ont pas toutes la même monnaie/)).toBeInTheDocument();
	expect(screen.queryByRole('row', { name: /^Total/ })).not.toBeInTheDocument();
	expect(screen.queryByRole('region', { name: 'En bref' })).not.toBeInTheDocument();
});

test('the chart is a table too', async () => {
	api();
	const { user } = await open();
	expect(await screen.findByRole('img', { name: /Élise Zamor : vente/ })).toBeInTheDocument();
	await user.click(screen.getByRole('checkbox', { name: 'Voir en tableau' }));
	expect(screen.queryByRole('img', { name: /vente/ })).not.toBeInTheDocument();
	const table = screen.getByRole('table', { name: 'Vente, gains et balance' });
	expect(within(table).getAllByRole('row')).toHaveLength(3);
});

test('a surcussale leads to its page', async () => {
	const surcussale_id = '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1a08';
	const [agent] = aReport().items;
	const branch = { ...agent, agent_id: null, agent_name: null, surcussale_id, name: 'Delmas 33' };
	api(aReport({ items: [branch as typeof agent & object] }));
	await open(`?${DAYS}&filter_choice=surcussale`);
	expect(await screen.findByRole('link', { name: 'Delmas 33' })).toHaveAttribute(
		'href',
		`/dashboard/surcussale/${surcussale_id}`,
	);
});

test('the report of the agents begins with their days, and names lead to their pages', async () => {
	const calls = api();
	await renderScreen(<AgentPage />, { path: '/dashboard/rapports/agent' });
	const names = within(await row(/^Élise Zamor/)).getAllByRole('link', { name: 'Élise Zamor' });
	expect(names[0]).toHaveAttribute('href', `/dashboard/agent/${AN_AGENT}`);
	expect(screen.getByRole('button', { name: 'Par jour' })).toHaveAttribute('aria-pressed', 'true');
	expect(calls.received(rapportApi.agent)[0]?.query).not.toHaveProperty('filter_choice');
});
