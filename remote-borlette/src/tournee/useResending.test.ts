import { renderHook } from '@borlette/shared/testing';
import type { Pause } from './outbox/outbox.ts';
import { RESEND_MS, useResending } from './useResending.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const resending = (pause: Pause | undefined, isAway = false) => {
	const send = jest.fn();
	const { rerender, unmount } = renderHook(
		(now: { pause: Pause | undefined }) => useResending(now.pause, isAway, send),
		{ initialProps: { pause } },
	);
	return { send, rerender, unmount };
};

test('what the server could not answer is sent again after a while, as often as that happens', () => {
	const { send, rerender } = resending('failed');
	jest.advanceTimersByTime(RESEND_MS - 1);
	expect(send).not.toHaveBeenCalled();
	jest.advanceTimersByTime(1);
	expect(send).toHaveBeenCalledTimes(1);
	// Under way, and failed again.
	rerender({ pause: undefined });
	rerender({ pause: 'failed' });
	jest.advanceTimersByTime(RESEND_MS);
	expect(send).toHaveBeenCalledTimes(2);
});

test.each([
	['without a network', 'failed', true],
	['where the network went', 'away', false],
	['after a sign-in that is over', 'signed_out', false],
	['when all is well', undefined, false],
] as const)('nothing is sent again %s', (_, pause, isAway) => {
	const { send } = resending(pause, isAway);
	jest.advanceTimersByTime(RESEND_MS * 3);
	expect(send).not.toHaveBeenCalled();
});

test('nor once the tour is left', () => {
	const { send, unmount } = resending('failed');
	unmount();
	jest.advanceTimersByTime(RESEND_MS);
	expect(send).not.toHaveBeenCalled();
});
