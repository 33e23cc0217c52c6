import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);

/**
 * Styles become files of their own: the content security policy and the hashes hold for them.
 * @param {string} [remote] whose they are: they reach its elements only; absent: the host's, or
 *   those of the page's one owner
 */
export const styleRule = (remote) => ({
	test: /\.css$/,
	use: [
		MiniCssExtractPlugin.loader,
		// A file that another one imports is confined too.
		{ loader: require.resolve('css-loader'), options: { importLoaders: remote ? 1 : 0 } },
		...(remote ? [{ loader: require.resolve('./scope-styles.cjs'), options: { remote } }] : []),
	],
	sideEffects: true,
});

export const styles = () =>
	new MiniCssExtractPlugin({
		filename: 'assets/[name].[contenthash:16].css',
		chunkFilename: 'assets/[name].[contenthash:16].css',
	});
