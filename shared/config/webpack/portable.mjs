import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PLUGIN = 'Portable';
/** What federation writes for this machine: named by a hash of what is in it, which is its paths. */
const ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** An import of a file by its place on this machine. */
const ABSOLUTE = /(\bfrom\s*['"])((?:\/|[A-Za-z]:)[^'"]+)/g;
/** The bundler's own code, in a source map. */
const RUNTIME = /^webpack:\/\/[^/]*\/webpack\/runtime\//;
/** Of the container, whose identifier names that file. */
const CONTAINER = 'container entry ';

/** The same entry under a name that is always the same, with imports by places from there. @param {string} file */
function portableCopy(file) {
	const folder = path.dirname(file);
	const text = readFileSync(file, 'utf8').replace(ABSOLUTE, (_whole, before, imported) => {
		const place = path.relative(folder, imported).split(path.sep).join('/');
		return `${before}${place.startsWith('.') ? place : `./${place}`}`;
	});
	const copy = path.join(folder, 'entry.js');
	writeFileSync(copy, text);
	return copy;
}

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
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.normalModuleFactory.tap(PLUGIN, (factory) => {
			factory.hooks.beforeResolve.tap(PLUGIN, (data) => {
				if (ENTRY.test(data.request)) data.request = portableCopy(data.request);
			});
		});
		compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
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
