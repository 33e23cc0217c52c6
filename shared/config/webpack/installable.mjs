import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLUGIN = 'Installable';
const MANIFEST = 'manifest.webmanifest';
const ICONS = 'icons';

/**
 * What a browser asks for to install the application: its manifest and icons, at addresses that stay. The page names
 * them (`public/index.html`).
 */
export class InstallablePlugin {
	/** @param {{ dir: string }} options the host's folder */
	constructor({ dir }) {
		this.dir = path.join(dir, 'public');
	}

	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { RawSource } = compiler.webpack.sources;
		compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
			const icons = readdirSync(path.join(this.dir, ICONS)).map((name) => `${ICONS}/${name}`);
			compilation.hooks.processAssets.tap(PLUGIN, () => {
				for (const name of [MANIFEST, ...icons]) {
					const file = path.join(this.dir, name);
					compilation.fileDependencies.add(file);
					compilation.emitAsset(name, new RawSource(readFileSync(file)));
				}
			});
		});
	}
}
