import { PERMISSIONS } from '@borlette/shared/contract';
import { TEMPLATE_PERMISSIONS } from '@borlette/shared/contract/office';
import { type TodoPage as Page, type Todo, todoApi } from '@borlette/shared/contract/todo';
import {
	kindOf,
	TODO_KIND_NAMES,
	type TodoFacts,
	type TodoKind,
} from '@borlette/shared/contract/todo.kinds';
import {
	aTodo,
	aUser,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	todosOf,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { TodoPage } from './TodoPage.tsx';

const path = '/dashboard/a-faire';
const large = aTodo({
	id: '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7b03',
	kind: 'gain_large',
	urgency: 'today',
	facts: {
		ref: 'AAAAAAAAAAAA',
		amount: 2_500_000,
		currency: 'HTG',
		agent: 'Élise Zamor · 0412',
		surcussale: 'Jacmel',
		draw_date: '2026-03-10',
	},
});
const PEOPLE = [{ id: '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7b09', name: 'Rose Estimé' }];

/** An API that keeps what is done to its entries. */
function apiOf(...todos: Todo[]) {
	let page: Page = todosOf(...todos);
	const change = (id: string, changes: Partial<Todo>): Todo => {
		const before = page.items.find((todo) => todo.id === id) ?? aTodo({ id });
		const after = { ...before, ...changes, version: before.version + 1 };
		const others = page.items.filter((todo) => todo.id !== id);
		page = todosOf(...(after.state === 'open' ? [...others, after] : others));
		return after;
	};
	return fakeApi()
		.on(todoApi.list, () => page)
		.on(todoApi.people, () => PEOPLE)
		.on(todoApi.assign, ({ body: { id, person } }) =>
			change(id, { assigned_to: person, assigned_name: person && 'Rose Estimé' }),
		)
		.on(todoApi.putOff, ({ body: { id, until } }) =>
			change(id, { state: until ? 'put_off' : 'open' }),
		)
		.on(todoApi.done, ({ body: { id, is_done } }) =>
			change(id, { state: is_done ? 'done' : 'open' }),
		);
}
const open = () => renderScreen(<TodoPage />, { user: aUser(), path });
const rows = () => within(screen.getByRole('list', { name: 'À faire' })).getAllByRole('listitem');

test('each entry says what is to be done, why, and leads there', async () => {
	apiOf(aTodo(), large);
	await open();
	const link = await screen.findByRole('link', { name: 'Entrer le résultat : New York Midi' });
	expect(link).toHaveAttribute('href', expect.stringContaining('0d5c0f3e7b02'));
	expect(screen.getByText(/pas encore de résultat/)).toBeInTheDocument();
	const gain = screen.getByRole('link', { name: /Payer un gain de 25.000,00/ });
	expect(gain).toHaveAttribute('href', expect.stringContaining('q=AAAAAAAAAAAA'));
	expect(screen.getByText(/Élise Zamor · 0412, Jacmel/)).toBeInTheDocument();
	await expectAccessible();
});

test('who entered a result reads that another person confirms it, and is offered nothing that hides it', async () => {
	const { id, first_name } = aUser();
	const facts = { draw: 'New York Midi', draw_date: '2026-03-10', by: first_name };
	const waits = aTodo({
		kind: 'result_waiting',
		urgency: 'today',
		facts: { ...facts, barred: id },
	});
	apiOf(waits);
	const { user } = await open();
	expect(await screen.findByText('Attend une autre personne : New York Midi')).toBeInTheDocument();
	expect(screen.getByText(/entré par vous : une autre personne le confirme/)).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: /^Marquer/ })).not.toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: /^Autres actions/ }));
	expect(await screen.findByText('Rose Estimé')).toBeInTheDocument();
	expect(screen.queryByText('Dans une heure')).not.toBeInTheDocument();
});

test('who is in the office to look reads what is to be done, and is offered nothing about it', async () => {
	apiOf(large);
	const user = aUser({ role: 'company', perms: TEMPLATE_PERMISSIONS.controle });
	await renderScreen(<TodoPage />, { path, user });
	expect(await screen.findByRole('link', { name: /Payer un gain/ })).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: /^(Marquer|Autres actions)/ })).toBeNull();
});

test.each([
	['overdue', /en retard depuis le 0?9 mars/],
	['', /à payer au plus tard le 0?9 mars/],
])('an invoice to pay says whether its day is over (%s)', async (problem, said) => {
	const facts = { ref: 'FACT-1', amount: 200_000, currency: 'HTG', day: '2026-03-09', problem };
	apiOf(aTodo({ kind: 'invoice_due', urgency: 'soon', facts }));
	await open();
	expect(await screen.findByText(said)).toBeInTheDocument();
});

