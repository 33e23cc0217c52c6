import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { act, renderScreen, screen, within } from '@borlette/shared/testing';
import { DashboardPage } from './DashboardPage.tsx';
import { anOpenDay, apiOf } from './testing/aDay.ts';

let visibility: jest.SpyInstance;

beforeEach(() => {
	visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
	// This machine is two hours ahead of the server: by its own clock every draw is closed.
	jest.useFakeTimers({ now: new Date('2026-03-10T18:00:00Z') });
});
afterEach(() => {
	jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function openPage() {
	const api = apiOf(anOpenDay);
	await renderScreen(<DashboardPage />);
	await pass(0);
	return api;
}

test('the countdown runs to the second, by the server’s clock', async () => {
	await openPage();
	expect(screen.getByRole('timer')).toHaveTextContent('5:00');
	await pass(1);
	expect(screen.getByRole('timer')).toHaveTextContent('4:59');
	await pass(9);
	expect(screen.getByRole('timer')).toHaveTextContent('4:50');
});

test('what still sells comes first, with when it closes in the company’s zone', async () => {
	await openPage();
	const table = screen.getByRole('table', { name: 'Tirages du jour' });
	const [, first, second] = within(table).getAllByRole('row');
	expect(first).toHaveTextContent(/Florida Midi.*Ouvert.*5:00à 12:05.*750,00/);
	expect(second).toHaveTextContent(/New York Midi.*Fermé.*Fermé à 11:20.*450,00/);
	expect(screen.getByText('1 ouvert sur 2')).toBeInTheDocument();
});

test('when a draw closes the draws are read again', async () => {
	const api = apiOf({
		...anOpenDay,
		tirage: anOpenDay.tirage.map((draw) => ({ ...draw, close_at: '2026-03-10T16:00:10Z' })),
	});
	await renderScreen(<DashboardPage />);
	await pass(9);
	expect(api.received(dashboardApi.tirage)).toHaveLength(1);
	await pass(1);
	expect(api.received(dashboardApi.tirage)).toHaveLength(2);
	expect(api.received(dashboardApi.app)).toHaveLength(1);
});

test('figures are read anew every 30 s while the tab is seen, and not while it is not', async () => {
	const api = await openPage();
	await pass(30);
	expect(api.received(dashboardApi.app)).toHaveLength(2);
	visibility.mockReturnValue('hidden');
	await pass(120);
	expect(api.received(dashboardApi.app)).toHaveLength(2);
});
