import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGood } from '../metadata/check.mjs';
import { GRANTS, LIST } from '../trust/schema.mjs';
import { emptyRegistry, sealRegistry, serveKeys } from './signed-for-development.mjs';

test('what development signs has the form that a host asks for', () => {
	/** @type {Record<string, any>} */
	const served = {};
	/** @type {Parameters<typeof serveKeys>[0]} */
	const app = {
		get: (path, answer) => answer(null, { json: (body) => (served[path] = body) }),
	};
	serveKeys(app);
	const grants = JSON.parse(served['/registry/grants.json'].payload);
	const list = JSON.parse(sealRegistry(emptyRegistry('dev')).payload);
	assert.deepEqual([isGood(GRANTS, grants), isGood(LIST, list)], [true, true]);
	assert.equal(served['/trust.json'].keys.length, 1);
});
