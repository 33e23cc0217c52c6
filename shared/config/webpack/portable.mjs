import path from 'node:path';
import { placeFrom } from './federation-entry.mjs';

const PLUGIN = 'Portable';
/** The bundler's own code, in a source map. */
const RUNTIME = /^webpack:\/\/[^/]*\/webpack\/runtime\//;
/** Of the container, whose identifier names that file. */
const CONTAINER = 'container entry ';

/** Of a module that asks where it stands, which is a place of this machine; `new URL(…)` for an asset is another matter. */
const NOWHERE = 'webpack:///';

/**
 * The map that a loader answers, naming files by their places: modules are hashed with their maps, and by such hashes
 * chunks are named before they have their own. webpack does the same for maps that are no text.
 * @param {string} context folder of the package @param {string} text
 */
function mapWithPlaces(context, text) {
	const map = JSON.parse(text);
	const sources = map.sources.map((/** @type {string} */ source) => placeOf(context, source));
	return { ...map, sources };
}

/** @param {string} context @param {string} source */
const placeOf = (context, source) =>
	path.isAbsolute(source) ? `webpack://${placeFrom(context, source)}` : source;

/**
 * A source map without the names that files had before theirs followed from what is in them: its own script's, and
 * those of chunks that the bundler's code names.
 * @param {{ file?: string, sources: string[], sourcesContent?: (string | null)[] }} map
 */
function withoutFormerNames({ file: _former, sourcesContent = [], ...map }) {
	const contents = sourcesContent.map((content, index) =>
		RUNTIME.test(map.sources[index] ?? '') ? null : content,
	);
	return JSON.stringify({ ...map, sourcesContent: contents });
}

/**
 * Keeps the machine out of a build (decision 0043): the same source gives the same bytes in any folder.
 * Webpack numbers and names modules by their places below the repository; what federation writes, and the
 * names that source maps keep of scripts from before these had their own, come from elsewhere.
 */
export class PortablePlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { Compilation, NormalModule, dependencies, sources } = compiler.webpack;
		/** @param {import('webpack').javascript.JavascriptParser} parser */
		const sayNowhere = (parser) => {
			parser.hooks.expression
				.for('import.meta.url')
				.tap({ name: PLUGIN, stage: -1 }, ({ range: [from, to] = [0, 0] }) => {
					const nowhere = new dependencies.ConstDependency(JSON.stringify(NOWHERE), [from, to]);
					parser.state.module.addPresentationalDependency(nowhere);
					return true;
				});
		};
		compiler.hooks.normalModuleFactory.tap(PLUGIN, (factory) => {
			const { parser } = factory.hooks;
			parser.for('javascript/auto').tap(PLUGIN, sayNowhere);
			parser.for('javascript/esm').tap(PLUGIN, sayNowhere);
		});
		compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
			const { processResult } = NormalModule.getCompilationHooks(compilation);
			processResult.tap(PLUGIN, ([content, map, extra]) => [
				content,
				typeof map === 'string' ? mapWithPlaces(compiler.context, map) : map,
				extra,
			]);
			compilation.hooks.beforeModuleIds.tap(PLUGIN, (modules) => {
				for (const module of modules) {
					if (!module.identifier().startsWith(CONTAINER)) continue;
					compilation.chunkGraph.setModuleId(module, 'container');
				}
			});
			// Before files have the names that follow from what is in them, their maps too.
			const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
			compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
				for (const [name, asset] of Object.entries(assets)) {
					if (!name.endsWith('.map')) continue;
					const text = withoutFormerNames(JSON.parse(String(asset.source())));
					compilation.updateAsset(name, new sources.RawSource(text));
				}
			});
		});
	}
}
