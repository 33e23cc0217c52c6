import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { isChosen, saltAmong } from '../../shared/config/canary/share.mjs';
import { listenAt } from '../../shared/config/ports.mjs';
import { takenBack } from '../../shared/config/trust/back.mjs';
import { withCanaries } from './canary.mjs';
import { firstOf, readChannel } from './channel.mjs';
import { seal } from './envelope.mjs';
import { everything } from './holders.mjs';
import { makeKey, publicHalf } from './keys.mjs';
import { backProblem } from './taking-back.mjs';
import { Workplace } from './testing/release.mjs';

/** @import { RegistryEntry } from '../../shared/src/federation/manifest.ts' */

const PRODUCTION = ['--to', 'production'];
const STAGED = ['--from', 'staging', ...PRODUCTION];

/** A place of a remote whose first build is in production and whose second one is in staging. */
async function staged() {
	const place = await Workplace.create();
	for (const [code, channel] of [
		['first', 'production'],
		['second', 'staging'],
	]) {
		const { folder } = place.build('remote-one', { code });
		await ok(place.runHere(['publish', folder, '--to', channel]));
	}
	const production = () => readChannel(place.channel('production'));
	return { place, production };
}

/** @param {ReturnType<Workplace['runHere']>} running */
async function ok(running) {
	const { code, output } = await running;
	assert.equal(code, 0, output);
	return output;
}
/** @param {{ version: string, build: string }} build */
const nameOf = ({ version, build }) => `${version}-${build}`;

test('a canary stands beside the build of the others; its share rises, and all get it in the end', async () => {
	const { place, production } = await staged();
	await ok(place.runHere(['promote', 'remote-one', ...STAGED, '--canary', '5', '--salt', 'march']));
	const first = (await production()).remotes['remote-one'];
	assert.ok(first.canary);
	assert.deepEqual([first.canary.share, first.canary.salt], [5, 'march']);
	assert.notEqual(first.canary.url, first.url);
	await ok(
		place.runHere(['promote', 'remote-one', ...STAGED, '--canary', '25', '--salt', 'other']),
	);
	const more = (await production()).remotes['remote-one'];
	// Who has the build keeps it.
	assert.deepEqual([more.canary?.share, more.canary?.salt, more.url], [25, 'march', first.url]);
	await ok(place.runHere(['promote', 'remote-one', ...STAGED]));
	const done = (await production()).remotes['remote-one'];
	assert.deepEqual(
		[done.url, done.canary, done.earlier[0].url],
		[first.canary.url, undefined, first.url],
	);
	place.remove();
});

test('a rollback ends the canary and leaves the others their build', async () => {
	const { place, production } = await staged();
	const stable = (await production()).remotes['remote-one'].url;
	await ok(place.runHere(['promote', ...STAGED, '--canary', '5']));
	await ok(place.runHere(['rollback', 'remote-one']));
	const { url, canary } = (await production()).remotes['remote-one'];
	assert.deepEqual([url, canary], [stable, undefined]);
	place.remove();
});

test('the build of a canary is checked as that of the others is', async () => {
	const { place, production } = await staged();
	await ok(place.runHere(['promote', 'remote-one', ...STAGED, '--canary', '5']));
	assert.match(await ok(place.runHere(['check'])), /as it was signed, and 2 builds are/);
	const { canary } = (await production()).remotes['remote-one'];
	const file = path.join(place.storeDir, canary?.url ?? '', 'i18n/fr.json');
	appendFileSync(file, ' ');
	const { code, output } = await place.runHere(['check']);
	assert.equal(code, 1);
	assert.match(output, /fr\.json is not as remote\.json names it/);
	place.remove();
});

test('a kill names which of the two; killed, a canary is over and no build of the channel again', async () => {
	const { place, production } = await staged();
	await ok(place.runHere(['promote', ...STAGED, '--canary', '5']));
	const { canary } = (await production()).remotes['remote-one'];
	assert.ok(canary);
	const why = ['--reason', 'it harms'];
	assert.equal((await place.runHere(['kill', 'remote-one', ...why])).code, 1);
	await ok(place.runHere(['kill', 'remote-one', ...why, '--build', nameOf(canary)]));
	const entry = (await production()).remotes['remote-one'];
	assert.deepEqual([entry.canary, entry.killed[0].build], [undefined, canary.build]);
	assert.equal((await place.runHere(['promote', ...STAGED, '--canary', '5'])).code, 1);
	// By its name the console says what it means, as of a build for everybody.
	const again = { ref: canary, manifest: canary.manifest };
	const registry = await production();
	assert.throws(
		() => withCanaries(registry, [again], { share: 5, saltOf: () => 'march', since: '' }),
		{ why: 'killed' },
	);
	place.remove();
});

