import { agentApi, agentDeviceApi } from '@borlette/shared/contract/agent';
import { type AgentDay, clotureApi } from '@borlette/shared/contract/cloture';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { typeBoulesAgentApi, typeBoulesApi } from '@borlette/shared/contract/limite';
import { type Overview, overviewApi } from '@borlette/shared/contract/overview';
import { primeAgentApi, primeApi, RATES } from '@borlette/shared/contract/prime';
import { type AgentScore, scoreApi } from '@borlette/shared/contract/score';
import { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { transactionApi } from '@borlette/shared/contract/transaction';
import {
	act,
	anAgent,
	aPage,
	aScore,
	aSignal,
	aUser,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { pages } from '../remote.ts';

/** Everything is in view. */
class Seen {
	readonly #told: IntersectionObserverCallback;
	constructor(told: IntersectionObserverCallback) {
		this.#told = told;
	}
	observe() {
		this.#told([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
	}
	disconnect() {}
}
beforeAll(() => void Object.assign(globalThis, { IntersectionObserver: Seen }));

const { id: ID, surcussale_id: BRANCH } = anAgent();
const figures = (vente: number, pending = 0) => ({
	...{
		fiches: 3,
		vente,
		gain: 0,
		commission: vente / 10,
		net: vente - vente / 10 - pending,
		pending,
	},
});
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;

const anOverview = (changes: Partial<Overview> = {}): Overview => ({
	id: ID,
	name: 'Jean Pierre · 0412',
	username: 'jpierre',
	phone: '+50936123456',
	is_active: true,
	commission: 1250,
	created_at: '2026-01-01T00:00:00Z',
	surcussale_id: BRANCH,
	surcussale_name: 'Delmas 33',
	supervisor_id: null,
	supervisor_name: null,
	currency: 'HTG',
	day: day(14),
	as_of: '2026-11-14T17:00:00Z',
	agents: 1,
	balance: -150_000,
	debt: { amount: 150_000, agents: 1, since: day(11), is_older: false },
	sales: {
		is_provisional: true,
		today: figures(50_000, 20_000),
		yesterday: figures(40_000),
		days: Array.from({ length: 14 }, (_, index) => ({
			...figures(1_000 * index),
			day: day(index + 1),
		})),
		agents_active: 1,
	},
	terminals: [
		{
			device_id: 'POS-1',
			is_bound: true,
			first_used_at: '2026-11-01T00:00:00Z',
			last_used_at: '2026-11-14T16:00:00Z',
			signed_in_until: null,
		},
	],
	...changes,
});

async function pageOf(name: keyof typeof pages) {
	const page = await pages[name]?.();
	if (!page) throw new Error(`The remote has no page ${name}`);
	return page;
}
const open = async (
	perms: readonly string[],
	changes: Partial<Overview> = {},
	scores: readonly AgentScore[] = [],
	days: ReadonlyArray<Partial<AgentDay>> = [],
) => {
	const calls = fakeApi()
		.on(overviewApi.agent, () => anOverview(changes))
		.on(clotureApi.list, () => aPage([...days]) as never)
		.on(transactionApi.list, () => aPage([]))
		.on(scoreApi.list, () => aPage([...scores]) as never)
		.on(agentApi.one, () => ({ ...anAgent(), is_active: changes.is_active ?? true }));
	const AgentPage = await pageOf('agent.page');
	const rendered = await renderScreen(<AgentPage />, {
		path: `/dashboard/agent/${ID}`,
		route: '/dashboard/agent/:agentId',
		user: aUser({ perms: ['view_agent', ...perms] as never }),
	});
	await screen.findByRole('heading', { level: 1, name: /0412/ });
	return { ...rendered, calls };
};
const section = (name: RegExp | string) => screen.findByRole('region', { name });
const steps = async () => {
	const next = within(await section('Que faire ensuite'));
	return [...next.queryAllByRole('link'), ...next.queryAllByRole('button')].map(
		({ textContent }) => textContent,
	);
};

const spaced = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));
const OFFICE = ['add_wallettransaction', 'add_bouleblock', 'add_typegameagent', 'add_apppromote'];

test('what an agent is expected to hand over today is the sum of what stands beside it', async () => {
	const owed = { opening: 196_600, sales: 242_500 };
	const less = { reversals: 112_500, commission: 24_250, payouts: 45_000, movements: 196_600 };
	const day = {
		id: ID,
		currency: 'HTG',
		state: 'open',
		...owed,
		...less,
		expected: 60_750,
	} as const;
	await open(['view_wallettransaction'], {}, [], [day]);
	const closing = within(await section('Clôture du jour'));
	const cells = await closing.findAllByRole('cell', { name: /\sG$/ });
	const amounts = cells.map(({ textContent }) => Number(textContent?.replaceAll(/[^0-9]/g, '')));
	expect(amounts).toEqual([day.expected, ...Object.values(owed), ...Object.values(less)]);
});

