import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { readConstants } from '../webpack/read-meta.mjs';
import { contractIn } from './contract.mjs';
import { hashOf, remembered, sourcesBelow } from './files.mjs';
import { mentionsIn } from './mentions.mjs';
import { Shaper } from './shapes.mjs';

/**
 * @import { ApiOffer, Shape, Shaped } from '../../src/contract/shape.ts'
 * @import { HostOffer } from '../../src/federation/offers.ts'
 * @typedef {string | Shaped} Part a type, or the library that it comes from
 * @typedef {{ list: HostOffer, shapes: Record<string, Record<string, Shaped>>, names: string[] }} HostParts `shapes`:
 *   door → export → its type; `names`: what the kit reads of rows
 * @typedef {{ exports: string[], keys: string[] }} Bundled
 * @typedef {{ file: string, exported: string, member: string | undefined, call: string }} ExportedCall
 * @typedef {{ list: ApiOffer, shapes: Record<string, Shaped>, access: Record<string, string[]>,
 *   exported: ExportedCall[], bundled: Record<string, Bundled>, kitQuery: string[] }} ApiParts `shapes`: call → its
 *   type; `access`: call → the codes it takes; `exported`: where in the contract each stands; `bundled`: file of
 *   the contract → what it takes from the contract's door; `kitQuery`: what the kit asks every list for
 */

const SHAPE = fileURLToPath(new URL('../../src/contract/shape.ts', import.meta.url));
/** Folders whose code reads rows on behalf of remotes: what they name, every remote reads. */
const KIT = [
	'data',
	'table',
	'form',
	'resource',
	'ticket',
	'second-step',
	'what-if',
	'todo',
	'cards',
	'api',
	'session',
];

/** The doors of a package: name → file of its contents list. @param {string} shared */
function doorsOf(shared) {
	/** @type {{ exports: Record<string, string> }} */
	const { exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'));
	return Object.entries(exports)
		.filter(([, file]) => /^\.\/src\/[a-z0-9-]+\/index\.ts$/.test(file))
		.map(([door, file]) => /** @type {const} */ ([door.slice(2), path.join(shared, file)]));
}

/** @param {string} shared @param {string[]} files */
function programOf(shared, files) {
	const base = path.join(shared, 'config/tsconfig.base.json');
	const { config } = ts.readConfigFile(base, ts.sys.readFile);
	const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, shared);
	return ts.createProgram(files, { ...options, types: [] });
}

/** A library's part: its package with the version, which says what it can do. @param {ts.Symbol} symbol */
function libraryPart(symbol) {
	const [file = ''] = (symbol.declarations ?? []).map((each) => each.getSourceFile().fileName);
	const [folder = '', name = ''] = file.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
	const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	return `${name.replace(/^@types\//, '')}@${version}`;
}

/** What the doors export at run time: door → name → its type, or the library it comes from. @param {string} shared */
function findDoors(shared) {
	const doors = doorsOf(shared);
	const program = programOf(
		shared,
		doors.map(([, file]) => file),
	);
	const checker = program.getTypeChecker();
	const shaper = new Shaper(program);
	/** @param {string} file @returns {[string, Part][]} */
	const exportsOf = (file) => {
		const source = program.getSourceFile(file);
		const module = source && checker.getSymbolAtLocation(source);
		return (module ? checker.getExportsOfModule(module) : []).flatMap((each) => {
			const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
			if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
			// Of our own making, and all that a library's is: what comes later (`ui/overlays`) is still the library's.
			const { symbol: whole } = checker.getTypeOfSymbol(symbol);
			const isLibrarys = whole && whole.flags & ts.SymbolFlags.ValueModule;
			const origin = isLibrarys ? whole : symbol;
			return [[each.name, shaper.isForeign(origin) ? libraryPart(origin) : shaper.shaped(symbol)]];
		});
	};
	return Object.fromEntries(
		doors.map(([door, file]) => [door, Object.fromEntries(exportsOf(file))]),
	);
}

/** `@borlette/shared` as a package of outside teams brings what was found out when it was packed.
 * @param {string} shared @returns {{ host: HostParts, api: ApiParts } | undefined}
 */
const packed = (shared) => {
	try {
		return JSON.parse(readFileSync(path.join(shared, 'offers.json'), 'utf8'));
	} catch {
		return undefined;
	}
};

/** @param {Part} part @returns {part is string} */
const isLibrary = (part) => typeof part === 'string';

/**
 * @template T, R
 * @param {Record<string, T>} object @param {(value: T) => R} of
 */
const sortedBy = (object, of) =>
	Object.fromEntries(
		Object.entries(object)
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([name, value]) => [name, of(value)]),
	);

