import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { API_ROOMS, HOST_ROOMS, HOST_TOPS, LAYERS, WRAPPED } from './layers.mjs';

/**
 * @import { Linter } from 'eslint'
 * @typedef {{ target: string, from: string | string[], except?: string[], message: string }} Zone
 * @typedef {{ group?: string[], regex?: string, message: string }} Pattern of `no-restricted-imports`
 */

const SOURCES = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];

/** @param {string} folder @returns {string[]} */
const foldersIn = (folder) =>
	existsSync(folder)
		? readdirSync(folder, { withFileTypes: true })
				.filter((entry) => entry.isDirectory())
				.map((entry) => entry.name)
		: [];

/** Who may import whom, as ESLint configuration. @param {string} root @returns {Linter.Config[]} */
export function walls(root) {
	return [
		{
			files: SOURCES,
			plugins: { 'import-x': importX },
			settings: {
				'import-x/resolver-next': [
					createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }),
				],
			},
			rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: zones(root) }] },
		},
		...doors(),
	];
}

/** @param {string} root @returns {Zone[]} */
function zones(root) {
	const remotes = foldersIn(root).filter((name) => name.startsWith('remote-'));
	return [
		...layerZones(),
		...packageZones(remotes),
		...roomZones(),
		...remotes.flatMap((remote) =>
			siblingZones(
				root,
				`${remote}/src`,
				`a feature imports @borlette/shared/*, itself, and what its remote's features stand on`,
				REMOTE_FOUNDATIONS,
			),
		),
		...apiZones(),
		...moduleZones(root),
		...rightwardZones(),
	];
}

/** @returns {Zone[]} */
function layerZones() {
	const names = [...Object.keys(LAYERS), 'testing'];
	return Object.entries(LAYERS).flatMap(([layer, allowed]) => {
		const forbidden = names.filter((name) => name !== layer && !allowed.includes(name));
		const list = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other layer';
		return {
			target: `./shared/src/${layer}/**/!(*.test).{ts,tsx}`,
			from: forbidden.map((name) => `./shared/src/${name}`),
			message: `shared/src/${layer} imports ${list}: move what is needed down into one that both may import.`,
		};
	});
}

/** A room within another one (`offline/worker`) may be open to who may not enter the other. @returns {Zone[]} */
function roomZones() {
	const names = [...Object.keys(HOST_ROOMS), ...HOST_TOPS];
	return Object.entries(HOST_ROOMS).flatMap(([room, allowed]) =>
		names
			.filter((name) => name !== room && !allowed.includes(name))
			.map((name) => ({
				target: `./host/src/${room}/**/!(*.test).{ts,tsx}`,
				from: `./host/src/${name}`,
				except: [room, ...allowed]
					.filter((inner) => inner.startsWith(`${name}/`))
					.map((inner) => `.${inner.slice(name.length)}`),
				message: `host/src/${room} imports ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other room'}: let the room above hand in what is needed (arrangeRegistry, FailureAction).`,
			})),
	);
}

/** @param {string[]} remotes @returns {Zone[]} */
function packageZones(remotes) {
	const all = [...remotes, 'host', 'api', 'deploy', 'e2e'];
	/** @param {string} name */
	const others = (name) => all.filter((other) => other !== name).map((other) => `./${other}`);
	return [
		{
			target: './shared',
			from: others('shared'),
			message: 'shared knows nobody: hand it in as a prop or a parameter.',
		},
		{
			target: './host',
			from: others('host'),
			message:
				'The host knows no other package while it is built: remotes come through the registry, data through @borlette/shared/api.',
		},
		...remotes.map((name) => ({
			target: `./${name}`,
			from: others(name),
			message:
				'A remote imports @borlette/shared/* and itself: lift what two remotes need into shared.',
		})),
		{
			target: './api',
			from: others('api').filter((other) => other !== './deploy'),
			message: 'The API imports @borlette/shared/contract, @borlette/deploy/release and itself.',
		},
		{
			target: './api',
			from: './deploy',
			except: ['./release/index.mjs', './release/testing/release.mjs'],
			message:
				'The API releases through @borlette/deploy/release; its tests make stores with @borlette/deploy/release/testing.',
		},
	];
}

/** Parts that several features of one remote and no other remote need. */
const REMOTE_FOUNDATIONS = [
	'browser',
	'bulk',
	'credentials',
	'figures',
	'heat-map',
	'imports',
	'picks',
	'schedule',
	'sheets',
	'slips',
	'tracabilite',
];

