import { createHash } from 'node:crypto';

const PLUGIN = 'PageIntegrity';
const PAGE = 'index.html';
/** @param {string | Buffer} content */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Writes the hash of every script and style of the host into its page: on the tags there, and as a
 * list for those that come later (host/src/federation/integrity/integrity.ts). The page is the only file whose
 * name holds no hash of its content, so no hash has to hold itself. A second list names what each beginning
 * loads at once, by the name of its chunk, so that `first-paint.js` asks for it before any script of the host runs.
 * What every beginning loads is in the page itself, a round trip earlier.
 */
export class PageIntegrityPlugin {
	/** @param {{ version: string }} options of the host */
	constructor({ version }) {
		this.version = version;
	}

	/** Names the host's build in the page, as a remote's is named: `1.0.0-3fa9c1…`. @param {Record<string, string>} hashes */
	buildTag(hashes) {
		const build = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 12);
		return `<meta name="borlette-host" content="${this.version}-${build}">`;
	}

	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
			// Last: webpack gives the files their final names and bytes just before.
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
				const hashes = Object.fromEntries(
					compilation
						.getAssets()
						.filter(({ name }) => /\.(js|css)$/.test(name))
						.map(({ name, source }) => [`/${name}`, integrityOf(source.buffer())]),
				);
				compilation.updateAsset(PAGE, (page) => {
					const beginnings = beginningsOf(compilation);
					const text = withLists(String(page.source()), loaded(hashes), beginnings);
					const head = this.buildTag(hashes) + scriptsOf(ofEvery(beginnings), hashes);
					return new sources.RawSource(text.replace('</head>', `${head}</head>`));
				});
			});
		});
	}
}

/** Not the service worker: no page loads it. @param {Record<string, string>} hashes */
const loaded = (hashes) =>
	Object.fromEntries(Object.entries(hashes).filter(([file]) => file.startsWith('/assets/')));

/** Name → addresses of what it loads. @param {import('webpack').Compilation} compilation @returns {Record<string, string[]>} */
const beginningsOf = ({ namedChunkGroups }) =>
	Object.fromEntries(
		[...namedChunkGroups]
			.filter(([, group]) => !group.isInitial())
			.map(([name, group]) => [
				name,
				group
					.getFiles()
					.filter((file) => /\.(js|css)$/.test(file))
					.map((file) => `/${file}`),
			]),
	);

/**
 * What is loaded whichever way a page begins (`first-paint.js`): who signs in and who is signed in share it.
 * @param {Record<string, string[]>} beginnings
 */
const ofEvery = ({ 'sign-in': signIn = [], begin = [], shell = [] }) =>
	signIn.filter((file) => file.endsWith('.js') && [...begin, ...shell].includes(file));

/**
 * Chunks, which tell webpack's runtime what they have and run nothing, before it is there or after. No `preload`: Safari checks
 * no hash of one, so `Integrity-Policy` refuses it there (host/public/first-paint.js).
 * @param {readonly string[]} files @param {Record<string, string>} hashes
 */
const scriptsOf = (files, hashes) =>
	files
		.map(
			(file) =>
				`<script async src="${file}" integrity="${hashes[file]}" crossorigin="anonymous"></script>`,
		)
		.join('');

/** @param {string} id @param {unknown} content */
const list = (id, content) =>
	`<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;

/** @param {string} page @param {Record<string, string>} hashes by address from the host's origin @param {Record<string, string[]>} beginnings */
function withLists(page, hashes, beginnings) {
	const late = { ...hashes };
	const tagged = page.replace(
		/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g,
		(tag, address) => {
			const hash = hashes[address];
			if (!hash) return tag;
			delete late[address];
			return `${tag} integrity="${hash}" crossorigin="anonymous"`;
		},
	);
	// Before the script that reads them, and behind what is drawn without any.
	return tagged.replace(
		/(<body\b.*?)(<script\b)/s,
		(_, drawn, script) =>
			`${drawn}${list('integrity', late)}${list('beginnings', beginnings)}${script}`,
	);
}
