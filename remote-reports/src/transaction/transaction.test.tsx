import { agentApi } from '@borlette/shared/contract/agent';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { type Transaction, transactionApi } from '@borlette/shared/contract/transaction';
import {
	act,
	anAgent,
	aPage,
	expectAccessible,
	fakeApi,
	fill,
	NoAnswer,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { NewPage } from './NewPage.tsx';
import { transactions } from './transaction.resource.ts';

const AGENT = '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1a01';
const agent = anAgent({
	id: AGENT,
	first_name: 'Élise',
	last_name: 'Zamor',
	phone: '+50934567890',
	surcussale_id: AGENT,
	surcussale_name: 'Delmas',
	username: 'elise',
	commission: 1_000,
	device_id: '',
	balance: -150_000,
	version: 1,
});
const entry: Transaction = {
	id: '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1b01',
	seq: 7,
	at: '2026-03-10T16:00:00Z',
	companyname: null,
	agent_id: AGENT,
	agent_name: 'Élise Zamor',
	surcussale_id: AGENT,
	surcussale_name: 'Delmas',
	kind: 'deposit',
	currency: 'HTG',
	amount: 100_000,
	balance: -50_000,
	ref_code: '',
	note: '',
	actor_name: 'Marie Jean',
};
const api = () =>
	fakeApi()
		.on(surcussaleApi.list, () => aPage([]))
		.on(supervisorApi.list, () => aPage([]))
		.on(agentApi.list, () => aPage([agent]))
		.on(agentApi.one, () => agent)
		.on(transactionApi.list, () => ({
			...aPage([entry], 40),
			totals: [{ currency: 'HTG', sums: { amount: 990_000 } }],
		}));

const openNew = () =>
	renderScreen(<NewPage />, { path: `/dashboard/transactions/new?agent_id=${AGENT}` });
const amountField = () => screen.findByRole('textbox', { name: /^Montant/ });
const save = () => screen.getByRole('button', { name: 'Enregistrer le mouvement' });
afterEach(() => sessionStorage.clear());

test('what holds of a correction is said of a correction only', async () => {
	api();
	const { user } = await openNew();
	expect(await amountField()).not.toHaveAccessibleDescription(/ajustement/);
	await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Ajustement');
	expect(await amountField()).toHaveAccessibleDescription(/peut être négatif/);
	expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveAccessibleDescription(/pourquoi/);
	await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Retrait');
	expect(await amountField()).not.toHaveAccessibleDescription(/ajustement/);
});

test('what the agent owes now and would owe is said while the amount is typed', async () => {
	api();
	const { user } = await openNew();
	expect(await screen.findByText(/^1\s500,00\sG à remettre/)).toBeInTheDocument();
	await fill(await amountField(), '2 000');
	expect(await screen.findByText(/^500,00\sG en faveur/)).toBeInTheDocument();
	await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Retrait');
	expect(await screen.findByText(/^3\s500,00\sG à remettre/)).toBeInTheDocument();
	await expectAccessible();
});

test('where there is no agent yet, the form says so and leads to where one is added', async () => {
	api().on(agentApi.list, () => aPage([]));
	await renderScreen(<NewPage />, { path: '/dashboard/transactions/new' });
	expect(await screen.findByRole('link', { name: 'Ajoutez-en d’abord' })).toHaveAttribute(
		'href',
		'/dashboard/agent/new',
	);
	expect(screen.getByRole('combobox', { name: /^Agent/ })).toHaveAccessibleDescription(
		/Rien à choisir pour l’instant/,
	);
});

test('another agent asked for by the address is another form, whatever was left half typed', async () => {
	api();
	const { router } = await openNew();
	await fill(await amountField(), '2 000');
	await act(() => router.navigate('/dashboard/transactions/new?kind=withdrawal'));
	await waitFor(async () => expect(await amountField()).toHaveValue(''));
	expect(screen.getByRole('combobox', { name: /^Type/ })).toHaveDisplayValue('Retrait');
	expect(screen.queryByText('Brouillon restauré')).toBeNull();
});

test('after a lost answer the same movement goes out under the same key', async () => {
	let attempts = 0;
	const calls = api().on(transactionApi.create, () => {
		attempts += 1;
		if (attempts === 1) throw new NoAnswer();
		return entry;
	});
	const { user, address } = await openNew();
	await fill(await amountField(), '1 000');
	await user.dblClick(save());
	// It may have been recorded: nobody says that it was not.
	expect(await screen.findByRole('alert')).toHaveTextContent(
		/^Peut-être enregistré.*cela ne comptera qu’une fois\.$/,
	);
	const first = calls.received(transactionApi.create);
	expect(first).toHaveLength(1);
	expect(first[0]?.key).toMatch(/^[0-9a-f]{32}$/);

	await user.click(save());
	await waitFor(() => expect(address().pathname).toBe('/dashboard/transactions/root'));
	expect(address().search).toBe(`?new=${entry.id}`);
	const [one, two] = calls.received(transactionApi.create);
	expect(two).toEqual(one);
});

test('even after a reload; and once it is answered the next movement has a key of its own', async () => {
	const calls = api().on(transactionApi.create, () => {
		throw new NoAnswer();
	});
	const before = await openNew();
	await fill(await amountField(), '1 000');
	await before.user.click(save());
	await screen.findByRole('alert');
	before.unmount();

	calls.on(transactionApi.create, () => {
		throw new Refusal('key_reused');
	});
	const after = await openNew();
	await fill(await amountField(), '2 000');
	await after.user.click(save());
	await waitFor(() => expect(calls.received(transactionApi.create)).toHaveLength(2));
	calls.on(transactionApi.create, () => entry);
	await waitFor(() => expect(save()).toBeEnabled());
	await after.user.click(save());
	await waitFor(() => expect(calls.received(transactionApi.create)).toHaveLength(3));
	const [one, two, three] = calls.received(transactionApi.create).map(({ key }) => key);
	expect(two).toBe(one);
	expect(three).not.toBe(one);
});

const asked = () => screen.findByRole('alertdialog', { name: /Le même mouvement/ });
const twice = () =>
	api().on(transactionApi.create, ({ body }) => {
		if (body.not_twice) throw new Refusal('likely_double', { current: entry });
		return entry;
	});

test('before the same movement is recorded again somebody is asked, and may say that it is another one', async () => {
	let isLost = true;
	const calls = twice();
	const { user, address } = await openNew();
	await fill(await amountField(), '1 000');
	await user.click(save());
	expect(await asked()).toHaveTextContent(
		/Dépôt de 1\s000,00\sG pour Élise Zamor, le 10 mars 2026.*par Marie Jean/,
	);
	await expectAccessible();
	calls.on(transactionApi.create, ({ body }) => {
		if (body.not_twice) throw new Refusal('likely_double', { current: entry });
		if (isLost) throw new NoAnswer();
		return entry;
	});
	await user.click(screen.getByRole('button', { name: /C’en est un autre/ }));
	// The answer to that is lost: the same goes out again, under its key, and nobody is asked twice.
	await waitFor(() => expect(calls.received(transactionApi.create)).toHaveLength(2));
	isLost = false;
	await waitFor(() => expect(save()).toBeEnabled());
	await user.click(save());
	await waitFor(() => expect(address().pathname).toBe('/dashboard/transactions/root'));
	const [first, second, third] = calls.received(transactionApi.create);
	expect(first?.body.not_twice).toBe(true);
	expect(second?.body.not_twice).toBeUndefined();
	expect(second?.key).not.toBe(first?.key);
	expect(third).toEqual(second);
});

test('an amount far beyond what was ever recorded is asked about, after the same one was', async () => {
	const calls = api().on(transactionApi.create, ({ body }) => {
		if (body.not_twice) throw new Refusal('likely_double', { current: entry });
		if (body.not_unusual) throw new Refusal('unusual_amount', { current: { most: 120_000 } });
		return entry;
	});
	const { user, address } = await openNew();
	await fill(await amountField(), '999 999 999,99');
	await user.click(save());
	await asked();
	await user.click(screen.getByRole('button', { name: /C’en est un autre/ }));
	const far = await screen.findByRole('alertdialog', { name: /Ce montant est-il juste/ });
	expect(far).toHaveTextContent(
		/Dépôt de 999\s999\s999,99\sG : plus de 10 fois.*depuis 90 jours \(1\s200,00\sG au plus\)/,
	);
	await expectAccessible();
	await user.click(screen.getByRole('button', { name: /Il est juste/ }));
	await waitFor(() => expect(address().pathname).toBe('/dashboard/transactions/root'));
	const flags = calls
		.received(transactionApi.create)
		.map(({ body }) => [body.not_twice, body.not_unusual]);
	expect(flags).toEqual([
		[true, true],
		[undefined, true],
		[undefined, undefined],
	]);
});

test('where there is nothing to compare an amount with, that is said; who says that it is a slip is led back to it', async () => {
	const calls = api().on(transactionApi.create, () => {
		throw new Refusal('unusual_amount', { current: { most: 0 } });
	});
	const { user } = await openNew();
	await fill(await amountField(), '1 000');
	await user.click(save());
	const dialog = await screen.findByRole('alertdialog', { name: /Ce montant est-il juste/ });
	expect(dialog).toHaveTextContent(/encore rien à quoi le comparer/);
	await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
	expect(await screen.findByText(/dépasse de loin.*Rien n’a été ajouté/)).toBeInTheDocument();
	expect(calls.received(transactionApi.create)).toHaveLength(1);
});

test('who says that it is the same records nothing, and is told so', async () => {
	const calls = twice();
	const { user } = await openNew();
	await fill(await amountField(), '1 000');
	await user.click(save());
	const dialog = within(await asked());
	await user.click(dialog.getByRole('button', { name: 'Annuler' }));
	expect(await screen.findByText(/Rien n’a été ajouté/)).toBeInTheDocument();
	expect(calls.received(transactionApi.create)).toHaveLength(1);
	expect(await amountField()).toHaveDisplayValue(/1\s000,00/);
});

test('the list marks the new row, and adds up the page and the filter', async () => {
	api();
	await renderScreen(<transactions.ListPage />, {
		path: `/dashboard/transactions/root?new=${entry.id}`,
	});
	const row = await screen.findByRole('row', { name: /Élise Zamor/ });
	expect(row).toHaveAttribute('aria-current', 'true');
	expect(row).toHaveTextContent(/Dépôt1\s000,00\sG−500,00\sG/);
	expect(screen.getByRole('row', { name: /Total du filtre/ })).toHaveTextContent(/9\s900,00/);
	expect(screen.getByRole('link', { name: 'Nouveau mouvement' })).toBeInTheDocument();
	await expectAccessible();
});

test('a page that is the whole filter has one total', async () => {
	api().on(transactionApi.list, () => ({
		...aPage([entry]),
		totals: [{ currency: 'HTG', sums: { amount: 100_000 } }],
	}));
	await renderScreen(<transactions.ListPage />, { path: '/dashboard/transactions/root' });
	expect(await screen.findByRole('row', { name: /Total du filtre/ })).toHaveTextContent(
		/1\s000,00/,
	);
	expect(screen.queryByText('Total de la page')).toBeNull();
});

test('what the ledger notes as a code is read in words, what a person wrote as it is', async () => {
	const id = '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1b02';
	const back = { ...entry, id, kind: 'sale' as const, seq: 8, note: 'reactivated' };
	api().on(transactionApi.list, () => aPage([back, { ...entry, note: 'Caisse' }]));
	await renderScreen(<transactions.ListPage />, { path: '/dashboard/transactions/root' });
	expect(await screen.findByRole('row', { name: /Vente.*Réactivation/ })).toBeInTheDocument();
	expect(screen.getByRole('row', { name: /Dépôt.*Caisse/ })).toBeInTheDocument();
});

test('on a phone the card of a movement says of which kind it is', async () => {
	jest.spyOn(window, 'matchMedia').mockImplementation(
		(media) =>
			({
				matches: false,
				media,
				addEventListener() {},
				removeEventListener() {},
			}) as unknown as MediaQueryList,
	);
	api().on(transactionApi.list, () => aPage([entry]));
	await renderScreen(<transactions.ListPage />, { path: '/dashboard/transactions/root' });
	const cards = await screen.findByRole('list', { name: 'Transactions' });
	expect(cards).toHaveTextContent(/Type.*Dépôt.*1\s000,00/);
});