test('what is refused: no share, a share of everybody, a remote that the channel does not have', async () => {
	const { place } = await staged();
	const fresh = place.build('remote-new');
	await ok(place.runHere(['publish', fresh.folder, '--to', 'staging']));
	for (const share of ['0', '100', 'few']) {
		const { code, output } = await place.runHere([
			'promote',
			'remote-one',
			...STAGED,
			'--canary',
			share,
		]);
		assert.deepEqual([code, output.includes('--canary is')], [1, true], output);
	}
	const { output } = await place.runHere(['promote', 'remote-new', ...STAGED, '--canary', '5']);
	assert.match(output, /promote it without --canary/);
	// By its name the console says what is lacking.
	const { remotes } = await readChannel(place.channel('staging'));
	const { manifest, ...ref } = /** @type {RegistryEntry} */ (remotes['remote-new']);
	const how = { share: 5, saltOf: () => 'march', since: '' };
	assert.throws(() => withCanaries(firstOf('production'), [{ ref, manifest }], how), {
		why: 'unknown_remote',
	});
	place.remove();
});

test('canaries of two remotes are compared in every mix of theirs', async () => {
	const title = { fr: 'P', en: 'P', de: 'P' };
	/** @param {string} path */
	const at = (path) => ({ routes: [{ id: 'page', path, permission: null, title }] });
	const place = await Workplace.create();
	/** @param {string} name @param {string} code @param {string} path @param {string} channel */
	const publish = (name, code, path, channel) =>
		ok(
			place.runHere(['publish', place.build(name, { code, ...at(path) }).folder, '--to', channel]),
		);
	// Each of them fits beside what everybody has; only who gets both would have one address twice.
	await publish('remote-one', 'first', '/dashboard/one', 'production');
	await publish('remote-two', 'first', '/dashboard/two', 'production');
	await publish('remote-one', 'second', '/dashboard/same', 'staging');
	await publish('remote-two', 'second', '/dashboard/same', 'dev');
	await ok(place.runHere(['promote', 'remote-one', ...STAGED, '--canary', '5']));
	const both = ['promote', 'remote-two', '--from', 'dev', ...PRODUCTION, '--canary', '5'];
	const { code, output } = await place.runHere(both);
	assert.deepEqual([code, /two remotes would want the same/.test(output)], [1, true], output);
	place.remove();
});

test('what only those with a canary link to is taken away from nobody', async () => {
	const place = await Workplace.create();
	/** @param {string} name @param {string} code @param {string} channel @param {object} [more] */
	const publish = (name, code, channel, more) =>
		ok(place.runHere(['publish', place.build(name, { code, ...more }).folder, '--to', channel]));
	await publish('remote-one', 'first', 'production');
	await publish('remote-two', 'first', 'production', { offers: { screens: ['two.page()'] } });
	await publish('remote-one', 'second', 'staging', { uses: { screens: ['two.page()'] } });
	await publish('remote-two', 'second', 'staging', { offers: { screens: [] } });
	await ok(place.runHere(['promote', 'remote-one', ...STAGED, '--canary', '5']));
	const { code, output } = await place.runHere(['promote', 'remote-two', ...STAGED]);
	assert.deepEqual([code, /links to the screen two\.page/.test(output)], [1, true], output);
	place.remove();
});

test('the share is kept: the same operators each time, others for another salt, more when it is raised', () => {
	const operators = Array.from({ length: 20_000 }, (_, index) => `operator-${index}`);
	/** @param {number} share @param {string} salt */
	const chosen = (share, salt) => operators.filter((each) => isChosen(each, { share, salt }));
	for (const share of [1, 5, 25, 50]) {
		const part = (chosen(share, 'one').length / operators.length) * 100;
		assert.ok(Math.abs(part - share) < 0.7, `${share} % is ${part} %`);
	}
	const [few, more] = [chosen(5, 'one'), new Set(chosen(25, 'one'))];
	assert.ok(few.every((each) => more.has(each)));
	const both = chosen(5, 'two').filter((each) => few.includes(each)).length;
	assert.ok(both < 0.1 * few.length, `${both} of ${few.length} have both`);
});

