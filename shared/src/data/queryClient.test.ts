import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '../api/index.ts';
import { queryClient } from './queryClient.ts';

afterEach(() => {
	queryClient.clear();
	onlineManager.setOnline(true);
	jest.useRealTimers();
});

test.each([
	['of a server that is away', new ApiError('unavailable', 503), 3],
	[
		'of one that asks for a moment',
		new ApiError('unavailable', 503, { code: 'unavailable', retryAfter: 4 }),
		3,
	],
	[
		'of one that asks to wait longer',
		new ApiError('too_many_requests', 429, { code: 'too_many_requests', retryAfter: 5 }),
		1,
	],
	['that is refused', new ApiError('forbidden', 403), 1],
	['that fails in our own code', new TypeError('no property'), 1],
])('a read %s is tried again, or not', async (_, failure, tries) => {
	jest.useFakeTimers();
	const queryFn = jest.fn(() => Promise.reject(failure));
	const stop = new QueryObserver(queryClient, { queryKey: ['read'], queryFn }).subscribe(() => {});
	await jest.advanceTimersByTimeAsync(60_000);
	expect(queryFn).toHaveBeenCalledTimes(tries);
	stop();
});

test('a write is sent at once also while the server is away, and never again by itself', async () => {
	onlineManager.setOnline(false);
	const mutationFn = jest.fn(() => Promise.reject(new ApiError('unavailable', 503)));
	const write = new MutationObserver(queryClient, { mutationFn });
	await expect(write.mutate()).rejects.toThrow();
	expect(mutationFn).toHaveBeenCalledTimes(1);
});
