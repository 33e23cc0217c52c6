import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** @param {string} path from here */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The packed contract has the doors' code, compiled, for tests only (decision 0012). */
const COMPILED = here('../testing/code/');
const isPacked = existsSync(COMPILED);
const testing = isPacked ? '../testing/code/testing/' : '../src/testing/';
const ending = isPacked ? 'js' : 'ts';
const doors = isPacked && {
	'^@borlette/shared/contract/([a-z0-9.-]+)$': `${COMPILED}contract/$1.js`,
	'^@borlette/shared/([a-z0-9-]+)$': `${COMPILED}$1/index.js`,
};

/** Packages published as ES modules only: Jest runs CommonJS, so they are compiled too. */
const ES_MODULES = [
	'\\.pnpm',
	'@borlette',
	'@formatjs',
	'@tanstack',
	'eventsource-parser',
	'intl-messageformat',
	'react-intl',
	'typebox',
];

/** Jest of shared, the host and every remote: `export default jestConfig` in their jest.config.js. */
export const jestConfig = {
	// Looked up through Jest's sandbox each time otherwise: about a seventh of what screens take.
	sandboxInjectedGlobals: ['Math', 'Object', 'Array'],
	testEnvironment: require.resolve('jest-environment-jsdom'),
	// The compiler strips types; the type check is a step of its own (`pnpm types`).
	transform: {
		'\\.[cm]?[jt]sx?$': [
			require.resolve('@swc/jest'),
			{
				jsc: {
					parser: { syntax: 'typescript', tsx: true },
					target: 'es2022',
					transform: { react: { runtime: 'automatic' } },
				},
			},
		],
	},
	transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
	moduleNameMapper: {
		...doors,
		'^\\./layers\\.[jt]s$': here(`${testing}layers.${ending}`),
		'\\.(css|svg|png|webp|woff2|ttf)$': here('./jest-asset.cjs'),
	},
	setupFiles: [here(`${testing}shims.${ending}`)],
	setupFilesAfterEnv: [here(`${testing}setup.${ending}`)],
	// Tests of the tools have Node's own runner.
	testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.test\\.mjs$'],
	// Screens are asserted at moments in the company's zone; the machine's own must not matter.
	globalSetup: here('./jest-zone.cjs'),
	// Ends what hangs; a slow machine is no reason to fail.
	testTimeout: 600_000,
};
