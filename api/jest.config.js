/** Packages of ES modules only are compiled like our own sources. */
const ES_ONLY =
	'typebox|content-disposition|cookie|hucre|unpdf|s3mini|intl-messageformat|@formatjs[+a-z-]*|age-encryption|@noble\\+[a-z-]+|@noble|@scure\\+base|@scure';
const COMPILED_PACKAGES = `/node_modules/(?!\\.pnpm/(?:${ES_ONLY})@|(?:${ES_ONLY})/)`;

export default {
	// Looked up through Jest's sandbox each time otherwise, which is most of what tests that compute take.
	sandboxInjectedGlobals: ['Math'],
	testEnvironment: 'node',
	roots: ['<rootDir>/src'],
	testMatch: ['**/*.test.ts'],
	// Its door is for `import` only, which Jest does not know.
	moduleNameMapper: { '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs' },
	moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
	transform: {
		'\\.(ts|mjs|js)$': [
			'@swc/jest',
			{ jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, sourceMaps: 'inline' },
		],
	},
	transformIgnorePatterns: [COMPILED_PACKAGES],
	globalSetup: '<rootDir>/src/tools/testing/global-setup.ts',
	globalTeardown: '<rootDir>/src/tools/testing/global-teardown.ts',
	// Ends what hangs; a slow machine is no reason to fail.
	testTimeout: 900_000,
};
