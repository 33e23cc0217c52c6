import { officialResultApi } from '@borlette/shared/contract/official-results';
import {
	KNOWN_LAYOUTS,
	type ResultSource,
	resultSourceApi,
} from '@borlette/shared/contract/result-sources';
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
import { sources } from './sources.resource.ts';

const user = aUser({ role: 'superuser', select_company: null, companyname: null });
const aSource = (more: Partial<ResultSource> = {}): ResultSource => ({
	...KNOWN_LAYOUTS.lottery,
	id: '01900000-0000-7000-8000-000000000001',
	name: 'Données ouvertes',
	state: 'New York',
	url: 'https://data.example/draws.csv',
	format: 'csv',
	wait_minutes: 10,
	late_minutes: 60,
	is_active: true,
	last_at: '2026-03-07T19:45:00Z',
	last_ok_at: '2026-03-07T19:45:00Z',
	next_at: null,
	problem: null,
	said: { slot: 'midi', draw_date: '2026-03-07', numbers: '107 1122' },
	version: 1,
	...more,
});

test('the list says of each source what it said, what is wrong, and leads to entering it', async () => {
	fakeApi().on(resultSourceApi.list, () =>
		aPage([
			aSource(),
			aSource({
				id: '01900000-0000-7000-8000-000000000002',
				name: 'Miroir',
				next_at: '2026-03-07T19:50:00Z',
				problem: {
					code: 'sources_differ',
					slot: 'midi',
					draw_date: '2026-03-07',
					value: '107 1222',
					known: '107 1122',
				},
			}),
		]),
	);
	await renderScreen(<sources.ListPage />, { user });
	expect(await screen.findByText('Lots gagnant Auto')).toBeVisible();
	const good = (await screen.findByText('Données ouvertes')).closest('tr');
	expect(good).toHaveTextContent(/107 1122Midi, .*7 mars 2026.*En ordre/);
	const bad = screen.getByText('Miroir').closest('tr');
	expect(bad).toHaveTextContent(/Midi du .*7 mars 2026 : dit 107 1222, une autre source 107 1122/);
	expect(screen.getByRole('link', { name: 'Entrer le résultat' })).toHaveAttribute(
		'href',
		expect.stringContaining('state=New+York&slot=midi&draw_date=2026-03-07'),
	);
	await expectAccessible();
});

test('a source is tried as it is typed, its columns are offered, and then added', async () => {
	const calls = fakeApi()
		.on(officialResultApi.draws, () => [])
		.on(resultSourceApi.attempt, () => ({
			ms: 84,
			problem: {
				code: 'layout' as const,
				slot: null,
				draw_date: null,
				value: 'Midday Daily #',
				known: null,
			},
			columns: ['jour', 'moment', 'p3', 'p4'],
			count: 0,
			doubtful: 0,
			draws: [],
		}))
		.on(resultSourceApi.create, () => aSource());
	const view = await renderScreen(<sources.NewPage />, { user });
	await fill(await screen.findByLabelText(/^Nom/), 'Données ouvertes');
	await fill(screen.getByLabelText(/^Loterie/), 'New York');
	await fill(screen.getByLabelText(/^Adresse/), 'https://data.example/draws.csv');
	const tried = screen.getByRole('region', { name: 'Ce qui serait lu maintenant' });
	await view.user.click(within(tried).getByRole('button', { name: 'Essayer' }));
	expect(
		await within(tried).findByText(
			'la disposition a changé : Midday Daily # n’y est pas, ou plus d’une fois',
		),
	).toBeInTheDocument();
	expect(calls.received(resultSourceApi.attempt)[0]?.body).toMatchObject({
		state: 'New York',
		url: 'https://data.example/draws.csv',
		date_column: 'Draw Date',
		slot_column: null,
	});
	const offered = screen.getByLabelText(/^Colonne de la date/).getAttribute('list') ?? '';
	expect(
		[...(document.getElementById(offered)?.querySelectorAll('option') ?? [])].map(
			({ value }) => value,
		),
	).toEqual(['jour', 'moment', 'p3', 'p4']);
	await view.user.click(screen.getByRole('button', { name: 'date, slot, pick3, pick4' }));
	await fill(screen.getByLabelText(/^Colonne de la date/), 'jour');
	expect(screen.getByLabelText(/^Colonne du moment/)).toHaveValue('slot');
	await view.user.click(screen.getByRole('button', { name: 'Retirer le tirage 4' }));
	await view.user.click(screen.getByRole('button', { name: 'Retirer le tirage 1' }));
	const midi = screen.getByRole('group', { name: 'Tirage 1' });
	await fill(within(midi).getByLabelText(/^Pick 3/), '');
	await expectAccessible();
	await view.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	const errors = await screen.findAllByText('Ce champ est requis.');
	expect(errors.map((each) => each.getAttribute('aria-live'))).toEqual(['off']);
	await waitFor(() => expect(within(midi).getByLabelText(/^Pick 3/)).toHaveFocus());
	expect(calls.received(resultSourceApi.create)).toEqual([]);
	await fill(within(midi).getByLabelText(/^Pick 3/), 'p3');
	await view.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	const plain = { pick4: 'pick4', sum3: null, sum4: null };
	await waitFor(() =>
		expect(calls.received(resultSourceApi.create)[0]?.body).toMatchObject({
			name: 'Données ouvertes',
			format: 'csv',
			date_column: 'jour',
			slot_column: 'slot',
			draws: [
				{ ...plain, slot: 'midi', when: 'midi', pick3: 'p3' },
				{ ...plain, slot: 'soir', when: 'soir', pick3: 'pick3' },
			],
			wait_minutes: 10,
			late_minutes: 60,
		}),
	);
});
