import { agentApi } from '@borlette/shared/contract/agent';
import { type TraceEntry, tracabiliteApi } from '@borlette/shared/contract/tracabilite';
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
import { changesOf } from './changes.ts';
import { ofAgents } from './tracabilite.resource.ts';

const COMPANY = '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b10';
const ENTRY: TraceEntry = {
	id: `${COMPANY}:7`,
	company_id: COMPANY,
	companyname: 'Lakay Lotto',
	seq: 7,
	at: '2026-03-10T18:30:15.000Z',
	actor_id: '0b6e8f52-27a4-4d0a-9d3e-6f1f6d1c7a02',
	actor_name: 'Jean Baptiste',
	actor_role: 'agent',
	action: 'update',
	object_type: 'agent',
	object_id: '0b6e8f52-27a4-4d0a-9d3e-6f1f6d1c7a03',
	object_label: 'Rose Pierre',
	before: {
		id: 'x',
		version: 1,
		phone: '+50934567890',
		commission: 1000,
		balance: 150000,
		is_active: true,
	},
	after: {
		id: 'x',
		version: 2,
		phone: '+50934567891',
		commission: 1250,
		balance: 150000,
		is_active: false,
	},
	ip: '190.115.1.9',
	user_agent:
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
	hash: 'ab'.repeat(32),
};
const PATH = '/dashboard/user/tracabilite-agent';

const api = () =>
	fakeApi()
		.on(agentApi.list, () => aPage([]))
		.on(tracabiliteApi.agents, () => aPage([ENTRY]));
const open = (
	path = PATH,
	user = aUser({ perms: ['view_traceagentaction', 'view_tracesupervisoraction'] }),
) => renderScreen(<ofAgents.ListPage />, { path, user });

test('an entry shows what changed first, each value by its kind, and where it came from', async () => {
	api();
	await open(`${PATH}?trace=${ENTRY.id}`);
	const panel = await screen.findByRole('dialog', { name: 'Modification · Agent Rose Pierre' });
	expect(panel).toHaveTextContent('Jean Baptiste · Agent');
	expect(panel).toHaveTextContent('10 mars 2026 14:30:15');
	expect(panel).toHaveTextContent('190.115.1.9 · Chrome 141 · Windows');
	expect(panel).toHaveTextContent(ENTRY.hash);
	const rows = within(panel).getAllByRole('row').slice(1);
	expect(rows.map((row) => row.textContent)).toEqual([
		'Téléphone+509 34 56 7890+509 34 56 7891',
		expect.stringMatching(/^Commission10\s%12,5\s%$/),
		'ActifOuiNon',
		expect.stringMatching(/^Solde1\s500,00\sG1\s500,00\sG$/),
	]);
	await expectAccessible();
});

test.each([
	['boules-block', { boule: '45' }],
	['type-boules', { game: 'borlette', boule: '45', limite: 5_000 }],
])('a write for everybody says so in the list and in the entry: %s', async (object_type, row) => {
	const everybody = { agent_id: null, agent_name: null, tirage_id: null, tirage_name: null };
	const entry = {
		...{ ...ENTRY, action: 'create' as const, object_type, object_label: '45' },
		...{ before: null, after: { id: 'x', ...row, ...everybody } },
	};
	api().on(tracabiliteApi.agents, () => aPage([entry]));
	await open(`${PATH}?trace=${ENTRY.id}`);
	const said = /45, tous les agents, tous les tirages$/;
	const panel = await screen.findByRole('dialog', { name: said });
	// In the list behind it, too.
	expect(screen.getAllByText(said).some((text) => !panel.contains(text))).toBe(true);
	const fields = within(panel)
		.getAllByRole('row')
		.map((one) => one.textContent);
	expect(fields).toEqual(
		expect.arrayContaining(['AgentTous les agents', 'TirageTous les tirages']),
	);
});

