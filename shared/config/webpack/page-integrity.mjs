import { createHash } from 'node:crypto';

const PLUGIN = 'PageIntegrity';
const PAGE = 'index.html';
/** @param {string | Buffer} content */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Writes the hash of every script and style of the host into its page: on the tags there, and as a
 * list for those that come later (host/src/federation/integrity/integrity.ts). The page is the only file whose
 * name holds no hash of its content, so no hash has to hold itself.
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
					const text = withHashes(String(page.source()), hashes);
					return new sources.RawSource(text.replace('</head>', `${this.buildTag(hashes)}</head>`));
				});
			});
		});
	}
}

/** @param {string} page @param {Record<string, string>} hashes by address from the host's origin */
function withHashes(page, hashes) {
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
	const list = `<script type="application/json" id="integrity">${JSON.stringify(late)}</script>`;
	return tagged.replace('</head>', `${list}</head>`);
}
