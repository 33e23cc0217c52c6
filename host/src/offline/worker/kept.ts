import { PREFIX, type Wishes } from './wishes.ts';

/** The host's page under its own address, and the files that it begins with. */
const SHELL = `${PREFIX}shell`;
/** Files of remotes' builds that ran here. */
const BUILDS = `${PREFIX}builds`;

const PAGE = '/';
/** A page that came, and whose files are not all here yet: it is not shown without a network. */
const ARRIVED = '/?arrived';
/** The newest registry that a page spoke by: another tab may have an older one. */
const NEWEST = '/?newest';
/** For how long a page is waited for, ms, where one is kept: a line that gives no answer is none. */
const PATIENCE_MS = 5_000;

/** In the page as it is kept: so it knows of itself that the server may have another one by now (renewHost.ts). */
const MARK = '<meta name="borlette-kept" content="1">';

interface Browser {
	readonly caches: CacheStorage;
	fetch(address: RequestInfo, init?: RequestInit): Promise<Response>;
}

interface Lists {
	/** Address → hash. */
	hashes: Record<string, string>;
	beginnings: Record<string, string[]>;
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const listIn = <T>(html: string, id: string): T | undefined => {
	const [, text] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(
		html,
	) ?? [undefined, undefined];
	return text === undefined ? undefined : (JSON.parse(text) as T);
};

/** What a page of the host loads, as its build wrote it there; undefined: it is none, or one in development. */
export function listsIn(html: string): Lists | undefined {
	const late = listIn<Record<string, string>>(html, 'integrity');
	const beginnings = listIn<Record<string, string[]>>(html, 'beginnings');
	if (!late || !beginnings) return undefined;
	const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
		const [, address] = /\b(?:src|href)="([^"]+)"/.exec(tag) ?? [];
		const [, hash] = /\bintegrity="([^"]+)"/.exec(tag) ?? [];
		return address && hash ? [[unescaped(address), hash] as const] : [];
	});
	const ofTags = Object.fromEntries(tags);
	return { hashes: { ...late, ...ofTags }, beginnings: { ...beginnings, '': Object.keys(ofTags) } };
}