test('the figures say what is owed, since when, and what is only provisional', async () => {
	await open(['view_wallettransaction', 'view_app_report']);
	const cards = within(await section('Chiffres'));
	const card = (name: string) => within(cards.getByText(name).closest('li') as HTMLElement);
	expect(card('À remettre').getByText(/1\s500,00/)).toBeInTheDocument();
	expect(card('À remettre').getByText('Depuis 3 jours')).toBeInTheDocument();
	expect(card('Solde').getByText('Doit à la maison')).toBeInTheDocument();
	expect(card('Ventes').getByText('Provisoire')).toBeInTheDocument();
	expect(card('Net').getByText(/sans 200,00/)).toBeInTheDocument();
	expect(card('Ventes').getByText(/Hier à la même heure : 400,00/)).toBeInTheDocument();
});

test.each([
	[{ since: day(14) }, 'Depuis aujourd’hui'],
	[{ since: day(13) }, 'Depuis hier'],
	[{ since: '2026-10-14', is_older: true }, 'Depuis plus de 31 jours'],
	[{ since: null, amount: 0 }, 'Rien de dû'],
])('the age of a debt %j', async (debt, said) => {
	await open(['view_wallettransaction'], {
		debt: { amount: 5, agents: 1, is_older: false, ...debt },
	});
	expect(within(await section('Chiffres')).getByText(said)).toBeInTheDocument();
});

test('before a draw is settled nobody knows gains nor net, of today and in the table of the days', async () => {
	const { sales } = anOverview();
	if (!sales) throw new Error('It has figures of sales.');
	const today = { ...figures(50_000, 50_000), net: 0 };
	const days = [...sales.days.slice(0, -1), { ...today, day: day(14) }];
	const changes = { sales: { ...sales, today, yesterday: figures(40_000), days } };
	const { user } = await open(['view_app_report'], changes);
	const cards = within(await section('Chiffres'));
	const items = cards.getAllByRole('listitem').map(({ textContent }) => textContent);
	expect(items.find((text) => text?.startsWith('Gains'))).toMatch(
		spaced('^Gains—Connu quand le tirage est régléHier à la même heure : 0,00 G$'),
	);
	expect(items.find((text) => text?.startsWith('Net'))).toMatch(
		spaced('^Net—Connu quand le tirage est réglé.*: 360,00 G$'),
	);
	await user.click(screen.getByRole('checkbox', { name: 'Voir en tableau' }));
	expect(await screen.findByRole('row', { name: /14 nov/ })).toHaveTextContent(
		spaced('500,00 G—50,00 G—$'),
	);
});

test('a day that still sells is in the total, and not in the average: it would lower it until midnight', async () => {
	await open(['view_app_report']);
	expect(await section(/Ventes des 14 derniers jours/)).toHaveTextContent(
		spaced('910,00 G en tout, 60,00 G par jour avant aujourd’hui'),
	);
});

test('days before an agent came are none without a sale', async () => {
	const { sales } = anOverview();
	if (!sales) throw new Error('It has figures of sales.');
	const days = sales.days.map(({ day, ...rest }, index) =>
		index < 11 ? { ...figures(0), day } : { ...rest, day },
	);
	const sold = days.slice(11, -1).reduce((sum, { vente }) => sum + vente, 0);
	// On the 11th in the company's zone, which is the 12th in UTC: a day without a sale.
	await open(['view_app_report'], {
		created_at: `${day(12)}T02:00:00Z`,
		sales: { ...sales, days },
	});
	const average = (sold / 3 / 100).toFixed(2).replace('.', ',');
	expect(await section(/Ventes des 14 derniers jours/)).toHaveTextContent(
		spaced(`${average} G par jour avant aujourd’hui`),
	);
});

test('parts that the answer leaves out are not there', async () => {
	await open([], { balance: null, debt: null, sales: null, terminals: null });
	expect(screen.queryByRole('region', { name: 'Chiffres' })).toBeNull();
	for (const name of ['Terminaux', 'Mouvements', 'Fiches', 'Clôture du jour', 'Traçabilité'])
		expect([name, screen.queryByRole('region', { name })]).toEqual([name, null]);
	expect(screen.getByText(/que de consulter/)).toBeInTheDocument();
});

