import { createHash } from 'node:crypto';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { doorExports, isDoor } from '../../shared/config/contract/door-exports.mjs';
import { offersOfApi, offersOfHost } from '../../shared/config/proof/offers.mjs';
import { Failure } from '../local/failure.mjs';
import { ROOT } from '../local/paths.mjs';
import { runTool } from '../local/processes.mjs';
import { emitCode, emitTypes } from './emit.mjs';
import { packagesNamed, versionOf } from './packages.mjs';

const SHARED = path.join(ROOT, 'shared');
/** What a remote's build reads (shared/config/webpack/remote.mjs and what that imports), and its tests. */
const CONFIG = [
	'tsconfig.base.json',
	...['check', 'clash-words', 'manifest', 'places', 'problems', 'schema', 'words'].map(
		(name) => `metadata/${name}.mjs`,
	),
	...['jest.mjs', 'jest-asset.cjs', 'jest-zone.cjs', 'jsdom-with-fetch.cjs'],
	...[
		'base.mjs',
		'catalogue-loader.cjs',
		'catalogue.mjs',
		'dev-server.mjs',
		'doors.mjs',
		'free-port.mjs',
		'hot-reload.mjs',
		'integrity.mjs',
		'own-icons.mjs',
		'read-meta.mjs',
		'refresh-runtime.cjs',
		'remote-manifest-plugin.mjs',
		'remote.mjs',
		'retry.mjs',
		'scope-styles.cjs',
		'scoped-css.cjs',
		'screens-named.mjs',
		'signed-assets.mjs',
		'signed-for-development.mjs',
		'singletons.mjs',
		'small-asset.cjs',
		'styles.mjs',
	].map((name) => `webpack/${name}`),
	...['proof', 'trust'].flatMap((folder) =>
		readdirSync(path.join(SHARED, 'config', folder)).map((name) => `${folder}/${name}`),
	),
];
/** Asked for by name in the configuration of another package, or types alone. */
const UNNAMED = ['@swc/core', '@types/react', '@types/react-dom', 'react-dom', 'react-refresh'];
/** Tests of shared itself, and what only those use. */
const isForTests = (name) => !/(\.test(-d)?\.tsx?$|\/testing\/|^testing\/eventServer)/.test(name);

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
		emitCode(path.join(SHARED, 'src/contract'), path.join(place, 'contract'));
		emitCode(path.join(SHARED, 'src'), path.join(place, 'testing/code'), isForTests);
		writeJson(path.join(place, 'doors.json'), doorExports(SHARED));
		for (const file of CONFIG) {
			cpSync(path.join(SHARED, 'config', file), path.join(place, 'config', file));
		}
		// What builds against it will have been made with (decision 0022).
		const offers = { host: await offersOfHost(SHARED), api: await offersOfApi(SHARED) };
		writeFileSync(path.join(place, 'offers.json'), JSON.stringify(offers));
		const dependencies = [...new Set([...packagesNamed(place), ...UNNAMED])].sort();
		const manifest = {
			name: own.name,
			hostVersion: own.version,
			description: 'What a remote of the Borlette back-office is built against',
			license: 'UNLICENSED',
			type: 'module',
			sideEffects: false,
			exports: exportsOf(own.exports),
			dependencies: Object.fromEntries(dependencies.map((name) => [name, versionOf(name)])),
		};
		writeJson(path.join(place, 'package.json'), manifest);
		// From the content: the same one has the same version, and an install sees any other.
		const version = `${own.version}-c${contentOf(place)}`;
		writeJson(path.join(place, 'package.json'), { ...manifest, version });
		return await pack(place, folder, version);
	} finally {
		rmSync(place, { recursive: true, force: true });
	}
}

const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, '\t')}\n`);

/** Hash of every file's name and bytes. */
function contentOf(folder) {
	const hash = createHash('sha256');
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
		.map((name) => name.split(path.sep).join('/'))
		.sort();
	for (const name of names) {
		const content = readFileSync(path.join(folder, name));
		hash.update(`${name} ${content.length}\n`).update(content);
	}
	return hash.digest('hex').slice(0, 12);
}

/** The host's doors have types only: whoever bundles one by mistake is told at build. */
function exportsOf(doors) {
	const types = (name) => ({ types: `./types/${name}/index.d.ts` });
	const provided = Object.keys(doors)
		.filter(isDoor)
		.map((door) => [door, types(door.slice(2))]);
	return {
		...Object.fromEntries(provided),
		'./testing': {
			types: './types/testing/index.d.ts',
			default: './testing/code/testing/index.js',
		},
		'./contract/*': { types: './types/contract/*.d.ts', default: './contract/*.js' },
		'./config/*': './config/*',
	};
}

async function pack(place, folder, version) {
	mkdirSync(folder, { recursive: true });
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const { code, output } = await runTool(npm, ['pack', '--silent', '--pack-destination', folder], {
		cwd: place,
	});
	if (code !== 0) throw new Failure('The contract could not be packed; npm said:', { output });
	return path.join(folder, `${own.name.slice(1).replace('/', '-')}-${version}.tgz`);
}
