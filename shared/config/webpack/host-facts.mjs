import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { offersOfHost } from '../proof/offers.mjs';
import { usesOfHost } from '../proof/uses.mjs';
import { firstWords } from './catalogue.mjs';
import { DOORS, sharedVersions } from './singletons.mjs';
import { textsIn } from './texts.mjs';

/** @import { Compilation, Compiler } from 'webpack' */

const SHARED = fileURLToPath(new URL('../..', import.meta.url));
const SHAPES = 'host-shapes.json';

/** Ids of the texts of packages: a remote's must begin with other words. @param {string[]} packages */
const idsOf = (packages) => packages.flatMap((dir) => textsIn(dir).map(({ id }) => id));

/**
 * What this host provides, for its own gate (modules `host-offer` and `host-shapes`, loaded where a
 * build was made with another host), what it needs of the API (`host-uses`, loaded where that is another
 * one) and both, as `host.json` beside the page, for `pnpm release`.
 * @param {string} dir the host's folder
 * @returns {Promise<{ digest: string, api: string, alias: Record<string, string>, plugin: HostFactsPlugin }>}
 */
export async function hostFacts(dir) {
	const { list, shapes } = await offersOfHost(SHARED);
	const own = await usesOfHost(dir, SHARED);
	const folder = path.join(dir, '.cache');
	mkdirSync(folder, { recursive: true });
	/** @param {string} name @param {unknown} data */
	const written = (name, data) => {
		const file = path.join(folder, name);
		writeFileSync(file, JSON.stringify(data));
		return file;
	};
	const alias = {
		'host-offer$': written('host-offer.json', list),
		'host-shapes$': written(SHAPES, { doors: shapes }),
		'host-uses$': written('host-uses.json', { ...own.uses, shapes: own.shapes }),
	};
	const files = {
		'host.json': {
			...list,
			uses: own.uses,
			shared: sharedVersions(),
			messages: firstWords(idsOf([SHARED, dir])),
		},
		[SHAPES]: { doors: shapes, ...own.shapes },
	};
	return { digest: list.digest, api: own.uses.api, alias, plugin: new HostFactsPlugin(files) };
}

/** Where the host names what it provides. */
const PROVIDED = /[\\/]host[\\/]src[\\/]federation[\\/]loading[\\/]provided\.ts$/;

/** Of doors that remotes take from the host, those that it would not have. @param {string[]} doors @param {Iterable<string>} imported */
export function notProvided(doors, imported) {
	const known = new Set(imported);
	return doors.filter((door) => !known.has(door));
}

/** @param {Compilation} compilation @returns {string[]} what `provided.ts` imports, at once or later */
const importedIn = ({ modules }) =>
	[...modules]
		.filter((module) => PROVIDED.test(module.nameForCondition() ?? ''))
		.flatMap((module) => [module, ...module.blocks])
		.flatMap(({ dependencies }) => dependencies)
		.map((dependency) => /** @type {{ request?: string }} */ (dependency).request ?? '');

class HostFactsPlugin {
	/** @param {Record<string, unknown>} files by name */
	constructor(files) {
		this.files = files;
	}

	/** A door less would break remotes unseen. @param {Compilation} compilation @param {Compiler['webpack']} webpack */
	refuse(compilation, { WebpackError }) {
		for (const door of notProvided(DOORS, importedIn(compilation))) {
			const problem = `The host offers ${door} and does not provide it: name it in src/federation/loading/provided.ts.`;
			compilation.errors.push(new WebpackError(problem));
		}
	}

	/** @param {Compiler} compiler */
	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
		compiler.hooks.thisCompilation.tap('HostFacts', (compilation) => {
			compilation.hooks.finishModules.tap('HostFacts', () =>
				this.refuse(compilation, compiler.webpack),
			);
			compilation.hooks.processAssets.tap({ name: 'HostFacts', stage }, () => {
				for (const [name, facts] of Object.entries(this.files)) {
					compilation.emitAsset(name, new sources.RawSource(`${JSON.stringify(facts)}\n`));
				}
			});
		});
	}
}
