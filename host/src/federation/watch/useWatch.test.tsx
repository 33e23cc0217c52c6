import { createBrowserRouter, RouterProvider } from '@borlette/shared/router';
import { act, render, waitFor } from '@borlette/shared/testing';
import { useWatch } from './useWatch.ts';

const start = jest.fn<Promise<void>, []>();
jest.mock('./freeze/heartbeat.ts', () => ({ startHeartbeat: () => start() }));

function Frame() {
	useWatch();
	return null;
}

test('a watcher that did not come is asked for again with the next page, one that came is not', async () => {
	const warn = jest.spyOn(console, 'warn').mockImplementation();
	start.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue();
	const router = createBrowserRouter([{ path: '*', element: <Frame /> }]);
	render(<RouterProvider router={router} />);
	await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
	expect(start).toHaveBeenCalledTimes(1);
	for (const page of ['/one', '/two', '/three']) await act(() => router.navigate(page));
	expect(start).toHaveBeenCalledTimes(2);
	warn.mockRestore();
});
