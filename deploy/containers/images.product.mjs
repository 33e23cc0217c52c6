import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../local/paths.mjs';
import { builtPlatform, notePlatform } from '../release/platform.mjs';
import { makeSecrets } from './secrets.mjs';
import { textOf } from './testing/dockerfile.mjs';
import { copyContext, rehearse } from './testing/rehearsal.mjs';

// There is no Docker where these tests run: the same commands run in folders, on this machine's Node.
// Run by the stage `start` of npm test, after the build.

const place = mkdtempSync(path.join(tmpdir(), 'borlette-images-'));
const context = path.join(place, 'context');
before(() => copyContext(context));
after(() => rmSync(place, { recursive: true, force: true }));

/**
 * @import { Image } from './testing/rehearsal.mjs'
 */

/** @param {string} name @param {Partial<Parameters<typeof rehearse>[0]>} more */
function imageOf(name, more) {
	const text = textOf(`deploy/containers/${name}/Dockerfile`);
	return rehearse({ text, context, folder: path.join(place, name), ...more });
}

/** @param {Image} image @param {NodeJS.ProcessEnv} [more] @param {string[]} [words] in place of its command */
function start({ workdir, env, entrypoint, command }, more = {}, words = command) {
	const [program, ...args] = [...entrypoint, ...words];
	assert.equal(program, 'node');
	return spawnSync(process.execPath, args, {
		cwd: workdir,
		env: { PATH: process.env.PATH, ...env, ...more },
		encoding: 'utf8',
		timeout: 30_000,
	});
}

test('the image of a remote publishes its build, and not without the key', async () => {
	const image = imageOf('remote', { args: { REMOTE: 'remote-borlette' } });
	const store = path.join(place, 'store');
	const bare = start(image, { STORE_DIR: store });
	assert.equal(bare.status, 1);
	assert.match(bare.stderr, /There is no signing key/);

	const secrets = path.join(place, 'secrets');
	makeSecrets(secrets);
	const key = path.join(secrets, 'remote-borlette.pem');
	// A trust.json beside the key would be read.
	const alone = path.join(place, 'alone.pem');
	copyFileSync(key, alone);
	const believesNobody = start(image, { STORE_DIR: store, RELEASE_KEY: alone });
	assert.equal(believesNobody.status, 1);
	assert.match(believesNobody.stderr, /trust\.json, which says whose keys are believed/);
	const given = {
		STORE_DIR: store,
		TRUST_FILE: path.join(secrets, 'trust.json'),
		RELEASE_GRANTS: path.join(secrets, 'grants.json'),
	};
	const unknown = start(image, { ...given, RELEASE_KEY: key });
	assert.equal(unknown.status, 1);
	assert.match(unknown.stderr, /It is not known what host and API production runs on/);

	// In the Compose file they are asked at --url; here those of this run stand for them.
	const channel = { storeDir: store, channel: 'production' };
	await notePlatform(channel, { platform: await builtPlatform(), from: 'this run' });
	const others = start(image, { ...given, RELEASE_KEY: path.join(secrets, 'remote-admin.pem') });
	assert.equal(others.status, 1);
	assert.match(others.stderr, /\(remote-admin\) has no right to release remote-borlette/);
	const published = start(image, { ...given, RELEASE_KEY: key });
	assert.equal(published.status, 0, published.stderr);
	assert.match(published.stdout, /remote-borlette .* is in production, revision 1/);
});

test('the image of the API has all it needs, and does not start without its secrets', () => {
	// Built like the remote above; here the build of this run stands for it.
	const build = path.join(place, 'built');
	mkdirSync(build);
	symlinkSync(ROOT, path.join(build, 'app'));
	const image = imageOf('api', { given: { build } });
	const secret = path.join(place, 'database_url');
	const without = start(image, { DATABASE_URL_FILE: secret });
	assert.equal(without.status, 1);
	assert.match(without.stderr, /DATABASE_URL_FILE is ".*": there is no such file/);
	// Every module is loaded before anybody asks for the database.
	const alone = start(image, {
		DATABASE_URL: 'postgres://app:app@127.0.0.1:9/borlette',
		PORT: '0',
	});
	assert.equal(alone.status, 1);
	assert.match(alone.stderr, /The database cannot be used: nothing listens there/);
	const unwell = start(image, {}, ['node', 'healthy.mjs', 'http://127.0.0.1:9/']);
	assert.deepEqual([unwell.status, unwell.stderr], [1, '']);
});
