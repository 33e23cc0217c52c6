import type { Permission } from '@borlette/shared/contract';
import { clotureApi } from '@borlette/shared/contract/cloture';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { onUnheard } from '@borlette/shared/data';
import {
	act,
	aPage,
	aUser,
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
import { CloturePage } from './CloturePage.tsx';
import { aHouse, idOf, nameOf, TODAY, YESTERDAY } from './testing/aHouse.ts';

const PATH = '/dashboard/rapports/cloture';
const ALL: Permission[] = [
	'view_report_partiel',
	'view_wallettransaction',
	'add_wallettransaction',
	'view_surcussale',
	'view_supervisor',
];

beforeEach(() => sessionStorage.clear());

function apiOf(house: ReturnType<typeof aHouse>) {
	return fakeApi()
		.on(clotureApi.list, house.page as never)
		.on(clotureApi.create, house.book)
		.on(surcussaleApi.list, () => aPage([]) as never)
		.on(supervisorApi.list, () => aPage([]) as never);
}
const open = async ({ perms = ALL, search = '' } = {}) => {
	const shown = await renderScreen(<CloturePage />, {
		path: `${PATH}${search}`,
		route: PATH,
		user: aUser({ perms }),
	});
	if (perms.includes('view_wallettransaction'))
		await screen.findAllByRole('link', { name: /^Agent 0/ });
	return shown;
};
// By its label: among hundreds of cells a role takes seconds to find.
const field = (place: number) => screen.findByLabelText(`Montant compté, ${nameOf(place)}`);
const row = (place: number) => {
	const found = screen.getByRole('link', { name: nameOf(place) }).closest('tr');
	if (!found) throw new Error(`No row of ${nameOf(place)}`);
	return found;
};
const focused = () => document.activeElement as HTMLElement | null;
const bodies = (calls: ReturnType<typeof fakeApi>) =>
	calls.received(clotureApi.create).map(({ body, key }) => ({ ...body, key }));

test('from the first amount to the last by keys alone: each is booked as it was read, a difference on the second Enter', async () => {
	const calls = apiOf(aHouse(3));
	const { user } = await open();
	await waitFor(async () => expect(await field(1)).toHaveFocus());
	await expectAccessible();
	await user.keyboard('{ArrowDown}');
	expect(await field(2)).toHaveFocus();
	await user.keyboard('{ArrowUp}250{Enter}');
	expect(row(1)).toHaveTextContent(/Manque 50,00\sG.*Appuyez encore une fois/);
	expect(bodies(calls)).toEqual([]);
	await user.keyboard('{Enter}');
	// The next agent does not wait for the answer: what is typed on is theirs.
	expect(await field(2)).toHaveFocus();
	await user.keyboard('300{Enter}');
	expect(await field(3)).toHaveFocus();
	await waitFor(() => expect(row(2)).toHaveTextContent(/Le compte est juste/));
	expect(row(1)).toHaveTextContent(/250,00\sG.*Manque 50,00\sG.*Clôturé par Admin Test/);
	expect(screen.queryByLabelText(`Montant compté, ${nameOf(1)}`)).not.toBeInTheDocument();
	expect(bodies(calls)).toMatchObject([
		{
			agent_id: idOf(1),
			day: TODAY,
			counted: 25_000,
			expected: 30_000,
			no: 0,
			note: expect.stringMatching(
				/^Clôture du 10 mars 2026 : attendu 300,00\sG, compté 250,00\sG$/,
			),
		},
		{ agent_id: idOf(2), counted: 30_000, expected: 30_000, no: 0 },
	]);
	expect(screen.getByText('2 sur 3 agents clôturés')).toBeInTheDocument();
	expect(screen.getByText(/^il manque 50,00\sG$/)).toBeInTheDocument();
	await user.keyboard('12{Escape}');
	expect(await field(3)).toHaveValue('');
});

test('who has begun to search before the amounts are there is not taken away from it', async () => {
	const house = aHouse(3);
	let arrive = (): void => undefined;
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	apiOf(house).on(clotureApi.list, (async (call: never) => {
		await arrived;
		return house.page(call);
	}) as never);
	const { user } = await renderScreen(<CloturePage />, {
		path: PATH,
		route: PATH,
		user: aUser({ perms: ALL }),
	});
	const search = await screen.findByRole('searchbox');
	await user.click(search);
	await act(async () => arrive());
	expect(await field(1)).toBeVisible();
	expect(search).toHaveFocus();
});

test('somebody else was faster: the row says who and with how much, what was typed stays until Esc', async () => {
	const house = aHouse(3);
	const calls = apiOf(house);
	const { user } = await open();
	await user.type(await field(2), '120');
	await user.type(await field(1), '300');
	house.close(1, 28_000, 'Marie Noël');
	await user.keyboard('{Enter}');
	await waitFor(() =>
		expect(row(1)).toHaveTextContent(
			/Déjà clôturé par Marie Noël, 10 mars 2026 19:05, avec 280,00\sG/,
		),
	);
	expect(await field(1)).toHaveValue('300');
	expect(await field(2)).toHaveValue('120');
	await user.type(await field(1), '{Enter}');
	expect(bodies(calls)).toHaveLength(1);
	await user.type(await field(1), '{Escape}');
	expect(row(1)).toHaveTextContent(/280,00\sG.*Manque 20,00\sG/);
	expect(await field(2)).toHaveValue('120');
});

test('the ledger moved meanwhile: nothing is booked, the row says it and what is missing now', async () => {
	const house = aHouse(2);
	const calls = apiOf(house);
	const { user } = await open();
	await user.type(await field(1), '300');
	house.set(1, { expected: 32_000, sales: 42_000 });
	await user.keyboard('{Enter}');
	await waitFor(() => expect(row(1)).toHaveTextContent(/a bougé depuis.*Manque 20,00\sG/));
	expect(await field(1)).toHaveValue('300');
	await user.type(await field(1), '{Backspace}{Backspace}20{Enter}');
	await waitFor(() => expect(row(1)).toHaveTextContent(/Le compte est juste/));
	expect(bodies(calls).map(({ counted, expected }) => [counted, expected])).toEqual([
		[30_000, 30_000],
		[32_000, 32_000],
	]);
});

test('a difference that became another one since Enter was pressed is asked about anew', async () => {
	const house = aHouse(3);
	const calls = apiOf(house);
	const { user } = await open();
	await user.type(await field(2), '250{Enter}');
	expect(row(2)).toHaveTextContent(/Manque 50,00\sG.*Appuyez encore une fois/);
	house.set(2, { expected: 32_000, sales: 42_000 });
	// The rows are read again after each that is booked.
	await user.type(await field(1), '300{Enter}');
	await waitFor(() => expect(row(2)).toHaveTextContent(/Manque 70,00\sG/));
	await user.type(await field(2), '{Enter}');
	expect(row(2)).toHaveTextContent(/Manque 70,00\sG.*Appuyez encore une fois/);
	expect(bodies(calls)).toHaveLength(1);
	await user.type(await field(2), '{Enter}');
	await waitFor(() =>
		expect(bodies(calls)[1]).toMatchObject({ counted: 25_000, expected: 32_000 }),
	);
});

test('what the house owes an agent is typed as it is shown, and said to go to them', async () => {
	const house = aHouse(2);
	house.set(1, { expected: -52_000 });
	const calls = apiOf(house);
	const { user } = await open();
	expect(row(1)).toHaveTextContent(/−520,00\sG.*À clôturer : à remettre à l’agent/);
	expect(row(2)).not.toHaveTextContent('à remettre');
	await user.type(await field(1), '-520{Enter}');
	await waitFor(() => expect(row(1)).toHaveTextContent(/Le compte est juste/));
	await user.type(await field(2), '-300{Enter}');
	expect(row(2)).toHaveTextContent('Entrez un montant');
	expect(bodies(calls).map(({ counted, expected }) => [counted, expected])).toEqual([
		[52_000, -52_000],
	]);
});

test('an answer that is lost books nothing twice: Enter sends the same again, though the row is closed by now', async () => {
	const house = aHouse(2);
	let answered = 0;
	const calls = apiOf(house).on(clotureApi.create, (call) => {
		answered += 1;
		if (answered > 1) return house.at(1);
		house.book(call);
		throw new NoAnswer();
	});
	const { user } = await open();
	await user.type(await field(1), '300{Enter}');
	await waitFor(() => expect(row(1)).toHaveTextContent(/Entrée pour renvoyer/));
	await user.type(await field(1), '{Enter}');
	await waitFor(() => expect(row(1)).toHaveTextContent(/Le compte est juste/));
	const [one, two] = bodies(calls);
	expect(two).toEqual(one);
	expect(screen.queryByLabelText(`Montant compté, ${nameOf(1)}`)).not.toBeInTheDocument();
});

test('of 2,000 agents a page of 50 is asked for; Enter and the arrows go over its end to the next and back', async () => {
	const house = aHouse(2_000);
	for (let place = 51; place <= 100; place += 1) house.close(place, 30_000, 'Marie Noël');
	const calls = apiOf(house);
	const { user, address } = await open({ search: '?size=50' });
	expect(calls.received(clotureApi.list)[0]?.query).toMatchObject({ limit: '50', offset: '0' });
	expect(screen.getAllByLabelText(/^Montant compté, /)).toHaveLength(50);
	expect(screen.getByText(/sur 2.000 agents clôturés/)).toBeInTheDocument();
	// The total of the whole filter, not of the page.
	expect(screen.getByText('Total du filtre').closest('tr')).toHaveTextContent(
		/600.000,00\sG15.000,00\sG0,00\sG/,
	);
	await user.type(await field(50), '300{Enter}');
	// The second page is closed already: it is gone past.
	await waitFor(async () => expect(await field(101)).toHaveFocus());
	expect(address().search).toContain('page=3');
	await user.keyboard('{ArrowUp}');
	await waitFor(async () => expect(await field(49)).toHaveFocus());
	expect(house.at(50)).toMatchObject({ state: 'closed', counted: 30_000 });
});

test('of a day that nobody has counted no total says that nothing is missing', async () => {
	apiOf(aHouse(3));
	await open();
	const foot = screen.getByText('Total du filtre').closest('tr');
	const cells = [...(foot?.children ?? [])].map(({ textContent }) => textContent);
	expect(cells.slice(1, 4)).toEqual([expect.stringMatching(/^900,00\sG/), '', '']);
});

test('what is expected of an agent adds up from the figures of the row', async () => {
	apiOf(aHouse(3));
	await open();
	expect(row(1)).toHaveTextContent(
		/^Agent 0001\s*300,00\sG.*Rose Pierre\s*50,00\sG\s*400,00\sG\s*10,00\sG\s*40,00\sG\s*100,00\sG\s*0,00\sG\s*0,00\sG/,
	);
	expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
		...['Agent', 'Attendu', 'Compté', 'Écart', 'Surcussale', 'Superviseur'],
		...['Dû avant ce jour', 'Ventes', 'Contre-passations', 'Commission', 'Gains payés'],
		...['Réglé depuis ce jour', 'Déjà remis'],
	]);
});

