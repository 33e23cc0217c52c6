import type { Kill, Problem, RegistryEntry } from '@borlette/shared/federation';
import { describeRefusal, refusalOf } from './gate.ts';

Object.assign(globalThis, { __SHARED_VERSIONS__: { react: '19.3.1' } });

const entryThat = (killed: Partial<Kill>[] = [], shared = {}) =>
	({
		url: '/remotes/remote-one/1.1.0-abc/',
		killed,
		manifest: { name: 'remote-one', shared, version: '1.1.0', build: 'abc' },
	}) as unknown as RegistryEntry;

const gone: Problem = { with: 'host', part: 'useLive of the door data', problem: 'is gone' };
const narrowed: Problem = { with: 'api', part: 'GET /agent', problem: 'balance is gone' };

test('lets a build run that fits, and one of which nothing is known yet', () => {
	expect(refusalOf(entryThat(), { host: [], api: [] })).toBeUndefined();
	expect(refusalOf(entryThat(), undefined)).toBeUndefined();
});

test('refuses one that does not fit the host, names what is missing and how much more there is', () => {
	const refusal = refusalOf(entryThat(), { host: [gone, gone], api: [narrowed] });
	expect(refusal).toEqual({ reason: 'host', part: gone.part, problem: 'is gone', others: 1 });
	expect(refusal && describeRefusal(refusal)).toBe(
		'it does not fit this host: useLive of the door data is gone, and 1 more',
	);
});

test('refuses one that does not fit the API', () => {
	expect(refusalOf(entryThat(), { host: [], api: [narrowed] })).toEqual(
		expect.objectContaining({ reason: 'api', part: 'GET /agent', problem: 'balance is gone' }),
	);
});

test.each([[{ react: 'latest' }], [{ toString: '1.0.0', constructor: 'x' }]])(
	'a build made with %j, which nobody can compare, is refused alone',
	(shared) => {
		expect(refusalOf(entryThat([], shared))).toBeDefined();
	},
);

test('a build whose metadata is unusable is refused, and says why', () => {
	const entry = { ...entryThat(), unusable: 'assets is missing' };
	expect(refusalOf(entry)).toEqual({ reason: 'metadata', problem: 'assets is missing' });
});

test('refuses a killed build, and only that one', () => {
	const kill = { version: '1.1.0', build: 'abc', reason: 'it sells twice' };
	expect(refusalOf(entryThat([kill]))).toEqual({ reason: 'killed', because: 'it sells twice' });
	expect(refusalOf(entryThat([{ ...kill, version: '1.0.9' }]))?.reason).toBe('killed');
	expect(refusalOf(entryThat([{ ...kill, build: 'def' }]))).toBeUndefined();
});

test.each([
	['react', '19.3.1', true],
	['react', '19.2.0', true],
	['react', '19.4.0', false],
	['react', '18.3.1', false],
	['left-pad', '1.0.0', false],
])('built with %s %s, it runs here: %s', (name, version, runs) => {
	expect(refusalOf(entryThat([], { [name]: version }))?.reason).toBe(runs ? undefined : 'shared');
});

test.each([
	'/',
	'/assets/',
	'/remotes/',
	'/remotes/remote-two/1.0.0-abc/',
	'/remotes/remote-one/../remote-two/',
])('a build that says it is at %s is refused: the files there are not its own', (url) => {
	expect(refusalOf({ ...entryThat(), url })).toEqual({
		reason: 'metadata',
		problem: `url is ${url}, which is no folder of remote-one`,
	});
});

test('a build may be on another origin, and one of hot reload where its server is', () => {
	expect(refusalOf({ ...entryThat(), url: 'https://preview.example/' })).toBeUndefined();
	const served = { ...entryThat(), url: '/' };
	Object.assign(served.manifest, { development: true });
	expect(refusalOf(served)).toBeUndefined();
});
