import { bytesOf, fetchFile, fetchJson, NetworkFailure, withRetries } from './retry.ts';

const answer = (status: number) => ({ ok: status < 400, status }) as Response;
const fetchMock = jest.fn();
beforeEach(() => {
	jest.useFakeTimers();
	fetchMock.mockReset();
	globalThis.fetch = fetchMock;
});
afterEach(() => jest.useRealTimers());

async function result() {
	const settled = withRetries(() => fetchFile('/remotes/a/x.js')).then(
		({ status }) => status,
		(error: Error) => error,
	);
	await jest.runAllTimersAsync();
	return settled;
}

test('tries again, twice at most, while the network or the server fails', async () => {
	fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	fetchMock.mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(200));
	expect(await result()).toBe(200);
	expect(fetchMock).toHaveBeenCalledTimes(3);

	fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
	expect(await result()).toBeInstanceOf(NetworkFailure);
	expect(fetchMock).toHaveBeenCalledTimes(3);
});

test('a file that broke off is asked for again', async () => {
	const broken = () => Promise.reject(new TypeError('network error'));
	const whole = () => Promise.resolve(new ArrayBuffer(1));
	for (const arrayBuffer of [broken, broken, whole]) {
		fetchMock.mockResolvedValueOnce({ ...answer(200), arrayBuffer });
	}
	const address = '/remotes/a/x.js';
	const settled = withRetries(async () => bytesOf(await fetchFile(address), address));
	await jest.runAllTimersAsync();
	expect((await settled).byteLength).toBe(1);
	expect(fetchMock).toHaveBeenCalledTimes(3);
});

test('so is a document that broke off', async () => {
	const broken = () => Promise.reject(new TypeError('network error'));
	for (const json of [broken, async () => ({})])
		fetchMock.mockResolvedValueOnce({ ...answer(200), json });
	const isAny = (value: unknown): value is object => value !== undefined;
	const settled = withRetries(() => fetchJson('/registry/production.json', isAny));
	await jest.runAllTimersAsync();
	await expect(settled).resolves.toEqual({});
	expect(fetchMock).toHaveBeenCalledTimes(2);
});

/** A server that sends nothing, or for ever: what ends it is the signal alone. */
const silence = (_: unknown, { signal }: RequestInit) =>
	new Promise<Response>((_resolve, reject) => {
		signal?.addEventListener('abort', () => reject(signal.reason));
	});

test('a file is waited for 6 s, or until who asked gives it up', async () => {
	fetchMock.mockImplementation(silence);
	const ends: unknown[] = [];
	const giving = new AbortController();
	const begin = () =>
		void fetchFile('/a.js', { signal: giving.signal }).catch((end) => ends.push(end));
	begin();
	await jest.advanceTimersByTimeAsync(6_000);
	expect(String(ends)).toMatch(/no answer within 6 s/);
	begin();
	giving.abort();
	await jest.advanceTimersByTimeAsync(0);
	expect(ends[1]).toBeInstanceOf(NetworkFailure);
});

test.each([
	['a file that is not there', () => Promise.resolve(answer(404)), /answered 404/],
	['no answer in time', () => Promise.reject(new DOMException('', 'TimeoutError')), /within 6 s/],
])('%s is not asked for again', async (_, fetched, message) => {
	fetchMock.mockImplementation(fetched);
	expect(String(await result())).toMatch(message);
	expect(fetchMock).toHaveBeenCalledTimes(1);
});
