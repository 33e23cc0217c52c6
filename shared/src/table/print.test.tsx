import { agentApi } from '../contract/agent.ts';
import {
	anAgent,
	aUser,
	fakeApi,
	fireEvent,
	renderScreen,
	screen,
	waitFor,
	within,
} from '../testing/index.tsx';
import type { DataColumn } from './column.ts';
import { PrintButton } from './PrintButton.tsx';

type Agent = ReturnType<typeof anAgent>;
const COLUMNS: readonly DataColumn<Agent>[] = [
	{ id: 'name', header: 'Nom', cell: ({ last_name }) => last_name },
	{
		id: 'balance',
		header: 'Solde',
		align: 'end',
		cell: ({ balance }) => balance,
		footer: 'of the page',
		sumOf: (rows) => rows.reduce((sum, { balance }) => sum + balance, 0),
	},
];
const SOURCE = {
	endpoint: agentApi.list,
	query: { sort: 'last_name', q: 'marie', start_date: '2026-03-01', end_date: '2026-03-10' },
	title: 'Agents',
	about: async () => 'État : Actif',
};
const ALL = Array.from({ length: 230 }, (_, index) =>
	anAgent({ id: `agent-${index}`, last_name: `Agent ${index}`, balance: index }),
);

const printing = jest.fn();
const ofFile = jest.fn();
beforeEach(() => {
	jest.clearAllMocks();
	window.print = printing;
});

const MARIE = { companyname: 'Borlette Étoile', first_name: 'Marie', last_name: 'Zamor' };

async function open(total = ALL.length, who: Parameters<typeof aUser>[0] = MARIE) {
	const calls = fakeApi().on(agentApi.list, ({ query }) => {
		const [from, limit] = [Number(query.offset), Number(query.limit)];
		const end = from + limit;
		return {
			items: ALL.slice(from, end),
			total: ALL.length,
			nextOffset: end < ALL.length ? end : null,
		};
	});
	const { user } = await renderScreen(
		<PrintButton columns={COLUMNS} source={SOURCE} total={total} onTooMany={ofFile} />,
		{ user: aUser(who) },
	);
	return { user, calls };
}

test('printing takes every row of the filter, under what a file of them says, with their sum', async () => {
	const { user, calls } = await open();
	await user.keyboard('{Control>}p{/Control}');
	await waitFor(() => expect(printing).toHaveBeenCalledTimes(1));
	const table = within(screen.getByRole('table', { hidden: true }));
	expect(table.getAllByRole('row', { hidden: true })).toHaveLength(ALL.length + 2);
	expect(table.getByRole('row', { hidden: true, name: /^Total du filtre/ })).toHaveTextContent(
		String((229 * 230) / 2),
	);
	expect(calls.received(agentApi.list).map(({ query }) => query.q)).toEqual(['marie', 'marie']);
	const sheet = document.querySelector('[data-print-sheet]');
	expect(sheet).toHaveTextContent(
		/Agents.*Borlette Étoile · 01 mars 2026 – 10 mars 2026 · Établi le .* par Marie Zamor.*État : Actif/,
	);
	fireEvent(window, new Event('afterprint'));
	await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
	await user.click(screen.getByRole('button', { name: 'Imprimer' }));
	await waitFor(() => expect(printing).toHaveBeenCalledTimes(2));
});

test('of the companies of a country it names the country', async () => {
	const { user } = await open(ALL.length, { ...MARIE, companyname: null, country_name: 'Haïti' });
	await user.click(screen.getByRole('button', { name: 'Imprimer' }));
	await waitFor(() => expect(printing).toHaveBeenCalledTimes(1));
	expect(document.querySelector('[data-print-sheet]')).toHaveTextContent(
		/Agents.*Toutes les compagnies · Haïti · 01 mars 2026/,
	);
	fireEvent(window, new Event('afterprint'));
	await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
});

test('what is open to be printed goes first', async () => {
	const { user } = await open();
	const slip = document.body.appendChild(document.createElement('div'));
	slip.dataset.printSheet = '';
	await user.keyboard('{Control>}p{/Control}');
	slip.remove();
	expect(screen.getByRole('button', { name: 'Imprimer' })).toBeEnabled();
	expect(document.querySelector('[data-print-sheet]')).toBeNull();
});

test('more rows than a browser lays out become a file', async () => {
	const { user } = await open(150_000);
	await user.click(screen.getByRole('button', { name: 'Imprimer' }));
	expect(ofFile).toHaveBeenCalledTimes(1);
	expect(printing).not.toHaveBeenCalled();
});
