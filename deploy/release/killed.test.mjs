import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { readChannel } from './channel.mjs';
import { readJournal } from './journal.mjs';
import { STEPS } from './steps.mjs';
import { storedBuild } from './store.mjs';
import { Workplace } from './testing/release.mjs';

/** @type {Workplace} */
let place;
/** @type {ReturnType<Workplace['build']>} */
let old;
/** @type {ReturnType<Workplace['build']>} */
let next;

beforeEach(async () => {
	place = await Workplace.create();
	old = place.build('remote-one', { version: '1.0.0' });
	next = place.build('remote-one', { version: '1.1.0' });
	assert.equal((await place.run(['publish', old.folder, '--to', 'staging'])).code, 0);
});
afterEach(() => place.remove());

/** As a host reads it: without any private key. */
async function buildInChannel() {
	const { storeDir, trust } = place;
	const { revision, remotes } = await readChannel({ storeDir, channel: 'staging', trust });
	const entry = remotes['remote-one'];
	await storedBuild(place.storeDir, entry);
	return { revision, name: `${entry.version}-${entry.build}` };
}

for (const step of STEPS) {
	test(`killed when it has ${step}: the channel is old or new, and the next publish works`, async () => {
		const args = ['publish', next.folder, '--to', 'staging'];
		const { signal } = await place.run(args, { RELEASE_KILL_AT: step });
		assert.equal(signal, 'SIGKILL', 'the step was reached');

		const found = await buildInChannel();
		const expected = found.revision === 1 ? old.name : next.name;
		assert.ok([1, 2].includes(found.revision));
		assert.equal(found.name, expected);

		// As whoever ended it is told to look.
		const { output } = await place.run(['log', '--channel', 'staging']);
		const isClaimed = STEPS.indexOf(step) >= STEPS.indexOf('claimed');
		const said = /^(.) +2 .* publish remote-one (\S+).*?(cut off: the next change.*)?$/m.exec(
			output,
		);
		assert.equal(Boolean(said), isClaimed, output);
		if (said)
			assert.deepEqual(
				[said[1] === '*', Boolean(said[3])],
				[found.revision === 2, found.revision === 1],
				output,
			);

		const again = await place.run(args);
		// What was claimed before the kill counts: then the channel moved on meanwhile.
		if (again.code === 3) assert.equal((await place.run(args)).code, 0, again.output);
		else assert.equal(again.code, 0, again.output);
		assert.deepEqual(await buildInChannel(), { revision: 2, name: next.name });
		const journal = await readJournal(place.storeDir, 'staging');
		assert.ok(journal.length >= 1);

		// One more change completes whatever was cut off.
		const rolled = await place.run(['rollback', 'remote-one', '--channel', 'staging']);
		assert.equal(rolled.code, 0, rolled.output);
		assert.deepEqual(await buildInChannel(), { revision: 3, name: old.name });
		const revisions = (await readJournal(place.storeDir, 'staging')).map((line) => line.revision);
		assert.deepEqual(revisions, [1, 2, 3], 'each revision is in the journal once');
	});
}

for (const step of ['copied', 'stored']) {
	test(`killed when it has ${step}, mended and published: what was cut off keeps no version from the next build`, async () => {
		const [first, mended] = ['first', 'mended'].map((code) => place.build('remote-two', { code }));
		const publish = ['publish', '--to', 'staging'];
		const { signal } = await place.run([...publish, first.folder], { RELEASE_KILL_AT: step });
		assert.equal(signal, 'SIGKILL', 'the step was reached');
		const { code, output } = await place.run([...publish, mended.folder]);
		assert.equal(code, 0, output);
	});
}
