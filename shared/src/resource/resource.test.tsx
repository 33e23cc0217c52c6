import { supervisorApi } from '../contract/supervisor.ts';
import {
	act,
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	NoAnswer,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '../testing/index.tsx';
import { later } from '../ui/index.ts';
import { defineResource } from './define.tsx';
import { MARKED } from './list/ResourceTable.tsx';
import { aSupervisor, several, supervisor } from './testing/supervisors.ts';

const open = (search = '', user = aUser()) =>
	renderScreen(<supervisor.ListPage />, { path: `/dashboard/supervisor/list${search}`, user });

test('the address follows what is asked for, and back goes back', async () => {
	const calls = fakeApi().on(supervisorApi.list, ({ query }) =>
		aPage(several(2, Number(query.offset) + 1), 60),
	);
	const { user, address, router } = await open();
	await screen.findByRole('link', { name: 'Nom1' });
	await user.click(screen.getByRole('button', { name: 'Page suivante' }));
	await screen.findByRole('link', { name: 'Nom26' });
	expect(address().search).toBe('?page=2');
	expect(screen.getByText('26–50 sur 60')).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Commission' }));
	await waitFor(() => expect(address().search).toBe('?sort=commission'));
	expect(screen.getByRole('columnheader', { name: 'Commission' })).toHaveAttribute(
		'aria-sort',
		'ascending',
	);
	const said = screen.getByText('Trié par Commission, croissant');
	expect(said).toHaveAttribute('aria-live', 'polite');
	await user.click(screen.getByRole('button', { name: 'Commission' }));
	await waitFor(() => expect(address().search).toBe('?sort=-commission'));
	// The same element: a new one would be said by few screen readers.
	expect(said).toHaveTextContent('Trié par Commission, décroissant');
	expect(screen.getByRole('combobox', { name: 'État' })).toHaveDisplayValue('Tous les états');
	await user.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Bloqués');
	await waitFor(() =>
		expect(calls.received(supervisorApi.list).at(-1)?.query).toMatchObject({
			is_active: 'false',
			offset: '0',
		}),
	);
	await act(() => router.navigate(-3));
	await waitFor(() => expect(address().search).toBe('?page=2'));
});

test('search asks once the typing pauses, and can be cleared', async () => {
	const calls = fakeApi().on(supervisorApi.list, ({ query }) =>
		query.q ? aPage([]) : aPage(several(1)),
	);
	const { user, address } = await open();
	await screen.findByRole('link', { name: 'Nom1' });
	await user.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'marie');
	expect(await screen.findByText('Aucun résultat')).toBeInTheDocument();
	expect(calls.received(supervisorApi.list).map(({ query }) => query.q)).toEqual([
		undefined,
		'marie',
	]);
	expect(address().search).toBe('?q=marie');
	await user.click(
		screen.getAllByRole('button', { name: 'Effacer les filtres' })[0] as HTMLElement,
	);
	expect(await screen.findByRole('link', { name: 'Nom1' })).toBeInTheDocument();
	expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('');
});

test('a form leads back to the list as it was left; in another company to the list itself', async () => {
	fakeApi().on(supervisorApi.list, () => aPage(several(1)));
	const list = await open('?q=jean');
	await screen.findByRole('link', { name: 'Nom1' });
	list.unmount();
	const cancelOf = async (company: string | null) => {
		const user = aUser({ select_company: company });
		const form = await renderScreen(<supervisor.NewPage />, {
			path: '/dashboard/supervisor/new',
			user,
		});
		const href = (await screen.findByRole('link', { name: 'Annuler' })).getAttribute('href');
		form.unmount();
		return href;
	};
	expect(await cancelOf(aUser().select_company)).toBe('/dashboard/supervisor/list?q=jean');
	expect(await cancelOf(aSupervisor(2).id)).toBe('/dashboard/supervisor/list');
});