/**
 * @param {string} root @param {string} folder from there @param {string} rule @param {string[]} [foundations]
 * @returns {Zone[]}
 */
function siblingZones(root, folder, rule, foundations = []) {
	const features = foldersIn(path.join(root, folder));
	const open = foundations.filter((name) => features.includes(name));
	return features
		.map((feature) => ({
			target: `./${folder}/${feature}`,
			from: features
				.filter((other) => other !== feature && !open.includes(other))
				.map((other) => `./${folder}/${other}`),
			message: `No feature imports a sibling feature: ${rule}.`,
		}))
		.filter(({ from }) => from.length > 0);
}

/** Tests may look into every room. @returns {Zone[]} */
function apiZones() {
	const names = [...Object.keys(API_ROOMS), 'start', 'tools'];
	return Object.entries(API_ROOMS).map(([room, { may, door }]) => ({
		target: `./api/src/${room}/**/!(*.test).ts`,
		from: names
			.filter((name) => name !== room && !may.includes(name))
			.map((name) => `./api/src/${name}`),
		message: `api/src/${room} imports ${may.length > 0 ? `only ${may.join(', ')}` : 'no other room'}: ${door}.`,
	}));
}

/** @param {string} root @returns {Zone[]} */
function moduleZones(root) {
	const folder = 'api/src/modules';
	const features = foldersIn(path.join(root, folder));
	return features.map((feature) => ({
		target: `./${folder}/${feature}`,
		from: features.filter((other) => other !== feature).map((other) => `./${folder}/${other}`),
		message:
			'No module imports a sibling module: rules and rows of money that two need stand in engine, who is signed in in identity, requireReferences() and what serves any list in http.',
	}));
}

/** routes → service → sql @returns {Zone[]} */
function rightwardZones() {
	const message = 'routes → service → sql: import rightwards only.';
	return [
		{ target: './api/src/**/*.sql.ts', from: './api/src/**/*.{service,routes}.ts', message },
		{ target: './api/src/**/*.service.ts', from: './api/src/**/*.routes.ts', message },
	];
}

/** @param {string[]} files @param {Pattern[]} patterns @param {string[]} [ignores] @returns {Linter.Config} */
const restrict = (files, patterns, ignores = TESTS) => ({
	files,
	ignores,
	rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const TESTING = {
	regex: '^@borlette/shared/(testing|config/(?!metadata/|fit/|trust/|canary/))',
	message: 'Only tests and configurations import it.',
};
const RELATIVE_SHARED = {
	regex: '^(\\.\\./)+shared/',
	message: 'Go through a door of shared: @borlette/shared/<door>.',
};
const BEYOND_CONTRACT = {
	regex:
		'^@borlette/shared/(?!contract(/|$)|figures/|todo/sentences$|lang/|config/(web-headers|typeset|folders)\\.mjs$)',
	message:
		'The API imports @borlette/shared/contract, figures, the sentences of entries (todo/sentences, lang), the headers of config/web-headers.mjs, the blanks of config/typeset.mjs and config/folders.mjs; nothing else of shared.',
};

const BEYOND_RELEASE = {
	regex: '^@borlette/deploy/(?!release$)',
	message: 'The API releases through @borlette/deploy/release; the rest is for its tests.',
};

/** Packages that one layer wraps, and the doors of shared. @returns {Linter.Config[]} */
function doors() {
	/** @param {string} [layer] */
	const wrapped = (layer) =>
		WRAPPED.filter((rule) => rule.layer !== layer).map(({ packages, door }) => ({
			group: packages.flatMap((name) => [name, `${name}/*`]),
			message: `Here ${door}.`,
		}));
	return [
		...Object.keys(LAYERS).map((layer) =>
			restrict([`shared/src/${layer}/**/*.{ts,tsx}`], wrapped(layer)),
		),
		restrict(
			['host/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}'],
			[...wrapped(), TESTING, RELATIVE_SHARED],
		),
		// The sign-in is the first thing loaded: the form door, with all its fields, would be too much.
		restrict(['host/src/session/useLogin.ts'], [...wrapped('form'), TESTING, RELATIVE_SHARED]),
		restrict(['api/src/**/*.ts'], [BEYOND_CONTRACT, RELATIVE_SHARED], []),
		restrict(['api/src/**/*.ts'], [BEYOND_CONTRACT, RELATIVE_SHARED, BEYOND_RELEASE]),
	];
}
