import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @import { Compilation, Compiler, Dependency, Module, ModuleGraph } from 'webpack'
 * @typedef {Record<string, string[]>} Doors name → names of its exports
 * @typedef {{ name: string, version: string }} Package
 * @typedef {Module & { resource?: string, resourceResolveData?: { descriptionFileData?: Package } }} Part what
 *   webpack keeps of a module that is a file
 * @typedef {Dependency & { request?: string, getIds?: (graph: ModuleGraph) => string[] }} Import
 */

const PLUGIN = 'Doors';
const NAME = '@borlette/shared';
const PACKAGE = realpathSync(fileURLToPath(new URL('../../', import.meta.url)));
/** In the packed contract the doors have no code to read their names from. */
const LIST = path.join(PACKAGE, 'doors.json');
/** Calls of the API, which remotes bundle (decision 0003). */
const CALLS = ['contract', path.join('src', 'contract')].map(
	(folder) => path.join(PACKAGE, folder) + path.sep,
);

/** Packages that are in the page once, and what to import in their place. @type {[RegExp, string][]} */
const PROVIDED = [
	[/^react$/, "import it as 'react' or 'react/jsx-runtime'"],
	[/^react-dom$/, "import it as 'react-dom' or 'react-dom/client'"],
	[/^@chakra-ui\//, 'import the parts from @borlette/shared/ui'],
	[/^@emotion\//, 'style with the parts of @borlette/shared/ui, or with a .css file'],
	[/^(react-router(-dom)?|@remix-run\/router)$/, 'import it from @borlette/shared/router'],
	[
		/^@tanstack\/(react-query|query-core)$/,
		'use useRead(), useList() and useWrite() of @borlette/shared/data',
	],
	[/^(react-intl|@formatjs\/intl)$/, 'import it from @borlette/shared/i18n'],
	[/^formik$/, 'use the fields and forms of @borlette/shared/form'],
];
/** What makes calls, by the door that has it: of one that stands in no contract no release would be told that its API lacks it. @type {Doors} */
const MAKERS = { contract: ['endpoint', 'listEndpoint'], 'contract/crud': ['crudApi'] };
/** Without state, and in development only. */
const HARMLESS =
	/[\\/]react-jsx-dev-runtime\.|[\\/]jsx-dev-runtime\.js$|[\\/]refresh-runtime\.cjs$/;

/** @returns {Promise<Doors>} */
async function readDoors() {
	if (existsSync(LIST)) return JSON.parse(readFileSync(LIST, 'utf8'));
	const { doorExports } = await import('../contract/door-exports.mjs');
	return doorExports();
}

/** `@borlette/shared/ui` → `ui`; undefined for other requests. @param {string | undefined} request */
const doorOf = (request) =>
	request?.startsWith(`${NAME}/`) ? request.slice(NAME.length + 1).split('?')[0] : undefined;

/**
 * Lets no build pass that brings a copy of what the host provides, by itself or through a package it
 * uses, or that imports what no door has: it would fail in the page, where it is too late.
 */
export class DoorsPlugin {
	/** @param {{ dir: string, name: string }} options of the remote */
	constructor({ dir, name }) {
		this.dir = dir;
		this.name = name;
	}

	/** @param {Compiler} compiler */
	apply(compiler) {
		/** @type {Doors} */
		let doors = {};
		compiler.hooks.beforeCompile.tapPromise(PLUGIN, async () => {
			doors = await readDoors();
		});
		compiler.hooks.compilation.tap(PLUGIN, (compilation, { normalModuleFactory }) => {
			const { WebpackError } = compiler.webpack;
			/** @param {string[]} problems */
			const refuse = (problems) => {
				for (const problem of new Set(problems)) compilation.errors.push(new WebpackError(problem));
			};
			normalModuleFactory.hooks.beforeResolve.tapAsync(PLUGIN, ({ request }, callback) => {
				const problem = unknownDoor(request, doors);
				if (problem) callback(new Error(problem));
				else callback();
			});
			// Later than webpack's own look at what each module exports.
			const late = { name: PLUGIN, stage: 100 };
			compilation.hooks.finishModules.tap(late, (modules) => {
				refuse([...modules].flatMap((module) => this.missing(compilation, module, doors)));
			});
			// Once what is not used was dropped: a package may name what it does not bring.
			compilation.hooks.afterChunks.tap(PLUGIN, () => refuse(this.copies(compilation)));
		});
	}

	/** Names that a module imports and its door does not have. @param {Compilation} compilation @param {Module} module @param {Doors} doors */
	missing({ moduleGraph }, module, doors) {
		return module.dependencies.flatMap((/** @type {Import} */ dependency) => {
			const door = doorOf(dependency.request);
			const [name] = dependency.getIds?.(moduleGraph) ?? [];
			if (!door || !name) return [];
			if (MAKERS[door]?.includes(name) && !isOfCalls(module)) {
				return `${this.fileOf(module)} makes a call with ${name}: calls are written in the contract, where the API answers them and a release looks whether it does. Use one of ${NAME}/contract/<feature>, or ask for it to be added there.`;
			}
			const has = doors[door]?.includes(name) ?? this.isProvided(moduleGraph, dependency, name);
			if (has) return [];
			return `${this.fileOf(module)} imports ${name}, which the door ${NAME}/${door} does not have. ${near(name, door, doors)}`;
		});
	}

	/** Of calls: their code is in the build, so webpack knows what they export. @param {ModuleGraph} moduleGraph @param {Import} dependency @param {string} name */
	isProvided(moduleGraph, dependency, name) {
		const module = moduleGraph.getModule(dependency);
		return !module || moduleGraph.getExportsInfo(module).isExportProvided(name) !== false;
	}

	/** @param {Compilation} compilation */
	copies(compilation) {
		const { chunkGraph, moduleGraph } = compilation;
		const inBuild = [...compilation.modules].filter(
			(/** @type {Part} */ module) =>
				module.resource && chunkGraph.getModuleChunks(module).length > 0,
		);
		return inBuild.flatMap((module) => this.copyOf(module, moduleGraph) ?? []);
	}

	/** @param {Part} module @param {ModuleGraph} moduleGraph */
	copyOf(module, moduleGraph) {
		if (HARMLESS.test(module.resource ?? '')) return undefined;
		if (packageOf(module)?.name === NAME) return this.ownCode(module, moduleGraph);
		if (!remedyOf(module)) return undefined;
		// What a copy is made of nobody asked for: emotion comes with Chakra, query-core with react-query.
		const { copy, user } = this.askedFor(module, moduleGraph, remedyOf);
		const { name, version } = packageOf(copy) ?? { name: '', version: '' };
		const remedy = remedyOf(copy);
		return `${this.name} bundles ${name} ${version} (for ${user}): the host has it once for everybody, and a second copy breaks both. In its place, ${remedy}; where a package brings it, do without that package.`;
	}

	/** @param {Part} module @param {ModuleGraph} moduleGraph */
	ownCode(module, moduleGraph) {
		if (isOfCalls(module)) return undefined;
		/** @param {Part} each */
		const isOwn = (each) => packageOf(each)?.name === NAME;
		const { copy, user } = this.askedFor(module, moduleGraph, isOwn);
		const file = path
			.relative(PACKAGE, copy.resource ?? '')
			.split(path.sep)
			.join('/');
		return `${this.name} bundles ${NAME}'s own ${file} (for ${user}): the host has it once for everybody. Import from a door, as ${NAME}/ui.`;
	}

	/**
	 * The module by which the copy came in, and the file or package that asked for it.
	 * @param {Part} module @param {ModuleGraph} moduleGraph @param {(part: Part) => unknown} isPart
	 */
	askedFor(module, moduleGraph, isPart) {
		let copy = module;
		/** @type {Part | null | undefined} */
		let user = module;
		while (user && (!user.resource || isPart(user))) {
			if (user.resource) copy = user;
			user = moduleGraph.getIssuer(user);
		}
		return { copy, user: user ? this.fileOf(user) : this.name };
	}

	/** @param {Part} module */
	fileOf(module) {
		const { resource = '' } = module;
		if (!resource.includes(`${path.sep}node_modules${path.sep}`)) {
			return path.relative(this.dir, resource).split(path.sep).join('/');
		}
		return packageOf(module)?.name ?? resource;
	}
}

/** @param {Part} module */
const isOfCalls = ({ resource }) => CALLS.some((folder) => resource?.startsWith(folder));

/** @param {Part} module */
const remedyOf = (module) => {
	const { name } = packageOf(module) ?? {};
	return name && PROVIDED.find(([pattern]) => pattern.test(name))?.[1];
};

/** @param {Part} module */
const packageOf = ({ resourceResolveData }) => resourceResolveData?.descriptionFileData;

/** @param {string} request @param {Doors} doors */
function unknownDoor(request, doors) {
	const door = doorOf(request);
	if (!door || doors[door] || /^contract\/[a-z0-9.-]+$/.test(door)) return undefined;
	const known = Object.keys(doors).join(', ');
	return `${NAME}/${door} is no door of the contract. There are: ${known}, and contract/<feature> with the calls of the API. What none of them has is ${door.startsWith('testing') ? 'for tests only' : "the host's own: ask for it to be added to a door"}.`;
}

/** What to do about a name: another door has it, it is written otherwise, or the contract is old. @param {string} name @param {string} door @param {Doors} doors */
function near(name, door, doors) {
	const other = Object.keys(doors).find((each) => doors[each]?.includes(name));
	if (other) return `Import it from ${NAME}/${other}.`;
	/** @param {string} text */
	const plain = (text) => text.toLowerCase();
	const alike = doors[door]?.find((each) => plain(each) === plain(name));
	if (alike) return `It has ${alike}.`;
	return 'Is it in a newer contract? Then install that one; else use what the door has, or ask for it to be added.';
}
