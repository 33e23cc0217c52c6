import { agentApi } from '@borlette/shared/contract/agent';
import { useList } from '@borlette/shared/data';
import { useToday } from '@borlette/shared/i18n';
import { act, aPage, fakeApi, renderScreen, screen } from '@borlette/shared/testing';
import { useDayTurn } from './useDayTurn.ts';

beforeEach(() => {
	// 23:58:30 in Haiti.
	jest.useFakeTimers({ now: new Date('2026-03-11T03:58:30Z') });
});
afterEach(() => {
	jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

function OfToday() {
	useDayTurn();
	const { total } = useList(agentApi.list, { limit: 1 });
	return <p>{`${useToday()}: ${total}`}</p>;
}

test('a page that is open at midnight shows the new day, and what it holds, without a touch', async () => {
	const api = fakeApi().on(agentApi.list, () => ({ ...aPage([]), total: 180 }));
	await renderScreen(<OfToday />);
	await pass(80);
	expect(screen.getByText('2026-03-10: 180')).toBeInTheDocument();
	api.on(agentApi.list, () => ({ ...aPage([]), total: 0 }));
	// Each page has a moment of its own, so that not all read at once.
	await pass(35);
	expect(screen.getByText('2026-03-11: 0')).toBeInTheDocument();
	await pass(3600);
	expect(api.received(agentApi.list)).toHaveLength(2);
});
