import { countryApi } from '@borlette/shared/contract/country';
import { generaleApi } from '@borlette/shared/contract/generale';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import {
	aPage,
	aSurcussale,
	aUser,
	fakeApi,
	fill,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { surcussale } from './surcussale.resource.ts';

const openList = async (user = aUser()) => {
	fakeApi()
		.on(surcussaleApi.list, () => aPage([aSurcussale()]))
		.on(supervisorApi.list, () => aPage([]))
		.on(generaleApi.list, () => aPage([]));
	await renderScreen(<surcussale.ListPage />, { path: '/dashboard/surcussale/list', user });
	return within(await screen.findByRole('row', { name: /Delmas 33/ }));
};

test('who a branch belongs to and who sells there are links', async () => {
	const row = await openList();
	const hrefOf = (name: string) => row.getByRole('link', { name }).getAttribute('href');
	expect(hrefOf('Guerda Saint-Fleur')).toBe(`/dashboard/supervisor/${aSurcussale().supervisor_id}`);
	expect(hrefOf('6')).toBe(`/dashboard/agent/list?surcussale_id=${aSurcussale().id}`);
	expect(row.getByText('Aucune')).toBeInTheDocument();
});

test('below a page stand the agents of all that match, as for lists of amounts', async () => {
	fakeApi()
		.on(surcussaleApi.list, () => ({
			...aPage([aSurcussale()], 2),
			totals: [{ currency: 'XXX', sums: { agents: 13 } }],
		}))
		.on(supervisorApi.list, () => aPage([]))
		.on(generaleApi.list, () => aPage([]));
	await renderScreen(<surcussale.ListPage />, { path: '/dashboard/surcussale/list' });
	expect(await screen.findByRole('row', { name: /^Total du filtre/ })).toHaveTextContent('13');
	expect(screen.getByRole('row', { name: /^Total de la page/ })).toHaveTextContent('6');
});

test('a supervisor reads the names, without links and filters they may not open', async () => {
	const row = await openList(aUser({ role: 'supervisor', perms: ['view_surcussale'] }));
	expect(row.getByText('Guerda Saint-Fleur')).toBeInTheDocument();
	expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['Delmas 33']);
	expect(screen.queryByRole('combobox', { name: 'Superviseur' })).toBeNull();
});

test('a supervisor adds a branch without being asked whose it is', async () => {
	const calls = fakeApi()
		.on(surcussaleApi.create, () => aSurcussale())
		.on(countryApi.cities, () => aPage([{ id: '1', country_id: '2', name: 'Gonaïves' }]));
	const { user, address } = await renderScreen(<surcussale.NewPage />, {
		path: '/dashboard/surcussale/new',
		user: aUser({ role: 'supervisor', perms: ['view_surcussale', 'add_surcussale'] }),
	});
	await fill(screen.getByRole('textbox', { name: 'Nom' }), 'Ennery');
	await fill(screen.getByRole('textbox', { name: 'Commission' }), '2');
	// The only choice is of cities, and another one may be typed.
	expect(screen.getAllByRole('combobox')).toEqual([
		await screen.findByRole('combobox', { name: 'Ville' }),
	]);
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(address().pathname).toBe('/dashboard/surcussale/list'));
	expect(calls.received(surcussaleApi.create)[0]?.body).toEqual({
		name: 'Ennery',
		city: '',
		address: '',
		phone: null,
		commission: 200,
	});
});
