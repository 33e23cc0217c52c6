import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PLUGIN = 'Packed';
/** What pages load; the JSON beside it is read by tools, and `remote.json` changes when it is released. */
const TEXT = /\.(js|css|svg)$|^i18n\//;
/** Below that a file gains nothing (as `gzip_min_length` in deploy/containers/web/nginx.conf.template). */
const LEAST_BYTES = 1024;
/** Lists of words and of types, which nobody waits for; the best would take seconds of each build for some percent. */
const LARGE_BYTES = 600 * 1024;
const LARGE_QUALITY = 9;
/** By the end of the name, as web servers look for them. @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const PACKINGS = {
	'.br': (content) =>
		promisify(brotliCompress)(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]:
					content.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		}),
	'.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts the best brotli and gzip of every text that pages load beside it, once and for all visitors; a server that takes
 * them needs no time for packing. Hashes and signatures are those of the plain bytes.
 */
export class PackedPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
			// After the plugins that write hashes and lists of files.
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 10;
			compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async (assets) => {
				const texts = Object.entries(assets)
					.filter(([name]) => TEXT.test(name))
					.map(([name, source]) => ({ name, content: source.buffer() }))
					.filter(({ content }) => content.length >= LEAST_BYTES);
				const packed = texts.flatMap(({ name, content }) =>
					Object.entries(PACKINGS).map(async ([ending, pack]) => {
						compilation.emitAsset(`${name}${ending}`, new sources.RawSource(await pack(content)));
					}),
				);
				await Promise.all(packed);
			});
		});
	}
}
