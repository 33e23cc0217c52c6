import { aManifest, anEntry, aRef, aRegistry, HASH } from '../../testing/registry.ts';
import { withoutRefused } from './lastKnownGood.ts';

Object.assign(globalThis, { __SHARED_VERSIONS__: {}, __HOST_DIGEST__: 'today' });
const good = aRef('1.0.0', 'aaaaaaaaaaaa');
const kill = {
	version: '1.1.0',
	build: 'bbbbbbbbbbbb',
	reason: 'it sells twice',
	at: '2026-01-01',
};

const registryWith = (changes: object) =>
	aRegistry({ 'remote-one': anEntry({ lastKnownGood: good, ...changes }) });

const fetchMock = jest.fn();
beforeEach(() => {
	fetchMock.mockReset();
	globalThis.fetch = fetchMock;
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const running = async (changes: object) => {
	const { 'remote-one': one } = (await withoutRefused(registryWith(changes))).remotes;
	return [one?.url, one?.manifest.version];
};

test('a build that is not killed runs, and nothing is fetched for it', async () => {
	expect(await running({})).toEqual(['/remotes/remote-one/1.1.0-bbbbbbbbbbbb/', '1.1.0']);
	expect(fetchMock).not.toHaveBeenCalled();
});

const misfit = { shared: { react: '99.0.0' } };
test.each([
	['a killed one', { killed: [kill] }],
	['one that does not fit this host', { manifest: misfit }],
	['one that nobody can compare', { manifest: { shared: { react: 'latest' } } }],
	['one whose metadata is wrong', { unusable: 'assets is missing' }],
])('the last good build takes the place of %s, checked by its hash', async (_, changes) => {
	const manifest = aManifest({ version: '1.0.0', build: 'aaaaaaaaaaaa' });
	fetchMock.mockResolvedValue({ ok: true, json: async () => manifest });
	expect(await running(changes)).toEqual(['/remotes/remote-one/1.0.0-aaaaaaaaaaaa/', '1.0.0']);
	expect(fetchMock).toHaveBeenCalledWith(
		'/remotes/remote-one/1.0.0-aaaaaaaaaaaa/remote.json',
		expect.objectContaining({ integrity: HASH }),
	);
});

test('the killed one stays in its place where the good one does not fit this host either', async () => {
	const manifest = aManifest({ version: '1.0.0', build: 'aaaaaaaaaaaa', ...misfit });
	fetchMock.mockResolvedValue({ ok: true, json: async () => manifest });
	expect(await running({ killed: [kill] })).toEqual([
		'/remotes/remote-one/1.1.0-bbbbbbbbbbbb/',
		'1.1.0',
	]);
});

test('another build of the same number is another build', async () => {
	const lastKnownGood = aRef('1.1.0', 'aaaaaaaaaaaa');
	const manifest = aManifest({ build: 'aaaaaaaaaaaa' });
	fetchMock.mockResolvedValue({ ok: true, json: async () => manifest });
	const [url] = await running({ killed: [kill], lastKnownGood });
	expect(url).toBe('/remotes/remote-one/1.1.0-aaaaaaaaaaaa/');
});

test.each([
	['there is no good one', { killed: [kill], lastKnownGood: null }],
	['the good one cannot be read', { killed: [kill] }],
])('the killed one stays in its place, refused by the gate, when %s', async (_, changes) => {
	fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
	expect(await running(changes)).toEqual(['/remotes/remote-one/1.1.0-bbbbbbbbbbbb/', '1.1.0']);
});
