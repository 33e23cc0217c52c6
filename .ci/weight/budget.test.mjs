import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreed } from './budget.mjs';

test('who agrees to a remote agrees to it and its pages, and to nothing else that grew or is new', () => {
	const budget = { 'signed in': 10, 'remote-one': 1, 'remote-one list': 5, 'remote-one gone': 5 };
	const now = {
		...{ 'signed in': 12, 'remote-one': 2, 'remote-one list': 6, 'remote-one new': 3 },
		...{ 'remote-one-more': 9, 'remote-two': 4, 'remote-two list': 8 },
	};
	const { 'remote-one gone': _gone, ...left } = budget;
	const two = { 'remote-two': 4, 'remote-two list': 8 };
	assert.deepEqual(agreed(budget, now, ['remote-two']), { ...left, ...two });
	assert.deepEqual(agreed(budget, now, ['remote-one', 'signed in']), {
		...{ 'signed in': 12, 'remote-one': 2, 'remote-one list': 6, 'remote-one new': 3 },
	});
	assert.deepEqual(agreed(budget, now, ['remote-one new']), { ...left, 'remote-one new': 3 });
	for (const name of ['remote-none', '', 'remote'])
		assert.throws(() => agreed(budget, now, [name]), /Nothing that was built is called/);
});
