import { supervisorApi } from '../../contract/supervisor.ts';
import { aPage, fakeApi, renderScreen, screen, waitFor } from '../../testing/index.tsx';
import { several, supervisor } from '../testing/supervisors.ts';

const open = (search = '') =>
	renderScreen(<supervisor.ListPage />, { path: `/dashboard/supervisor/list${search}` });

test('columns, their order and the density are kept in the browser', async () => {
	fakeApi().on(supervisorApi.list, () => aPage(several(1)));
	const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
	const first = await open();
	await screen.findByRole('link', { name: 'Nom1' });
	const all = ['', 'Nom', 'Prénom', 'Pseudo', 'Commission', 'État', 'Actions'];
	expect(headings()).toEqual(all);
	await first.user.click(screen.getByRole('button', { name: 'Affichage' }));
	await first.user.click(await screen.findByRole('checkbox', { name: 'Pseudo' }));
	await first.user.click(screen.getByRole('button', { name: 'Déplacer État vers le début' }));
	await first.user.click(screen.getByRole('radio', { name: 'Compacte' }));
	first.unmount();
	const second = await open();
	await screen.findByRole('link', { name: 'Nom1' });
	expect(headings()).toEqual(['', 'Nom', 'Prénom', 'État', 'Commission', 'Actions']);
	await second.user.click(screen.getByRole('button', { name: 'Affichage' }));
	expect(await screen.findByRole('radio', { name: 'Compacte' })).toBeChecked();
	await second.user.click(screen.getByRole('button', { name: 'Revenir à l’affichage de départ' }));
	expect(headings()).toEqual(all);
});

test('of what was kept before the columns changed the first column stays first and shown, and no width hides one', async () => {
	fakeApi().on(supervisorApi.list, () => aPage(several(1)));
	const kept = {
		...{ density: 'huge', hidden: ['last_name', 'gone', 7], order: ['gone', 'username'] },
		widths: { username: 2, commission: 200 },
	};
	localStorage.setItem('table.supervisor', JSON.stringify(kept));
	const { user } = await open();
	await screen.findByRole('link', { name: 'Nom1' });
	const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
	expect(headings).toEqual(['', 'Nom', 'Pseudo', 'Prénom', 'Commission', 'État', 'Actions']);
	await user.click(screen.getByRole('button', { name: 'Affichage' }));
	expect(await screen.findByRole('radio', { name: 'Normale' })).toBeChecked();
	await user.click(screen.getByRole('checkbox', { name: 'Prénom' }));
	expect(JSON.parse(localStorage.getItem('table.supervisor') ?? '{}')).toMatchObject({
		widths: { commission: 200 },
	});
});

test('by keys alone a column goes to its place and is said to be there; the keyboard stays on it', async () => {
	fakeApi().on(supervisorApi.list, () => aPage(several(1)));
	const { user } = await open();
	await screen.findByRole('link', { name: 'Nom1' });
	const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
	screen.getByRole('button', { name: 'Affichage' }).focus();
	await user.keyboard('{Enter}');
	const later = await screen.findByRole('button', { name: 'Déplacer Prénom vers la fin' });
	later.focus();
	await user.keyboard('{Enter}{Enter}');
	expect(screen.getByText('Prénom : 3 sur 4')).toHaveAttribute('role', 'status');
	await user.keyboard('{Enter}');
	expect(screen.getByText('Prénom : 4 sur 4')).toBeInTheDocument();
	expect(headings()).toEqual(['', 'Nom', 'Pseudo', 'Commission', 'État', 'Prénom', 'Actions']);
	// At the end it goes no further, and the keyboard is where it was.
	await user.keyboard('{Enter}');
	expect(later).toHaveFocus();
	expect(later).toHaveAttribute('aria-disabled', 'true');
	expect(headings()).toEqual(['', 'Nom', 'Pseudo', 'Commission', 'État', 'Prénom', 'Actions']);
});

test('by keys alone a column gets another width, which is said and kept', async () => {
	fakeApi().on(supervisorApi.list, () => aPage(several(1)));
	const first = await open();
	await screen.findByRole('link', { name: 'Nom1' });
	jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
	await first.user.click(screen.getByRole('button', { name: 'Affichage' }));
	const column = await screen.findByRole('combobox', { name: 'Largeur d’une colonne' });
	await first.user.selectOptions(column, 'Pseudo');
	screen.getByRole('button', { name: 'Élargir' }).focus();
	await first.user.keyboard('{Enter}');
	expect(screen.getByText('Pseudo : 144 px')).toHaveAttribute('role', 'status');
	expect(JSON.parse(localStorage.getItem('table.supervisor') ?? '{}')).toMatchObject({
		widths: { username: 144, last_name: 120 },
	});
	await first.user.click(screen.getByRole('button', { name: 'Rétrécir' }));
	expect(screen.getByText('Pseudo : 96 px')).toBeInTheDocument();
});

test('a view has a name: search, filters, order and columns come back together', async () => {
	fakeApi().on(supervisorApi.list, () => aPage(several(1)));
	const { user, address } = await open('?is_active=false&sort=-commission');
	await screen.findByRole('link', { name: 'Nom1' });
	await user.click(screen.getByRole('button', { name: 'Affichage' }));
	await user.click(await screen.findByRole('checkbox', { name: 'Pseudo' }));
	await user.type(screen.getByRole('textbox', { name: 'Nom de la vue' }), 'Bloqués{Enter}');
	await user.click(screen.getByRole('checkbox', { name: 'Pseudo' }));
	await user.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
	await waitFor(() => expect(address().search).toBe('?sort=-commission'));
	await user.click(screen.getByRole('button', { name: 'Commission' }));
	await waitFor(() => expect(address().search).toBe('?sort=commission'));
	await user.click(screen.getByRole('button', { name: 'Affichage' }));
	await user.click(await screen.findByRole('button', { name: 'Bloqués' }));
	await waitFor(() => expect(address().search).toBe('?sort=-commission&is_active=false'));
	expect(screen.getByRole('checkbox', { name: 'Pseudo' })).not.toBeChecked();
	await user.click(screen.getByRole('button', { name: 'Oublier la vue Bloqués' }));
	expect(screen.queryByRole('button', { name: 'Bloqués' })).toBeNull();
});

test('what is being typed when everything is cleared is not searched for afterwards', async () => {
	fakeApi().on(supervisorApi.list, () => aPage(several(1)));
	const { user } = await open('?is_active=false');
	await screen.findByRole('link', { name: 'Nom1' });
	await user.type(screen.getByRole('searchbox'), 'rose');
	await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
	expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('all rows in one scroll: only those in sight are fetched and drawn', async () => {
	const calls = fakeApi().on(supervisorApi.list, ({ query }) =>
		aPage(several(Number(query.limit), Number(query.offset) + 1), 100_000),
	);
	const { user, address } = await open();
	await screen.findByRole('link', { name: 'Nom1' });
	await user.selectOptions(screen.getByRole('combobox', { name: 'Lignes par page' }), 'Tout');
	await waitFor(() => expect(address().search).toBe('?size=all'));
	expect(await screen.findByText(/^100.000 lignes$/)).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: 'Page suivante' })).toBeNull();
	expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
	expect(screen.getAllByRole('row').length).toBeLessThan(100);
	const asked = new Set(calls.received(supervisorApi.list).map(({ query }) => query.offset));
	expect([...asked].sort()).toEqual(['0', '200']);
});
