import { supervisorApi } from '../contract/supervisor.ts';
import { transactionApi } from '../contract/transaction.ts';
import { useCompanyMenu } from '../session/index.ts';
import {
	aPage,
	aUser,
	fakeApi,
	fireEvent,
	renderScreen,
	screen,
	within,
} from '../testing/index.tsx';
import { defineResource } from './define.tsx';
import { aSupervisor, several, supervisor } from './testing/supervisors.ts';

/** "Toutes". */
const provider = () => aUser({ role: 'superuser', select_company: null, companyname: null });
const ofCompany = () => aUser({ role: 'superuser' });

describe('a list of a company', () => {
	const open = (user = provider()) => {
		fakeApi().on(supervisorApi.list, () => aPage(several(2)));
		return renderScreen(<supervisor.ListPage />, { path: '/dashboard/supervisor/list', user });
	};

	test('offers in "Toutes" nothing that the API would refuse', async () => {
		await open();
		expect(await screen.findByText('Nom1')).toBeInTheDocument();
		expect(screen.queryByRole('link', { name: 'Nouveau' })).toBeNull();
		expect(screen.queryByRole('link', { name: 'Nom1' })).toBeNull();
		expect(screen.queryByRole('checkbox')).toBeNull();
		expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
	});

	test('offers it once a company is chosen', async () => {
		await open(ofCompany());
		expect(await screen.findByRole('link', { name: 'Nom1' })).toBeInTheDocument();
		expect(screen.getByRole('link', { name: 'Nouveau' })).toBeInTheDocument();
		expect(screen.getAllByRole('checkbox')).toHaveLength(3);
		expect(screen.getAllByRole('button', { name: /Actions/ })).toHaveLength(2);
	});
});

test('rows of the provider are added in "Toutes" as ever', async () => {
	const create = { ...supervisorApi.create, writes: 'elsewhere' } as const;
	const ofProvider = defineResource({
		...supervisor,
		endpoints: { ...supervisorApi, create },
	});
	fakeApi().on(supervisorApi.list, () => aPage(several(1)));
	await renderScreen(<ofProvider.ListPage />, {
		path: '/dashboard/supervisor/list',
		user: provider(),
	});
	expect(await screen.findByRole('link', { name: 'Nouveau' })).toBeInTheDocument();
});

describe('a form of a company', () => {
	test('that adds says in "Toutes" that one has to be chosen first', async () => {
		await renderScreen(<supervisor.NewPage />, {
			path: '/dashboard/supervisor/new',
			user: provider(),
		});
		expect(await screen.findByText('Choisissez d’abord la compagnie')).toBeInTheDocument();
		expect(screen.queryByRole('textbox')).toBeNull();
		expect(useCompanyMenu.getState().isOpen).toBe(false);
		fireEvent.click(screen.getByRole('button', { name: 'Choisir la compagnie' }));
		expect(useCompanyMenu.getState().isOpen).toBe(true);
		useCompanyMenu.setState({ isOpen: false });
	});

	test('that changes a row says which one, where the row tells', async () => {
		const row = { ...aSupervisor(1), companyname: 'Lakay Lotto' };
		fakeApi().on(supervisorApi.one, () => row);
		await renderScreen(<supervisor.EditPage />, {
			path: `/dashboard/supervisor/${row.id}/edit`,
			route: '/dashboard/supervisor/:supervisorId/edit',
			user: provider(),
		});
		expect(
			await screen.findByText('Choisissez d’abord la compagnie Lakay Lotto'),
		).toBeInTheDocument();
		expect(screen.queryByRole('textbox')).toBeNull();
	});
});

describe('whose a row is', () => {
	const text = (id: string) => ({ id, defaultMessage: id });
	const movements = defineResource({
		name: 'movement',
		screens: { list: 'transaction.list' },
		endpoints: { list: transactionApi.list },
		messages: { list: text('Mouvements'), empty: text('Vide') },
		nameOf: ({ id }) => id,
		columns: [
			{ kind: 'text', name: 'agent_name', label: text('Agent') },
			{ kind: 'text', name: 'note', label: text('Note') },
		],
	});
	const headers = async (user = provider()) => {
		fakeApi().on(transactionApi.list, () =>
			aPage([{ id: 'a', agent_name: 'Rose', note: 'n', companyname: 'Lakay Lotto' } as never]),
		);
		await renderScreen(<movements.ListPage />, { path: '/dashboard/transaction/list', user });
		await screen.findByText('Rose');
		return within(screen.getByRole('table'))
			.getAllByRole('columnheader')
			.map(({ textContent }) => textContent);
	};

	test('stands beside it in "Toutes", whatever the screen names', async () => {
		expect(await headers()).toEqual(['Agent', 'Compagnie', 'Note']);
		expect(screen.getByRole('cell', { name: 'Lakay Lotto' })).toBeInTheDocument();
	});

	test('and is not said of rows that are all of one', async () => {
		expect(await headers(ofCompany())).toEqual(['Agent', 'Note']);
	});
});
