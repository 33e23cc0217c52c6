import path from 'node:path';
import { screenUses } from '../webpack/screens-named.mjs';
import { sourcesBelow } from './files.mjs';
import { Mentions, mentionsIn } from './mentions.mjs';
import { offersOfApi, offersOfHost } from './offers.mjs';
import { pruned } from './prune.mjs';

/**
 * @import { Shape, Shaped } from '../../src/contract/shape.ts'
 * @import { Hashes, UsedParts } from '../../src/federation/fit.ts'
 * @import { RemoteMeta } from '../../src/federation/meta.ts'
 * @import { Uses } from '../../src/federation/offers.ts'
 * @import { ApiParts, Bundled } from './offers.mjs'
 * @import { Named } from './kept.mjs'
 * @typedef {Record<string, Shaped>} Shapes
 * @typedef {{ doors: Record<string, Shapes>, calls: Shapes, access: Record<string, string[]> }} UsedShapes
 */

/**
 * What a build of a remote needs of host and API, found in its sources: each export of each door,
 * each call with the parts that it reads and sends, each icon, slot, permission and screen.
 * @param {string} dir the remote's folder
 * @param {string} shared folder of the package that it is built against
 * @param {Partial<RemoteMeta>} meta its metadata
 * @returns {Promise<{ uses: Omit<Uses, 'parts' | 'shapes'>, list: UsedParts, shapes: UsedShapes,
 *   stores: string[] }>} `uses` and `stores`
 *   (names under which something of it stays in the browser) go into `remote.json`, `list` (hashes) and
 *   `shapes` (types) into files of their own (`Uses` in src/federation/offers.ts)
 */
export async function usesOf(dir, shared, meta) {
	const [host, api] = await Promise.all([offersOfHost(shared), offersOfApi(shared)]);
	const mentions = mentionsIn(path.join(dir, 'src'));
	const bundled = [...mentions.calls.keys()].flatMap((file) => api.bundled[file] ?? []);
	const doors = doorsUsed(withBundled(mentions.doors, bundled), host.list.doors);
	const calls = callsUsed(mentions, api);
	const read = new Set([...mentions.names, ...host.names]);
	const sent = new Set([...mentions.keys].filter((name) => !api.kitQuery.includes(name)));
	const shapes = {
		doors: mapped(doors, (exports, door) => {
			const offered = host.shapes[door] ?? {};
			const own = mentions.doors.get(door) ?? new Set();
			return mapped(exports, (_hash, name) => {
				const shaped = offered[name];
				const isOwn = own.has(name) || own.has('*');
				if (!shaped || !isOwn) return shaped && BUILDER;
				return withoutMetadata(door, name, ofDoor(shaped, mentions));
			});
		}),
		calls: callShapes(calls, api, read, sent),
		// What the calls asked for; of a contract from before, nothing.
		access: mapped(calls, (_hash, call) => api.access?.[call]),
	};
	return {
		uses: {
			host: host.list.digest,
			api: api.list.digest,
			...namesUsed(mentions, meta, { ...host.list, ...api.list }),
		},
		list: { doors, calls },
		shapes,
		stores: [...mentions.stores].sort(),
	};
}

/**
 * What a door answers is read by the names of its properties. Of what a call answers any name counts:
 * forms and files are told by keys what to take of a row.
 * @param {Shaped} shaped @param {Mentions} mentions
 */
const ofDoor = (shaped, { names, keys, reads }) => pruned(shaped, names, keys, { reads });

/** What builds the calls of the bundled contract: the calls themselves are compared with the API. @type {Shaped} */
const BUILDER = { is: 'unknown', types: [] };

/**
 * Of `defineRemote` the first argument: metadata stands in `remote.json`, and the host judges it there.
 * @param {string} door @param {string} name @param {Shaped} shaped
 * @returns {Shaped}
 */
function withoutMetadata(door, name, shaped) {
	if (door !== 'federation' || name !== 'defineRemote') return shaped;
	const { is, types } = shaped;
	const whole = typeof is === 'object' && '$' in is ? types[is.$] : is;
	if (typeof whole !== 'object' || !('fns' in whole)) return shaped;
	const fns = whole.fns.map((each) => ({
		...each,
		in: ['any', ...each.in.slice(1)],
		...(each.bounds && { bounds: each.bounds.map(() => 'any') }),
	}));
	return { ...shaped, is: { ...whole, fns } };
}

