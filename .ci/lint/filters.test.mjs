import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filters } from './filters.mjs';
import { saysOf } from './testing.mjs';

const said = saysOf(filters);
const FILE = 'remote-one/src/a.resource.ts';

const REFUSED = [
	`export const a = defineResource({ filters: [{ kind: 'ref', name: 'agent_id', choices }] });`,
	`export const a = { filters: [...places, { kind: 'enum', name: 'state', labels }] };`,
	`export const a = { filters: [{ kind: 'bool', name: 'is_active', labels }] as readonly Filter<Query>[] };`,
	`const places: readonly Filter<Query>[] = [{ kind: 'ref', name: 'agent_id', choices }];`,
	`const behind = (signal: string): Filter<Query> => ({ kind: 'enum', name: signal, labels });`,
];
for (const code of REFUSED) {
	test(`refused is ${code}`, async () => {
		assert.match(await said(FILE, code), /Tous les états/);
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
		assert.equal(await said(FILE, code), '');
	});
}
