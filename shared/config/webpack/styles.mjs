import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);

/** Styles become files of their own: the content security policy and the hashes hold for them. */
export const styleRule = () => ({
	test: /\.css$/,
	use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
	sideEffects: true,
});

export const styles = () =>
	new MiniCssExtractPlugin({
		filename: 'assets/[name].[contenthash:16].css',
		chunkFilename: 'assets/[name].[contenthash:16].css',
	});
