import assert from 'node:assert/strict';
import test from 'node:test';
import { runInNewContext } from 'node:vm';
import { codeOf, isCode, messageOf } from './failure.mjs';

test('an error of another realm, as Jest has, is one', () => {
	const error = runInNewContext("Object.assign(new Error('gone'), { code: 'ENOENT' })");
	assert.equal(messageOf(error), 'gone');
	assert.equal(codeOf(error), 'ENOENT');
	assert.ok(isCode(error, 'EACCES', 'ENOENT'));
	assert.ok(!isCode(error, 'EACCES'));
});
