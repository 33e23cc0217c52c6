import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConstants } from './read-meta.mjs';

const PLUGIN = 'ApiNeeds';
/** The calls here, and in the packed contract that remotes of other repositories build against. */
const FEATURES = ['../../src/contract/features.ts', '../../contract/features.js']
	.map((file) => fileURLToPath(new URL(file, import.meta.url)))
	.find((file) => existsSync(file));
const CONTRACT = path.dirname(FEATURES) + path.sep;

/**
 * Lets no build pass whose code calls API features that its metadata does not name: each file of
 * calls in the contract is a feature (src/contract/features.ts).
 */
export class ApiNeedsPlugin {
	/** @param {{ dir: string, meta: { name: string, api?: Record<string, string> } }} options */
	constructor({ dir, meta }) {
		this.dir = path.join(dir, 'src') + path.sep;
		this.meta = meta;
	}

	apply(compiler) {
		const { WebpackError } = compiler.webpack;
		compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
			// Before modules are joined or dropped; types leave no trace.
			compilation.hooks.finishModules.tapPromise(PLUGIN, async (modules) => {
				const { API_FEATURES } = await readConstants(FEATURES);
				const used = [...modules]
					.filter(({ resource }) => resource?.startsWith(CONTRACT))
					.filter((module) => this.isImportedHere(compilation, module))
					.map(({ resource }) => path.parse(resource).name)
					.filter((feature) => feature in API_FEATURES);
				const { missing, idle } = this.problems(new Set(used), API_FEATURES);
				if (missing) compilation.errors.push(new WebpackError(missing));
				// Calls may be written by hand too, so this is for people to judge.
				if (idle) compilation.warnings.push(new WebpackError(idle));
			});
		});
	}

	isImportedHere({ moduleGraph }, module) {
		return [...moduleGraph.getIncomingConnections(module)].some(({ originModule }) =>
			originModule?.resource?.startsWith(this.dir),
		);
	}

	problems(used, versions) {
		const { name, api = {} } = this.meta;
		const declared = Object.keys(api);
		const missing = [...used].filter((feature) => !declared.includes(feature)).sort();
		const idle = declared.filter((feature) => !used.has(feature));
		const lines = missing.map((feature) => `'${feature}': '^${versions[feature]}'`);
		return {
			missing:
				missing.length > 0 &&
				`${name} calls the API's ${missing.join(', ')}: add ${lines.join(', ')} to \`api\` in src/remote.meta.ts.`,
			idle:
				idle.length > 0 &&
				`${name} imports no calls of the API's ${idle.join(', ')}: take it out of \`api\` in src/remote.meta.ts.`,
		};
	}
}