test('search, branch, supervisor, day and state go to the call', async () => {
	const calls = apiOf(aHouse(3));
	const { user } = await open({
		search: `?day=2026-03-01&surcussale_id=${idOf(9_001)}&supervisor_id=${idOf(9_002)}`,
	});
	await user.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'À clôturer');
	await user.type(screen.getByRole('searchbox'), 'Agent 0002');
	await waitFor(() =>
		expect(calls.received(clotureApi.list).at(-1)?.query).toMatchObject({
			day: '2026-03-01',
			surcussale_id: idOf(9_001),
			supervisor_id: idOf(9_002),
			state: 'open',
			q: 'Agent 0002',
		}),
	);
	await waitFor(() => expect(screen.getAllByRole('link', { name: /^Agent 0/ })).toHaveLength(1));
	await user.keyboard('{ArrowDown}300{Enter}');
	await waitFor(() =>
		expect(bodies(calls)).toMatchObject([{ agent_id: idOf(2), day: '2026-03-01' }]),
	);
});

test('what is typed stays, by a refetch, on another page and by a reload; leaving asks', async () => {
	const house = aHouse(60);
	const calls = apiOf(house);
	const { user, router, unmount } = await open();
	await user.type(await field(2), '77');
	house.set(3, { expected: 31_000 });
	await user.type(await field(1), '300{Enter}');
	await waitFor(() => expect(row(3)).toHaveTextContent(/310,00\sG/));
	expect(await field(2)).toHaveValue('77');
	await user.click(screen.getByRole('button', { name: 'Page suivante' }));
	await field(26);
	expect(screen.getByText(/1 montant saisi attend encore/)).toBeInTheDocument();
	await act(() => router.navigate('/elsewhere'));
	const question = await screen.findByRole('alertdialog');
	await user.click(within(question).getByRole('button', { name: 'Rester' }));
	await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
	await user.click(screen.getByRole('link', { name: nameOf(2) }));
	expect(await field(2)).toHaveValue('77');
	unmount();
	await open();
	expect(await field(2)).toHaveValue('77');
	expect(bodies(calls)).toHaveLength(1);
});

