import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readChannel } from './channel.mjs';
import { Workplace } from './testing/release.mjs';

/** @type {Workplace} */
let place;
beforeEach(async () => {
	place = await Workplace.create();
});
afterEach(() => place.remove());

const CHANNELS = ['--from', 'staging', '--to', 'production'];

/** @param {string[]} args */
async function good(...args) {
	const { code, output } = await place.runHere(args);
	assert.equal(code, 0, output);
	return output;
}
/** @param {string} name @param {string} code @param {string} channel */
async function publish(name, code, channel) {
	await good('publish', place.build(name, { code }).folder, '--to', channel);
}
/** @param {string} name */
const running = async (name) =>
	(await readChannel(place.channel('production'))).remotes[name]?.version;

test('a promotion of everything takes nothing back to production that was rolled back there', async () => {
	for (const name of ['remote-one', 'remote-two']) await publish(name, 'one', 'staging');
	await good('promote', ...CHANNELS);
	await publish('remote-one', 'bad', 'staging');
	await good('promote', 'remote-one', ...CHANNELS);
	await good('rollback', 'remote-one');
	await publish('remote-two', 'two', 'staging');

	const planned = await good('plan', ...CHANNELS);
	assert.doesNotMatch(planned, /remote-one: 1\.0\.0/);
	const left = /remote-one 1\.0\.1-\w+ is left: production had it before; name remote-one/;
	assert.match(planned, left);
	assert.match(await good('promote', ...CHANNELS), left);
	assert.deepEqual(await Promise.all(['remote-one', 'remote-two'].map(running)), [
		'1.0.0',
		'1.0.1',
	]);

	const none = await good('promote', ...CHANNELS);
	assert.match(none, left);
	assert.doesNotMatch(none, /has these builds already|same builds/);
	await good('promote', 'remote-one', ...CHANNELS);
	assert.equal(await running('remote-one'), '1.0.1');
});

test('nor does it undo what was mended in production at once and is not in staging yet', async () => {
	await publish('remote-one', 'one', 'staging');
	await good('promote', ...CHANNELS);
	await publish('remote-one', 'mended', 'production');
	assert.match(await good('promote', ...CHANNELS), /remote-one 1\.0\.0-\w+ is left/);
	assert.equal(await running('remote-one'), '1.0.1');
});

test('a canary becomes everybody’s with the rest; one that was ended stays so', async () => {
	await publish('remote-one', 'one', 'staging');
	await good('promote', ...CHANNELS);
	await publish('remote-one', 'two', 'staging');
	await good('promote', ...CHANNELS, '--canary', '5');
	await good('rollback', 'remote-one');
	assert.match(await good('promote', ...CHANNELS), /remote-one 1\.0\.1-\w+ is left/);
	await good('promote', 'remote-one', ...CHANNELS, '--canary', '5');
	await good('promote', ...CHANNELS);
	assert.equal(await running('remote-one'), '1.0.1');
});

test('who names a build promotes that one or nothing: another may have come to staging since somebody looked', async () => {
	const { folder } = place.build('remote-one', { code: 'one' });
	const { build } = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
	const promote = ['promote', 'remote-one', ...CHANNELS, '--build'];
	await good('publish', folder, '--to', 'staging');
	await publish('remote-one', 'two', 'staging');
	const { code, output } = await place.runHere([...promote, build]);
	assert.equal(code, 3, output);
	const has = new RegExp(`staging has remote-one 1\\.0\\.1-\\w+, and not ${build}`);
	assert.match(output, has);
	assert.equal(await running('remote-one'), undefined);

	await good('rollback', 'remote-one', '--channel', 'staging');
	await good(...promote, build);
	assert.equal(await running('remote-one'), '1.0.0');
	assert.match(await good(...promote, `1.0.0-${build}`), /has these builds already/);
	const all = await place.runHere(['promote', ...CHANNELS, '--build', build]);
	assert.match(all.output, /Name the remote/);
});
