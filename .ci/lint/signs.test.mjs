import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signs } from './signs.mjs';
import { saysOf } from './testing.mjs';

const said = saysOf(signs);

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
		assert.match(await said(PAGE, code), message);
	});
}

for (const code of [
	`export const a = days.join(' – ');`,
	`export const a = name.split('-');`,
	`export const a = name ?? NOTHING;`,
]) {
	test(`allowed is ${code}`, async () => assert.equal(await said(PAGE, code), ''));
}

test('the formatter has the signs', async () =>
	assert.equal(await said('shared/src/figures/signs.ts', `export const a = '—';`), ''));