describe('left while an amount is being booked', () => {
	/** Two amounts are typed, the first of them sent; its answer is still to come. */
	async function leaveWhileBooking() {
		const house = aHouse(3);
		let end = (_: 'taken' | 'refused') => {};
		const ended = new Promise<'taken' | 'refused'>((resolve) => {
			end = resolve;
		});
		const calls = apiOf(house).on(clotureApi.create, async (call) => {
			if ((await ended) === 'refused') throw new Refusal('unavailable');
			return house.book(call);
		});
		const unheard = jest.fn();
		const deafen = onUnheard(unheard);
		const { user, router, address, unmount } = await open();
		await user.type(await field(2), '77');
		await user.type(await field(1), '300{Enter}');
		await act(() => router.navigate('/elsewhere'));
		const question = await screen.findByRole('alertdialog', {
			name: 'Quitter pendant l’enregistrement ?',
		});
		await user.click(within(question).getByRole('button', { name: 'Quitter' }));
		await waitFor(() => expect(address().pathname).toBe('/elsewhere'));
		const comeBack = async (how: 'taken' | 'refused', isTold: () => void) => {
			end(how);
			await waitFor(isTold);
			unmount();
			deafen();
			return open();
		};
		return { calls, unheard, comeBack };
	}
	const kept = () => JSON.stringify(Object.values(sessionStorage));

	test('its failure is told, and it waits to be sent again as it was', async () => {
		const { calls, unheard, comeBack } = await leaveWhileBooking();
		const { user } = await comeBack('refused', () => expect(unheard).toHaveBeenCalledTimes(1));
		expect(await field(2)).toHaveValue('77');
		expect(await field(1)).toHaveValue('300');
		await user.type(await field(1), '{Enter}');
		await waitFor(() => expect(bodies(calls)).toHaveLength(2));
		const [one, two] = bodies(calls);
		expect(two).toEqual(one);
	});

	test('once it is booked only what was not sent waits', async () => {
		const { comeBack } = await leaveWhileBooking();
		await comeBack('taken', () => expect(kept()).not.toContain('300'));
		expect(row(1)).toHaveTextContent(/Le compte est juste/);
		expect(await field(2)).toHaveValue('77');
	});
});