describe('what one can do next', () => {
	it('is what the codes allow, with the agent filled in', async () => {
		await open([...OFFICE, 'change_agent', 'block_agent', 'change_password_agent']);
		expect(await screen.findByRole('button', { name: 'Bloquer' })).toBeInTheDocument();
		const next = within(await section('Que faire ensuite'));
		const hrefOf = (name: RegExp) => next.getByRole('link', { name }).getAttribute('href');
		expect(hrefOf(/dépôt/)).toBe(`/dashboard/transactions/new?agent_id=${ID}&kind=deposit`);
		expect(hrefOf(/Bloquer une boule/)).toBe(
			`/dashboard/borlette/blocage-boule/new?agent_id=${ID}`,
		);
		expect(hrefOf(/limite/)).toMatch(`limite-game-per-agent/new?agent_id=${ID}`);
		expect(hrefOf(/message/)).toBe(`/dashboard/user/message-push/new?agent_id=${ID}`);
		expect(hrefOf(/Modifier/)).toBe(`/dashboard/agent/${ID}/edit`);
		expect(await steps()).toEqual(expect.arrayContaining(['Terminaux', 'Nouveau mot de passe']));
		// Closing takes the ledger too, and something to close.
		expect(next.queryByRole('link', { name: /Clôturer/ })).toBeNull();
	});

	it('is nothing without codes', async () => {
		await open([]);
		expect(await steps()).toEqual([]);
	});

	it('is to close the day where something is owed', async () => {
		const ledger = ['view_report_partiel', 'view_wallettransaction', 'add_wallettransaction'];
		await open(ledger);
		expect((await steps())[0]).toBe('Clôturer la journée');
	});

	it('is not to close a day that nothing is owed for', async () => {
		const ledger = ['view_report_partiel', 'view_wallettransaction', 'add_wallettransaction'];
		await open(ledger, { debt: { amount: 0, agents: 0, since: null, is_older: false } });
		expect(await steps()).not.toContain('Clôturer la journée');
	});

	it('is neither a message nor a blocked ball for an agent who is blocked', async () => {
		await open([...OFFICE, 'change_agent', 'block_agent'], { is_active: false });
		expect(await screen.findByRole('button', { name: 'Débloquer' })).toBeInTheDocument();
		expect(await steps()).not.toContain('Envoyer un message');
		expect(await steps()).not.toContain('Bloquer une boule pour cet agent');
		expect(screen.getByText('Bloqué')).toBeInTheDocument();
	});

	it('shows on the page itself once it is done', async () => {
		const { calls, user } = await open(['change_agent', 'block_agent']);
		const blocked = { ...anAgent(), is_active: false, version: 2 };
		calls
			.on(agentApi.update, () => blocked)
			.on(agentApi.one, () => blocked)
			.on(overviewApi.agent, () => anOverview({ is_active: false }));
		await user.click(await screen.findByRole('button', { name: 'Bloquer' }));
		expect(await screen.findByRole('button', { name: 'Débloquer' })).toBeInTheDocument();
		// By its clock it would be a minute later.
		const head = screen.getByRole('heading', { level: 1 });
		await waitFor(() => expect(head).toHaveTextContent('Bloqué'), { timeout: 5_000 });
	});

	it('shows on the page that a terminal was taken away, too', async () => {
		const { calls, user } = await open(['change_agent']);
		const bound = (anOverview().terminals ?? []).slice(0, 1);
		calls
			.on(agentDeviceApi.list, () => bound)
			.on(agentDeviceApi.unbind, () => anAgent())
			.on(overviewApi.agent, () => anOverview({ terminals: [] }));
		await user.click(await screen.findByRole('button', { name: 'Terminaux' }));
		await user.click(await screen.findByRole('button', { name: 'Retirer' }));
		await user.click(screen.getByRole('button', { name: /Retirer/ }));
		await waitFor(() => expect(calls.received(overviewApi.agent)).toHaveLength(2), {
			timeout: 5_000,
		});
	});

	it('is nothing that writes in “Toutes”', async () => {
		fakeApi().on(overviewApi.agent, () => anOverview());
		const AgentPage = await pageOf('agent.page');
		await renderScreen(<AgentPage />, {
			path: `/dashboard/agent/${ID}`,
			route: '/dashboard/agent/:agentId',
			user: aUser({
				role: 'superuser',
				select_company: null,
				perms: ['view_agent', 'change_agent', ...OFFICE] as never,
			}),
		});
		await screen.findByRole('heading', { level: 1, name: /0412/ });
		expect(await steps()).toEqual([]);
	});
});

