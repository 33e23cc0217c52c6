import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import type { Session } from '@borlette/shared/contract/auth';
import { type Taking, type Tour, tourneeApi } from '@borlette/shared/contract/tournee';
import { ownerOf } from '@borlette/shared/session';
import {
	aUser,
	cleanup,
	expectAccessible,
	fakeApi,
	NoAnswer,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { Kept } from './outbox/kept.ts';
import { Outbox } from './outbox/outbox.ts';
import { TourneePage } from './TourneePage.tsx';

Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });

const PATH = '/dashboard/tournee';
const SECRET = Buffer.alloc(32, 7).toString('base64');
const [AGENT, STOP] = [4, 5].map((n) => `1c2d3e4f-0000-4000-8000-00000000000${n}`) as [
	string,
	string,
];

const aTour = (owed: number, traits: Partial<Tour> = {}): Tour => ({
	day: '2030-03-10',
	currency: 'HTG',
	timezone: 'America/Port-au-Prince',
	read_at: '2030-03-10T15:00:00.000Z',
	stops: [
		{
			...{ id: STOP, name: 'Jacmel', city: '', address: '', phone: null, visit: null },
			agents: [
				{
					...{ id: AGENT, agent_name: 'Élise Zamor · 0001', phone: '+50934567890', owed },
					...{ is_active: true, owed_since: owed > 0 ? '2030-03-09' : null },
					...{ has_terminal: true, terminal_seen_at: null },
				},
			],
		},
	],
	takings: [],
	secret: SECRET,
	...traits,
});
const aTaking = (traits: Partial<Taking> = {}): Taking => ({
	...{ id: AGENT, key: 'aaaaaaaaaaaaaaaa', agent_id: AGENT, agent_name: 'Élise Zamor · 0001' },
	...{ surcussale_id: STOP, surcussale_name: 'Jacmel', amount: 125_000, currency: 'HTG' },
	...{ balance: 0, note: '', taken_at: '2030-03-10T15:10:00Z', at: '2030-03-10T15:20:00Z' },
	...{ actor_name: 'Nadine Louis', ...traits },
});

/** What was taken and not sent when the page was left. */
async function keep(user: Session): Promise<void> {
	const outbox = await Outbox.open(await Kept.open(ownerOf(user), SECRET));
	await outbox.add({
		...{ kind: 'taking', key: 'aaaaaaaaaaaaaaaa', done_at: '2030-03-10T15:10:00.000Z' },
		...{ label: 'Élise Zamor · 0001', place: 'Jacmel', actor: 'Nadine Louis', currency: 'HTG' },
		body: {
			...{ agent_id: AGENT, amount: 125_000, taken_at: '2030-03-10T15:10:00.000Z', note: '' },
			...{ actor_signature: 'AAAA', agent_signature: 'BBBB' },
		},
	});
}
const stop = () => screen.getByRole('link', { name: /^Jacmel/ });

test('in "Toutes" the tour is headed too, and says that a company has to be chosen first', async () => {
	const user = aUser({ role: 'superuser', select_company: null });
	await renderScreen(<TourneePage />, { path: PATH, user });
	expect(await screen.findByText('Choisissez d’abord la compagnie')).toBeInTheDocument();
	expect(screen.getByRole('heading', { level: 1, name: 'Tournée' })).toBeInTheDocument();
	await expectAccessible();
});

test.each([
	['supervisor', /demandez à votre administration/, null],
	['company', /Les surcussales de la compagnie/, '/dashboard/surcussale/new'],
] as const)('a tour without a branch says to a %s what comes next', async (role, text, to) => {
	fakeApi().on(tourneeApi.read, () => aTour(0, { stops: [] }));
	await renderScreen(<TourneePage />, { path: PATH, user: aUser({ role }) });
	expect(await screen.findByText(text)).toBeInTheDocument();
	const link = screen.queryByRole('link', { name: /Ouvrir une surcussale/ });
	expect(link?.getAttribute('href') ?? null).toBe(to);
});