test('midnight passes while it is counted: rows, what is typed and what is booked stay of the day that was begun', async () => {
	const house = aHouse(3);
	const calls = apiOf(house);
	const { user } = await open();
	await user.type(await field(2), '77');
	calls.on(
		clotureApi.list,
		(asked) => house.page({ ...asked, query: { day: '2026-03-11', ...asked.query } }) as never,
	);
	await user.type(await field(1), '300{Enter}');
	await waitFor(() => expect(row(1)).toHaveTextContent(/Le compte est juste/));
	expect(await field(2)).toHaveValue('77');
	await user.type(await field(3), '300{Enter}');
	await waitFor(() =>
		expect(bodies(calls).map(({ agent_id, day }) => [agent_id, day])).toEqual([
			[idOf(1), TODAY],
			[idOf(3), TODAY],
		]),
	);
});

test('after midnight the page says that yesterday is not closed, and leads to it in the same branch', async () => {
	const calls = apiOf(aHouse(3, 2));
	const { user } = await open({ search: `?surcussale_id=${idOf(9_001)}&page=1` });
	expect(screen.getByText(/^Hier, 09 mars 2026 : 2 agents restent à clôturer\./)).toBeVisible();
	await expectAccessible();
	await user.click(screen.getByRole('link', { name: 'Ouvrir ce jour' }));
	await waitFor(() =>
		expect(calls.received(clotureApi.list).at(-1)?.query).toMatchObject({
			day: YESTERDAY,
			state: 'open',
			surcussale_id: idOf(9_001),
		}),
	);
	await waitFor(() => expect(screen.queryByText(/^Hier/)).not.toBeInTheDocument());
});