test('a row that was added is said to be there although what is shown of it does not come, and is not added again', async () => {
	let isAway = true;
	const added = later<{ item: { last_name: string } }>(async () => {
		if (isAway) throw new Error('Loading chunk 885 failed');
		return ({ item }) => <p>Carte de {item.last_name}</p>;
	});
	const withCard = defineResource({ ...supervisor, added });
	const calls = fakeApi().on(supervisorApi.create, () => aSupervisor(1));
	const { user } = await renderScreen(<withCard.NewPage />, {
		path: '/dashboard/supervisor/new',
		user: aUser(),
	});
	await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Nom1');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	const retry = await screen.findByRole('button', { name: 'Réessayer' });
	expect(screen.getByText('Nom1 : c’est enregistré.')).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
	isAway = false;
	await user.click(retry);
	expect(await screen.findByText('Carte de Nom1')).toBeInTheDocument();
	expect(calls.received(supervisorApi.create)).toHaveLength(1);
});

test('an empty list says what these rows are for, and offers to add the first', async () => {
	fakeApi().on(supervisorApi.list, () => aPage([]));
	await open();
	expect(await screen.findByText('Vide')).toBeInTheDocument();
	expect(screen.getAllByRole('link', { name: 'Nouveau' })).toHaveLength(2);
	await expectAccessible();
});

test('who may not add to an empty list is not told to', async () => {
	fakeApi().on(supervisorApi.list, () => aPage([]));
	await open('', aUser({ perms: ['view_supervisor'] }));
	expect(await screen.findByText('Ce qui sera ajouté apparaîtra ici.')).toBeInTheDocument();
	expect(screen.queryByText('Vide')).not.toBeInTheDocument();
	expect(screen.queryByRole('link', { name: 'Nouveau' })).not.toBeInTheDocument();
});

test('a failed list says why and tries again', async () => {
	fakeApi().on(supervisorApi.list, () => {
		throw new NoAnswer();
	});
	const { user } = await open();
	expect(await screen.findByRole('alert')).toHaveTextContent('Le serveur est injoignable.');
	fakeApi().on(supervisorApi.list, () => aPage(several(1)));
	await user.click(screen.getByRole('button', { name: 'Réessayer' }));
	expect(await screen.findByRole('link', { name: 'Nom1' })).toBeInTheDocument();
});

test('a page beyond the last leads to the last', async () => {
	fakeApi().on(supervisorApi.list, ({ query }) =>
		aPage(query.offset === '25' ? several(5, 26) : [], 30),
	);
	const { address } = await open('?page=9');
	expect(await screen.findByRole('link', { name: 'Nom26' })).toBeInTheDocument();
	expect(address().search).toBe('?page=2');
});

test('how many there are is not said before it is known', async () => {
	let arrive = (_: ReturnType<typeof aPage<ReturnType<typeof aSupervisor>>>) => {};
	fakeApi().on(supervisorApi.list, () => new Promise((resolve) => (arrive = resolve)));
	await open();
	const pages = await screen.findByRole('navigation', { name: 'Pagination' });
	expect(pages).not.toHaveTextContent(/sur/);
	await act(async () => arrive(aPage(several(3))));
	await waitFor(() => expect(pages).toHaveTextContent('1–3 sur 3'));
});

