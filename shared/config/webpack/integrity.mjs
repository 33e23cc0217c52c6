import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const PLUGIN = 'Integrity';
/** Hash of no content: where nobody knows a hash, the browser refuses the file. */
const OF_NOTHING = JSON.stringify(`sha384-${'A'.repeat(64)}`);
/**
 * Asks the host (host/src/federation/integrity/integrity.ts) for the signed hash. It does not throw: webpack
 * would wait for ever for a chunk whose loading threw, and Réessayer with it.
 * @param {string} tag @param {string} address both as code
 */
const pin = (tag, address) => `
${tag}.integrity = globalThis.borletteIntegrity?.(${address}) ?? ${OF_NOTHING};
${tag}.crossOrigin = "anonymous";`;

/**
 * Lets the browser compare each script and style that the host or a remote loads by itself, late
 * chunks too, with its signed hash. The federation runtime sees the remotes' entries only.
 */
export class IntegrityPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
		compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
			LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
				PLUGIN,
				(source) => source + pin('script', 'url'),
			);
			MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
				PLUGIN,
				(source, { tag, href }) => source + pin(tag, href),
			);
		});
	}
}
