import type { Permission } from '@borlette/shared/contract';
import { type AgentScore, scoreApi } from '@borlette/shared/contract/score';
import {
	aPage,
	aScore,
	aSignal,
	aUser,
	expectAccessible,
	fakeApi,
	renderScreen,
	screen,
	within,
} from '@borlette/shared/testing';
import { score } from './score.resource.ts';

const path = '/dashboard/rapports/agents-a-regarder';
const ALL: Permission[] = [
	'view_report_agent',
	'view_report_partiel',
	'view_wallettransaction',
	'view_fichevente',
	'view_fiche_win',
	'view_fiche_delete',
];
const idOf = (place: number) => `6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7b0${place}`;

const anAgent = (place: number, changes: Partial<AgentScore> = {}): AgentScore =>
	aScore({ id: idOf(place), agent_name: `Agent ${place} · 000${place}`, ...changes });
const watched = anAgent(1, {
	...{ score: 5, trend: 1, debt: 2, voids: 2, late_wins: null },
	signals: [
		aSignal({ signal: 'debt', points: 2, value: 640, usual: 30, counted: 1, amount: 640_000 }),
		aSignal({ signal: 'voids', points: 2, value: 230, usual: 20, counted: 7 }),
		aSignal({
			signal: 'trend',
			points: 1,
			value: 3_800,
			usual: -200,
			counted: 26,
			amount: 100_000,
		}),
	],
});
const beginner = anAgent(2, {
	...{ score: null, trend: null, debt: null, voids: null, late_wins: null },
	...{ balls: null, player: null, days: 6, signals: [] },
});

const apiOf = (...agents: AgentScore[]) =>
	fakeApi().on(
		scoreApi.list,
		({ query }) => aPage(agents.filter(({ id }) => !query.id || id === query.id)) as never,
	);
const open = (search = '', perms = ALL) =>
	renderScreen(<score.ListPage />, {
		path: `${path}${search}`,
		route: path,
		user: aUser({ perms }),
	});
const reason = async (name: string) => {
	const item = (await screen.findByRole('heading', { name, level: 3 })).closest('li');
	if (!item) throw new Error(`No reason ${name}`);
	return within(item);
};

test('without an agent it leads to where one is added, for who may add one', async () => {
	apiOf();
	const { unmount } = await open('', [...ALL, 'add_agent']);
	const add = await screen.findByRole('link', { name: 'Ajouter un agent' });
	expect(add).toHaveAttribute('href', '/dashboard/agent/new');
	unmount();
	await open();
	await screen.findByText(/Les agents apparaissent ici/);
	expect(screen.queryByRole('link', { name: 'Ajouter un agent' })).toBeNull();
});

test('the list says how much each agent deserves a look, and that nothing is decided by it', async () => {
	apiOf(watched, beginner);
	await open();
	const row = (await screen.findByRole('link', { name: /Agent 1/ })).closest('tr');
	expect(row).toHaveTextContent(/5 sur 12/);
	expect(row).toHaveTextContent(/1 point sur 2\s*−38\s%/);
	expect(row).toHaveTextContent(/2 points sur 2\s*6,4\sj/);
	expect(row).toHaveTextContent(/—/);
	expect(screen.getByRole('link', { name: /Agent 2/ }).closest('tr')).toHaveTextContent(
		'Nouveau : 6 jours de vente sur 10',
	);
	expect(screen.getByText(/rien n’est bloqué ni décidé par eux/)).toBeVisible();
	await expectAccessible();
});

test('a row opens the reasons in words, what is usual, and a link to the very rows', async () => {
	apiOf(watched);
	await open(`?agent=${watched.id}`);
	const debt = await reason('Dette');
	expect(debt.getByText(/Doit encore 6\s400,00\sG .* 6,4 jours de vente/)).toBeVisible();
	expect(
		debt.getByText(
			'D’habitude dans la maison : 0,3 jour de vente. Un point à partir de 2 jours de vente, deux à partir de 5 jours de vente.',
		),
	).toBeVisible();
	expect(debt.getByRole('link')).toHaveAttribute(
		'href',
		expect.stringMatching(/cloture\?day=2026-03-10&q=Agent.1.*&agent=6a2f3b1c/),
	);
	const voids = await reason('Annulations tardives');
	expect(voids.getByText(/^7 fiches annulées dans les 60 dernières secondes/)).toBeVisible();
	expect(voids.getByRole('link', { name: 'Voir les 7 fiches' })).toHaveAttribute(
		'href',
		expect.stringContaining(
			`agent_id=${watched.id}&start_date=2026-02-11&end_date=2026-03-10&signal=voids`,
		),
	);
	const trend = await reason('Baisse des ventes');
	expect(trend.getByText(/1\s000,00\sG par jour .* −38\s%/)).toBeVisible();
	expect(
		trend.getByText(/D’habitude dans la maison : \+2\s%\. Un point à partir de −30\s%/),
	).toBeVisible();
	await expectAccessible();
});

test('where somebody may not see the rows there is no link to them', async () => {
	apiOf(watched);
	await open(`?agent=${watched.id}`, ['view_report_agent']);
	const voids = await reason('Annulations tardives');
	expect(voids.queryByRole('link')).not.toBeInTheDocument();
	expect((await reason('Baisse des ventes')).getByRole('link')).toBeVisible();
});

test('of a new agent it says how many days are missing, of one who is not in the list that they are not', async () => {
	apiOf(watched, beginner);
	await open(`?agent=${beginner.id}`);
	expect(await screen.findByText('Pas encore assez de jours')).toBeVisible();
	expect(screen.getByText(/a vendu 6 jours sur les 28 derniers/)).toBeVisible();
});

test('an agent of somebody else is not shown', async () => {
	apiOf(watched);
	await open(`?agent=${idOf(9)}`);
	expect(await screen.findByText('Cet agent n’est pas dans la liste')).toBeVisible();
});