test('what was recorded is owed no more, though the network goes before the tour is read again; nor after the page was closed', async () => {
	const user = aUser();
	await keep(user);
	let isThere = true;
	const api = fakeApi()
		.on(tourneeApi.read, () => {
			if (!isThere) throw new NoAnswer();
			return aTour(125_000);
		})
		.on(tourneeApi.take, () => {
			isThere = false;
			return aTaking();
		});
	await renderScreen(<TourneePage />, { path: PATH, user });
	await waitFor(() => expect(api.received(tourneeApi.read)).toHaveLength(2));
	expect(await screen.findByText('Encaissé aujourd’hui')).toBeInTheDocument();
	expect(stop()).toHaveTextContent('Rien à encaisser');
	expect(stop()).toHaveTextContent(/par Nadine Louis/);
	expect(screen.getByText(/Total dû/)).toHaveTextContent(/Total dû 0,00/);

	cleanup();
	await renderScreen(<TourneePage />, { path: PATH, user });
	expect(await screen.findByText('Encaissé aujourd’hui')).toBeInTheDocument();
	expect(stop()).toHaveTextContent('Rien à encaisser');

	// A tour that was read since knows of it, and of what was sold after it.
	isThere = true;
	fakeApi().on(tourneeApi.read, () =>
		aTour(30_000, { read_at: '2030-03-10T16:00:00.000Z', takings: [aTaking()] }),
	);
	cleanup();
	await renderScreen(<TourneePage />, { path: PATH, user });
	await waitFor(() => expect(stop()).toHaveTextContent(/300,00/));
	expect(screen.getAllByRole('link', { name: /Élise Zamor/ })).toHaveLength(1);
});

test.each([
	['who owes nothing', 0],
	['whose cash is taken and not sent yet', 125_000],
])('of an agent %s nothing is asked for, and an advance may be taken', async (_, owed) => {
	// What other tests kept is another's.
	const user = aUser({ id: STOP });
	if (owed > 0) await keep(user);
	fakeApi()
		.on(tourneeApi.read, () => aTour(owed))
		.on(tourneeApi.take, () => {
			throw new NoAnswer();
		});
	await renderScreen(<TourneePage />, { path: `${PATH}?lieu=${STOP}`, user });
	expect(await screen.findByText('Rien à encaisser')).toBeInTheDocument();
	expect(screen.queryByText(/dû depuis/)).toBeNull();
	expect(screen.queryByRole('link', { name: 'Encaisser' })).toBeNull();
	expect(screen.getByRole('link', { name: 'Encaisser une avance' })).toBeInTheDocument();
});

test('a visit without cash is seen, though the network goes before the tour is read again; nor after the page was closed is it lost', async () => {
	const user = aUser();
	const outbox = await Outbox.open(await Kept.open(ownerOf(user), SECRET));
	await outbox.add({
		...{ kind: 'visit', key: 'bbbbbbbbbbbbbbbb', done_at: '2030-03-10T14:50:00.000Z' },
		...{ label: 'Jacmel', place: 'Jacmel', actor: 'Nadine Louis' },
		body: { surcussale_id: STOP, visited_at: '2030-03-10T14:50:00.000Z', note: '' },
	});
	let isThere = true;
	const api = fakeApi()
		.on(tourneeApi.read, () => {
			if (!isThere) throw new NoAnswer();
			return aTour(0);
		})
		.on(tourneeApi.visit, () => {
			isThere = false;
			// It was before the tour was read, and the tour knows nothing of it.
			return { at: '2030-03-10T14:50:00.000Z', actor_name: 'Nadine Louis' };
		});
	await renderScreen(<TourneePage />, { path: PATH, user });
	await waitFor(() => expect(api.received(tourneeApi.read)).toHaveLength(2));
	expect(stop()).toHaveTextContent(/par Nadine Louis/);

	cleanup();
	await renderScreen(<TourneePage />, { path: PATH, user });
	await waitFor(() => expect(stop()).toHaveTextContent(/par Nadine Louis/));

	// Somebody was there since, and nothing is kept of what the tour knows.
	isThere = true;
	const visit = { at: '2030-03-10T17:00:00Z', actor_name: 'Rose Paul' };
	const [first] = aTour(0).stops;
	fakeApi().on(tourneeApi.read, () => aTour(0, { stops: first ? [{ ...first, visit }] : [] }));
	cleanup();
	await renderScreen(<TourneePage />, { path: PATH, user });
	await waitFor(() => expect(stop()).toHaveTextContent(/par Rose Paul/));
	const kept = await Kept.open(ownerOf(user), SECRET);
	await waitFor(async () => expect((await kept.list('visited.')).values).toEqual([]));
});
