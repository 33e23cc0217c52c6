import { officialResultApi } from '@borlette/shared/contract/official-results';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { EnterPage } from './EnterPage.tsx';
import { ImportPage } from './ImportPage.tsx';
import { official } from './official.resource.ts';

const user = aUser({ role: 'superuser', select_company: null, companyname: null });
const newYork = {
	state: 'New York',
	slot: 'soir' as const,
	draw_time: '22:30',
	timezone: 'America/New_York',
	companies: 2,
	waiting: 3,
	waiting_since: '2026-03-05',
};
const known = {
	id: 'New York soir 2026-03-06',
	state: 'New York',
	slot: 'soir' as const,
	draw_date: '2026-03-06',
	pick3: '123',
	pick4: '4567',
	created_by: 'Ana Bel',
	created_at: '2026-03-07T03:00:00Z',
};
const outcome = (
	companyname: string,
	result: 'entered' | 'conflict' | 'second_person_required',
) => ({
	company_id: companyname,
	companyname,
	tirage_name: 'New York Soir',
	draw_date: '2026-03-06',
	outcome: result,
});
const api = () =>
	fakeApi()
		.on(officialResultApi.draws, () => [newYork])
		.on(officialResultApi.list, () => aPage([known]));

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-07T17:00:00Z'));
});

test('a result is entered everywhere, and what became of it is said by company', async () => {
	const calls = api()
		.on(officialResultApi.list, () => aPage([]))
		.on(officialResultApi.enter, () => [
			outcome('Chans Lotto', 'entered'),
			outcome('Lotto Lakay', 'conflict'),
			{ ...outcome('Loto Nord', 'conflict'), tirage_name: '', failed: true },
		])
		.on(officialResultApi.confirm, () => [outcome('Chans Lotto', 'second_person_required')]);
	const view = await renderScreen(<EnterPage />, { user });
	const draw = await screen.findByRole('combobox', { name: /Tirage/ });
	await view.user.click(screen.getByRole('button', { name: 'Entrer partout' }));
	expect(await screen.findAllByText('Ce champ est requis.')).not.toHaveLength(0);
	expect(calls.received(officialResultApi.enter)).toEqual([]);
	await view.user.selectOptions(draw, 'New York Soir, 22:30 (2 compagnies, 3 dates attendent)');
	await fill(screen.getByLabelText(/^Date/), '2026-03-06');
	await fill(screen.getByLabelText(/^Pick 3/), '123');
	await fill(screen.getByLabelText(/^Pick 4/), '4567');
	await view.user.click(screen.getByRole('button', { name: 'Entrer partout' }));
	await waitFor(() =>
		expect(calls.received(officialResultApi.enter)[0]?.body).toEqual({
			state: 'New York',
			slot: 'soir',
			draw_date: '2026-03-06',
			pick3: '123',
			pick4: '4567',
		}),
	);
	expect((await screen.findByText('Chans Lotto')).closest('li')).toHaveTextContent(
		'Entré, à confirmer',
	);
	expect(screen.getByText('Lotto Lakay').closest('li')).toHaveTextContent(
		'Un autre résultat y est : rien n’a changé',
	);
	const away = screen.getByText('Loto Nord').closest('li');
	expect(away).toHaveTextContent('N’a pas abouti : réessayez plus tard');
	expect(away).not.toHaveTextContent('2026');
	await expectAccessible();
	await view.user.click(screen.getByRole('button', { name: 'Confirmer partout' }));
	expect(await screen.findByText('Une autre personne doit confirmer')).toBeInTheDocument();
});

test('a result that is known is shown before another could be sent', async () => {
	api();
	await renderScreen(<EnterPage />, {
		user,
		path: '/auto/entrer?state=New+York&slot=soir&draw_date=2026-03-06&pick3=123&pick4=4567',
	});
	expect(await screen.findByText(/est connu : 123 4567, entré par Ana Bel/)).toBeInTheDocument();
	expect(screen.getByLabelText(/^Pick 3/)).toHaveValue('123');
});

test('what is known is entered for the dates that wait', async () => {
	const calls = api().on(officialResultApi.enterKnown, () => [outcome('Chans Lotto', 'entered')]);
	const view = await renderScreen(<official.ListPage />, { user });
	const waiting = await screen.findByRole('region', { name: '3 dates attendent un résultat' });
	expect(within(waiting).getByLabelText(/^Du/)).toHaveValue('05/03/2026');
	await view.user.click(within(waiting).getByRole('button', { name: 'Entrer ce qui est connu' }));
	expect(await within(waiting).findByText('Entré, à confirmer')).toBeInTheDocument();
	expect(calls.received(officialResultApi.enterKnown)[0]?.body).toEqual({
		start_date: '2026-03-05',
		end_date: '2026-03-07',
	});
	expect(screen.getByRole('link', { name: 'New York' })).toHaveAttribute(
		'href',
		expect.stringContaining('state=New+York&slot=soir&draw_date=2026-03-06&pick3=123'),
	);
	await expectAccessible();
});

test('a file is sent, and every line that was not taken is named and can be copied', async () => {
	const calls = api().on(officialResultApi.import, () => ({
		draws: 3,
		imported: 2,
		known: 0,
		problems: [
			{
				line: 4,
				problem: 'conflict_with_known' as const,
				draw_date: '2018-11-19',
				slot: 'soir',
				value: '=123 9999',
				known: '123 4567',
			},
		],
	}));
	const view = await renderScreen(<ImportPage />, { user });
	await view.user.selectOptions(
		await screen.findByRole('combobox', { name: /Loterie/ }),
		await screen.findByRole('option', { name: 'New York' }),
	);
	const file = new File(['date,slot,pick3,pick4'], 'export.csv', { type: 'text/csv' });
	await view.user.upload(screen.getByLabelText('Fichier CSV', { selector: 'input' }), file);
	expect(screen.getByText('export.csv')).toBeInTheDocument();
	await expectAccessible();
	await view.user.click(screen.getByRole('button', { name: 'Importer' }));
	expect(await screen.findByText('2 résultats importés')).toBeInTheDocument();
	expect(calls.received(officialResultApi.import)[0]?.body).toMatchObject({
		state: 'New York',
		file,
	});
	const problems = screen.getByRole('region', { name: '1 ligne non retenue' });
	expect(within(problems).getAllByRole('row').at(-1)).toHaveTextContent(
		'419 nov. 2018Soir=123 9999Un autre résultat est déjà connu ; il n’est pas écrasé123 4567',
	);
	await view.user.click(within(problems).getByRole('button', { name: 'Copier' }));
	expect(await screen.findByText('Copié.')).toBeInTheDocument();
	// A spreadsheet would take the value for a formula.
	expect(await navigator.clipboard.readText()).toContain("4,19 nov. 2018,Soir,'=123 9999,");
});
