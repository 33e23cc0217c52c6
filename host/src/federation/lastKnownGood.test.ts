import { HOST_CONTRACT, type Registry } from '@borlette/shared/federation';
import { withoutRefused } from './lastKnownGood.ts';

Object.assign(globalThis, { __SHARED_VERSIONS__: {} });
const fits = { contract: `^${HOST_CONTRACT}`, shared: {} };
const good = { url: '/remotes/a/1.0.0-aa/', version: '1.0.0', build: 'aa', integrity: 'sha384-x' };
const kill = { version: '1.1.0', build: 'bb', reason: 'it sells twice', at: '2026-01-01' };

const registryWith = (changes: object) =>
	({
		remotes: {
			a: {
				url: '/remotes/a/1.1.0-bb/',
				manifest: { name: 'a', version: '1.1.0', build: 'bb', ...fits },
				lastKnownGood: good,
				killed: [],
				...changes,
			},
		},
	}) as unknown as Registry;

const fetchMock = jest.fn();
beforeEach(() => {
	fetchMock.mockReset();
	globalThis.fetch = fetchMock;
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const running = async (changes: object) => {
	const { a } = (await withoutRefused(registryWith(changes))).remotes;
	return [a?.url, a?.manifest.version];
};

test('a build that is not killed runs, and nothing is fetched for it', async () => {
	expect(await running({})).toEqual(['/remotes/a/1.1.0-bb/', '1.1.0']);
	expect(fetchMock).not.toHaveBeenCalled();
});

const misfit = { name: 'a', version: '1.1.0', build: 'bb', contract: '^9.0.0', shared: {} };
test.each([
	['a killed one', { killed: [kill] }],
	['one that does not fit this host', { manifest: misfit }],
])('the last good build takes the place of %s, checked by its hash', async (_, changes) => {
	const manifest = { name: 'a', version: '1.0.0', build: 'aa', ...fits };
	fetchMock.mockResolvedValue({ ok: true, json: async () => manifest });
	expect(await running(changes)).toEqual(['/remotes/a/1.0.0-aa/', '1.0.0']);
	expect(fetchMock).toHaveBeenCalledWith(
		'/remotes/a/1.0.0-aa/remote.json',
		expect.objectContaining({ integrity: 'sha384-x' }),
	);
});

test.each([
	['there is no good one', { killed: [kill], lastKnownGood: null }],
	['the good one cannot be read', { killed: [kill] }],
])('the killed one stays in its place, refused by the gate, when %s', async (_, changes) => {
	fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
	expect(await running(changes)).toEqual(['/remotes/a/1.1.0-bb/', '1.1.0']);
});
