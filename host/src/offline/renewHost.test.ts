import { tellReach } from '@borlette/shared/api';
import { page } from '@borlette/shared/session';
import { act } from '@borlette/shared/testing';
import { renewHost } from './renewHost.ts';

const meta = (name: string, content: string) => {
	const element = document.createElement('meta');
	Object.assign(element, { name, content });
	document.head.append(element);
};
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
let reload: jest.SpyInstance;
beforeEach(() => {
	jest.useFakeTimers();
	sessionStorage.clear();
	globalThis.fetch = fetchMock as never;
	reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	meta('borlette-host', 'old');
	meta('borlette-kept', '1');
});
afterEach(() => {
	jest.useRealTimers();
	document.head.replaceChildren();
});

/** Sends its head and a little of the page, and then for ever nothing; `signal` alone ends it. */
const drips = (_: string, { signal }: RequestInit) =>
	Promise.resolve({
		ok: true,
		text: () =>
			new Promise((_resolve, reject) => {
				signal?.addEventListener('abort', () => reject(signal.reason));
			}),
	});

test('a server that drips is given up after 6 s; when it is back the page of its new host begins', async () => {
	fetchMock.mockImplementationOnce(drips);
	renewHost();
	await jest.advanceTimersByTimeAsync(6_000);
	const [[, { signal }]] = fetchMock.mock.calls as [[string, RequestInit]];
	expect(signal?.aborted).toBe(true);
	const text = async () => '<meta name="borlette-host" content="new">';
	fetchMock.mockResolvedValueOnce({ ok: true, text });
	for (const isAway of [true, false]) act(() => tellReach(isAway));
	await jest.advanceTimersByTimeAsync(0);
	expect(reload).toHaveBeenCalledTimes(1);
});