test('Alt P opens the slip of the agent with what is typed, and once more prints it', async () => {
	apiOf(aHouse(2));
	const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
	const { user, address } = await open();
	await user.type(await field(1), '250{Alt>}p{/Alt}');
	const slip = await screen.findByRole('article', { name: 'Bordereau de clôture' });
	await waitFor(() => expect(address().search).toBe(`?day=${TODAY}&agent=${idOf(1)}`));
	expect(slip).toHaveTextContent(/Dû avant ce jour50,00\sGVentes400,00\sGContre-passations−10,00/);
	expect(slip).toHaveTextContent(
		/attendu de l’agent300,00\sGMontant compté250,00\sGÉcartManque 50,00\sG/,
	);
	expect(slip).toHaveTextContent(/Bordereau de clôture · 10 mars 2026.*Imprimé le \d+ \S+ \d{4}/);
	await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
	await user.keyboard('{Alt>}p{/Alt}');
	expect(print).toHaveBeenCalledTimes(1);
	await user.click(screen.getByRole('button', { name: 'Imprimer le bordereau' }));
	expect(print).toHaveBeenCalledTimes(2);
	print.mockRestore();
	await user.keyboard('{Escape}');
	expect(await field(1)).toHaveValue('250');
	await waitFor(async () => expect(await field(1)).toHaveFocus());
});

test('a P between the figures of an amount is part of it: what is typed after it is not lost', async () => {
	apiOf(aHouse(2));
	const { user } = await open();
	await user.type(await field(1), '4p3');
	expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	expect(await field(1)).toHaveValue('4p3');
	expect(await field(1)).toHaveFocus();
	await user.keyboard('{Backspace}{Backspace}3');
	expect(await field(1)).toHaveValue('43');
});

test('a day to come is not asked for: it cannot be closed', async () => {
	const calls = apiOf(aHouse(2));
	const { user, address } = await open();
	const day = screen.getByRole('textbox', { name: 'Jour' });
	await fill(day, '01/01/2999');
	await user.tab();
	await waitFor(() => expect(day).toHaveAccessibleDescription(/^Pas après le /));
	expect(address().search).toBe('');
	expect(calls.received(clotureApi.list).every(({ query }) => !query.day)).toBe(true);
});

test('a link to a slip opens it, whatever page its agent is on', async () => {
	apiOf(aHouse(60));
	await renderScreen(<CloturePage />, {
		path: `${PATH}?agent=${idOf(40)}`,
		route: PATH,
		user: aUser({ perms: ALL }),
	});
	expect(await screen.findByRole('article', { name: 'Bordereau de clôture' })).toHaveTextContent(
		nameOf(40),
	);
});

test('who may not record counts and prints, and is told', async () => {
	const calls = apiOf(aHouse(2));
	const { user, router } = await open({ perms: ['view_report_partiel', 'view_wallettransaction'] });
	expect(screen.getByText(/enregistrer demande la permission/)).toBeInTheDocument();
	await user.type(await field(1), '400{Enter}');
	expect(row(1)).toHaveTextContent(/Excédent 100,00\sG/);
	expect(await field(2)).toHaveFocus();
	expect(bodies(calls)).toEqual([]);
	await act(() => router.navigate('/elsewhere'));
	expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

test('without the transactions there is no expected amount, and that is said', async () => {
	fakeApi();
	await open({ perms: ['view_report_partiel'] });
	expect(await screen.findByText(/accès aux transactions/)).toBeInTheDocument();
});