test('among few operators a salt is found that keeps the share, or it is said that there is none', () => {
	const operators = Array.from({ length: 50 }, (_, index) => `operator-${index}`);
	for (let round = 0; round < 50; round++) {
		const salt = saltAmong(operators, 5, `round-${round}`);
		assert.ok(salt);
		const count = operators.filter((each) => isChosen(each, { share: 5, salt })).length;
		assert.ok(count >= 1 && count <= 2, `${count} of 50`);
	}
	assert.equal(saltAmong(operators.slice(0, 10), 5, 'x'), undefined);
});

// The API of a channel, as far as draws are concerned.
/** @type {string | undefined} */
let closing;
/** @type {string} */
let origin;
const server = createServer((_, response) => {
	if (closing === undefined) response.writeHead(503).end();
	else response.end(JSON.stringify({ now: '2026-01-01T12:00:00Z', next_close_at: closing }));
});
before(async () => {
	origin = `http://127.0.0.1:${await listenAt(server)}`;
});
after(() => server.close());

test('nothing is promoted shortly before a draw closes, unless somebody says why', async () => {
	const { place } = await staged();
	/** @param {string[]} more */
	const promote = (...more) =>
		place.runHere(['promote', ...STAGED, '--api', origin, '--anyway', ...more]);
	closing = '2026-01-01T12:14:00Z';
	const refused = await promote();
	assert.deepEqual(
		[refused.code, /closes in 14 min/.test(refused.output)],
		[1, true],
		refused.output,
	);
	closing = '2026-01-01T12:16:00Z';
	assert.equal((await promote('--calm', '20')).code, 1);
	await ok(promote('--canary', '5'));
	closing = '2026-01-01T12:01:00Z';
	await ok(promote('--reason', 'sales are down'));
	assert.match(await ok(place.runHere(['log'])), /sales are down/);
	place.remove();
});

test('nothing is published straight to production then either', async () => {
	const { place } = await staged();
	const { folder } = place.build('remote-one', { code: 'straight' });
	/** @param {string[]} more */
	const publish = (...more) =>
		place.runHere(['publish', folder, '--to', 'production', '--api', origin, '--anyway', ...more]);
	closing = '2026-01-01T12:14:00Z';
	const refused = await publish();
	assert.equal(refused.code, 1, refused.output);
	assert.match(refused.output, /Nothing was published: a draw closes in 14 min/);
	// Elsewhere nobody sells.
	await ok(place.runHere(['publish', folder, '--to', 'dev', '--api', origin, '--anyway']));
	await ok(publish('--reason', 'sales are down'));
	assert.match(await ok(place.runHere(['log'])), /publish remote-one .*sales are down/);
	// What it has already is no change: a service that starts again is not told to wait.
	assert.match(await ok(publish()), /production has these builds already/);
	place.remove();
});

test('where the API cannot be asked it is said, and what is promoted goes', async () => {
	const { place } = await staged();
	closing = undefined;
	const output = await ok(place.runHere(['promote', ...STAGED, '--api', origin, '--anyway']));
	assert.match(output, /not asked when draws close/);
	place.remove();
});

/** A place with a key that may take back only, in the hands of somebody. */
async function watched() {
	const given = await staged();
	const { place } = given;
	const file = `${place.folder}/watch.pem`;
	await ok(place.runHere(['key', 'new', '--key', file]));
	const rights = ['--remotes', '*', '--channels', 'production', '--back'];
	await ok(place.runHere(['key', 'grant', `${place.folder}/watch.pub`, ...rights]));
	return {
		...given,
		as: (/** @type {string[]} */ ...args) => place.runHere([...args, '--key', file]),
	};
}

