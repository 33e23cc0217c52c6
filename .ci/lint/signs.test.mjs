import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { signs } from './signs.mjs';

const languageOptions = {
	parser: tseslint.parser,
	parserOptions: { ecmaFeatures: { jsx: true } },
};
const eslint = new ESLint({
	overrideConfigFile: true,
	overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions }, ...signs],
});

/** @param {string} filePath @param {string} code */
async function messagesFor(filePath, code) {
	const [result] = await eslint.lintText(code, { filePath });
	return result?.messages.map(({ message }) => message).join('\n');
}

const PAGE = 'remote-one/src/agent/AgentPage.tsx';

/** @type {[string, RegExp][]} */
const REFUSED = [
	[`export const a = name ?? '–';`, /is NOTHING/],
	[`export const a = name ?? '—';`, /is NOTHING/],
	['export const a = name ?? `−`;', /is NOTHING/],
	[`export const a = <b>—</b>;`, /is NOTHING/],
	[`export const a = new Intl.NumberFormat('fr');`, /one formatter/],
	[`export const a = <FormattedNumber value={1} />;`, /one formatter/],
];
for (const [code, message] of REFUSED) {
	test(`refused is ${code}`, async () => {
		assert.match((await messagesFor(PAGE, code)) ?? '', message);
	});
}

for (const code of [
	`export const a = days.join(' – ');`,
	`export const a = name.split('-');`,
	`export const a = name ?? NOTHING;`,
]) {
	test(`allowed is ${code}`, async () => assert.equal(await messagesFor(PAGE, code), ''));
}

test('the formatter has the signs', async () =>
	assert.equal(await messagesFor('shared/src/figures/signs.ts', `export const a = '—';`), ''));