const isPage = (answer: Response) =>
	answer.ok &&
	answer.type !== 'opaqueredirect' &&
	/text\/html/.test(answer.headers.get('content-type') ?? '');

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Whether the answer is there in time. */
function within<T>(time: number, work: Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const late = () => reject(new Error(`No answer within ${time} ms.`));
		const timer = setTimeout(late, time);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

/**
 * What the browser keeps for when there is no network: the host's page with what it begins with, and files of builds that
 * ran. Nothing that the API answered, no registry and no key is ever among it (decision 0071).
 */
export class Kept {
	readonly #browser: Browser;
	/** One after the other: two pages may wish at once. */
	#keeping: Promise<unknown> = Promise.resolve();

	constructor(browser: Browser) {
		this.#browser = browser;
	}

	/**
	 * The page for an address: the server's, as it is now. Only where that does not come, the one that is kept.
	 * @param coming the answer that is under way
	 * @param inTheBackground goes on after the answer
	 */
	async page(
		coming: Promise<Response>,
		inTheBackground: (work: Promise<unknown>) => void,
	): Promise<Response> {
		const shell = this.#browser.caches.open(SHELL);
		const arrived = coming.then(async (answer) => {
			// At once: the page takes the body of the other one.
			const copy = isPage(answer) ? answer.clone() : undefined;
			if (copy) await (await shell).put(ARRIVED, copy);
		});
		inTheBackground(arrived.catch(() => undefined));
		// A disk that is full or broken keeps nobody from the server's.
		const keptPage = shell.then((cache) => cache.match(PAGE)).catch(() => undefined);
		return within(PATIENCE_MS, coming).catch(async () => (await keptPage) ?? coming);
	}

	/**
	 * A file whose address tells its content: the one that is kept, unless the page asks past all caches. What was spoilt
	 * where it was kept makes way for the server's: the first scripts of a page could not mend that themselves.
	 */
	async file(request: Request): Promise<Response> {
		// A disk that is full or broken: the server has it.
		const kept = await this.#find(request).catch(() => undefined);
		return kept ?? this.#browser.fetch(request);
	}

	async #find(request: Request): Promise<Response | undefined> {
		const isAskedAnew = request.cache === 'reload' || request.cache === 'no-store';
		const cache = await this.#browser.caches.open(isOfHost(pathOf(request)) ? SHELL : BUILDS);
		if (isAskedAnew) await cache.delete(request, { ignoreSearch: true, ignoreVary: true });
		const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
		if (kept && (await isWhole(kept))) return kept;
		if (kept) await cache.delete(request, { ignoreSearch: true, ignoreVary: true });
		return undefined;
	}

	/** Keeps what a page ran, and forgets what may not run any more. */
	keep(wishes: Wishes): Promise<unknown> {
		this.#keeping = this.#keeping
			.then(async () => {
				await this.#forget(wishes);
				await this.#keepShell(wishes);
				await this.#keepFiles(wishes.files);
			})
			// The disk is full, or the line broke: what was kept before stays.
			.catch(() => undefined);
		return this.#keeping;
	}

	/**
	 * Of a build that is forbidden nobody knows what else it did to what is kept, so all of it goes; it comes again from
	 * the server.
	 */
	async #forget({ builds, killed, revision }: Wishes): Promise<void> {
		const { caches } = this.#browser;
		const cache = await caches.open(BUILDS);
		const files = await cache.keys();
		const isIn = (folders: readonly string[], file: Request) =>
			folders.some((folder) => pathOf(file).startsWith(folder));
		if (files.some((file) => isIn(killed, file))) {
			await Promise.all([caches.delete(BUILDS), caches.delete(SHELL)]);
			return;
		}
		// What an older registry does not name may have come since.
		if (!builds || (await this.#isOlder(revision))) return;
		const others = files.filter((file) => !isIn(builds, file));
		await Promise.all(others.map((file) => cache.delete(file)));
	}

	/** Than one that a page spoke by before. The worker itself ends between two pages. */
	async #isOlder(revision = 0): Promise<boolean> {
		const shell = await this.#browser.caches.open(SHELL);
		const newest = Number((await (await shell.match(NEWEST))?.text()) ?? 0);
		if (revision > newest) await shell.put(NEWEST, new Response(String(revision)));
		return revision < newest;
	}

	/** The page counts once all of its files are here; until then the one before does, with its own. */
	async #keepShell({ beginnings: wished, files }: Wishes): Promise<void> {
		const shell = await this.#browser.caches.open(SHELL);
		const before = await shell.match(PAGE);
		const page = (await shell.match(ARRIVED)) ?? before ?? (await this.#browser.fetch(PAGE));
		if (!isPage(page)) return;
		const html = (await page.clone().text()).replace(MARK, '');
		const lists = listsIn(html);
		if (!lists) return;
		const { hashes, beginnings } = lists;
		const asked = ['', ...wished].flatMap((name) => beginnings[name] ?? []);
		// What came later on, because somebody opened it: of this very page, not of a former host.
		asked.push(...Object.keys(files).filter((file) => file in hashes));
		await Promise.all(
			[...new Set(asked)].map((file) => this.#fetchInto(shell, file, hashes[file])),
		);
		if ((await before?.clone().text())?.replace(MARK, '') !== html)
			await shell.put(PAGE, marked(page, html));
		await shell.delete(ARRIVED);
		const isNamed = (file: Request) => pathOf(file) === PAGE || pathOf(file) in hashes;
		const others = (await shell.keys()).filter((file) => !isNamed(file));
		await Promise.all(others.map((file) => shell.delete(file)));
	}

	async #keepFiles(files: Readonly<Record<string, string>>): Promise<void> {
		const cache = await this.#browser.caches.open(BUILDS);
		const all = Object.entries(files).filter(([file]) => isOfBuild(file));
		await Promise.all(all.map(([file, hash]) => this.#fetchInto(cache, file, hash)));
	}

	/** Only what has the signed bytes: the browser compares them, and has the file from when the page ran it. */
	async #fetchInto(cache: Cache, file: string, integrity: string | undefined): Promise<void> {
		if (!integrity) throw new Error(`${file} has no hash.`);
		if (await cache.match(file, { ignoreVary: true })) return;
		const answer = await this.#browser.fetch(file, { integrity });
		if (answer.status !== 200) throw new Error(`${file}: ${answer.status}`);
		await cache.put(file, withHash(answer, integrity));
	}
}

/** A page that is kept, as it will be sent: what is said of how its bytes travelled holds no more. */
function marked({ headers }: Response, html: string): Response {
	const kept = new Headers(headers);
	for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) {
		kept.delete(name);
	}
	return new Response(html.replace('</head>', `${MARK}</head>`), { headers: kept });
}

/** Of a file that is kept: the hash that it came with. Browsers do not tell a worker which one the page asks for. */
const HASH = 'x-kept-integrity';

function withHash({ body, headers }: Response, integrity: string): Response {
	const kept = new Headers(headers);
	for (const name of ['content-encoding', 'content-length']) kept.delete(name);
	kept.set(HASH, integrity);
	return new Response(body, { headers: kept });
}

/** Whether a file still is what it was when it was kept; the page compares it with the signed hash in any case. */
async function isWhole(file: Response): Promise<boolean> {
	const digest = await crypto.subtle.digest('SHA-384', await file.clone().arrayBuffer());
	const hash = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
	return file.headers.get(HASH) === hash;
}

const isOfHost = (path: string) => path.startsWith('/assets/');
/** `/remotes/remote-admin/1.4.0-3fa9c1…/…`: a folder that is never written again. In development there is none. */
const isOfBuild = (path: string) => /^\/remotes\/[^/]+\/[^/]+-[0-9a-f]{12,}\/./.test(path);

/** What the worker answers; everything else goes its way as if there were none: the API, registries, keys, kept hosts. */
export function kindOf(request: Request, origin: string): 'page' | 'file' | undefined {
	const { origin: of, pathname } = new URL(request.url);
	if (request.method !== 'GET' || of !== origin) return undefined;
	if (isOfHost(pathname) || isOfBuild(pathname)) return 'file';
	const isFile = /^\/(api|registry|remotes|hosts|release)(\/|$)|\.[a-z0-9]+$/i.test(pathname);
	return request.mode === 'navigate' && !isFile ? 'page' : undefined;
}