test('a key that takes back only ends canaries, goes back to builds of before, and nothing else', async () => {
	const { place, production, as } = await watched();
	const stable = (await production()).remotes['remote-one'].url;
	const refused = await as('promote', ...STAGED);
	assert.deepEqual(
		[refused.code, /Nothing was changed/.test(refused.output)],
		[1, true],
		refused.output,
	);
	assert.equal((await as('promote', ...STAGED, '--canary', '5')).code, 1);
	assert.equal((await as('remove', 'remote-one', '--reason', 'x')).code, 1);
	await ok(place.runHere(['promote', ...STAGED, '--canary', '5']));
	await ok(as('rollback', 'remote-one'));
	assert.equal((await production()).remotes['remote-one'].canary, undefined);
	await ok(place.runHere(['promote', 'remote-one', ...STAGED]));
	await ok(as('rollback', 'remote-one'));
	const { url, earlier } = (await production()).remotes['remote-one'];
	assert.deepEqual([url, earlier], [stable, []]);
	// A person goes on from there as ever.
	await ok(place.runHere(['promote', 'remote-one', ...STAGED]));
	place.remove();
});

test('what takes back stands on a place whose signer had the right to make it', async () => {
	const { place, production } = await staged();
	const entry = (await production()).remotes['remote-one'];
	const [watch, team] = ['watch', 'team'].map((name) => makeKey(path.join(place.folder, name)));
	const right = { ...everything(), channels: ['production'] };
	const at = { channel: 'production', remote: 'remote-one', revision: 3, signedAt: right.from };
	const made = { ...at, entry, back: seal({ ...at, entry }, team) };
	/** @param {typeof right} given to whose place it is */
	const problemWhere = (given) =>
		backProblem({ key: publicHalf(watch).id }, made, {
			...{ revision: 1, previous: null, signedAt: right.from, change: '' },
			holders: [
				{ ...publicHalf(watch), name: 'watch', rights: [], takesBack: [right] },
				{ ...publicHalf(team), name: 'team', rights: [given] },
			],
		});
	assert.equal(problemWhere(right), undefined);
	const elsewhere = problemWhere({ ...right, remotes: ['remote-two'] });
	assert.match(elsewhere ?? '', /\(team\) has no right to release remote-one in production/);
	place.remove();
});

test('taking back is going back: no other build, no other metadata, no build revived', () => {
	/** @param {string} version */
	const ref = (version) => ({
		url: `/remotes/r/${version}/`,
		version,
		build: 'b',
		integrity: `i${version}`,
	});
	const manifest = { name: 'r', version: '3' };
	const kill = { version: '1', build: 'b', reason: 'x', at: 'y' };
	const was = {
		...ref('3'),
		manifest,
		lastKnownGood: ref('2'),
		earlier: [ref('2')],
		killed: [kill],
	};
	const canary = { ...ref('4'), manifest, share: 5, salt: 's', since: 'z' };
	/** An entry as far as it is compared. @param {object} entry */
	const asEntry = (entry) => /** @type {Parameters<typeof takenBack>[0]} */ (entry);
	/** @param {object} is @param {object} from */
	const problemOf = (is, from) => takenBack(asEntry(from), asEntry(is)).problem;
	/** @param {object} is @param {object} from */
	const good = (is, from = was) => assert.equal(problemOf(is, from), undefined);
	/** @param {object} is @param {object} from */
	const bad = (is, from = was) => assert.notEqual(problemOf(is, from), undefined);
	good(was);
	good(was, { ...was, canary });
	good({ ...was, canary }, { ...was, canary });
	good({ ...was, killed: [kill, { ...kill, version: '3' }] });
	good({ ...was, ...ref('2'), lastKnownGood: null, earlier: [] });
	const { metadata = '' } = takenBack(asEntry(was), asEntry({ ...was, ...ref('2') }));
	assert.match(metadata, /"name"/);
	bad({ ...was, canary });
	bad({ ...was, canary: { ...canary, share: 50 } }, { ...was, canary });
	bad({ ...was, ...ref('2'), canary }, { ...was, canary });
	bad({ ...was, killed: [] });
	bad({ ...was, ...ref('4') });
	bad({ ...was, ...ref('2'), integrity: 'i3' });
	bad({ ...was, earlier: [ref('9')] });
	bad({ ...was, manifest: { ...manifest, assets: {} } });
	bad({ ...was, more: true });
});
