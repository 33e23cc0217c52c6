import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { format } from 'node:util';
import { ROOT } from '../../local/paths.mjs';
import { startProcess } from '../../local/processes.mjs';
import { Progress } from '../../local/progress.mjs';
import { CHANNELS } from '../channels.mjs';
import { changeGrants } from '../grants.mjs';
import { everything, withRight } from '../holders.mjs';
import { makeKey, publicHalf, readKey, readTrust, trustRoot } from '../keys.mjs';
import { main } from '../main.mjs';
import { integrityOf } from '../store.mjs';
import { apiOf, hostOf, usesOf } from './offers.mjs';

/** @import { Right } from '../../../shared/src/federation/trust.ts' */
/** @import { Signing } from '../channel.mjs' */
/** @import { Platform } from '../types.ts' */

/** @param {Record<string, string>} files */
const hashesOf = (files) =>
	Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));

/**
 * @typedef {{ version?: string | undefined, code?: string, uses?: import('./offers.mjs').Needed }
 *   & Partial<Omit<import('../../../shared/src/federation/manifest.ts').RemoteManifest, 'uses'>>} Build
 */

/** A folder for one test with a store, keys and builds of remotes; the tool runs in it. */
export class Workplace {
	/** With a key that may release everything, as `npm start` makes it. */
	static async create() {
		// Before anything that a test signs.
		const from = new Date(0).toISOString();
		const place = new Workplace();
		await place.grant(place.keyFile, { ...everything(), from });
		return place;
	}

	constructor() {
		// A blank in the path, as in many people's folders.
		this.folder = mkdtempSync(path.join(tmpdir(), 'a release '));
		this.storeDir = path.join(this.folder, 'store');
		this.keyFile = path.join(this.folder, 'release.pem');
		this.trustFile = path.join(this.folder, 'trust.json');
		this.rootFile = path.join(this.folder, 'root.pem');
		makeKey(this.keyFile);
		trustRoot(this.trustFile, makeKey(this.rootFile));
		for (const channel of CHANNELS) this.runOn(channel, { host: hostOf({}), api: apiOf({}) });
	}

	get trust() {
		return readTrust(this.trustFile);
	}

	/**
	 * The root key lets a key release.
	 * @param {string} keyFile
	 * @param {Right} right
	 * @param {string} [name]
	 * @returns its id
	 */
	async grant(keyFile, right, name = path.basename(keyFile)) {
		const half = { ...publicHalf(readKey(keyFile)), name };
		const target = { storeDir: this.storeDir, trust: this.trust, root: readKey(this.rootFile) };
		await changeGrants(target, (holders) => ({
			holders: withRight(holders, half, right),
			change: `grant ${name}`,
		}));
		return half.id;
	}

	/**
	 * A new key with a right for these remotes and channels, until in a year.
	 * @param {string} name
	 * @param {string[]} remotes
	 * @param {string[]} channels
	 * @param {Partial<Right>} [times]
	 * @returns its file
	 */
	async team(name, remotes, channels, times = {}) {
		const file = path.join(this.folder, `${name}.pem`);
		makeKey(file);
		await this.grant(file, { ...everything(), remotes, channels, ...times }, name);
		return file;
	}

	remove() {
		rmSync(this.folder, { recursive: true, force: true });
	}

	/** @param {string} channel @param {string} [keyFile] @returns {Signing} */
	channel(channel, keyFile = this.keyFile) {
		const { storeDir, trust } = this;
		return { storeDir, channel, trust, key: readKey(keyFile) };
	}

