import assert from 'node:assert/strict';
import { existsSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { publishBuilds } from './publish.mjs';
import { retirable, retireBuild } from './retire.mjs';
import { storeBuild } from './store.mjs';
import { Workplace } from './testing/release.mjs';

const DAY_MS = 24 * 60 * 60_000;
const LONG_AGO = new Date('2026-01-01T00:00:00.000Z');

/** @type {Workplace} */
let place;
/** @type {ReturnType<Workplace['build']>[]} */
let builds;
beforeEach(async () => {
	place = await Workplace.create();
	builds = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0'].map((version) =>
		place.build('remote-one', { version }),
	);
	// Eight releases, one a day: the channel remembers five builds beside the current one.
	mock.timers.enable({ apis: ['Date'], now: LONG_AGO });
	for (const { folder } of builds) {
		await publishBuilds(place.channel('production'), [folder]);
		mock.timers.tick(DAY_MS);
	}
	mock.timers.reset();
	for (const { name } of builds) utimesSync(folderOf(name), LONG_AGO, LONG_AGO);
});
afterEach(() => place.remove());

/** @param {string} name */
const folderOf = (name) => path.join(place.storeDir, 'remotes/remote-one', name);
/** @param {{ name: string }} build */
const isThere = ({ name }) => existsSync(folderOf(name));
/** @param {string[]} args */
const run = (...args) => place.run(['retire', ...args]);

test('removes what no channel names any more, keeps all others, and tells it in the journal', async () => {
	assert.match((await run('--dry')).output, /1\.0\.0-\w+ would be removed/);
	assert.deepEqual(
		builds.map(isThere),
		builds.map(() => true),
	);

	const { code, output } = await run();
	assert.equal(code, 0, output);
	assert.deepEqual(builds.map(isThere), [false, false, true, true, true, true, true, true]);
	const log = await place.run(['log', '--channel', 'store']);
	assert.match(log.output, /retire remote-one 1\.1\.0-[\s\S]*retire remote-one 1\.0\.0-/);
	assert.match((await place.run(['check'])).output, /6 builds are/);
	assert.match((await run()).output, /nothing is older than 35 days and unused/);
});

test('keeps a build that another channel names', async () => {
	await publishBuilds(place.channel('staging'), [builds[0].folder]);
	utimesSync(folderOf(builds[0].name), LONG_AGO, LONG_AGO);
	await run();
	assert.deepEqual(builds.slice(0, 3).map(isThere), [true, false, true]);
});

test('keeps a build that only some operators get', async () => {
	const staging = ['--channel', 'staging'];
	await publishBuilds(place.channel('staging'), [builds[0].folder]);
	const canary = ['--from', 'staging', '--to', 'production', '--canary', '5'];
	const promoted = await place.run(['promote', 'remote-one', ...canary]);
	assert.equal(promoted.code, 0, promoted.output);
	const removed = await place.run(['remove', 'remote-one', '--reason', 'x', ...staging]);
	assert.equal(removed.code, 0, removed.output);
	utimesSync(folderOf(builds[0].name), LONG_AGO, LONG_AGO);
	// Long after staging named it.
	mock.timers.enable({ apis: ['Date'], now: Date.now() + 40 * DAY_MS });
	const found = await retirable({ storeDir: place.storeDir, days: 35 });
	mock.timers.reset();
	assert.deepEqual(
		found.map(({ build }) => build),
		[builds[1].name],
	);
});

test('counts the days from when a channel named it last, not from when it was stored', async () => {
	mock.timers.enable({ apis: ['Date'], now: LONG_AGO.getTime() + 8 * DAY_MS });
	const options = { storeDir: place.storeDir };
	// The first left the channel's memory with the seventh release, on the sixth day.
	/** @param {number} days */
	const found = async (days) => (await retirable({ ...options, days })).map(({ build }) => build);
	assert.deepEqual(await found(3), []);
	assert.deepEqual(await found(1.5), [builds[0].name]);
	mock.timers.reset();
});

test('a build that is stored but never was named goes by its age', async () => {
	const stray = place.build('remote-two');
	await storeBuild(place.storeDir, stray.folder);
	const folder = path.join(place.storeDir, 'remotes/remote-two', stray.name);
	await run();
	assert.ok(existsSync(folder), 'a publish may be about to name it');
	utimesSync(folder, LONG_AGO, LONG_AGO);
	await run();
	assert.ok(!existsSync(folder));
});

test('a build that is published again at this moment stays', async () => {
	const [old] = await retirable({ storeDir: place.storeDir, days: 35 });
	await storeBuild(place.storeDir, builds[0].folder);
	assert.equal(await retireBuild(old), false);
	assert.ok(isThere(builds[0]));
});

test('a wrong number of days removes nothing', async () => {
	const { code, output } = await run('--days', 'all');
	assert.equal(code, 1);
	assert.match(output, /--days is all: say a number/);
	assert.deepEqual(
		builds.map(isThere),
		builds.map(() => true),
	);
});