describe('several rows', () => {
	test('before they are there none can be ticked: the tick would be lost', async () => {
		let arrive = (_: ReturnType<typeof aPage<ReturnType<typeof aSupervisor>>>) => {};
		fakeApi().on(supervisorApi.list, () => new Promise((resolve) => (arrive = resolve)));
		await open();
		const all = await screen.findByRole('checkbox', {
			name: 'Sélectionner les lignes de cette page',
		});
		expect(all).toBeDisabled();
		await act(async () => arrive(aPage(several(3))));
		await waitFor(() => expect(all).toBeEnabled());
	});

	test('the bar says whether the page or the whole filter is meant', async () => {
		const rows = several(3);
		const calls = fakeApi()
			.on(supervisorApi.list, ({ query }) =>
				query.limit === '200' ? aPage(several(30)) : aPage(rows, 30),
			)
			.on(supervisorApi.update, ({ body }) =>
				aSupervisor(1, { id: body.id, is_active: body.is_active ?? true }),
			);
		const { user } = await open();
		await screen.findByRole('link', { name: 'Nom1' });
		await user.click(screen.getByRole('checkbox', { name: 'Sélectionner la ligne 1' }));
		expect(screen.getByText('1 ligne sélectionnée sur cette page')).toBeInTheDocument();
		await user.click(
			screen.getByRole('checkbox', { name: 'Sélectionner les lignes de cette page' }),
		);
		expect(screen.getByText('3 lignes sélectionnées sur cette page')).toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Sélectionner les 30 lignes du filtre' }));
		expect(screen.getByText('Les 30 lignes du filtre sont sélectionnées')).toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Bloquer' }));
		expect(await screen.findByText('30 lignes : c’est bloqué.')).toBeInTheDocument();
		expect(calls.received(supervisorApi.update)).toHaveLength(30);
		expect(screen.queryByText(/sélectionnée/)).toBeNull();
	});

	test('a row that is taken out of the whole filter leaves those of the page alone', async () => {
		fakeApi().on(supervisorApi.list, () => aPage(several(3), 30));
		const { user } = await open();
		await screen.findByRole('link', { name: 'Nom1' });
		await user.click(
			screen.getByRole('checkbox', { name: 'Sélectionner les lignes de cette page' }),
		);
		await user.click(screen.getByRole('button', { name: 'Sélectionner les 30 lignes du filtre' }));
		await user.click(screen.getByRole('checkbox', { name: 'Sélectionner la ligne 1' }));
		expect(screen.getByText('2 lignes sélectionnées sur cette page')).toBeInTheDocument();
	});

	test('what was ticked on one page of the list is not meant on another', async () => {
		fakeApi().on(supervisorApi.list, () => aPage(several(3)));
		const { user } = await open();
		await screen.findByRole('link', { name: 'Nom1' });
		await user.click(screen.getByRole('checkbox', { name: 'Sélectionner la ligne 1' }));
		await user.click(screen.getByRole('button', { name: 'Commission' }));
		await waitFor(() => expect(screen.queryByText(/sélectionnée/)).toBeNull());
		expect(screen.getByRole('checkbox', { name: 'Sélectionner la ligne 1' })).not.toBeChecked();
	});

	test('rows that are so already are said to be', async () => {
		const calls = fakeApi().on(supervisorApi.list, () => aPage(several(3)));
		const { user } = await open();
		await screen.findByRole('link', { name: 'Nom1' });
		await user.click(screen.getByRole('checkbox', { name: 'Sélectionner la ligne 1' }));
		await user.click(screen.getByRole('button', { name: 'Débloquer' }));
		expect(await screen.findByText('Rien à changer dans ce qui est choisi.')).toBeInTheDocument();
		expect(calls.received(supervisorApi.update)).toHaveLength(0);
	});

	test('what fails half-way is said with its reason', async () => {
		let answered = 0;
		fakeApi()
			.on(supervisorApi.list, () => aPage(several(3)))
			.on(supervisorApi.update, ({ body }) => {
				answered += 1;
				if (answered > 1) throw new Refusal('too_many_requests');
				return aSupervisor(1, { id: body.id, is_active: false });
			});
		const { user } = await open();
		await screen.findByRole('link', { name: 'Nom1' });
		await user.click(
			screen.getByRole('checkbox', { name: 'Sélectionner les lignes de cette page' }),
		);
		await user.click(screen.getByRole('button', { name: 'Bloquer' }));
		expect(
			await screen.findByText(/2 lignes n’ont pas pu être changées : Trop d’essais/),
		).toBeInTheDocument();
	});
});

test('200 rows: only those in sight are in the page, and the table says how many there are', async () => {
	// jsdom lays nothing out; the virtualiser asks how much of the table is in sight.
	jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
	fakeApi().on(supervisorApi.list, () => aPage(several(200)));
	await open(`?size=200&${MARKED}=${aSupervisor(2).id}`);
	await screen.findByRole('link', { name: 'Nom1' });
	const table = screen.getByRole('table');
	expect(within(table).getByRole('row', { current: true })).toHaveTextContent('Nom2');
	expect(table).toHaveAttribute('aria-rowcount', '201');
	expect(within(table).getAllByRole('row').length).toBeLessThan(80);
});

