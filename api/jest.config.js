/** TypeBox ships ES modules only, so it is compiled like our own sources. */
const COMPILED_PACKAGES = '/node_modules/(?!\\.pnpm/typebox@|typebox/)';

export default {
	testEnvironment: 'node',
	roots: ['<rootDir>/src', '<rootDir>/migrations'],
	testMatch: ['**/*.test.ts'],
	moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
	transform: {
		'\\.(ts|mjs|js)$': [
			'@swc/jest',
			{ jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, sourceMaps: 'inline' },
		],
	},
	transformIgnorePatterns: [COMPILED_PACKAGES],
	globalSetup: '<rootDir>/src/testing/global-setup.ts',
	globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
	testTimeout: 30_000,
};
