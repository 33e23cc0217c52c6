import type { Registry } from '@borlette/shared/federation';
import { fetchRegistry } from './registry.ts';

const registry: Registry = {
	channel: 'production',
	revision: 3,
	previous: 2,
	publishedAt: '2026-01-01T00:00:00.000Z',
	remotes: {},
};

const answer = (body: string, status = 200) => ({
	ok: status < 400,
	status,
	json: async () => JSON.parse(body),
});
const fetchMock = jest.fn();

beforeEach(() => {
	localStorage.clear();
	fetchMock.mockReset();
	globalThis.fetch = fetchMock;
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('answers the registry of the channel', async () => {
	fetchMock.mockResolvedValue(answer(JSON.stringify(registry)));
	await expect(fetchRegistry('production')).resolves.toEqual(registry);
	expect(fetchMock).toHaveBeenCalledWith(
		'/registry/production.json',
		expect.objectContaining({ cache: 'no-cache' }),
	);
});

test.each([
	['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
	['an error page', () => Promise.resolve(answer('{}', 503))],
	['not JSON', () => Promise.resolve(answer('<html>'))],
	['JSON that is no registry', () => Promise.resolve(answer('{"revision":"x"}'))],
])('uses the last good one when it is %s', async (_, fails) => {
	fetchMock.mockResolvedValueOnce(answer(JSON.stringify(registry)));
	await fetchRegistry('production');
	fetchMock.mockImplementationOnce(fails);
	await expect(fetchRegistry('production')).resolves.toEqual(registry);
});

test('keeps the last good one of each channel apart', async () => {
	fetchMock.mockResolvedValueOnce(answer(JSON.stringify(registry)));
	await fetchRegistry('production');
	fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	await expect(fetchRegistry('staging')).rejects.toThrow('Failed to fetch');
});