test('sections read the lists with this agent alone, and lead to all of it', async () => {
	const { calls } = await open(['view_wallettransaction']);
	expect(await screen.findByText('Aucun mouvement pendant ces jours.')).toBeInTheDocument();
	expect(calls.received(transactionApi.list)[0]?.query).toEqual({
		agent_id: ID,
		start_date: day(8),
		end_date: day(14),
		limit: '10',
	});
	const link = within(await section('Mouvements')).getByRole('link', { name: /Tout voir/ });
	expect(link.getAttribute('href')).toContain(`agent_id=${ID}`);
	await expectAccessible();
});

test('whoever is deleted while their page is open is not shown as if they were there', async () => {
	const { calls } = await open([]);
	calls.on(overviewApi.agent, () => {
		throw new Refusal('not_found');
	});
	// Somebody comes back to the tab a minute later.
	const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
	await act(
		async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
	);
	expect(await screen.findByText(/n’existe pas ou n’existe plus/)).toBeInTheDocument();
	expect(screen.queryByRole('region', { name: 'Que faire ensuite' })).not.toBeInTheDocument();
	now.mockRestore();
});

test('the trail tells who changed what, before and after', async () => {
	const calls = fakeApi();
	calls
		.on(overviewApi.agent, () => anOverview())
		.on(tracabiliteApi.supervisors, () =>
			aPage([
				{
					id: `${BRANCH}:7`,
					company_id: BRANCH,
					companyname: 'A',
					seq: 7,
					at: '2026-11-14T15:00:00Z',
					actor_id: ID,
					actor_name: 'Guerda Saint-Fleur',
					actor_role: 'supervisor',
					action: 'update',
					object_type: 'agent',
					object_id: ID,
					object_label: 'Jean Pierre',
					before: { commission: 1000 },
					after: { commission: 1250 },
					ip: '',
					user_agent: '',
					hash: '',
				},
			]),
		);
	const AgentPage = await pageOf('agent.page');
	await renderScreen(<AgentPage />, {
		path: `/dashboard/agent/${ID}`,
		route: '/dashboard/agent/:agentId',
		user: aUser({ perms: ['view_agent', 'view_tracesupervisoraction'] }),
	});
	const trail = within(await section('Traçabilité'));
	expect(await trail.findByText('Modification')).toBeInTheDocument();
	expect(trail.getByText(/Guerda Saint-Fleur/)).toBeInTheDocument();
	expect(trail.getByText(/Commission : 10\s% → 12,5\s%/)).toBeInTheDocument();
});

test.each([
	['surcussale', 'surcussale.page', overviewApi.surcussale, 'surcussaleId'],
	['supervisor', 'supervisor.page', overviewApi.supervisor, 'supervisorId'],
] as const)('a %s is shown by the same parts', async (kind, name, call, param) => {
	const Page = await pageOf(name);
	fakeApi().on(call, () =>
		anOverview({
			name: 'Delmas 33',
			agents: 12,
			terminals: null,
			debt: { amount: 9_00, agents: 4, since: day(14), is_older: false },
		}),
	);
	await renderScreen(<Page />, {
		path: `/dashboard/${kind}/${BRANCH}`,
		route: `/dashboard/${kind}/:${param}`,
		user: aUser({ perms: [`view_${kind}`] as never }),
	});
	expect(await screen.findByRole('heading', { level: 1, name: /Delmas 33/ })).toBeInTheDocument();
	// Each on a line of its own.
	expect(screen.getByText('Depuis aujourd’hui')).toBeInTheDocument();
	expect(screen.getByText('4 agents doivent sur 12')).toBeInTheDocument();
	expect(screen.getByText(/1 sur 12 agents ont vendu/)).toBeInTheDocument();
	await expectAccessible();
});

test.each([
	['surcussale', 'surcussale.page', overviewApi.surcussale, 'surcussaleId', 'surcussale_id'],
	['supervisor', 'supervisor.page', overviewApi.supervisor, 'supervisorId', 'supervisor_id'],
] as const)(
	'a %s shows its movements and fiches of the day',
	async (kind, name, call, param, filter) => {
		const Page = await pageOf(name);
		const calls = fakeApi()
			.on(call, () => anOverview({ id: BRANCH }))
			.on(transactionApi.list, () => aPage([]))
			.on(clotureApi.list, () => aPage([]) as never)
			.on(ficheApi.list, () => aPage([]));
		await renderScreen(<Page />, {
			path: `/dashboard/${kind}/${BRANCH}`,
			route: `/dashboard/${kind}/:${param}`,
			user: aUser({
				perms: [`view_${kind}`, 'view_wallettransaction', 'view_fichevente'] as never,
			}),
		});
		for (const name of ['Mouvements', 'Fiches']) {
			const link = within(await section(name)).getByRole('link');
			expect(link).toHaveAttribute('href', expect.stringContaining(`${filter}=${BRANCH}`));
		}
		for (const list of [transactionApi.list, ficheApi.list] as const) {
			expect(calls.received(list)).toMatchObject([{ query: { [filter]: BRANCH } }]);
		}
	},
);

