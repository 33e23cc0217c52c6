import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConstants } from './read-meta.mjs';

const PLUGIN = 'ApiNeeds';
const CONTRACT = fileURLToPath(new URL('../../src/contract/', import.meta.url));

/**
 * Lets no build pass whose metadata names other API features than its code calls: each file of
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
				const { API_FEATURES } = await readConstants(path.join(CONTRACT, 'features.ts'));
				const used = [...modules]
					.filter(({ resource }) => resource?.startsWith(CONTRACT))
					.filter((module) => this.isImportedHere(compilation, module))
					.map(({ resource }) => path.basename(resource, '.ts'))
					.filter((feature) => feature in API_FEATURES);
				const problem = this.problemOf(new Set(used), API_FEATURES);
				if (problem) compilation.errors.push(new WebpackError(problem));
			});
		});
	}

	isImportedHere({ moduleGraph }, module) {
		return [...moduleGraph.getIncomingConnections(module)].some(({ originModule }) =>
			originModule?.resource?.startsWith(this.dir),
		);
	}

	problemOf(used, versions) {
		const declared = Object.keys(this.meta.api ?? {});
		const missing = [...used].filter((feature) => !declared.includes(feature)).sort();
		const idle = declared.filter((feature) => !used.has(feature));
		if (missing.length > 0) {
			const lines = missing.map((feature) => `'${feature}': '^${versions[feature]}'`);
			return `${this.meta.name} calls the API's ${missing.join(', ')}: add ${lines.join(', ')} to \`api\` in src/remote.meta.ts.`;
		}
		if (idle.length > 0) {
			return `${this.meta.name} calls nothing of the API's ${idle.join(', ')}: take it out of \`api\` in src/remote.meta.ts.`;
		}
		return undefined;
	}
}