/**
 * What a host built from this package provides.
 * @param {string} shared the package's folder, of any state of it
 * @returns {Promise<HostParts>}
 */
export async function offersOfHost(shared) {
	const known = packed(shared);
	if (known) return known.host;
	const sources = sourcesBelow(path.join(shared, 'src'));
	const lock = ['package.json'].map((name) => path.join(shared, name));
	return remembered(shared, 'host', [...sources, ...lock], async () => {
		const doors = findDoors(shared);
		const { MENU_ICONS: icons, MENU_SLOTS: slots } = await readConstants(
			path.join(shared, 'src/federation/meta.ts'),
		);
		const list = {
			doors: sortedBy(doors, (exports) =>
				sortedBy(exports, (part) => (isLibrary(part) ? part : hashOf(part))),
			),
			icons,
			slots,
		};
		const shapes = sortedBy(doors, (exports) =>
			Object.fromEntries(
				Object.entries(exports).flatMap(([name, part]) => (isLibrary(part) ? [] : [[name, part]])),
			),
		);
		const kit = mentionsIn(...KIT.map((name) => path.join(shared, 'src', name)));
		return { list: { digest: hashOf(list), ...list }, shapes, names: [...kit.names].sort() };
	});
}

/**
 * A remote bundles the files of the contract that it uses; those need the contract's door.
 * @param {string} folder
 * @returns {Record<string, Bundled>} file → what it takes from the door,
 *   and the keys of what it hands to that, itself or through others
 */
function bundledBy(folder) {
	const files = sourcesBelow(folder).map(
		(file) => /** @type {const} */ ([path.parse(file).name, mentionsIn(file)]),
	);
	const direct = Object.fromEntries(
		files.map(([name, { doors, calls, keys }]) => [
			name,
			{ exports: [...(doors.get('contract') ?? [])], files: [...calls.keys()], keys: [...keys] },
		]),
	);
	/**
	 * @param {string} name @param {Set<string>} [seen]
	 * @returns {(Bundled & { files: string[] })[]}
	 */
	const reach = (name, seen = new Set()) => {
		const own = direct[name];
		if (!own || seen.has(name)) return [];
		seen.add(name);
		return [own, ...own.files.flatMap((each) => reach(each, seen))];
	};
	/** @param {Bundled[]} parts @param {keyof Bundled} part */
	const all = (parts, part) => [...new Set(parts.flatMap((each) => each[part]))].sort();
	return Object.fromEntries(
		files.map(([name]) => {
			const parts = reach(name);
			return [name, { exports: all(parts, 'exports'), keys: all(parts, 'keys') }];
		}),
	);
}

/** @param {Shape | undefined} shape */
const propsOf = (shape) =>
	typeof shape === 'object' && 'props' in shape ? shape.props : undefined;

/** What a list can be asked for; undefined for other calls. @param {Shaped} call */
function queryOfList({ is }) {
	const [signature] = typeof is === 'object' && 'fns' in is ? is.fns : [];
	const out = signature?.out;
	const answers = typeof out === 'object' && 'union' in out ? out.union : [];
	const isList = answers.some((each) => typeof each === 'object' && 'array' in each);
	return isList ? propsOf(propsOf(signature?.in[0])?.query?.is) : undefined;
}

/** What every list is asked for by the kit, which is the host's: no remote sends it. @param {Record<string, Shaped>} shapes */
function kitQuery(shapes) {
	const queries = Object.values(shapes).flatMap((call) => {
		const query = queryOfList(call);
		return query ? [Object.keys(query)] : [];
	});
	const [first = [], ...others] = queries;
	return first.filter((name) => others.every((each) => each.includes(name)));
}

/**
 * What an API with this contract answers.
 * @param {string} shared the package's folder, of any state of it
 * @returns {Promise<ApiParts>}
 */
export async function offersOfApi(shared) {
	const known = packed(shared);
	if (known) return known.api;
	const folder = path.join(shared, 'src/contract');
	return remembered(shared, 'api', sourcesBelow(folder), async () => {
		/** @type {typeof import('../../src/contract/shape.ts')} */
		const { apiOffer, callOf } = await readConstants(SHAPE);
		const { calls, permissions } = await contractIn(folder);
		const { list, shapes, access } = apiOffer(
			calls.map(({ call }) => call),
			permissions,
			hashOf,
		);
		return {
			list,
			shapes,
			access,
			exported: calls.map(({ file, exported, member, call }) => ({
				file,
				exported,
				member,
				call: callOf(call),
			})),
			bundled: bundledBy(folder),
			kitQuery: kitQuery(shapes),
		};
	});
}
