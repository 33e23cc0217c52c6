import { lotGagnantApi, tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
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
import { dates } from './dates.resource.ts';
import { results } from './results.resource.ts';
import { anInstance, entered, NOW, settled } from './testing/instances.ts';

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});

const LATER = '3f0c2b1e-0000-4000-8000-000000000002';
const DONE = '3f0c2b1e-0000-4000-8000-000000000003';

const api = () =>
	fakeApi()
		.on(tirageApi.list, () => aPage([]))
		.on(tirageInstanceApi.list, () => aPage([anInstance()]))
		.on(lotGagnantApi.list, ({ query }) =>
			aPage(
				query.result_state === 'provisional'
					? [entered({ id: LATER, tirage_name: 'Florida Midi' })]
					: [settled({ id: DONE, tirage_name: 'Texas Matin' })],
			),
		);

const open = (search = '', user = aUser()) =>
	renderScreen(<results.ListPage />, { path: `/dashboard/tirage/lots-gagnants${search}`, user });

test('what waits stands first: a draw without a result, then one to be confirmed', async () => {
	api();
	await open();
	const waiting = await screen.findByRole('region', { name: '2 tirages attendent' });
	const [first, second] = within(waiting).getAllByRole('listitem') as HTMLElement[];
	expect(first).toHaveTextContent('New York Midi');
	expect(first).toHaveTextContent('attend un résultat');
	expect(
		within(first as HTMLElement).getByRole('link', { name: 'Entrer le résultat' }),
	).toHaveAttribute('href', `/dashboard/tirage/dates/${anInstance().id}`);
	// Who entered it can open it, not confirm it.
	expect(second).toHaveTextContent(
		'Vous avez entré ce résultat : une autre personne le confirme, Marie Joseph ou Paul Désir.',
	);
	expect(within(second as HTMLElement).getByRole('link')).toHaveTextContent('Ouvrir');
	await expectAccessible();
});

test('the list shows the lots of each date, and asks for what the address says', async () => {
	const calls = api();
	await open('?start_date=2026-03-01&end_date=2026-03-07&result_state=confirmed');
	const row = await screen.findByRole('row', { name: /Texas Matin/ });
	expect(row).toHaveTextContent('107072211');
	expect(row).toHaveTextContent('Réglé');
	expect(within(row).getByRole('link', { name: 'Texas Matin' })).toHaveAttribute(
		'href',
		`/dashboard/tirage/dates/${DONE}`,
	);
	expect(calls.received(lotGagnantApi.list).map(({ query }) => query)).toContainEqual(
		expect.objectContaining({
			start_date: '2026-03-01',
			end_date: '2026-03-07',
			result_state: 'confirmed',
			sort: '-draw_at',
		}),
	);
});

test('who may not list draws asks for results only', async () => {
	const calls = api();
	await open('', aUser({ perms: ['view_lot_gagnant_partiel'] }));
	await screen.findByRole('region', { name: '1 tirage attend' });
	expect(calls.received(tirageInstanceApi.list)).toEqual([]);
});

test('draws of several zones stand by one clock, the company’s; their own is said when pointed at', async () => {
	api().on(tirageInstanceApi.list, () =>
		aPage([
			anInstance(),
			settled({ id: DONE, tirage_name: 'Texas Midi', timezone: 'America/Chicago' }),
		]),
	);
	await renderScreen(<dates.ListPage />, { path: '/dashboard/tirage/dates' });
	const at = async (name: RegExp) =>
		within(await screen.findByRole('row', { name })).getByText('07 mars 2026 14:30');
	expect(await at(/New York Midi/)).not.toHaveAttribute('title');
	expect(await at(/Texas Midi/)).toHaveAttribute('title', '07 mars 2026 13:30 · Chicago');
});

test('dates that sell count down to their close by the clock of the server', async () => {
	api().on(tirageInstanceApi.list, () =>
		aPage([
			anInstance({ state: 'open', close_at: '2026-03-07T20:05:00Z' }),
			settled({ id: DONE, tirage_name: 'Texas Matin' }),
		]),
	);
	await renderScreen(<dates.ListPage />, { path: '/dashboard/tirage/dates' });
	const selling = await screen.findByRole('row', { name: /New York Midi/ });
	expect(within(selling).getByRole('timer')).toHaveTextContent('5:00');
	expect(selling).toHaveTextContent('dans 5:00');
	const over = screen.getByRole('row', { name: /Texas Matin/ });
	expect(over).toHaveTextContent('07 mars 2026 14:25');
	expect(within(over).queryByRole('timer')).toBeNull();
});

test('what a draw gave away is a dash with its reason until it is settled, and no sum of 0 either', async () => {
	const running = anInstance({ state: 'open', tirage_name: 'Florida Midi' });
	const calls = api().on(tirageInstanceApi.list, () => aPage([running, settled({ id: DONE })]));
	const show = () =>
		renderScreen(<dates.ListPage />, { path: '/dashboard/tirage/dates', user: aUser() });
	const { unmount } = await show();
	const row = await screen.findByRole('row', { name: /Florida Midi/ });
	expect(within(row).getByTitle('Connu quand le tirage est réglé')).toHaveTextContent('—');
	expect(screen.getByRole('row', { name: /Réglé/ })).toHaveTextContent(/5\s020,00\sG/);
	unmount();
	calls.on(tirageInstanceApi.list, () => aPage([running]));
	await show();
	await screen.findByRole('row', { name: /Florida Midi/ });
	expect(screen.queryByText(/^0,00\sG$/)).not.toBeInTheDocument();
});

test('on paper every row of the filter adds up, though none of the page is known yet', async () => {
	window.print = jest.fn();
	const waiting = entered({ id: LATER, tirage_name: 'Florida Midi' });
	const done = settled({ id: DONE, tirage_name: 'Texas Matin', fiches_gagnantes: 17 });
	api().on(lotGagnantApi.list, ({ query }) =>
		Number(query.limit) > 25 ? aPage([waiting, done]) : aPage([waiting], 2),
	);
	const { user } = await open();
	await screen.findByRole('row', { name: /Florida Midi/ });
	await user.keyboard('{Control>}p{/Control}');
	await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
	const [sum] = screen.getAllByRole('row', { hidden: true, name: /^Total du filtre/ });
	expect(sum).toHaveTextContent(/17/);
});

test('a file has every lot, and the state in words', async () => {
	jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
	const given = api();
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: 'Exporter' }));
	await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
	const query = () => given.received(lotGagnantApi.list).at(-1)?.query as Record<string, string>;
	await waitFor(() => expect(query().format).toBe('xlsx'));
	expect(query().columns).toContain('lotto3,lot1,lot2,lot3,state,');
	expect(query().titles).toContain('|1er lot|2e lot|3e lot|');
	expect(JSON.parse(query().words ?? '{}').state).toMatchObject({ settled: 'Réglé' });
});
