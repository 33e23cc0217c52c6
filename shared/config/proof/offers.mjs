import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { readConstants } from '../webpack/read-meta.mjs';
import { contractIn } from './contract.mjs';
import { hashOf, remembered, sourcesBelow } from './files.mjs';
import { mentionsIn } from './mentions.mjs';
import { Shaper } from './shapes.mjs';

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
	'api',
	'session',
];

/** The doors of a package: name → file of its contents list. @param {string} shared */
function doorsOf(shared) {
	const { exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'));
	return Object.entries(exports)
		.filter(([, file]) => /^\.\/src\/[a-z0-9-]+\/index\.ts$/.test(file))
		.map(([door, file]) => [door.slice(2), path.join(shared, file)]);
}

function programOf(shared, files) {
	const base = path.join(shared, 'config/tsconfig.base.json');
	const { config } = ts.readConfigFile(base, ts.sys.readFile);
	const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, shared);
	return ts.createProgram(files, { ...options, types: [] });
}

/** A library's part: its package with the version, which says what it can do. */
function libraryPart(symbol) {
	const [file] = symbol.declarations.map((each) => each.getSourceFile().fileName);
	const [folder, name] = file.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
	const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	return `${name.replace(/^@types\//, '')}@${version}`;
}

/** What the doors export at run time: door → name → its type, or the library it comes from. */
function findDoors(shared) {
	const doors = doorsOf(shared);
	const program = programOf(
		shared,
		doors.map(([, file]) => file),
	);
	const checker = program.getTypeChecker();
	const shaper = new Shaper(program);
	const exportsOf = (file) => {
		const module = checker.getSymbolAtLocation(program.getSourceFile(file));
		return checker.getExportsOfModule(module).flatMap((each) => {
			const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
			if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
			return [[each.name, shaper.isForeign(symbol) ? libraryPart(symbol) : shaper.shaped(symbol)]];
		});
	};
	return Object.fromEntries(
		doors.map(([door, file]) => [door, Object.fromEntries(exportsOf(file))]),
	);
}

/** `@borlette/shared` as a package of outside teams brings what was found out when it was packed. */
const packed = (shared) => {
	try {
		return JSON.parse(readFileSync(path.join(shared, 'offers.json'), 'utf8'));
	} catch {
		return undefined;
	}
};

const isLibrary = (part) => typeof part === 'string';
const sortedBy = (object, of) =>
	Object.fromEntries(
		Object.keys(object)
			.sort()
			.map((name) => [name, of(object[name])]),
	);

/**
 * What a host built from this package provides.
 * @param {string} shared the package's folder, of any state of it
 * @returns {Promise<{ list: object, shapes: object, names: string[] }>} `list`: door → export → hash
 *   (`HostOffers` in src/federation/offers.ts); `shapes`: door → export → its type; `names`: what the
 *   kit reads of rows
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
			Object.fromEntries(Object.entries(exports).filter(([, part]) => !isLibrary(part))),
		);
		const kit = mentionsIn(...KIT.map((name) => path.join(shared, 'src', name)));
		return { list: { digest: hashOf(list), ...list }, shapes, names: [...kit.names].sort() };
	});
}

/**
 * A remote bundles the files of the contract that it uses; those need the contract's door.
 * @returns {Record<string, { exports: string[], keys: string[] }>} file → what it takes from the door,
 *   and the keys of what it hands to that, itself or through others
 */
function bundledBy(folder) {
	const files = sourcesBelow(folder).map((file) => [path.parse(file).name, mentionsIn(file)]);
	const direct = Object.fromEntries(
		files.map(([name, { doors, calls, keys }]) => [
			name,
			{ exports: [...(doors.get('contract') ?? [])], files: [...calls.keys()], keys: [...keys] },
		]),
	);
	const reach = (name, seen = new Set()) => {
		if (!direct[name] || seen.has(name)) return [];
		seen.add(name);
		return [direct[name], ...direct[name].files.flatMap((each) => reach(each, seen))];
	};
	const all = (parts, part) => [...new Set(parts.flatMap((each) => each[part]))].sort();
	return Object.fromEntries(
		files.map(([name]) => {
			const parts = reach(name);
			return [name, { exports: all(parts, 'exports'), keys: all(parts, 'keys') }];
		}),
	);
}

/** What every list is asked for by the kit, which is the host's: no remote sends it. */
function kitQuery(shapes) {
	const queries = Object.values(shapes).flatMap(({ is }) => {
		const [
			{
				in: [sent],
				out,
			},
		] = is.fns;
		const isList = out.union?.some((each) => each.array) && sent.props.query;
		return isList ? [Object.keys(sent.props.query.is.props)] : [];
	});
	const [first = [], ...others] = queries;
	return first.filter((name) => others.every((each) => each.includes(name)));
}

/**
 * What an API with this contract answers.
 * @param {string} shared the package's folder, of any state of it
 * @returns {Promise<{ list: object, shapes: object, access: Record<string, string[]>, exported: object[],
 *   bundled: Record<string, { exports: string[], keys: string[] }>, kitQuery: string[] }>} `list`: call → hash;
 *   `shapes`: call → its type; `access`: call → the codes it takes; `exported`: where in the contract each stands; `bundled`: file of the
 *   contract → what it takes from the contract's door
 */
export async function offersOfApi(shared) {
	const known = packed(shared);
	if (known) return known.api;
	const folder = path.join(shared, 'src/contract');
	return remembered(shared, 'api', sourcesBelow(folder), async () => {
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
