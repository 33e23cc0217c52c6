import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notProvided } from './host-facts.mjs';

test('a door that only its remotes name is not provided, and is told', () => {
	const modules = [
		'provide module (default) @borlette/shared/ui@1.0.0 = ../shared/src/ui/index.ts',
		'../shared/src/form/index.ts',
	];
	assert.deepEqual(notProvided(['@borlette/shared/ui', '@borlette/shared/form'], modules), [
		'@borlette/shared/form',
	]);
});
