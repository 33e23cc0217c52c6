import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedInBrowser, failedInJest, failedInTap } from './failures.mjs';

test('of Jest, failed tests by file and name, and files that could not be loaded', () => {
	const passed = { status: 'passed', fullName: 'good', failureMessages: [] };
	const failed = {
		status: 'failed',
		fullName: 'house opens',
		failureMessages: ['\u001b[31mError: 1\u001b[39m\n\n2\n3\n4\n5\n6\n7'],
	};
	const together = { ...failed, fullName: 'file e.test.ts house opens' };
	const report = {
		testResults: [
			{ name: '01.test.ts', status: 'failed', message: 'all', assertionResults: [together] },
			{ name: 'a.test.ts', status: 'failed', message: 'all', assertionResults: [passed, failed] },
			{ name: 'b.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
			{ name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
		],
	};
	assert.deepEqual(failedInJest(report), [
		{ name: 'file e.test.ts house opens', message: 'Error: 1\n2\n3\n4\n5\n6' },
		{ name: 'a.test.ts: house opens', message: 'Error: 1\n2\n3\n4\n5\n6' },
		{ name: 'b.test.ts', message: 'no module' },
	]);
});

test('of the browser, specs in suites within suites, and what failed before any', () => {
	const result = { results: [{ errors: [{ message: 'not there' }] }] };
	const bad = { title: 'pays', file: 'day.spec.ts', ok: false, tests: [result] };
	const good = { title: 'sells', file: 'day.spec.ts', ok: true, tests: [{ results: [{}] }] };
	const inner = { title: 'day', specs: [good, bad] };
	const suites = [{ title: 'day.spec.ts', suites: [inner] }];
	assert.deepEqual(failedInBrowser({ suites, errors: [{ message: 'no Chromium' }] }), [
		{ name: 'before any test', message: 'no Chromium' },
		{ name: 'day.spec.ts: pays', message: 'not there' },
	]);
});

test('of Node’s runner, what is not ok', () => {
	const output = 'ok 1 - starts\n    not ok 1 - part\nnot ok 2 - ends\n';
	assert.deepEqual(
		failedInTap(output).map(({ name }) => name),
		['part', 'ends'],
	);
});