const DRAW = '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7b02';
const BRANCH = '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7b04';
const FACTS: TodoFacts = {
	...{ draw: 'New York Midi', draw_date: '2026-03-10', instance_id: DRAW, day: '2026-03-09' },
	...{ draw_at: '2026-03-10T18:30:00.000Z', close_at: '2026-03-10T18:25:00.000Z' },
	...{ surcussale: 'Jacmel', surcussale_id: BRANCH, agent: 'Élise Zamor · 0412', by: 'Rose' },
	...{ names: ['38'], count: 1, amount: 2_500_000, currency: 'HTG', percent: 9_000 },
	...{ ref: 'AAAAAAAAAAAA', company: 'Lakay Lotto', holder: 'Équipe', server: 'sud' },
	...{ state: 'New York', slot: 'midi', problem: 'late', value: '', known: '' },
	...{ until: '2026-03-20T00:00:00.000Z', rule: 'Gros jour', figure: '', threshold: 1 },
};
const LEADS_TO: Readonly<Record<TodoKind, string>> = {
	result_missing: `tirage/dates/${DRAW}`,
	result_waiting: `tirage/dates/${DRAW}`,
	settlement_stuck: `tirage/dates/${DRAW}`,
	gain_large: 'borlette/list-fiches-gagnants?q=AAAAAAAAAAAA',
	limit_near: `borlette/statistiques?draw=${DRAW}`,
	cash_difference: `rapports/cloture?day=2026-03-09&surcussale_id=${BRANCH}&state=difference`,
	debt_overdue: `rapports/cloture?day=2026-03-09&surcussale_id=${BRANCH}&state=open`,
	terminal_silent: `agent/list?surcussale_id=${BRANCH}`,
	day_reached: 'rapports/journalier',
	draw_reached: `borlette/statistiques?draw=${DRAW}`,
	invoice_due: 'company/facturation',
	invoice_unpaid: 'company/facturation?state=overdue',
	source_doubted: 'tirage/lots-gagnants/auto/entrer?state=New+York&slot=midi&draw_date=2026-03-10',
	source_unread: 'tirage/lots-gagnants/auto/sources',
	backup_missing: 'etat',
	backup_late: 'etat',
	books_differ: 'etat',
	key_expiring: 'releases',
	server_away: 'company/list',
};

test('a fiche is named as it is printed', async () => {
	apiOf(large);
	await open();
	expect(await screen.findByText(/^Fiche AAAA AAAA AAAA du 10 mars 2026/)).toBeVisible();
});

test('an entry of each kind leads to where it is done', async () => {
	const factsOf = (kind: TodoKind) =>
		Object.fromEntries(kindOf(kind).facts.map((fact) => [fact, FACTS[fact]]));
	// As many ids as kinds; each entry is found by its place.
	const all = TODO_KIND_NAMES.map((kind, at) =>
		aTodo({ id: BRANCH.slice(0, -2) + String(at + 10), kind, facts: factsOf(kind) }),
	);
	apiOf(...all);
	const user = aUser({ role: 'superuser', perms: PERMISSIONS });
	await renderScreen(<TodoPage />, { user, path });
	await screen.findByRole('link', { name: 'Entrer le résultat : New York Midi' });
	const found = rows().map((row) => within(row).getByRole('link').getAttribute('href'));
	const expected = TODO_KIND_NAMES.map((kind) => `/dashboard/${LEADS_TO[kind]}`);
	expect(found).toEqual(expected);
});

test('done goes at once, and comes back with Annuler', async () => {
	const api = apiOf(aTodo(), large);
	const { user } = await open();
	await user.click(
		await screen.findByRole('button', {
			name: 'Marquer « Entrer le résultat : New York Midi » comme fait',
		}),
	);
	await waitFor(() => expect(rows()).toHaveLength(1));
	await user.click(await screen.findByRole('button', { name: 'Annuler' }));
	await waitFor(() => expect(rows()).toHaveLength(2));
	expect(api.received(todoApi.done).map(({ body }) => body)).toMatchObject([
		{ is_done: true, version: 1 },
		{ is_done: false, version: 2 },
	]);
});

test('an entry is given to somebody and put off by the keyboard', async () => {
	const api = apiOf(aTodo());
	const { user } = await open();
	const more = await screen.findByRole('button', { name: /Autres actions/ });
	more.focus();
	await user.keyboard('{Enter}');
	await user.click(await screen.findByRole('menuitem', { name: 'Rose Estimé' }));
	expect(await screen.findByText(/Confié à Rose Estimé/)).toBeInTheDocument();
	expect(api.received(todoApi.assign)[0]?.body).toMatchObject({ person: PEOPLE[0]?.id });
	await user.click(screen.getByRole('button', { name: /Autres actions/ }));
	await user.click(await screen.findByRole('menuitem', { name: 'Dans une heure' }));
	expect(await screen.findByText('Rien à faire')).toBeInTheDocument();
});

test('who is overtaken is told, and nothing is lost', async () => {
	apiOf(aTodo()).on(todoApi.done, () => {
		throw new Refusal('version_conflict');
	});
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: /comme fait/ }));
	expect(await screen.findByRole('log')).not.toBeEmptyDOMElement();
	expect(rows()).toHaveLength(1);
});

test('what is chosen is asked for and stands in the address', async () => {
	const api = apiOf();
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: /Pour moi/ }));
	await user.click(screen.getByRole('button', { name: /^Faits/ }));
	await user.selectOptions(screen.getByRole('combobox', { name: 'Sorte' }), 'limit_near');
	await waitFor(() =>
		expect(api.received(todoApi.list).at(-1)?.query).toMatchObject({
			...{ mine: 'true', state: 'done', kind: 'limit_near' },
		}),
	);
	expect(await screen.findByText('Rien de tel pour le moment')).toBeInTheDocument();
});

test('who deals with one entry by the keyboard goes on at the next, and at the title after the last', async () => {
	apiOf(aTodo(), large);
	const { user } = await open();
	const done = await screen.findByRole('button', { name: /^Marquer « Entrer le résultat/ });
	done.focus();
	await user.keyboard('{Enter}');
	const next = screen.getByRole('button', { name: /^Marquer « Payer un gain/ });
	await waitFor(() => expect(next).toHaveFocus());
	await user.tab();
	await user.keyboard('{Enter}');
	// It takes the next key once it is open, and the one after once that is told.
	const menu = await screen.findByRole('menu');
	await waitFor(() => expect(menu).toHaveFocus());
	await user.keyboard('{ArrowDown}');
	await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant'));
	await user.keyboard('{Enter}');
	await waitFor(() => expect(screen.getByRole('heading', { name: 'À faire' })).toHaveFocus());
});
