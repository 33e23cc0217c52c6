import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notProvided } from './host-facts.mjs';

test('a door that only its remotes name is not provided, and is told', () => {
	const imported = ['@borlette/shared/ui', './other.ts'];
	assert.deepEqual(notProvided(['@borlette/shared/ui', '@borlette/shared/form'], imported), [
		'@borlette/shared/form',
	]);
});
