import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readChannel } from './channel.mjs';
import { Workplace } from './testing/release.mjs';

// As the containers publish: each starts by itself, and again whenever somebody starts it.
const place = await Workplace.create();
after(() => place.remove());

/** @param {{ folder: string }} build @param {string[]} more */
const publish = async ({ folder }, ...more) => {
	const { code, output } = await place.run(['publish', folder, '--to', 'production', ...more]);
	assert.equal(code, 0, output);
	return output;
};
const production = () => readChannel(place.channel('production'));

test('services that start together wait their turns', async () => {
	const names = ['remote-one', 'remote-two', 'remote-three', 'remote-four'];
	await Promise.all(names.map((name) => publish(place.build(name), '--once')));
	const { revision, remotes } = await production();
	assert.equal(revision, names.length);
	assert.deepEqual(Object.keys(remotes).sort(), [...names].sort());
});

test('a service that starts again undoes no rollback; a person may', async () => {
	const [first, second] = ['5.0.0', '5.1.0'].map((version) =>
		place.build('remote-one', { version }),
	);
	await publish(first, '--once');
	await publish(second, '--once');
	const { code } = await place.run(['rollback', 'remote-one']);
	assert.equal(code, 0);
	const { revision } = await production();

	assert.match(await publish(second, '--once'), /had remote-one 5\.1\.0-.* before/);
	assert.match(await publish(first, '--once'), /had remote-one 5\.0\.0-.* before/);
	const now = await production();
	assert.deepEqual([now.revision, now.remotes['remote-one'].version], [revision, '5.0.0']);

	await publish(second);
	assert.equal((await production()).remotes['remote-one'].version, '5.1.0');
});
