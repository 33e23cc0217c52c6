import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';

/** @param {string} name */
const textOf = (name) => readFileSync(path.join(import.meta.dirname, '../templates', name), 'utf8');

/**
 * @typedef {{ uses?: string, run?: string, env?: Record<string, string>, with?: Record<string, unknown> }} Step
 * @typedef {{ environment?: string, 'timeout-minutes'?: number, permissions?: unknown, steps: Step[] }} Job
 */

test('the workflow for GitHub runs what it was read as, with no more rights than it needs', () => {
	const text = textOf('github.yml');
	/** @type {{ permissions: object, concurrency: object, jobs: Record<string, Job> }} */
	const { permissions, concurrency, jobs } = parse(text);
	assert.deepEqual(permissions, { contents: 'read' });
	assert.deepEqual(concurrency, { group: 'release', 'cancel-in-progress': false });
	// A tag of an action can be moved; people read the version beside it.
	const used = text.match(/uses: .*/g) ?? [];
	assert.ok(used.length > 0);
	for (const each of used)
		assert.match(each, /^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	for (const [name, job] of Object.entries(jobs)) {
		assert.equal(job.environment, name);
		assert.equal(job.permissions, undefined);
		assert.ok(Number(job['timeout-minutes']) > 0);
		const [checkout] = job.steps;
		assert.equal(checkout?.with?.['persist-credentials'], false);
		// The key comes after everything that runs code of others.
		const at = job.steps.findIndex(({ env }) => env?.RELEASE_KEY_PEM);
		const last = job.steps.findLastIndex(({ run = '' }) => run.startsWith('npm '));
		assert.ok(at > last && last > 0, name);
	}
});

test('the pipeline for GitLab releases one after the other, and to production by hand', () => {
	/** @type {Record<string, { rules?: { when?: string }[], resource_group?: string, environment?: string }>} */
	const { build, staging, production } = parse(textOf('gitlab-ci.yml'));
	assert.equal(build?.environment, undefined, 'it is given no key');
	assert.deepEqual([staging?.environment, staging?.resource_group], ['staging', 'staging']);
	assert.deepEqual(
		[production?.environment, production?.resource_group],
		['production', 'production'],
	);
	assert.equal(production?.rules?.[0]?.when, 'manual');
});

test('the image is made without the key, and without what was installed or built elsewhere', () => {
	const ignored = textOf('Dockerfile.dockerignore').split('\n');
	for (const name of ['*.pem', 'node_modules', 'dist']) assert.ok(ignored.includes(name), name);
	assert.match(textOf('Dockerfile'), /^COPY \. \.$/m);
});

test('what a person approves is the build of that run, and no other', () => {
	const { jobs } = parse(textOf('github.yml'));
	const { staging, production } = parse(textOf('gitlab-ci.yml'));
	assert.ok(staging.script.length > 0);
	const build = /require\('\.\/dist\/remote\.json'\)\.build/;
	assert.match(production.script.at(-2), build);
	const last = jobs.production.steps.at(-1);
	for (const script of [production.script.at(-1), last.run])
		assert.match(script, /^npx borlette-release promote .* --build "\$BUILD"$/);
	const { steps, outputs } = jobs.staging;
	assert.match(last.env.BUILD, / needs\.staging\.outputs\.build /);
	const step = steps.find((/** @type {{ id?: string }} */ { id }) => id === 'build');
	assert.match(step.run, build);
	assert.match(outputs.build, / steps\.build\.outputs\.build /);
});
