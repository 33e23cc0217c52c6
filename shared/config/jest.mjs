import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages published as ES modules only: Jest runs CommonJS, so they are compiled too. */
const ES_MODULES = [
	'\\.pnpm',
	'@formatjs',
	'@tanstack',
	'eventsource-parser',
	'intl-messageformat',
	'react-intl',
	'typebox',
];

/** Jest of shared, the host and every remote: `export default jestConfig` in their jest.config.js. */
export const jestConfig = {
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
	moduleNameMapper: { '\\.(css|svg|png|webp|woff2)$': here('./jest-asset.cjs') },
	setupFiles: [here('../src/testing/shims.ts')],
	setupFilesAfterEnv: [here('../src/testing/setup.ts')],
	testPathIgnorePatterns: ['/node_modules/', '/dist/'],
	// Screens are asserted at moments in the company's zone; the machine's own must not matter.
	globalSetup: here('./jest-zone.cjs'),
	testTimeout: 20_000,
};
