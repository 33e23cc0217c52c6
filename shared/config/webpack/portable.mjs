import { createRequire } from 'node:module';

const PLUGIN = 'Portable';
const require = createRequire(import.meta.url);

/** Its name is a hash of what is in it: paths of the machine. */
const ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
const ENTRY_ID = 'federation';

export const portableEntryRule = () => ({
	test: ENTRY,
	loader: require.resolve('./portable-entry.cjs'),
});

/**
 * Keeps the machine out of a build (decision 0043): the same source gives the same bytes in any folder.
 * Webpack numbers modules by their places below the repository; what federation writes, and the names
 * that source maps keep of scripts from before these had their own, come from elsewhere.
 */
export class PortablePlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
			compilation.hooks.beforeModuleIds.tap(PLUGIN, (modules) => {
				for (const module of modules) {
					if (!ENTRY.test(module.nameForCondition() ?? '')) continue;
					compilation.chunkGraph.setModuleId(module, ENTRY_ID);
				}
			});
			// When every file has its name, before lists of them are made.
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
			compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
				for (const [name, asset] of Object.entries(assets)) {
					if (!name.endsWith('.map')) continue;
					const { file: _former, sources: places, ...map } = JSON.parse(String(asset.source()));
					const named = places.map((/** @type {string} */ place) =>
						ENTRY.test(place) ? place.replace(ENTRY, '/.federation/entry.js') : place,
					);
					const text = JSON.stringify({ ...map, sources: named });
					compilation.updateAsset(name, new sources.RawSource(text));
				}
			});
		});
	}
}
