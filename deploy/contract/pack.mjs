import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { ROOT } from '../local/paths.mjs';
import { runTool } from '../local/processes.mjs';
import { emitCalls, emitTypes } from './emit.mjs';
import { packagesNamed, versionOf } from './packages.mjs';

const SHARED = path.join(ROOT, 'shared');
/** What a remote's build reads (shared/config/webpack/remote.mjs and what that imports). */
const CONFIG = [
	'tsconfig.base.json',
	...[
		'api-needs.mjs',
		'base.mjs',
		'catalogue-loader.cjs',
		'catalogue.mjs',
		'dev-server.mjs',
		'hot-reload.mjs',
		'integrity.mjs',
		'read-meta.mjs',
		'refresh-runtime.cjs',
		'remote-manifest-plugin.mjs',
		'remote.mjs',
		'retry.mjs',
		'signed-for-development.mjs',
		'singletons.mjs',
		'styles.mjs',
	].map((name) => `webpack/${name}`),
];
/** Asked for by name in the configuration of another package, or types alone. */
const UNNAMED = ['@swc/core', '@types/react', '@types/react-dom', 'react-dom', 'react-refresh'];
/** Doors whose code the host provides; `testing` needs all of the app's code and is left out. */
const isDoor = (name) => /^\.\/[a-z0-9]+$/.test(name) && name !== './testing';

const own = JSON.parse(readFileSync(path.join(SHARED, 'package.json'), 'utf8'));

/**
 * Packs `@borlette/shared` as remotes of other repositories see it: types without code where the
 * host provides it, the calls of the API with their code, and the configuration of webpack.
 * @param {string} folder
 * @returns {Promise<string>} path of the .tgz
 */
export async function packContract(folder) {
	const place = mkdtempSync(path.join(tmpdir(), 'borlette-contract-'));
	try {
		await emitTypes(SHARED, Object.entries(own.exports), path.join(place, 'types'));
		emitCalls(path.join(SHARED, 'src/contract'), path.join(place, 'contract'));
		for (const file of CONFIG) {
			cpSync(path.join(SHARED, 'config', file), path.join(place, 'config', file));
		}
		const dependencies = [...new Set([...packagesNamed(place), ...UNNAMED])].sort();
		const manifest = {
			name: own.name,
			version: own.version,
			description: 'What a remote of the Borlette back-office is built against',
			license: 'UNLICENSED',
			type: 'module',
			sideEffects: false,
			exports: exportsOf(own.exports),
			dependencies: Object.fromEntries(dependencies.map((name) => [name, versionOf(name)])),
		};
		writeFileSync(path.join(place, 'package.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
		return await pack(place, folder);
	} finally {
		rmSync(place, { recursive: true, force: true });
	}
}

/** The host's doors have types only: whoever bundles one by mistake is told at build. */
function exportsOf(doors) {
	const types = (name) => ({ types: `./types/${name}/index.d.ts` });
	const provided = Object.keys(doors)
		.filter(isDoor)
		.map((door) => [door, types(door.slice(2))]);
	return {
		...Object.fromEntries(provided),
		'./contract/*': { types: './types/contract/*.d.ts', default: './contract/*.js' },
		'./config/*': './config/*',
	};
}

async function pack(place, folder) {
	mkdirSync(folder, { recursive: true });
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const { code, output } = await runTool(npm, ['pack', '--silent', '--pack-destination', folder], {
		cwd: place,
	});
	if (code !== 0) throw new Failure('The contract could not be packed; npm said:', { output });
	return path.join(folder, `${own.name.slice(1).replace('/', '-')}-${own.version}.tgz`);
}
