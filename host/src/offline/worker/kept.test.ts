/** @jest-environment @borlette/shared/config/jsdom-with-fetch.cjs */
import { createHash, webcrypto } from 'node:crypto';
import { Kept, kindOf, listsIn } from './kept.ts';

// jsdom has none of it.
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const pageOf = (main: string) =>
	`<html><head><link rel="icon" href="/favicon.svg"><script defer src="/assets/${main}.js" integrity="${hashOf(`main ${main}`)}"></script></head><body>` +
	`<script type="application/json" id="integrity">${JSON.stringify({
		[`/assets/begin.${main}.js`]: hashOf(`begin ${main}`),
		[`/assets/later.${main}.js`]: hashOf('later'),
	})}</script><script type="application/json" id="beginnings">${JSON.stringify({
		begin: [`/assets/begin.${main}.js`],
	})}</script><script src="/assets/first.js" integrity="${hashOf('first')}"></script></body></html>`;
const BUILD = '/remotes/remote-admin/1.4.0-3fa9c1000000/';
const OTHER = '/remotes/remote-reports/1.0.0-aaaaaa000000/';

const ORIGIN = 'https://lakay.example';
const addressOf = (asked: RequestInfo) =>
	new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);

/** A cache of the browser: by path, and by query where that is not to be ignored. */
class FakeCache {
	readonly files = new Map<string, Response>();
	readonly #keyOf = (asked: RequestInfo, ignoresSearch = false) => {
		const { pathname, search } = addressOf(asked);
		return ignoresSearch ? pathname : pathname + search;
	};
	match = async (asked: RequestInfo, { ignoreSearch = false } = {}) =>
		this.files.get(this.#keyOf(asked, ignoreSearch))?.clone();
	put = async (asked: RequestInfo, answer: Response) => {
		this.files.set(this.#keyOf(asked), answer);
	};
	delete = async (asked: RequestInfo, { ignoreSearch = false } = {}) =>
		this.files.delete(this.#keyOf(asked, ignoreSearch));
	keys = async () => [...this.files.keys()].map((path) => ({ url: ORIGIN + path }) as Request);
}

let server: Record<string, string>;
let asked: [string, string | undefined][];
let stores: Map<string, FakeCache>;
let kept: Kept;
const caches = {
	async open(name: string) {
		const store = stores.get(name) ?? new FakeCache();
		stores.set(name, store);
		return store;
	},
	delete: async (name: string) => stores.delete(name),
} as unknown as CacheStorage;

const html = (text: string) =>
	new Response(text, { headers: { 'content-type': 'text/html', etag: '"1"' } });

async function answer(address: RequestInfo, init?: RequestInit): Promise<Response> {
	const { pathname } = addressOf(address);
	asked.push([pathname, init?.integrity]);
	const text = server[pathname];
	if (text === undefined) throw new TypeError('Failed to fetch');
	return pathname === '/' ? html(text) : new Response(text);
}

beforeEach(() => {
	server = {
		'/': pageOf('a'),
		'/assets/a.js': 'main a',
		'/assets/begin.a.js': 'begin a',
		'/assets/first.js': 'first',
		[`${BUILD}entry.js`]: 'entry',
		[`${OTHER}entry.js`]: 'other',
	};
	asked = [];
	stores = new Map();
	kept = new Kept({ fetch: answer, caches });
});

const WISHES = {
	beginnings: ['begin'],
	files: { [`${BUILD}entry.js`]: hashOf('entry') },
	builds: [BUILD, OTHER],
	killed: [],
};
const filesKept = () => [...stores.values()].flatMap(({ files }) => [...files.keys()]).sort();
const requestOf = (path: string, init: RequestInit = {}) =>
	({ url: ORIGIN + path, method: 'GET', mode: 'cors', cache: 'default', ...init }) as Request;
const go = (coming: Promise<Response>) => kept.page(coming, () => undefined);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('a page is kept with what it begins with and what ran of builds, each with its signed hash', async () => {
	await kept.keep(WISHES);
	expect(filesKept()).toEqual([
		'/',
		'/assets/a.js',
		'/assets/begin.a.js',
		'/assets/first.js',
		`${BUILD}entry.js`,
	]);
	for (const [path, integrity] of asked) {
		if (path !== '/') expect(integrity).toBe(hashOf(server[path] ?? ''));
	}
});

test('the page is always the server’s; only where it does not come, the one that is kept', async () => {
	await kept.keep(WISHES);
	expect(await (await go(Promise.resolve(html('today')))).text()).toBe('today');
	const without = await (await go(offline())).text();
	expect(without).toContain('/assets/a.js');
	expect(without).toContain('<meta name="borlette-kept" content="1"></head>');
});

test('an answer of the server that is an error is shown as it is', async () => {
	await kept.keep(WISHES);
	const broken = new Response('down', { status: 502 });
	expect((await go(Promise.resolve(broken))).status).toBe(502);
});

test('a line that gives no answer is none', async () => {
	await kept.keep(WISHES);
	jest.useFakeTimers();
	const shown = go(new Promise(() => undefined));
	await jest.advanceTimersByTimeAsync(5_000);
	expect(await (await shown).text()).toContain('/assets/a.js');
	jest.useRealTimers();
});

test('nothing is shown without a network that was never kept', async () => {
	await expect(go(offline())).rejects.toThrow('Failed to fetch');
});

test('a newer page counts once all of its files are here, and the one before goes with its own', async () => {
	await kept.keep(WISHES);
	await go(Promise.resolve(html(pageOf('b'))));
	// Its first script does not come.
	await kept.keep(WISHES);
	expect(await (await go(offline())).text()).toContain('/assets/a.js');

	Object.assign(server, { '/assets/b.js': 'main b', '/assets/begin.b.js': 'begin b' });
	await kept.keep(WISHES);
	expect(await (await go(offline())).text()).toContain('/assets/b.js');
	expect(filesKept().filter((file) => file.startsWith('/assets/'))).toEqual([
		'/assets/b.js',
		'/assets/begin.b.js',
		'/assets/first.js',
	]);
});

test('a file is the one that is kept, whatever is asked for besides; past all caches it is the server’s', async () => {
	await kept.keep(WISHES);
	asked = [];
	const file = `${BUILD}entry.js`;
	expect(await (await kept.file(requestOf(`${file}?attempt=1`))).text()).toBe('entry');
	expect(asked).toEqual([]);
	server[file] = 'mended';
	expect(await (await kept.file(requestOf(file, { cache: 'reload' }))).text()).toBe('mended');
	// What was spoilt does not come back.
	expect(await (await kept.file(requestOf(file))).text()).toBe('mended');
});

test('what was spoilt where it is kept makes way for what the server has', async () => {
	await kept.keep(WISHES);
	const file = `${BUILD}entry.js`;
	asked = [];
	const request = requestOf(file);
	expect(await (await kept.file(request)).text()).toBe('entry');
	expect(asked).toEqual([]);
	for (const { files } of stores.values()) {
		if (files.has(file)) files.set(file, new Response('spoilt'));
	}
	expect(await (await kept.file(request)).text()).toBe('entry');
	expect(asked).toEqual([[file, undefined]]);
	expect(filesKept()).not.toContain(file);
});

test('a build that may not run any more is forgotten; one that is forbidden takes everything with it', async () => {
	await kept.keep({ ...WISHES, files: { ...WISHES.files, [`${OTHER}entry.js`]: hashOf('other') } });
	const none = { beginnings: [], files: {} };
	await kept.keep({ ...none, builds: [OTHER], killed: [] });
	expect(filesKept()).not.toContain(`${BUILD}entry.js`);
	expect(filesKept()).toContain(`${OTHER}entry.js`);
	// Without a server even the page is gone: nobody knows what else the build did.
	delete server['/'];
	await kept.keep({ ...none, builds: [], killed: [OTHER] });
	expect(filesKept()).toEqual([]);
});

test('a tab whose registry is older forgets nothing that came since, after the worker has ended too', async () => {
	await kept.keep({ ...WISHES, builds: [BUILD], revision: 8 });
	const begun = () => new Kept({ fetch: answer, caches });
	const older = { beginnings: ['begin'], files: {}, killed: [], builds: [OTHER] };
	for (const revision of [7, undefined]) {
		await begun().keep({ ...older, revision });
		expect(filesKept()).toContain(`${BUILD}entry.js`);
	}
	await begun().keep({ ...older, revision: 9 });
	expect(filesKept()).not.toContain(`${BUILD}entry.js`);
	expect(await (await go(offline())).text()).toContain('/assets/a.js');
});

test('while nobody knows which builds may run none is forgotten', async () => {
	await kept.keep(WISHES);
	await kept.keep({ beginnings: ['begin'], files: {}, killed: [] });
	expect(filesKept()).toContain(`${BUILD}entry.js`);
});

test('of what is to be kept only files of builds are: no answer of the API, no registry, no key', async () => {
	const others = ['/api/profile', '/registry/production.json', '/trust.json', '/remotes/x.js'];
	for (const path of others) server[path] = 'secret';
	await kept.keep({
		...WISHES,
		files: Object.fromEntries(others.map((path) => [path, hashOf('secret')])),
	});
	expect(filesKept().filter((file) => others.includes(file))).toEqual([]);
});

test.each([
	['/', 'navigate', 'page'],
	['/dashboard/agent/list?q=a', 'navigate', 'page'],
	['/assets/main.1234.js', 'cors', 'file'],
	[`${BUILD}entry.js`, 'no-cors', 'file'],
	['/dashboard/app', 'cors', undefined],
	['/api/hosts/production/1.0.0-a', 'navigate', undefined],
	['/api/companies/agent', 'cors', undefined],
	['/registry/production.json', 'cors', undefined],
	['/trust.json', 'cors', undefined],
	['/host.json', 'navigate', undefined],
	['/remotes-in-development/remote-admin/entry.js', 'cors', undefined],
	['/service-worker.js', 'same-origin', undefined],
])('%s (%s) is answered as %s', (path, mode, kind) => {
	const request = requestOf(path, { mode: mode as RequestMode });
	expect(kindOf(request, ORIGIN)).toBe(kind);
	expect(kindOf({ ...request, method: 'POST' } as Request, ORIGIN)).toBeUndefined();
	expect(kindOf(request, 'https://elsewhere.example')).toBeUndefined();
});

test('a page in development names no files, and is not kept', async () => {
	expect(
		listsIn('<html><body><script src="/assets/main.js"></script></body></html>'),
	).toBeUndefined();
	server['/'] = '<html></html>';
	await kept.keep(WISHES);
	expect(filesKept()).toEqual([`${BUILD}entry.js`]);
});

test.each(['open', 'match'])(
	'a disk that fails at %s keeps nobody from what the server sends',
	async (act) => {
		await kept.keep(WISHES);
		const fail = () =>
			Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
		const broken = act === 'open' ? { open: fail } : { open: async () => ({ match: fail }) };
		kept = new Kept({ fetch: answer, caches: broken as unknown as CacheStorage });
		const behind: Promise<unknown>[] = [];
		const page = kept.page(Promise.resolve(html('today')), (work) => behind.push(work));
		expect(await (await page).text()).toBe('today');
		expect(await (await kept.file(requestOf(`${BUILD}entry.js`))).text()).toBe('entry');
		await expect(go(offline())).rejects.toThrow('Failed to fetch');
		await Promise.all(behind);
	},
);
