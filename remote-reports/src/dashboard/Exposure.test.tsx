import { rapportApi } from '@borlette/shared/contract/rapport';
import { type Board, type BoardDraw, statistiqueApi } from '@borlette/shared/contract/statistique';
import { aUser, expectAccessible, renderScreen, screen, within } from '@borlette/shared/testing';
import { AN_AGENT, ANOTHER_AGENT, anAgentRow, aReport } from '../figures/testing/aReport.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { aDay, apiOf } from './testing/aDay.ts';

const INSTANCE = '1c2d3e4f-0000-4000-8000-000000000010';
const draw: BoardDraw = {
	instance_id: INSTANCE,
	tirage_id: '1c2d3e4f-0000-4000-8000-000000000012',
	tirage_name: 'New York Soir',
	companyname: null,
	colour: '#1F6DD8',
	timezone: 'America/New_York',
	draw_date: '2026-03-10',
	state: 'open',
	is_selling: true,
	close_at: '2026-03-11T02:25:00Z',
	draw_at: '2026-03-11T02:30:00Z',
};
const ball = (
	numbers: string,
	staked: number,
	liability: number,
	option: number | null = null,
) => ({
	numbers,
	option,
	staked,
	liability,
	limite: null,
	remaining: null,
	is_blocked: false,
	blocked_agents: 0,
});
const board: Board = {
	...draw,
	as_of: '2026-03-10T16:00:00Z',
	bears: 1_000_000,
	pilot: null,
	games: [
		{
			game: 'borlette',
			staked: 30_000,
			limite: null,
			remaining: null,
			balls: [ball('00', 0, 0), ball('07', 30_000, 1_500_000)],
		},
		{
			game: 'lotto4',
			staked: 5_000,
			limite: null,
			remaining: null,
			balls: [ball('1234', 5_000, 25_000_000, 2)],
		},
	],
};

const section = (name: string) => screen.findByRole('region', { name });
const spaced = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test('the balls of the next draw to close that would cost most lead to its board', async () => {
	const closed = { ...draw, instance_id: ANOTHER_AGENT, is_selling: false };
	const api = apiOf(aDay)
		.on(statistiqueApi.draws, () => [closed, draw])
		.on(statistiqueApi.board, () => board);
	await renderScreen(<DashboardPage />);

	const exposure = within(await section('Exposition'));
	const [first, second, ...others] = await exposure.findAllByRole('listitem');
	expect(first).toHaveTextContent(spaced('1234Lotto 4250 000,00 GMisé : 50,00 G'));
	expect(second).toHaveTextContent(spaced('07Borlette15 000,00 GMisé : 300,00 G'));
	// What costs nothing is no exposure.
	expect(others).toHaveLength(0);
	expect(exposure.getByText(/New York Soir/)).toBeInTheDocument();
	expect(exposure.getByRole('link', { name: '1234' })).toHaveAttribute(
		'href',
		`/dashboard/borlette/statistiques?draw=${INSTANCE}&ball=lotto4:2-1234`,
	);
	expect(api.received(statistiqueApi.board)).toHaveLength(1);
	await expectAccessible();
});

test('without a draw that sells there is no exposure, and it says so', async () => {
	apiOf(aDay);
	await renderScreen(<DashboardPage />);
	expect(await section('Exposition')).toHaveTextContent(/Aucun tirage ouvert/);
});

test('the agents who lose today stand under who has not sold, with their report', async () => {
	apiOf(aDay).on(rapportApi.journalier, () =>
		aReport({
			items: [
				anAgentRow(AN_AGENT, 'Élise Zamor', 100_000, 400_000),
				anAgentRow(ANOTHER_AGENT, 'Jean Dor', 50_000, 0),
			],
		}),
	);
	await renderScreen(<DashboardPage />);
	const agents = within(await section('Agents à suivre'));
	const [losing, ...others] = await agents.findAllByRole('listitem');
	expect(losing).toHaveTextContent(spaced('Élise Zamor.*3 100,00 G'));
	expect(others).toHaveLength(0);
	expect(agents.getByRole('link', { name: 'Élise Zamor' })).toHaveAttribute(
		'href',
		`/dashboard/agent/${AN_AGENT}`,
	);
});

test('without the codes neither exposure nor losses are shown or asked for', async () => {
	const api = apiOf(aDay);
	await renderScreen(<DashboardPage />, { user: aUser({ perms: ['view_app_report'] }) });
	await within(await section('Agents à suivre')).findByText(/sur 8/);
	expect(screen.queryByRole('region', { name: 'Exposition' })).not.toBeInTheDocument();
	expect(api.received(statistiqueApi.draws)).toHaveLength(0);
	expect(api.received(rapportApi.journalier)).toHaveLength(0);
});
