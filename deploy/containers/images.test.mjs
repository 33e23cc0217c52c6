import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import dockerfiles from 'dockerfile-utils';
import { parse } from 'yaml';
import { ROOT } from '../local/paths.mjs';
import { FILES, stagesOf, textOf } from './testing/dockerfile.mjs';

/** A tag can be given to another image; the digest is of this one, for every kind of machine. */
const EXACT = /^[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)?@sha256:[0-9a-f]{64}$/;

test('every image from elsewhere is named by its digest, and one tag is one image everywhere', () => {
	/** @type {Map<string, Set<string>>} */
	const digests = new Map();
	const others = ['deploy/templates/Dockerfile', 'deploy/templates/gitlab-ci.yml'];
	const files = [...FILES, 'docker-compose.yml', 'deploy/containers/database.yml', ...others];
	for (const file of files) {
		const named = [...textOf(file).matchAll(/^(?:FROM|\s*image:) (\S+)/gm)];
		assert.ok(named.length > 0, file);
		for (const [, image = ''] of named) {
			assert.match(image, EXACT, file);
			const [tag = '', digest = ''] = image.split('@');
			digests.set(tag, (digests.get(tag) ?? new Set()).add(digest));
		}
	}
	for (const [tag, found] of digests) assert.equal(found.size, 1, tag);
});

for (const file of FILES) {
	test(`${file} is in order, its images have exact versions and it does not end as root`, () => {
		const problems = dockerfiles.validate(textOf(file)).map(({ message }) => message);
		assert.deepEqual(problems, []);
		const stages = stagesOf(textOf(file), {});
		for (const { image } of stages) assert.match(image, EXACT);
		const user = stages.at(-1)?.steps.find(({ instruction }) => instruction === 'USER');
		assert.match(user?.value ?? 'root', /^[1-9]\d*:[1-9]\d*$/);
	});
}

for (const file of FILES) {
	test(`${file} copies what there is`, () => {
		const stages = stagesOf(textOf(file), { REMOTE: 'remote-borlette' });
		const copies = stages.flatMap(({ steps }) =>
			steps.filter(({ instruction }) => instruction === 'COPY').map(({ value }) => value),
		);
		const names = stages.map(({ name }) => name);
		for (const copy of copies) {
			const words = copy.split(' ').filter((word) => !/^--ch(own|mod)=/.test(word));
			const from = /^--from=(.*)$/.exec(words[0] ?? '')?.[1];
			if (from) assert.ok(names.includes(from), copy);
			else
				for (const source of words.slice(0, -1))
					assert.ok(existsSync(path.join(ROOT, source)), copy);
		}
	});
}

test('what the image of nginx runs at its start may be run, whoever checked the files out', () => {
	const { steps = [] } = stagesOf(textOf('deploy/containers/web/Dockerfile'), {}).at(-1) ?? {};
	const run = steps.filter(({ value }) => value.includes('/docker-entrypoint.d/'));
	assert.ok(run.length > 0);
	for (const { value } of run) assert.match(value, /^--chmod=755 /);
});

const { patchedDependencies } = parse(readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8'));
for (const file of FILES) {
	test(`${file} has the patches of packages at hand where it installs them`, () => {
		const stages = stagesOf(textOf(file), { REMOTE: 'remote-borlette' });
		const installing = stages.filter(({ steps }) =>
			steps.some(({ value }) => value.includes('install --frozen-lockfile')),
		);
		assert.ok(installing.length > 0);
		for (const { steps } of installing) {
			const copied = steps
				.filter(({ instruction }) => instruction === 'COPY')
				.flatMap(({ value }) => value.split(' ').slice(0, -1));
			for (const patch of Object.values(patchedDependencies)) {
				assert.ok(
					copied.some((source) => patch === source || patch.startsWith(`${source}/`)),
					`${patch} is not there before ${file} installs`,
				);
			}
		}
	});
}