test('on a phone rows are cards that open, and a sheet sorts and filters', async () => {
	jest.spyOn(window, 'matchMedia').mockImplementation(
		(media) =>
			({
				matches: false,
				media,
				addEventListener() {},
				removeEventListener() {},
			}) as unknown as MediaQueryList,
	);
	let answer = () => {};
	const loaded = new Promise<void>((resolve) => {
		answer = resolve;
	});
	fakeApi().on(supervisorApi.list, async () => {
		await loaded;
		return aPage(several(2));
	});
	const { user, address } = await open();
	expect(screen.getByText('Chargement…')).toBeInTheDocument();
	expect(screen.queryByRole('table')).toBeNull();
	answer();
	const [card] = within(await screen.findByRole('list', { name: 'Superviseurs' })).getAllByRole(
		'listitem',
	);
	expect(card).toHaveTextContent(/^A Nom1Actif.*user1.*Commission.*5/);
	const inCard = within(card as HTMLElement);
	expect(inCard.getByRole('link', { name: 'A Nom1' })).toBeInTheDocument();
	expect(screen.queryByRole('table')).toBeNull();
	await user.click(
		inCard.getByRole('button', { name: 'Toutes les colonnes A Nom1', expanded: false }),
	);
	expect(inCard.getByRole('button', { expanded: true })).toBeInTheDocument();
	await expectAccessible();

	expect(screen.queryByRole('combobox', { name: 'État' })).toBeNull();
	await user.click(screen.getByRole('button', { name: 'Trier et filtrer' }));
	const sheet = within(await screen.findByRole('dialog', { name: 'Trier et filtrer' }));
	await user.selectOptions(sheet.getByRole('combobox', { name: 'Trier par' }), 'Commission');
	await waitFor(() => expect(address().search).toBe('?sort=commission'));
	await user.click(sheet.getByRole('button', { name: 'Décroissant', pressed: false }));
	await waitFor(() => expect(address().search).toBe('?sort=-commission'));
	await user.selectOptions(sheet.getByRole('combobox', { name: 'État' }), 'Bloqués');
	await waitFor(() => expect(address().search).toContain('is_active=false'));
	await user.click(sheet.getByRole('button', { name: 'Voir 2 lignes' }));
	expect(
		await screen.findByRole('button', { name: 'Trier et filtrer, 1 filtre' }),
	).toBeInTheDocument();
});

describe('edit', () => {
	const edit = () =>
		renderScreen(<supervisor.EditPage />, {
			path: `/dashboard/supervisor/${aSupervisor(1).id}/edit`,
			route: '/dashboard/supervisor/:supervisorId/edit',
		});

	test('a row that is gone says so, and leads back', async () => {
		fakeApi().on(supervisorApi.one, () => {
			throw new Refusal('not_found');
		});
		await edit();
		expect(await screen.findByRole('alert')).toHaveTextContent('n’existe plus');
		expect(screen.getByRole('link', { name: 'Retour à la liste' })).toHaveAttribute(
			'href',
			expect.stringMatching(/^\/dashboard\/supervisor\/list/),
		);
		expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
	});

	test('what loads while it is typed changes neither the text nor the version that is sent', async () => {
		let row = aSupervisor(1);
		const calls = fakeApi()
			.on(supervisorApi.one, () => row)
			.on(supervisorApi.update, () => row);
		const { user } = await edit();
		await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'x');
		row = aSupervisor(1, { version: 2, last_name: 'Autre' });
		window.dispatchEvent(new Event('visibilitychange'));
		await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
		await waitFor(() => expect(calls.received(supervisorApi.update)).toHaveLength(1));
		expect(calls.received(supervisorApi.update)[0]?.body).toMatchObject({
			last_name: 'Nom1x',
			version: 1,
		});
	});
});
