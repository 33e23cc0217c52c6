import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { usesOf } from '../proof/uses.mjs';
import { compileCatalogue, firstWords } from './catalogue.mjs';
import { beginningsOfPages } from './files-of-pages.mjs';
import { screensOffered } from './screens-named.mjs';
import { sharedVersions } from './singletons.mjs';
import { foldersOfTexts, SOURCE, textsByLanguage } from './texts.mjs';

/**
 * @import { Compilation, Compiler } from 'webpack'
 * @import { RemoteManifest } from '../../src/federation/manifest.ts'
 * @import { Label, RemoteMeta } from '../../src/federation/meta.ts'
 * @typedef {(name: string, text: string) => void} Emit
 */

const PLUGIN = 'RemoteManifestPlugin';
/** What the host checks before it is used (host/src/federation/integrity). */
const CHECKED = /\.(js|css)$|^i18n\//;
/** For developers and tools. */
const FOR_TOOLS = /\.map$|^mf-[\w-]+\.json$/;
/** Not among the assets: their hashes stand in `files.json`, those of `uses/` in `uses` too. */
const ELSEWHERE = new RegExp(`${FOR_TOOLS.source}|^uses/`);
const SHARED = fileURLToPath(new URL('../..', import.meta.url));
/** @type {Awaited<ReturnType<typeof usesOf>>} */
const NOTHING = {
	uses: { host: '', api: '', screens: [], icons: [], slots: [], permissions: [] },
	list: { doors: {}, calls: {} },
	shapes: { doors: {}, calls: {}, access: {} },
	stores: [],
};
/** @param {string} algorithm @param {string | Buffer} content @param {'hex' | 'base64'} encoding */
const hash = (algorithm, content, encoding) =>
	createHash(algorithm).update(content).digest(encoding);

/** @param {string | Buffer} content */
const integrityOf = (content) => `sha384-${hash('sha384', content, 'base64')}`;

/** Name → hash of the files whose names are wanted, by name. @param {Compilation} compilation @param {(name: string) => boolean} isWanted */
const hashesOf = (compilation, isWanted) =>
	Object.fromEntries(
		compilation
			.getAssets()
			.filter(({ name }) => isWanted(name))
			.sort((a, b) => (a.name < b.name ? -1 : 1))
			.map(({ name, source }) => [name, integrityOf(source.buffer())]),
	);

/** A file of another kind would be loaded by the browser itself, whatever its bytes are. @param {Compilation} compilation */
const uncheckedIn = (compilation) =>
	compilation
		.getAssets()
		.filter(({ name }) => !CHECKED.test(name) && !FOR_TOOLS.test(name))
		.map(({ name, info }) => {
			const of = info.sourceFilename ? ` (${info.sourceFilename})` : '';
			return new compilation.compiler.webpack.WebpackError(
				`${name}${of} would be a file of its own, whose bytes nobody checks: import it, so that it becomes part of a script.`,
			);
		});

/**
 * Writes the remote's compiled catalogues and `remote.json`: its metadata with what only the build
 * knows (`RemoteManifest` in src/federation/manifest.ts). It comes last, when every file has its
 * final bytes.
 */
export class RemoteManifestPlugin {
	/** @param {{ dir: string, meta: RemoteMeta<Label> & { source: string }, isDevelopment: boolean }} options */
	constructor({ dir, meta, isDevelopment }) {
		this.isDevelopment = isDevelopment;
		this.dir = dir;
		this.meta = meta;
		/** Ids of the remote's texts. @type {string[]} */
		this.messages = [];
	}

	/** @param {Compiler} compiler */
	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
			/** @type {Emit} */
			const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text));
			compilation.hooks.processAssets.tapPromise(
				{ name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
				async () => {
					const i18n = this.emitCatalogues(emit, compilation);
					// Hot reload brings files of its own.
					if (!this.isDevelopment) compilation.errors.push(...uncheckedIn(compilation));
					const proof = await this.emitUses(emit);
					const offers = { screens: screensOffered(this.meta.routes) };
					const files = JSON.stringify(hashesOf(compilation, (name) => ELSEWHERE.test(name)));
					/** @type {Omit<RemoteManifest, 'version'>} */
					const manifest = {
						...{ ...this.manifestOf(compilation, i18n), ...proof, offers },
						files: integrityOf(files),
					};
					emit('files.json', files);
					emit('remote.json', `${JSON.stringify(manifest, null, '\t')}\n`);
				},
			);
		});
	}

	/** @param {Emit} emit @param {Compilation} compilation @returns {Record<string, string>} locale → file */
	emitCatalogues(emit, compilation) {
		for (const folder of foldersOfTexts(this.dir)) compilation.contextDependencies.add(folder);
		this.messages = [];
		return Object.fromEntries(
			Object.entries(textsByLanguage(this.dir)).map(([locale, texts]) => {
				this.messages.push(...Object.keys(texts));
				const compiled = JSON.stringify(compileCatalogue(texts, `${this.meta.name} in ${locale}`));
				const name = `i18n/${locale}.${hash('sha256', compiled, 'hex').slice(0, 16)}.json`;
				emit(name, compiled);
				return [locale, name];
			}),
		);
	}

	/** What the build needs of host and API (decision 0022): names here, types in files of their own. @param {Emit} emit */
	async emitUses(emit) {
		// Builds for hot reload are not judged: they change while they run.
		const { uses, list, shapes, stores } = this.isDevelopment
			? NOTHING
			: await usesOf(this.dir, SHARED, this.meta);
		/** @param {string} name @param {unknown} data */
		const stored = (name, data) => {
			const text = JSON.stringify(data);
			const file = `uses/${name}.${hash('sha256', text, 'hex').slice(0, 16)}.json`;
			emit(file, text);
			return { file, integrity: `sha384-${hash('sha384', text, 'base64')}` };
		};
		const files = { parts: stored('parts', list), shapes: stored('shapes', shapes) };
		return { uses: { ...uses, ...files }, stores };
	}

	/** @param {Compilation} compilation @param {Record<string, string>} i18n */
	manifestOf(compilation, i18n) {
		const files = compilation
			.getAssets()
			.filter(({ name }) => !FOR_TOOLS.test(name))
			.sort((a, b) => (a.name < b.name ? -1 : 1));
		const assets = hashesOf(compilation, (name) => !ELSEWHERE.test(name));
		const entry = Object.keys(assets).find((name) => /remoteEntry(\.\w+)?\.js$/.test(name));
		if (!entry) throw new Error(`${this.meta.name}: the build made no remoteEntry.`);
		const build = createHash('sha256');
		for (const { name, source } of files) build.update(name).update(source.buffer());
		// Which version it is the release says, by what it means beside the build before.
		/** @type {RemoteMeta<Label> & { version?: unknown }} */
		const { version: _typed, ...meta } = this.meta;
		return {
			...meta,
			build: build.digest('hex').slice(0, 12),
			entry,
			shared: sharedVersions(),
			i18n,
			inCode: [SOURCE],
			messages: firstWords(this.messages),
			assets,
			...beginningsOfPages(compilation, this.dir, meta.routes),
			...(this.isDevelopment && { development: /** @type {const} */ (true) }),
		};
	}
}
