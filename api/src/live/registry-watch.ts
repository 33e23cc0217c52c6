import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A page is told of a kill within two seconds; of this it is the longest wait. */
const LOOK_EVERY_MS = 500;
const ASK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 5_000;
const FILE = /^[a-z][a-z0-9-]*\.json$/;

/** A channel's registry as it was found. */
export interface Sighting {
	channel: string;
	/** Absent: the file is no registry. */
	revision?: number;
}

export interface RegistryWatchParts {
	/** Folder with `registry/<channel>.json`. */
	storeDir: string | undefined;
	/** Addresses of registries elsewhere. */
	urls: readonly string[];
	onChange: (sighting: Sighting) => void;
	/** Once for each time that looking begins to fail. */
	onFailure: (error: unknown) => void;
}

/** Nobody here believes it: the page that is told reads it again, and checks who signed it. */
function sightingOf(channel: string, text: string): Sighting {
	try {
		const { revision } = JSON.parse(JSON.parse(text).payload);
		return Number.isSafeInteger(revision) ? { channel, revision } : { channel };
	} catch {
		return { channel };
	}
}

/**
 * Notices when a channel's registry changes, by looking: what a system tells of changed files is
 * told by no network file system, and a look costs one `stat` for each channel.
 */
export class RegistryWatch {
	readonly #parts: RegistryWatchParts;
	readonly #stopping = new AbortController();
	readonly #known = new Map<string, Sighting>();
	/** By place: what tells one content from another without reading it. */
	readonly #marks = new Map<string, string>();
	readonly #failing = new Set<string>();
	#running: Array<Promise<void>> = [];

	constructor(parts: RegistryWatchParts) {
		this.#parts = parts;
	}

	/** The newest of each channel that it looks at; a page is told them first, so it knows that it will be. */
	known(): Sighting[] {
		return [...this.#known.values()];
	}

	start(): void {
		const { storeDir, urls } = this.#parts;
		this.#running = [
			...(storeDir ? [this.#repeat(storeDir, LOOK_EVERY_MS, () => this.#look(storeDir))] : []),
			...urls.map((url) => this.#repeat(url, ASK_EVERY_MS, () => this.#ask(url))),
		];
	}

	async stop(): Promise<void> {
		this.#stopping.abort();
		await Promise.all(this.#running);
	}

	async #repeat(place: string, everyMs: number, work: () => Promise<void>): Promise<void> {
		const { signal } = this.#stopping;
		while (!signal.aborted) {
			try {
				await work();
				this.#failing.delete(place);
			} catch (error) {
				if (!signal.aborted && !this.#failing.has(place)) this.#parts.onFailure(error);
				this.#failing.add(place);
			}
			await delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
		}
	}

	async #look(storeDir: string): Promise<void> {
		const folder = join(storeDir, 'registry');
		// Before the first release there is none.
		const names = await readdir(folder).catch(() => []);
		for (const name of names.filter((each) => FILE.test(each))) {
			const file = join(folder, name);
			const { mtimeMs, size, ino } = await stat(file);
			await this.#see(file, basename(name, '.json'), `${mtimeMs} ${size} ${ino}`, () =>
				readFile(file, 'utf8'),
			);
		}
	}

	async #ask(url: string): Promise<void> {
		const before = this.#marks.get(url);
		const answer = await fetch(url, {
			headers: before?.startsWith('etag ') ? { 'if-none-match': before.slice(5) } : {},
			signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
		});
		if (answer.status === 304) return;
		const text = await answer.text();
		if (answer.status !== 200) throw new Error(`${url}: the server answered ${answer.status}`);
		const etag = answer.headers.get('etag');
		const channel = basename(new URL(url).pathname, '.json');
		await this.#see(url, channel, etag ? `etag ${etag}` : text, async () => text);
	}

	async #see(
		place: string,
		channel: string,
		mark: string,
		read: () => Promise<string>,
	): Promise<void> {
		if (this.#marks.get(place) === mark) return;
		const sighting = sightingOf(channel, await read());
		this.#marks.set(place, mark);
		this.#known.set(channel, sighting);
		this.#parts.onChange(sighting);
	}
}
