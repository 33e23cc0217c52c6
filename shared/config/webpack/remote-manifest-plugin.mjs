import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileCatalogue } from './catalogue.mjs';
import { sharedVersions } from './singletons.mjs';

const PLUGIN = 'RemoteManifestPlugin';
const hash = (algorithm, content, encoding) =>
	createHash(algorithm).update(content).digest(encoding);

/**
 * Writes the remote's compiled catalogues and `remote.json`: its metadata with what only the build
 * knows (`RemoteManifest` in src/federation/manifest.ts). It comes last, when every file has its
 * final bytes.
 */
export class RemoteManifestPlugin {
	/** @param {{ dir: string, meta: object, isDevelopment: boolean }} options */
	constructor({ dir, meta, isDevelopment }) {
		this.isDevelopment = isDevelopment;
		this.dir = dir;
		this.meta = meta;
	}

	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
			const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text));
			compilation.hooks.processAssets.tap(
				{ name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
				() => {
					const i18n = this.emitCatalogues(emit, compilation);
					const manifest = this.manifestOf(compilation, i18n);
					emit('remote.json', `${JSON.stringify(manifest, null, '\t')}\n`);
				},
			);
		});
	}

	emitCatalogues(emit, compilation) {
		const folder = path.join(this.dir, 'lang');
		compilation.contextDependencies.add(folder);
		return Object.fromEntries(
			readdirSync(folder).map((file) => {
				const texts = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
				const compiled = JSON.stringify(compileCatalogue(texts, path.join(folder, file)));
				const locale = path.basename(file, '.json');
				const name = `i18n/${locale}.${hash('sha256', compiled, 'hex').slice(0, 16)}.json`;
				emit(name, compiled);
				return [locale, name];
			}),
		);
	}

	manifestOf(compilation, i18n) {
		const files = compilation
			.getAssets()
			.filter(({ name }) => !name.endsWith('.map'))
			.sort((a, b) => (a.name < b.name ? -1 : 1));
		const assets = Object.fromEntries(
			files
				.filter(({ name }) => /\.(js|css)$/.test(name))
				.map(({ name, source }) => [name, `sha384-${hash('sha384', source.buffer(), 'base64')}`]),
		);
		const entry = Object.keys(assets).find((name) => /remoteEntry(\.\w+)?\.js$/.test(name));
		if (!entry) throw new Error(`${this.meta.name}: the build made no remoteEntry.`);
		const build = createHash('sha256');
		for (const { name, source } of files)
			if (name !== 'mf-manifest.json') build.update(name).update(source.buffer());
		return {
			...this.meta,
			build: build.digest('hex').slice(0, 12),
			entry,
			shared: sharedVersions(),
			i18n,
			assets,
			...(this.isDevelopment && { development: true }),
		};
	}
}
