import { useRegistry } from '../../registry/store.ts';
import { early } from '../early.ts';
import { happened } from '../happened.ts';
import { startTelling } from './tell.ts';

// Measures by what jsdom does not have.
jest.mock('web-vitals', () => ({ onLCP: () => {}, onINP: () => {}, onCLS: () => {} }));

const sent = jest.fn();
let answer: () => Promise<unknown>;
const entry = { manifest: { name: 'remote-admin', version: '1.0.0', build: 'aaaaaa' } } as never;
const visit = () => happened({ kind: 'visit', entry });

beforeAll(() => {
	jest.useFakeTimers();
	early.fetch = ((_: string, { body }: { body: string }) => {
		sent(JSON.parse(body));
		return answer();
	}) as never;
	useRegistry.setState({ registry: { channel: 'production', revision: 7, remotes: {} } as never });
	answer = async () => ({ ok: true });
	// Before whatever counts was there.
	visit();
	startTelling();
});
beforeEach(async () => {
	await jest.advanceTimersByTimeAsync(60_000);
	sent.mockClear();
});

test('what happened is told within seconds, and not more often than every fifteen', async () => {
	visit();
	await jest.advanceTimersByTimeAsync(2_000);
	expect(sent).toHaveBeenCalledTimes(1);
	expect(sent.mock.calls[0][0]).toMatchObject({ channel: 'production', revision: 7 });
	for (let second = 0; second < 40; second++) {
		visit();
		await jest.advanceTimersByTimeAsync(1_000);
	}
	expect(sent.mock.calls.length).toBeLessThanOrEqual(4);
	await jest.advanceTimersByTimeAsync(15_000);
	const visits = sent.mock.calls.flatMap(([{ builds }]) =>
		builds.flatMap(({ remote, visits = 0 }: { remote?: string; visits?: number }) =>
			remote === 'remote-admin' ? [visits] : [],
		),
	);
	expect(visits.reduce((sum, each) => sum + each, 0)).toBe(41);
});

test('an API that is away is asked again after two minutes, with nothing sent twice', async () => {
	answer = () => Promise.reject(new TypeError('Failed to fetch'));
	visit();
	await jest.advanceTimersByTimeAsync(2_000);
	for (let second = 0; second < 100; second++) {
		visit();
		await jest.advanceTimersByTimeAsync(1_000);
	}
	expect(sent).toHaveBeenCalledTimes(1);
	answer = async () => ({ ok: true });
	await jest.advanceTimersByTimeAsync(30_000);
	expect(sent).toHaveBeenCalledTimes(2);
});
