import type { PageCounts, Vital } from '@borlette/shared/contract/pages';
import type { RegistryEntry } from '@borlette/shared/federation';
import type { Happening } from '../happened.ts';

type Counted = Exclude<keyof PageCounts, 'remote' | 'build'>;
type Mutable = { -readonly [K in keyof PageCounts]: PageCounts[K] };

/** What a tab remembers across its pages; a browser may deny it. */
export interface TabMarks {
	has(name: string): boolean;
	add(name: string): boolean;
}

/** The most that the API takes of one field, and of builds at once. */
const MOST = 200;
const AT_ONCE = 12;

interface Visit {
	isFailing: boolean;
	isUnsure: boolean;
}

const buildOf = ({ manifest }: RegistryEntry) => `${manifest.version}-${manifest.build}`;

/**
 * Counts what happens in this page by build, until it is told. A visit is failing once, however many
 * errors it has; what nothing names the build of makes it unsure.
 */
export class Counts {
	readonly #counts = new Map<string, Mutable>();
	/** The visit that is on, or was last, by remote. */
	readonly #visits = new Map<string, Visit>();
	readonly #host: string;
	readonly #marks: TabMarks;
	/** The remote whose page was opened last. */
	#last: RegistryEntry | undefined;

	/** @param host build of the host */
	constructor(host: string, marks: TabMarks) {
		this.#host = host;
		this.#marks = marks;
		this.#visit(undefined);
	}

	add(happening: Happening): void {
		const { entry } = happening;
		if (happening.kind === 'visit') {
			this.#last = entry;
			this.#visit(entry);
			return;
		}
		if (happening.kind === 'load') {
			this.#raise(entry, 'failed_loads');
			// A build that was never here is asked for more often than one that the browser keeps: what the
			// network does says nothing of it.
			if (!happening.isNetwork) this.#fail(entry);
			return;
		}
		this.#raise(entry, happening.kind === 'rejection' ? 'rejections' : 'errors');
		if (happening.isPresumed) this.#doubt(entry);
		else this.#fail(entry);
		if (!entry) this.#doubt(this.#last);
	}

	/** What the browser measured belongs to the page that was on screen, and to the host. */
	measured(vital: Vital, value: number, entry: RegistryEntry | undefined): void {
		const rounded = Math.round(Math.min(value, 600_000));
		this.#of(undefined)[vital] = rounded;
		if (entry) this.#of(entry)[vital] = rounded;
	}

	/** Says that the page is there, and whose. */
	isOpen(entry: RegistryEntry | undefined): void {
		for (const each of entry ? [undefined, entry] : [undefined]) this.#of(each).open = 1;
	}

	get isEmpty(): boolean {
		return this.#counts.size === 0;
	}

	/** Takes what is to be told, at most as much as is taken at once. */
	take(): PageCounts[] {
		const taken = [...this.#counts].slice(0, AT_ONCE);
		for (const [key] of taken) this.#counts.delete(key);
		return taken.map(([, counts]) => counts);
	}

	#visit(entry: RegistryEntry | undefined): Visit {
		const visit = { isFailing: false, isUnsure: false };
		this.#visits.set(entry?.manifest.name ?? '', visit);
		this.#raise(entry, 'visits');
		this.#mark(entry, 'tabs');
		return visit;
	}

	/** What fails before any page of it is there, in its first lines, is a visit too. */
	#visitOf(entry: RegistryEntry | undefined): Visit {
		return this.#visits.get(entry?.manifest.name ?? '') ?? this.#visit(entry);
	}

	#fail(entry: RegistryEntry | undefined): void {
		const visit = this.#visitOf(entry);
		if (visit.isFailing) return;
		visit.isFailing = true;
		this.#raise(entry, 'failing');
		this.#mark(entry, 'failing_tabs');
	}

	#doubt(entry: RegistryEntry | undefined): void {
		if (!entry) return;
		const visit = this.#visitOf(entry);
		if (visit.isFailing || visit.isUnsure) return;
		visit.isUnsure = true;
		this.#raise(entry, 'unsure');
	}

	/** Once in a tab for each build. */
	#mark(entry: RegistryEntry | undefined, name: 'tabs' | 'failing_tabs'): void {
		const mark = `${name} ${entry?.manifest.name ?? ''} ${entry ? buildOf(entry) : this.#host}`;
		if (this.#marks.has(mark)) return;
		this.#marks.add(mark);
		this.#of(entry)[name] = 1;
	}

	#raise(entry: RegistryEntry | undefined, name: Counted): void {
		const counts = this.#of(entry);
		counts[name] = Math.min((counts[name] ?? 0) + 1, MOST);
	}

	#of(entry: RegistryEntry | undefined): Mutable {
		const remote = entry?.manifest.name;
		const build = entry ? buildOf(entry) : this.#host;
		const key = `${remote} ${build}`;
		const counts = this.#counts.get(key) ?? { ...(remote && { remote }), build };
		this.#counts.set(key, counts);
		return counts;
	}
}
