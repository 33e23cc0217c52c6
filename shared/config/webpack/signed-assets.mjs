import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const ASSET = /\.(svg|png|jpe?g|gif|webp|avif|woff2?|ttf)$/;

/**
 * Pictures and fonts of a remote become part of the script or style that names them, and so of its
 * signed hash: of a file that the browser loads by itself nobody could check the bytes (decision 0019).
 */
export const assetRule = () => ({
	test: ASSET,
	type: 'asset/inline',
	loader: require.resolve('./small-asset.cjs'),
});
