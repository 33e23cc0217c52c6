import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Puts `public/first-paint.js` into the page as a plain script of the host's own origin, because the content
 * security policy allows no script in it: behind what stands before any script is there (`public/index.html`), which
 * a script in the head would keep from being drawn, and before all other scripts.
 */
export class FirstPaintPlugin {
	/** @param {{ dir: string }} options the host's folder */
	constructor({ dir }) {
		this.file = path.join(dir, 'public/first-paint.js');
	}

	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { RawSource } = compiler.webpack.sources;
		compiler.hooks.thisCompilation.tap('FirstPaint', (compilation) => {
			compilation.fileDependencies.add(this.file);
			const source = readFileSync(this.file, 'utf8');
			const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
			const name = `assets/first-paint.${hash}.js`;
			compilation.hooks.processAssets.tap('FirstPaint', () =>
				compilation.emitAsset(name, new RawSource(source)),
			);
			HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstPaint', (tags) => {
				tags.bodyTags.unshift({
					tagName: 'script',
					attributes: { src: `/${name}` },
					voidTag: false,
					meta: { plugin: 'FirstPaint' },
				});
				return tags;
			});
		});
	}
}
