import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { buildBefore, withKilled, withoutRemote, withRollback } from './changes.mjs';
import { change, changeOf, readChannel } from './channel.mjs';
import { readGrants } from './grants.mjs';
import { publishBuilds } from './publish.mjs';
import { openRegistry } from './registry-file.mjs';
import { integrityOf, nameOf, storedBuild } from './store.mjs';
import { apiOf, hostOf } from './testing/offers.mjs';
import { Workplace } from './testing/release.mjs';
import { serveStore } from './testing/server.mjs';

// Every revision of a channel stays in the store, signed, with the files that it names: so a page can be opened
// again as it was when somebody copied an error report. What a page does with it: host/src/mixes/withMix.test.ts.

const REMOTES = ['remote-one', 'remote-two', 'remote-three', 'remote-four'];
const REPORTS = 30;
const CHANGES = 60;

/** @import { ChannelState } from './types.ts' */

/** The same numbers each time, so that a failure is the same one again. @param {number} seed */
function random(seed) {
	let state = seed;
	return (/** @type {number} */ below) => {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
		return Math.floor((state / 2 ** 31) * below);
	};
}

/** @type {Workplace} */
let place;
/** @type {Awaited<ReturnType<typeof serveStore>>} */
let server;
before(async () => {
	place = await Workplace.create();
	server = await serveStore(place.storeDir, { host: hostOf({}), api: apiOf({}) });
});
after(() => {
	server.stop();
	place.remove();
});

/** @param {string} address */
const hashAt = async (address) => {
	const answer = await fetch(new URL(address, server.url));
	assert.equal(answer.status, 200, address);
	return integrityOf(Buffer.from(await answer.arrayBuffer()));
};

/** What an error report of a page says, and the files that it had loaded. @param {ChannelState} list */
async function reportNow({ revision, remotes }) {
	/** @type {Record<string, string>} */
	const files = {};
	for (const { url, manifest } of Object.values(remotes)) {
		for (const file of ['remote.json', ...Object.keys(manifest.assets)]) {
			files[`${url}${file}`] = await hashAt(`${url}${file}`);
		}
	}
	return { revision, files };
}

/**
 * Publishes, takes back, kills and takes out, as teams do.
 * @param {import("./channel.mjs").Signing} target
 * @param {(below: number) => number} dice
 * @param {number} at
 */
async function changeOnce(target, dice, at) {
	const now = await readChannel(target);
	const name = REMOTES[dice(REMOTES.length)];
	const kind = now.remotes[name] ? dice(6) : 5;
	/** @param {Parameters<typeof change>[2]} next */
	const make = (next) => change(target, now, next);
	const why = { reason: 'x', at: new Date().toISOString() };
	if (kind === 0) {
		return make((registry) => ({
			...withoutRemote(registry, name, why),
			change: changeOf('remove', [], {}),
		}));
	}
	const isKilled = now.remotes[name]?.killed.some(
		(each) => nameOf(each) === nameOf(now.remotes[name]),
	);
	if (kind === 1 && !isKilled) {
		const remotes = withKilled(now, name, undefined, why, []);
		return make(() => ({ remotes, change: changeOf('kill', [name], remotes) }));
	}
	if (kind === 2 && now.remotes[name].lastKnownGood) {
		const stored = await storedBuild(place.storeDir, buildBefore(now, name, []));
		const remotes = withRollback(now, stored, []);
		return make(() => ({ remotes, change: changeOf('rollback', [name], remotes) }));
	}
	return publishBuilds(target, [place.build(name, { code: `${name} ${at}` }).folder]);
}

test(`${REPORTS} reports from random earlier mixes open again, their files equal by hash`, async () => {
	const dice = random(17);
	const target = place.channel('production');
	const reports = [];
	for (let at = 0; at < CHANGES; at++) {
		await changeOnce(target, dice, at);
		if (at >= CHANGES - REPORTS * 2 && at % 2 === 0) {
			reports.push(await reportNow(await readChannel(target)));
		}
	}
	assert.equal(reports.length, REPORTS);
	const actions = readdirSync(path.join(place.storeDir, 'registry/production'));
	assert.ok(actions.length >= CHANGES, 'each change is a revision that is kept');
	const grants = await readGrants(place.storeDir, place.trust);
	let compared = 0;
	for (const { revision, files } of reports) {
		const file = await fetch(new URL(`/registry/production/${revision}.json`, server.url));
		const state = openRegistry(await file.text(), 'production', grants);
		assert.deepEqual([state.revision, state.problem, state.refused], [revision, undefined, {}]);
		assert.deepEqual((await reportNow(state)).files, files);
		compared += Object.keys(files).length;
	}
	assert.ok(compared > REPORTS * 5);
	// What was left out of the store is named by nobody's report: it is said, and nothing else runs in its place.
	const [{ files }] = reports;
	const [lost] = Object.keys(files);
	rmSync(path.join(place.storeDir, lost));
	await assert.rejects(hashAt(lost), /404/);
});