	/**
	 * Lets a channel run on that host and API, as far as releases without a server know.
	 * @param {string} channel
	 * @param {Platform} platform
	 */
	runOn(channel, platform) {
		const file = path.join(this.storeDir, '.release', `${channel}.platform.json`);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, JSON.stringify({ at: '2026-01-01', from: 'a test', ...platform }));
	}

	/**
	 * A build as webpack would leave it; `uses`: what it needs, as `usesOf` takes it; `code`: what its
	 * scripts are told apart by; `version`: of one from before versions were derived.
	 * @param {string} name
	 * @param {Build} [how]
	 * @returns {{ folder: string, name: string }} `name`: version-build, of the first one that is stored
	 */
	build(name, { version, code = version ?? 'first', uses: needs, ...more } = {}) {
		const files = {
			'assets/remoteEntry.0123456789abcdef.js': `globalThis.${name.replaceAll('-', '_')} = '${code}';`,
			'assets/late.0123456789abcdef.js': `globalThis.late = '${code}';`,
			'assets/page.0123456789abcdef.css': `.page { color: red } /* ${code} */`,
			'i18n/fr.json': '{}',
		};
		const { uses, parts, shapes } = usesOf(needs);
		const data = {
			'uses/parts.json': JSON.stringify(parts),
			'uses/shapes.json': JSON.stringify(shapes),
		};
		/** @param {keyof typeof data} file */
		const signed = (file) => ({ file, integrity: integrityOf(data[file]) });
		const others = {
			...data,
			'assets/late.0123456789abcdef.js.map': `{ "sources": ["${code}"] }`,
		};
		const list = JSON.stringify(hashesOf(others));
		const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
		const manifest = {
			name,
			...(version && { version }),
			build,
			uses: { ...uses, parts: signed('uses/parts.json'), shapes: signed('uses/shapes.json') },
			shared: {},
			i18n: { fr: 'i18n/fr.json' },
			routes: [],
			menu: [],
			entry: 'assets/remoteEntry.0123456789abcdef.js',
			assets: hashesOf(files),
			files: integrityOf(list),
			...more,
		};
		const folder = path.join(this.folder, 'builds', `${name} ${code}-${build}`);
		for (const [file, text] of Object.entries({ ...files, ...others, 'files.json': list })) {
			mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
			writeFileSync(path.join(folder, file), text);
		}
		writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(manifest));
		return { folder, name: `${version ?? '1.0.0'}-${build}` };
	}

	/**
	 * A built host as webpack would leave it: a page that names its scripts by their hashes.
	 * @param {string} code what its script is told apart by
	 * @returns {{ folder: string, name: string, script: string }} `name`: version-build; `script`: path of its own file
	 */
	host(code) {
		const hash = createHash('sha256').update(code).digest('hex');
		const script = `assets/main.${hash.slice(0, 16)}.js`;
		const files = {
			[script]: `globalThis.host = '${code}';`,
			'assets/common.0123456789abcdef.js': 'globalThis.common = true;',
			'assets/inter.0123456789abcdef.woff2': 'a font',
		};
		const name = `1.0.0-${hash.slice(0, 12)}`;
		const page = `<!doctype html><head><meta name="borlette-channel" content="production"/><meta name="borlette-dev-builds" content="0"/><script type="application/json" id="integrity">${JSON.stringify(hashesOf(files))}</script><meta name="borlette-host" content="${name}"></head>`;
		const folder = path.join(this.folder, 'hosts', code);
		const others = { 'index.html': page, 'host.json': '{}', [`${script}.map`]: '{}' };
		for (const [file, text] of Object.entries({ ...files, ...others })) {
			mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
			writeFileSync(path.join(folder, file), text);
		}
		return { folder, name, script };
	}

	/**
	 * Runs the tool as a person does.
	 * @param {string[]} args
	 * @param {NodeJS.ProcessEnv} [env]
	 * @returns {Promise<import('../../local/processes.mjs').Ended>}
	 */
	run(args, env = {}) {
		return this.start(args, env).ended;
	}

	/**
	 * The same within this process, one after the other: what a process of its own shows beside the command, other tests
	 * see, and a start takes ten times as long as what most commands do.
	 * @param {string[]} args
	 * @param {NodeJS.ProcessEnv} [env]
	 * @returns {Promise<Pick<import('../../local/processes.mjs').Ended, 'code' | 'output'>>}
	 */
	async runHere(args, env = {}) {
		let output = '';
		const before = { env: process.env, log: console.log, error: console.error };
		// That of a test before which failed.
		const { exitCode } = process;
		/** @param {unknown[]} said */
		const say = (...said) => {
			output += `${format(...said)}\n`;
		};
		const stream = new Writable({
			write(text, _encoding, done) {
				output += text;
				done();
			},
		});
		process.exitCode = undefined;
		process.env = this.environment(env);
		Object.assign(console, { log: say, error: say });
		try {
			await main(args, { progress: new Progress(stream), whenStopped: () => undefined });
			return { code: Number(process.exitCode ?? 0), output };
		} finally {
			process.exitCode = exitCode;
			process.env = before.env;
			Object.assign(console, { log: before.log, error: before.error });
		}
	}

	/** @param {NodeJS.ProcessEnv} env */
	environment(env) {
		return {
			...process.env,
			...{ STORE_DIR: this.storeDir, RELEASE_KEY: this.keyFile },
			...{ RELEASE_ROOT: this.rootFile, TRUST_FILE: this.trustFile, ...env },
		};
	}

	/**
	 * @param {string[]} args @param {NodeJS.ProcessEnv} [env]
	 * @param {Pick<import('node:child_process').SpawnOptions, 'uid' | 'gid'>} [who]
	 */
	start(args, env = {}, who = {}) {
		return startProcess(process.execPath, [path.join(ROOT, 'deploy/release.mjs'), ...args], {
			env: this.environment(env),
			...who,
		});
	}
}