test('primes and limits that apply say whose rule each is', async () => {
	const rule = { tirage_name: null, min_stake: null, max_stake: null, is_active: true };
	const limit = { ...rule, game: 'borlette', boule: '45' };
	fakeApi()
		.on(overviewApi.agent, () => anOverview())
		.on(agentApi.one, () => anAgent())
		.on(
			primeApi.inherited,
			() =>
				Object.fromEntries(
					RATES.map((rate, at) => [
						rate,
						{ units: 50 + at, from: at === 1 ? 'surcussale' : 'general' },
					]),
				) as never,
		)
		// Their own names the first rate alone.
		.on(primeAgentApi.list, () => aPage([{ tirage_id: null, [RATES[0]]: 65 } as never]))
		.on(typeBoulesAgentApi.list, () => aPage([{ ...limit, id: ID, limite: 25_000 } as never]))
		.on(typeBoulesApi.list, () => aPage([{ ...limit, id: BRANCH, limite: 90_000 } as never]));
	const AgentPage = await pageOf('agent.page');
	await renderScreen(<AgentPage />, {
		path: `/dashboard/agent/${ID}`,
		route: '/dashboard/agent/:agentId',
		user: aUser({
			perms: ['view_agent', 'view_agenttauxtirage', 'view_typeboule', 'view_typebouleagent'],
		}),
	});
	const rules = within(await section('Primes et limites qui s’appliquent'));
	const rowsOf = async (table: string) => {
		const part = (await rules.findByRole('heading', { name: table })).parentElement as HTMLElement;
		const rows = await within(part).findAllByRole('row');
		return rows.slice(1).map(({ textContent }) => textContent?.replace(/\s/g, ' '));
	};
	const primes = await rowsOf('Primes');
	expect(primes[0]).toMatch(/65Propre$/);
	expect(primes[1]).toMatch(/51De la surcussale$/);
	expect(primes[2]).toMatch(/52Générale$/);
	const limits = await rowsOf('Limites');
	expect(limits).toEqual([
		expect.stringMatching(/^Borlette45.*250,00 GPropre$/),
		expect.stringMatching(/^Borlette45.*900,00 GGénérale$/),
	]);
});

describe('what deserves a look', () => {
	const watched = aScore({
		id: ID,
		score: 2,
		signals: [aSignal({ points: 2, counted: 7 }), aSignal({ signal: 'debt' })],
	});

	test('is named, without what is as usual, and leads to the reasons', async () => {
		const { calls } = await open(['view_report_agent'], {}, [watched]);
		const card = within(await section('À regarder'));
		expect(card.getByText('2 points sur 12')).toBeVisible();
		expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
			'Annulations tardives2 points sur 2',
		]);
		expect(card.getByRole('link', { name: 'Pourquoi' })).toHaveAttribute(
			'href',
			expect.stringMatching(new RegExp(`agents-a-regarder\\?agent=${ID}$`)),
		);
		expect(calls.received(scoreApi.list)).toMatchObject([{ query: { id: ID } }]);
		await expectAccessible();
	});

	test('is nothing of a calm agent', async () => {
		await open(['view_report_agent'], {}, [aScore({ id: ID })]);
		expect(await screen.findByText(/^Aucun signal/)).toBeVisible();
	});

	test.each([
		[1, 'Nouveau : 1 jour de vente sur 10'],
		[6, 'Nouveau : 6 jours de vente sur 10'],
	])('of a new one is how many days are missing: %i', async (days, text) => {
		await open(['view_report_agent'], {}, [aScore({ id: ID, score: null, days, signals: [] })]);
		expect(await screen.findByText(text)).toBeVisible();
	});

	test('is not asked for without the right', async () => {
		const { calls } = await open([], {}, [watched]);
		expect(screen.queryByRole('region', { name: 'À regarder' })).not.toBeInTheDocument();
		expect(calls.received(scoreApi.list)).toEqual([]);
	});
});
