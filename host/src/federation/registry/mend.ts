import { isGood, type Schema } from '@borlette/shared/config/metadata/check.mjs';
import { type Problem, problemsOf } from '@borlette/shared/config/metadata/problems.mjs';
import {
	ACTION,
	FRAME,
	ID,
	MENU_ENTRY,
	PLACE,
	RECORD,
	REDIRECTS,
	ROUTE,
	WORDS,
} from '@borlette/shared/config/metadata/schema.mjs';
import {
	type ActionMeta,
	type Label,
	MENU_SLOTS,
	type MenuEntry,
	type RecordMeta,
	type RegistryEntry,
	type RemoteManifest,
	type RouteMeta,
} from '@borlette/shared/federation';
import { NOTHING } from '@borlette/shared/i18n';
import {
	hasIcon,
	hasSlot,
	type Judged,
	type JudgedEntry,
	lineOf,
	MOST_FAULTS,
	placeOfReasons,
	unsignedIn,
} from './judged.ts';

/** Behind every position that a team can have wanted. */
const LAST = 10_000;

type Parts = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Parts =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const partsOf = (value: unknown): Parts => (isObject(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const good = <T>(schema: Schema, value: unknown, otherwise: T): T =>
	isGood(schema, value) ? (value as T) : otherwise;

/** In each language what there is, or else another one's, or the id. */
function labelOf(value: unknown, id: string): Label {
	const words = partsOf(value);
	const wordsIn = (locale: keyof Label) => good<string>(WORDS, words[locale], '');
	const any = wordsIn('fr') || wordsIn('en') || wordsIn('de') || id;
	const label = (locale: keyof Label) => wordsIn(locale) || any;
	return { fr: label('fr'), en: label('en'), de: label('de') };
}

/** Judges the metadata of one remote. It never throws. */
class Judge {
	readonly faults: Problem[] = [];
	readonly lost: RouteMeta[] = [];

	constructor(readonly remote: string) {}

	note(at: string, problem: string): void {
		this.faults.push({ at, problem });
	}

	routes(value: unknown): RouteMeta[] {
		return listOf(value).flatMap((route, index) => {
			const at = `routes[${index}]`;
			const problems = problemsOf(ROUTE, route, at);
			this.faults.push(...problems);
			const { id, path, permission, orPermission, roles, title } = partsOf(route);
			const { properties } = ROUTE;
			const name = good(ID, id, '');
			const mended = {
				id: name,
				path: good(properties.path, path, placeOfReasons(this.remote)),
				permission: good(properties.permission, permission, null),
				...(isGood(properties.orPermission, orPermission) && { orPermission }),
				...(isGood(properties.roles, roles) && { roles }),
				title: labelOf(title, name || this.remote),
			} as RouteMeta;
			// A title can be had from elsewhere; where anything else is wrong, who may see what is unsure.
			if (problems.every((each) => each.at.startsWith(`${at}.title`))) return [mended];
			if (name || mended.path === path) this.lost.push(mended);
			return [];
		});
	}

	redirects(value: unknown): Record<string, string> {
		const { propertyNames, additionalProperties } = REDIRECTS;
		const entries = Object.entries(partsOf(value)).filter(([path, to]) => {
			const problems = [
				...problemsOf(propertyNames, path, `redirects['${path.slice(0, 80)}']`),
				...problemsOf(additionalProperties, to, `redirects['${path.slice(0, 80)}']`),
			];
			this.faults.push(...problems);
			return problems.length === 0;
		});
		return Object.fromEntries(entries) as Record<string, string>;
	}

	menu(value: unknown, routes: readonly RouteMeta[]): MenuEntry[] {
		return listOf(value).map((entry, index) => this.#menuEntry(entry, index, routes));
	}

	/** What of a list is right; the rest is left out. */
	only<T>(schema: Schema, name: string, value: readonly unknown[]): T[] {
		return value.filter((each, index): each is T => {
			const problems = problemsOf(schema, each, `${name}[${index}]`);
			this.faults.push(...problems);
			return problems.length === 0;
		});
	}

	#menuEntry(value: unknown, index: number, routes: readonly RouteMeta[]): MenuEntry {
		const at = `menu[${index}]`;
		this.faults.push(...problemsOf(MENU_ENTRY, value, at));
		const { properties } = MENU_ENTRY;
		const entry = partsOf(value);
		const known = (list: unknown, name: string) =>
			listOf(list).filter((id): id is string => {
				const isKnown = [...routes, ...this.lost].some((route) => route.id === id);
				if (!isKnown && isGood(ID, id)) {
					this.note(`${at}.${name}`, `names the route ${id}, which is none`);
				}
				return isKnown;
			});
		const id = good(ID, entry.id, at);
		const label = labelOf(entry.label, good(ID, entry.id, this.remote));
		const own = known(entry.routes, 'routes');
		const superuserRoutes = known(entry.superuserRoutes, 'superuserRoutes');
		if (own.length === 0) {
			const path = placeOfReasons(this.remote);
			this.lost.push({ id: `${at} ${id}`, path, permission: null, title: label });
			own.push(`${at} ${id}`);
		}
		const slot = good<string>(properties.slot, entry.slot, MENU_SLOTS[0]);
		const icon = good<string>(properties.icon, entry.icon, '');
		if (!hasSlot(slot)) this.note(`${at}.slot`, `is ${slot}, which this host does not have`);
		if (icon && !hasIcon(icon)) {
			this.note(`${at}.icon`, `is ${icon}, which this host does not have`);
		}
		return {
			...{ id, slot, icon, label, routes: own },
			position: good(properties.position, entry.position, LAST),
			...(superuserRoutes.length > 0 && { superuserRoutes }),
		};
	}
}

/** Why no code of a build may run: what its hashes, versions or names should be is not said. */
function frameProblem(remote: string, value: unknown): Problem | undefined {
	const [problem] = problemsOf(FRAME, value);
	if (problem) return problem.at ? problem : { ...problem, at: 'its metadata' };
	const manifest = value as RemoteManifest;
	const { name } = manifest;
	if (name !== remote) return { at: 'name', problem: `is ${name}; the registry says ${remote}` };
	const file = unsignedIn(manifest);
	return file === undefined ? undefined : { at: 'assets', problem: `has no hash of ${file}` };
}

/** Lists too long to be meant; what no list is holds nothing. */
const MOST = { routes: 500, menu: 100, actions: 50, records: 50 };

function limited(judge: Judge, manifest: Parts, name: keyof typeof MOST): unknown[] {
	const value = manifest[name];
	if (!Array.isArray(value)) judge.note(name, 'must be a list');
	else if (value.length > MOST[name]) judge.note(name, `must be at most ${MOST[name]}`);
	return listOf(value).slice(0, MOST[name]);
}

const EMPTY = { entry: '', shared: {}, i18n: {}, assets: {} };

/** @param known what the registry says of the build, where its own metadata does not */
export function mendedManifest(
	remote: string,
	value: unknown,
	known: Pick<RegistryEntry, 'version' | 'build'>,
): Judged {
	const judge = new Judge(remote);
	const problem = frameProblem(remote, value);
	if (problem) judge.faults.push(problem);
	const manifest = partsOf(value);
	const routes = judge.routes(limited(judge, manifest, 'routes'));
	const menu = judge.menu(limited(judge, manifest, 'menu'), routes);
	const redirects = judge.redirects(manifest.redirects);
	const { actions, records } = manifest;
	const offered = {
		...(actions !== undefined && {
			actions: judge.only<ActionMeta>(ACTION, 'actions', limited(judge, manifest, 'actions')),
		}),
		...(records !== undefined && {
			records: judge.only<RecordMeta>(RECORD, 'records', limited(judge, manifest, 'records')),
		}),
	};
	const { version, build } = known;
	return {
		manifest: {
			...(problem ? { ...EMPTY, version, build } : manifest),
			...{ name: remote, routes, menu, redirects, ...offered },
		} as unknown as RemoteManifest,
		faults: judge.faults.slice(0, MOST_FAULTS),
		lost: judge.lost,
		...(problem && { unusable: lineOf(problem) }),
	};
}

/** @param value of a registry, in the place of an entry, and not one as it should be */
export function mendedEntry(remote: string, value: unknown): JudgedEntry {
	const problems = problemsOf(PLACE, value, 'its place in the registry');
	const nowhere = { url: '/', version: NOTHING, build: NOTHING, integrity: '' };
	const judged = mendedManifest(remote, partsOf(value).manifest, nowhere);
	return {
		...{ ...nowhere, lastKnownGood: null, earlier: [], killed: [] },
		...judged,
		// Where its files are is not known either.
		manifest: { ...judged.manifest, ...EMPTY },
		faults: [...problems, ...judged.faults],
		// Which builds are forbidden is not known then.
		unusable: problems.map(lineOf).join('; '),
	};
}
