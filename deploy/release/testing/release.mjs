import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../local/paths.mjs';
import { ensureKey, readKey } from '../keys.mjs';
import { integrityOf } from '../store.mjs';

/** A folder for one test file with a store, a key and builds of remotes; the tool runs in it. */
export class Workplace {
	constructor() {
		// A blank in the path, as in many people's folders.
		this.folder = mkdtempSync(path.join(tmpdir(), 'a release '));
		this.storeDir = path.join(this.folder, 'store');
		this.keyFile = path.join(this.folder, 'release.pem');
		this.trustFile = path.join(this.folder, 'trust.json');
		ensureKey(this.keyFile, this.trustFile);
	}

	remove() {
		rmSync(this.folder, { recursive: true, force: true });
	}

	channel(channel) {
		return { storeDir: this.storeDir, channel, key: readKey(this.keyFile) };
	}

	/**
	 * A build as webpack would leave it.
	 * @returns {{ folder: string, name: string }} `name`: version-build
	 */
	build(name, { version = '1.0.0', source = version, ...needs } = {}) {
		const files = {
			'assets/remoteEntry.0123456789abcdef.js': `globalThis.${name.replaceAll('-', '_')} = '${source}';`,
			'assets/late.0123456789abcdef.js': `globalThis.late = '${source}';`,
			'assets/page.0123456789abcdef.css': `.page { color: red } /* ${source} */`,
		};
		const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
		const manifest = {
			name,
			version,
			build,
			contract: '^1.0.0',
			shared: {},
			i18n: {},
			routes: [],
			menu: [],
			entry: 'assets/remoteEntry.0123456789abcdef.js',
			assets: Object.fromEntries(
				Object.entries(files).map(([file, text]) => [file, integrityOf(text)]),
			),
			...needs,
		};
		const folder = path.join(this.folder, 'builds', `${name} ${version}-${build}`);
		mkdirSync(path.join(folder, 'assets'), { recursive: true });
		for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
		writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(manifest));
		return { folder, name: `${version}-${build}` };
	}

	/**
	 * Runs the tool as a person does.
	 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>}
	 */
	async run(args, env = {}) {
		const child = spawn(process.execPath, [path.join(ROOT, 'deploy/release.mjs'), ...args], {
			env: { ...process.env, STORE_DIR: this.storeDir, RELEASE_KEY: this.keyFile, ...env },
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (text) => {
				output += text;
			});
		}
		const [code, signal] = await once(child, 'close');
		return { code, signal, output };
	}
}
