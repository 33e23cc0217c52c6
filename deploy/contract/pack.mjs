import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { doorExports, isDoor } from '../../shared/config/contract/door-exports.mjs';
import { offersOfApi, offersOfHost } from '../../shared/config/proof/offers.mjs';
import { ROOT } from '../local/paths.mjs';
import { emitCode, emitTypes } from './emit.mjs';
import { packagesNamed, versionOf } from './packages.mjs';
import { tarball, writeJson } from './tarball.mjs';

const SHARED = path.join(ROOT, 'shared');
/** What a remote's build reads (shared/config/webpack/remote.mjs and what that imports), and its tests. */
const CONFIG = [
	'tsconfig.base.json',
	'ports.mjs',
	'typeset.mjs',
	...['check', 'clash-words', 'manifest', 'places', 'problems', 'schema', 'words'].map(
		(name) => `metadata/${name}.mjs`,
	),
	...['jest.mjs', 'jest-asset.cjs', 'jest-zone.cjs', 'jsdom-with-fetch.cjs'],
	...[
		'base.mjs',
		'catalogue.mjs',
		'dev-server.mjs',
		'doors.mjs',
		'federation-entry.mjs',
		'files-of-pages.mjs',
		'hot-reload.mjs',
		'integrity.mjs',
		'meta-texts.mjs',
		'own-icons.mjs',
		'packed.mjs',
		'pdf-font.cjs',
		'pdf-fonts.mjs',
		'portable.mjs',
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
		'texts-loader.cjs',
		'texts-rule.mjs',
		'texts.mjs',
	].map((name) => `webpack/${name}`),
	...['proof', 'trust'].flatMap((folder) =>
		readdirSync(path.join(SHARED, 'config', folder))
			.filter((name) => !/\.test\./.test(name))
			.map((name) => `${folder}/${name}`),
	),
];
/** Asked for by name in the configuration of another package, or types alone. */
const UNNAMED = ['@swc/core', '@types/react', '@types/react-dom', 'react-dom', 'react-refresh'];
/** Tests of shared itself, and what only those use. @param {string} name */
const isForTests = (name) => !/(\.test(-d)?\.tsx?$|\/testing\/|^testing\/eventServer)/.test(name);

/** @type {{ name: string, version: string, exports: Record<string, string> }} */
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
			version: own.version,
			description: 'What a remote of the Borlette back-office is built against',
			license: 'UNLICENSED',
			type: 'module',
			sideEffects: false,
			exports: exportsOf(own.exports),
			dependencies: Object.fromEntries(dependencies.map((name) => [name, versionOf(name)])),
		};
		return await tarball(place, manifest, folder);
	} finally {
		rmSync(place, { recursive: true, force: true });
	}
}

/** The host's doors have types only: whoever bundles one by mistake is told at build. @param {Record<string, string>} doors */
function exportsOf(doors) {
	/** @param {string} name */
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
