import assert from 'node:assert/strict';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { Failure } from '../local/failure.mjs';
import { withBuilds } from './changes.mjs';
import { commit, readChannel } from './channel.mjs';
import { act } from './index.mjs';
import { readJournal } from './journal.mjs';
import { publishBuilds } from './publish.mjs';
import { storeBuild } from './store.mjs';
import { withLock } from './stores/lock.mjs';
import { storeAt } from './stores/store-at.mjs';
import { Workplace } from './testing/release.mjs';

const place = await Workplace.create();
after(() => place.remove());

test('of publishes that began at the same revision one wins, and each other is told', async () => {
	const target = place.channel('dev');
	const before = await readChannel(target);
	const builds = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((version) =>
		place.build('remote-one', { version }),
	);
	const results = await Promise.allSettled(
		builds.map(({ folder }) => publishBuilds(target, [folder], { before })),
	);
	const lost = results.filter(({ status }) => status === 'rejected');
	assert.equal(lost.length, 3);
	for (const result of lost) {
		assert.ok(result.status === 'rejected');
		const { reason } = result;
		assert.match(reason.message, /was at revision 0 when this began.*run it again/s);
		assert.equal(reason.code, 3);
	}
	const winner = results.findIndex(({ status }) => status === 'fulfilled');
	const { revision, remotes } = await readChannel(target);
	assert.equal(revision, 1);
	assert.equal(remotes['remote-one'].version, `1.0.${winner}`);
	const again = await publishBuilds(target, [builds[(winner + 1) % 4].folder]);
	assert.equal(again.revision, 2);
});

test('two tools at once: both builds get in, one after the other', async () => {
	const [one, two] = ['remote-one', 'remote-two'].map((name) =>
		place.build(name, { version: '2.0.0' }),
	);
	/** @param {{ folder: string }} build */
	const publish = ({ folder }) => place.run(['publish', folder, '--to', 'staging']);
	const results = await Promise.all([publish(one), publish(two)]);
	for (const { code, output } of results) assert.equal(code, 0, output);
	const { revision, remotes } = await readChannel(place.channel('staging'));
	assert.equal(revision, 2);
	assert.deepEqual(Object.keys(remotes).sort(), ['remote-one', 'remote-two']);
	assert.deepEqual(
		(await readJournal(place.storeDir, 'staging')).map((line) => line.revision),
		[1, 2],
	);
});

test('without the lock, the claim of the revision still lets one writer win', async () => {
	const target = place.channel('production');
	const before = await readChannel(target);
	const { remotes } = withBuilds(before, []);
	const change = { action: 'publish', remotes: [] };
	// Two stores at one place, each with a lock of its own, as after a wrong takeover.
	const results = await Promise.allSettled(
		[1, 2, 3].map(() =>
			commit(
				target,
				before,
				{ remotes, change },
				{ withDocument: (_store, _name, work) => work() },
			),
		),
	);
	assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
	assert.equal((await readChannel(target)).revision, 1);
});

test('a lock whose holder is gone is taken over', async () => {
	const lock = path.join(place.storeDir, '.release', 'dev.lock');
	mkdirSync(path.dirname(lock), { recursive: true });
	const gone = { host: hostname(), pid: 2 ** 22 - 1, at: '2026-01-01T00:00:00.000Z' };
	writeFileSync(lock, JSON.stringify(gone));
	const { folder } = place.build('remote-two', { version: '3.0.0' });
	const { code, output } = await place.run(['publish', folder]);
	assert.equal(code, 0, output);
});

test('a lock whose holder’s number is another process’s by now is taken over', async () => {
	const lock = path.join(place.storeDir, '.release', 'staging.lock');
	mkdirSync(path.dirname(lock), { recursive: true });
	const before = new Date(Date.now() - 2 * 60_000);
	// Of this very process, which makes no release: as after the machine was started anew.
	writeFileSync(lock, JSON.stringify({ host: hostname(), pid: process.pid, at: before }));
	utimesSync(lock, before, before);
	const { folder } = place.build('remote-two', { version: '3.1.0' });
	const { code, output } = await place.run(['publish', folder, '--to', 'staging']);
	assert.equal(code, 0, output);
});