test.each([
	['historics-payment', { amount: 15_000, currency: 'USD' }, /^Montant150,00\s\$$/],
	['company', { currency: 'USD', settings: { max_stake: 15_000 } }, /150,00\s\$$/],
	[
		'company',
		{
			currency: 'HTG',
			settings: { invoice_currency: 'USD', invoice_tiers: [{ from: 1, price: 15_000 }] },
		},
		/150,00\s\$$/,
	],
])('money of a write is in the currency that the row says: %s', async (object_type, row, said) => {
	const entry = { ...ENTRY, object_type, before: null, after: { id: 'x', ...row } };
	api().on(tracabiliteApi.agents, () => aPage([entry]));
	await open(`${PATH}?trace=${ENTRY.id}`);
	const panel = await screen.findByRole('dialog');
	const rows = within(panel).getAllByRole('row');
	expect(rows.map((one) => one.textContent)).toContainEqual(expect.stringMatching(said));
});

test('actions and kinds of objects are chosen by their names', async () => {
	api();
	await open();
	for (const name of ['Toutes les actions', 'Tous les objets']) {
		const filter = (await screen.findByRole('option', { name })).closest('select');
		const options = within(filter as HTMLElement).getAllByRole('option');
		const names = options.slice(1).map(({ textContent }) => textContent);
		expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')));
		expect(names).not.toEqual([]);
	}
});

test('secrets and technical fields never show; a long list shows its difference', () => {
	const codes = Array.from({ length: 12 }, (_, index) => `code_${index}`);
	const changes = changesOf({
		before: { id: 'x', password_hash: 'h', surcussale_id: 'i', surcussale_name: 'A', perms: codes },
		after: {
			id: 'x',
			password_hash: 'g',
			surcussale_id: 'j',
			surcussale_name: 'B',
			perms: [...codes, 'more'],
		},
	});
	expect(changes).toEqual([
		{ field: 'surcussale_name', before: 'A', after: 'B', isChanged: true },
		{ field: 'perms', before: [], after: ['more'], isChanged: true },
	]);
});

const CHAIN = {
	company_id: COMPANY,
	companyname: 'Lakay Lotto',
	entries: 41,
	head: 'cd'.repeat(32),
};

test('verifying says that the chain is whole, with its head', async () => {
	api().on(tracabiliteApi.verify, () => [
		{ ...CHAIN, first_bad: null, anchor: { at: ENTRY.at, seq: 40, state: 'whole' as const } },
	]);
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: 'Vérifier' }));
	const dialog = await screen.findByRole('dialog');
	expect(await within(dialog).findByText(/Intacte : 41 écritures/)).toBeInTheDocument();
	expect(dialog).toHaveTextContent(CHAIN.head);
	expect(dialog).toHaveTextContent(
		'Concorde avec la tête gardée hors de la base le 10 mars 2026 14:30 (n° 40).',
	);
	await expectAccessible(dialog);
});

test('a bad chain names its first bad entry and leads to it', async () => {
	const { seq, at, actor_name, actor_role, object_type, object_id, object_label } = ENTRY;
	api().on(tracabiliteApi.verify, () => [
		{
			...CHAIN,
			first_bad: {
				seq,
				at,
				actor_name,
				actor_role,
				object_type,
				object_id,
				object_label,
				problem: 'changed' as const,
			},
			anchor: { at, seq: 40, state: 'cut' as const },
		},
	]);
	const { user, address } = await open();
	await user.click(await screen.findByRole('button', { name: 'Vérifier' }));
	const dialog = await screen.findByRole('dialog');
	expect(await within(dialog).findByText(/L’écriture n° 7 a été modifiée/)).toBeInTheDocument();
	expect(dialog).toHaveTextContent('La fin a été coupée : l’écriture n° 40');
	await user.click(within(dialog).getByRole('link', { name: 'Voir cette écriture' }));
	await waitFor(() => expect(address().search).toBe(`?trace=${COMPANY}:7`));
	expect(await screen.findByRole('dialog', { name: /Rose Pierre/ })).toBeInTheDocument();
});

test('a supervisor reads the trail of their agents but cannot verify', async () => {
	api();
	await open(PATH, aUser({ role: 'supervisor', perms: ['view_traceagentaction'] }));
	expect(await screen.findByText('Rose Pierre')).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: 'Vérifier' })).not.toBeInTheDocument();
});
