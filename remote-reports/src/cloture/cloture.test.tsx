import type { Permission } from '@borlette/shared/contract';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { type Transaction, transactionApi } from '@borlette/shared/contract/transaction';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	NoAnswer,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { CloturePage } from './CloturePage.tsx';
import { aDay, anEntry, FIRST, SECOND } from './testing/aDay.ts';

const PATH = '/dashboard/rapports/cloture';
const ALL: Permission[] = [
	'view_report_partiel',
	'view_wallettransaction',
	'add_wallettransaction',
];

const api = () =>
	fakeApi()
		.on(rapportApi.journalier, () => aDay())
		.on(transactionApi.list, ({ query }) =>
			aPage(query.kind === 'deposit' ? [] : [anEntry(query.agent_id ?? '')]),
		);
const open = (perms = ALL) => renderScreen(<CloturePage />, { path: PATH, user: aUser({ perms }) });
const counted = () => screen.findByRole('textbox', { name: 'Montant compté' });

test('from the list to a booked closing and the next agent, by keys alone', async () => {
	const calls = api().on(
		transactionApi.create,
		({ body }) =>
			({
				...anEntry(body.agent_id),
				...body,
			}) as Transaction,
	);
	const { user, address } = await open();
	const list = await screen.findByRole('listbox', { name: 'Agents du jour' });
	await waitFor(() => expect(list).toHaveFocus());
	await counted();
	await expectAccessible();
	await user.keyboard('{ArrowDown}{ArrowUp}');
	await waitFor(() => expect(address().search).toBe(`?agent=${FIRST}`));
	expect(await screen.findByRole('article', { name: 'Bordereau de clôture' })).toHaveTextContent(
		/Montant attendu de l’agent300,00\sG/,
	);
	await user.keyboard('{Enter}');
	expect(await counted()).toHaveFocus();
	await user.keyboard('250{Enter}');
	expect(await screen.findByText(/Appuyez encore une fois/)).toBeInTheDocument();
	expect(screen.getAllByText(/^Manque 50,00\sG$/)).toHaveLength(2);
	expect(calls.received(transactionApi.create)).toEqual([]);
	await user.keyboard('{Enter}');
	await waitFor(() => expect(address().search).toBe(`?agent=${SECOND}`));
	await waitFor(async () => expect(await counted()).toHaveValue(''));
	expect(await counted()).toHaveFocus();
	expect(calls.received(transactionApi.create).map(({ body }) => body)).toEqual([
		{
			agent_id: FIRST,
			kind: 'deposit',
			amount: 25_000,
			note: expect.stringMatching(/^Clôture du 2026-03-10 : attendu 300,00\sG, compté 250,00\sG$/),
		},
	]);
	await user.keyboard('{Escape}');
	expect(list).toHaveFocus();
});

test('an answer that is lost books nothing twice: Enter sends the same key again', async () => {
	let attempts = 0;
	const calls = api().on(transactionApi.create, ({ body }) => {
		attempts += 1;
		if (attempts === 1) throw new NoAnswer();
		return { ...anEntry(body.agent_id), ...body } as Transaction;
	});
	const { user, address } = await open();
	await user.type(await counted(), '300{Enter}');
	expect(await screen.findByRole('alert')).toBeInTheDocument();
	expect(screen.getAllByText('Le compte est juste')).toHaveLength(2);
	await user.type(await counted(), '{Enter}');
	await waitFor(() => expect(address().search).toBe(`?agent=${SECOND}`));
	const [one, two] = calls.received(transactionApi.create);
	expect(two).toEqual(one);
});

test('who may not record counts and prints', async () => {
	api();
	const { user } = await open(['view_report_partiel', 'view_wallettransaction']);
	await user.type(await counted(), '400{Enter}{Enter}');
	expect(screen.getAllByText(/^Excédent 100,00\sG$/)).toHaveLength(2);
	expect(screen.queryByRole('button', { name: /^Enregistrer/ })).not.toBeInTheDocument();
	expect(screen.getByRole('button', { name: 'Imprimer le bordereau' })).toBeInTheDocument();
});

test('without the transactions there is no expected amount, and that is said', async () => {
	api();
	await open(['view_report_partiel']);
	expect(await screen.findByText(/accès aux transactions/)).toBeInTheDocument();
});