test('a process takes over what one of before with its number held: a container gives it again', async () => {
	const lock = path.join(place.folder, 'one.lock');
	const at = new Date(performance.timeOrigin - 5_000);
	writeFileSync(lock, JSON.stringify({ host: hostname(), pid: process.pid, at }));
	assert.equal(await withLock(lock, async () => 'mine'), 'mine');
});

test('a machine whose clock is behind is told so; far behind it releases nothing, and takes back', async (t) => {
	const [one, two, three] = ['1.0.0', '1.1.0', '1.2.0'].map((version) =>
		place.build('remote-late', { version }),
	);
	const target = place.channel('production');
	/** @type {string[]} */
	const said = [];
	storeAt(place.storeDir).say = (line) => said.push(line);
	await publishBuilds(target, [one.folder]);
	const now = Date.now();
	/** @param {number} days */
	const goBack = (days) =>
		t.mock.timers.enable({ apis: ['Date'], now: now - days * 24 * 60 * 60_000 });

	goBack(1);
	await publishBuilds(target, [two.folder]);
	assert.match(
		said.join(),
		/one clock is wrong: this machine's clock says .* revision \d+ of production/,
	);
	t.mock.timers.reset();
	await publishBuilds(target, [three.folder]);

	goBack(200);
	await assert.rejects(
		publishBuilds(target, [two.folder]),
		/refuse a list that looks so old: set the clock/,
	);
	const { remotes, revision } = await readChannel(target);
	const change = { action: 'rollback', remotes: ['remote-late'] };
	const back = { ...remotes, 'remote-late': { ...remotes['remote-late'] } };
	await commit(target, await readChannel(target), { remotes: back, change });
	assert.equal((await readChannel(target)).revision, revision + 1);
});

test('after a list that was signed with a clock months ahead, whoever says so signs the next one, and releases go on', async (t) => {
	const [one, two, three] = ['4.0.0', '4.1.0', '4.2.0'].map((version) =>
		place.build('remote-early', { version }),
	);
	const target = place.channel('staging');
	const day = 24 * 60 * 60_000;
	const now = Date.now();
	t.mock.timers.enable({ apis: ['Date'], now: now + 200 * day });
	await publishBuilds(target, [one.folder]);
	t.mock.timers.reset();
	/** @param {{ folder: string }} build */
	const publish = ({ folder }) => place.run(['publish', folder, '--to', 'staging']);
	const refused = await publish(two);
	assert.equal(refused.code, 1);
	assert.match(refused.output, /pnpm release renew --channel staging --clock-is-right/);

	const renew = ['renew', '--channel', 'staging'];
	assert.equal((await place.run(renew)).code, 1, 'nobody says which clock is right');
	const renewed = await place.run([...renew, '--clock-is-right']);
	assert.equal(renewed.code, 0, renewed.output);
	const { signedAt, expires } = await readChannel(target);
	assert.ok(Date.parse(signedAt ?? '') < Date.now() + day);
	assert.ok(Date.parse(expires ?? '') < Date.now() + 31 * day, 'it is to be renewed in time again');
	const published = await publish(two);
	assert.equal(published.code, 0, published.output);
	const said = (await readJournal(place.storeDir, 'staging')).map(({ reason }) => reason);
	assert.match(String(said.at(-2)), /a clock that was ahead/);

	t.mock.timers.enable({ apis: ['Date'], now: now - 200 * day });
	await assert.rejects(publishBuilds(target, [three.folder]), /looks so old/);
});

test('teams that release different remotes at once all succeed', async () => {
	const target = place.channel('dev');
	for (let round = 1; round <= 3; round++) {
		const before = await readChannel(target);
		const names = ['remote-one', 'remote-two', 'remote-three'];
		const builds = names.map((name) => place.build(name, { version: `9.0.${round}` }));
		await Promise.all(builds.map(({ folder }) => publishBuilds(target, [folder], { before })));
		const { revision, remotes } = await readChannel(target);
		assert.equal(revision, before.revision + names.length);
		assert.deepEqual(
			names.map((name) => remotes[name].version),
			names.map(() => `9.0.${round}`),
		);
	}
});