/** @param {Hashes} calls @param {ApiParts} api @param {Named} read @param {Named} sent */
const callShapes = (calls, { shapes }, read, sent) =>
	mapped(calls, (_hash, call) => {
		const shaped = shapes[call];
		return shaped && pruned(shaped, read, sent, { isCall: true });
	});

/**
 * What a host needs of the API: the calls that it, or shared in its place, makes by itself (sign-in,
 * settings, lists that a form chooses from), and the permissions that it names.
 * @param {string} dir the host's folder @param {string} shared
 * @returns {Promise<{ uses: { api: string, calls: Record<string, string>, permissions: string[] },
 *   shapes: { calls: Shapes } }>} `api`: digest of the API that it was made with; hashes and types of calls
 */
export async function usesOfHost(dir, shared) {
	const api = await offersOfApi(shared);
	const contract = path.join(shared, 'src/contract') + path.sep;
	const kit = sourcesBelow(path.join(shared, 'src')).filter((file) => !file.startsWith(contract));
	const mentions = new Mentions([...kit, ...sourcesBelow(path.join(dir, 'src'))]);
	const calls = callsUsed(mentions, api);
	const permissions = api.list.permissions.filter((code) => mentions.names.has(code));
	return {
		uses: { api: api.list.digest, calls, permissions },
		shapes: { calls: callShapes(calls, api, mentions.names, mentions.keys) },
	};
}

/** The contract's files are bundled, and take the builders of schemas from its door.
 * @param {Map<string, Set<string>>} doors @param {Bundled[]} bundled
 */
function withBundled(doors, bundled) {
	const names = bundled.flatMap(({ exports }) => exports);
	if (names.length === 0) return doors;
	return new Map([...doors, ['contract', new Set([...(doors.get('contract') ?? []), ...names])]]);
}

/** A name that the door does not have is left as needed: whoever builds with it is told by the types.
 * @param {Map<string, Set<string>>} named @param {Readonly<Record<string, Hashes>>} doors
 * @returns {Record<string, Hashes>}
 */
function doorsUsed(named, doors) {
	const used = [...named].map(([door, names]) => {
		const offered = doors[door] ?? {};
		const all = names.has('*') ? Object.keys(offered) : [...names];
		return [door, Object.fromEntries(all.sort().map((name) => [name, offered[name] ?? 'absent']))];
	});
	return Object.fromEntries(used.sort());
}

/** @param {Mentions} mentions @param {ApiParts} api @returns {Record<string, string>} */
function callsUsed(mentions, { exported, list }) {
	const used = exported.filter((each) => {
		const members =
			mentions.calls.get(each.file)?.get(each.exported) ?? mentions.calls.get(each.file)?.get('*');
		return members && (members.has('*') || each.member === undefined || members.has(each.member));
	});
	return Object.fromEntries(used.map(({ call }) => [call, list.calls[call] ?? '']).sort());
}

/** Names that were not offered when it was built are its own affair, or wrong: its metadata is judged for that.
 * @param {Mentions} mentions @param {Partial<RemoteMeta>} meta
 * @param {{ icons: readonly string[], slots: readonly string[], permissions: readonly string[] }} offered
 */
function namesUsed({ screens, names }, { routes = [], menu = [] }, { icons, slots, permissions }) {
	const declared = routes.flatMap(({ permission, orPermission }) =>
		[permission ?? [], orPermission ?? []].flat(),
	);
	const own = new Set(routes.map(({ id }) => id));
	/** @param {string[]} all */
	const unique = (all) => [...new Set(all)].sort();
	return {
		screens: screenUses(
			[...screens].filter((name) => !own.has(name)),
			routes,
		),
		icons: unique(menu.map(({ icon }) => icon).filter((icon) => icons.includes(icon))),
		slots: unique(menu.map(({ slot }) => slot).filter((slot) => slots.includes(slot))),
		permissions: permissions.filter((code) => declared.includes(code) || names.has(code)),
	};
}

/**
 * Each value as what is made of it; without those of which nothing is.
 * @template T, R
 * @param {Readonly<Record<string, T>>} object @param {(value: T, name: string) => R | undefined} of
 * @returns {Record<string, R>}
 */
const mapped = (object, of) =>
	Object.fromEntries(
		Object.entries(object).flatMap(([name, value]) => {
			const made = of(value, name);
			return made === undefined ? [] : [[name, made]];
		}),
	);
