import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { filters } from './filters.mjs';

const eslint = new ESLint({
	overrideConfigFile: true,
	overrideConfig: [
		{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
		...filters,
	],
});

/** @param {string} code */
async function found(code) {
	const [result] = await eslint.lintText(code, { filePath: 'remote-one/src/a.resource.ts' });
	return result?.messages.map(({ message }) => message) ?? [];
}

const REFUSED = [
	`export const a = defineResource({ filters: [{ kind: 'ref', name: 'agent_id', choices }] });`,
	`export const a = { filters: [...places, { kind: 'enum', name: 'state', labels }] };`,
	`export const a = { filters: [{ kind: 'bool', name: 'is_active', labels }] as readonly Filter<Query>[] };`,
	`const places: readonly Filter<Query>[] = [{ kind: 'ref', name: 'agent_id', choices }];`,
	`const behind = (signal: string): Filter<Query> => ({ kind: 'enum', name: signal, labels });`,
];
for (const code of REFUSED) {
	test(`refused is ${code}`, async () => {
		assert.match((await found(code)).join('\n'), /Tous les états/);
	});
}

const ALLOWED = [
	`export const a = { filters: [{ kind: 'ref', name: 'agent_id', all: words.everyAgent, choices }] };`,
	`export const a = { filters: [{ kind: 'date', name: 'day' }] };`,
	`export const a = { fields: [{ kind: 'ref', name: 'agent_id', choices }] };`,
	`export const a = { columns: [{ kind: 'enum', name: 'state', labels }] };`,
	`export const a = { quickViews: [{ filters: { kind: 'ref' } }] };`,
];
for (const code of ALLOWED) {
	test(`allowed is ${code}`, async () => {
		assert.deepEqual(await found(code), []);
	});
}