test('builds that are stored at the same moment have numbers of their own', async () => {
	const codes = ['one', 'two', 'three', 'four'];
	const stored = await Promise.all(
		codes.map((code) =>
			storeBuild(place.storeDir, place.build('remote-numbered', { code }).folder),
		),
	);
	const versions = stored.map(({ ref }) => ref.version).sort();
	assert.deepEqual(versions, ['1.0.0', '1.0.1', '1.0.2', '1.0.3']);
});

for (const name of /** @type {const} */ (['rollback', 'remove'])) {
	test(`${name} is judged by what the channel is when it is changed, not by what it was before`, async (t) => {
		const own = await Workplace.create();
		t.after(() => own.remove());
		const target = own.channel('production');
		/** @param {string[]} screens */
		const build = (...screens) =>
			own.build('remote-one', { code: screens.join(), offers: { screens } }).folder;
		for (const folder of [build('one'), build('one', 'one.more')]) {
			await publishBuilds(target, [folder]);
		}
		const link = own.build('remote-two', { uses: { screens: ['one.more'] } });
		// Another team’s comes in between, just before the change is made.
		const store = storeAt(own.storeDir);
		const { withRoom } = store;
		store.withRoom = async (work) => {
			store.withRoom = withRoom;
			await publishBuilds(target, [link.folder]);
			return work();
		};
		const { storeDir, keyFile, trustFile } = own;
		const options = { channel: 'production', reason: 'x' };
		const given = { remote: 'remote-one', by: 'a person', seen: {}, options };
		await assert.rejects(act({ storeDir, keyFile, trustFile }, name, given), (error) => {
			assert.ok(error instanceof Failure);
			assert.match(
				`${error.message} ${error.output}`,
				/remote-two .*links to the screen one\.more/s,
			);
			return true;
		});
		const { revision, remotes } = await readChannel(target);
		assert.equal(revision, 3);
		assert.deepEqual(Object.keys(remotes).sort(), ['remote-one', 'remote-two']);
	});
}

/** A place whose production went from one build to the next, three times. */
async function releasedThrice() {
	const own = await Workplace.create();
	const target = own.channel('production');
	for (const code of ['one', 'two', 'three']) {
		await publishBuilds(target, [own.build('remote-one', { code }).folder]);
	}
	return { own, target };
}

test('two who take the same build back at once take it back once', async (t) => {
	const { own, target } = await releasedThrice();
	t.after(() => own.remove());
	const store = storeAt(own.storeDir);
	const { withRoom } = store;
	const { storeDir, keyFile, trustFile } = own;
	const options = { channel: 'production' };
	const rollback = () =>
		act({ storeDir, keyFile, trustFile }, 'rollback', {
			...{ remote: 'remote-one', by: 'a person', seen: {}, options },
		});
	store.withRoom = async (work) => {
		store.withRoom = withRoom;
		await rollback();
		return work();
	};
	assert.match((await rollback()).join(), /is back from 1\.0\.2-\w+ to 1\.0\.1-\w+ .*revision 4/);
	const { revision, remotes } = await readChannel(target);
	assert.deepEqual([revision, remotes['remote-one']?.version], [4, '1.0.1']);
});

test('a rollback that was cut off and is run again goes one build back', async (t) => {
	const { own, target } = await releasedThrice();
	t.after(() => own.remove());
	const rollback = ['rollback', 'remote-one'];
	const { signal } = await own.run(rollback, { RELEASE_KILL_AT: 'claimed' });
	assert.equal(signal, 'SIGKILL', 'the step was reached');
	const { code, output } = await own.run(rollback);
	assert.equal(code, 0, output);
	assert.equal((await readChannel(target)).remotes['remote-one']?.version, '1.0.1');
});
