/**
 * Plays canaries against the real registry, API and PostgreSQL: 50 tabs on five remotes, of four that get
 * a new build one throws on every third visit; and the same with four good ones. Every visit fails by
 * itself once in two hundred. Tabs are simulated: they choose by the host's own function, keep to what they
 * ran, and tell over HTTP as often as pages do; people click ten times as often as people do. Three
 * rounds run at once, one in each channel.
 * Run: pnpm --filter ./e2e bench:canary [rounds of each kind, 10]
 */

import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildOutdated } from '../../deploy/local/build.mjs';
import { ROOT } from '../../deploy/local/paths.mjs';
import { Progress } from '../../deploy/local/progress.mjs';
import { readScript } from '../../deploy/local/script.mjs';
import { launchServer } from '../../deploy/local/server.mjs';
import { saltsOf, withCanaries, withoutCanary } from '../../deploy/release/canary.mjs';
import { change, changeOf, readChannel } from '../../deploy/release/channel.mjs';
import { CHANNELS } from '../../deploy/release/channels.mjs';
import { readJournal } from '../../deploy/release/journal.mjs';
import { publishBuilds } from '../../deploy/release/publish.mjs';
import { nameOf, storeBuild } from '../../deploy/release/store.mjs';
import { Workplace } from '../../deploy/release/testing/release.mjs';
import { isChosen } from '../../shared/config/canary/share.mjs';
import {
	authApi,
	callAt,
	healthApi,
	pagesApi,
	passwordApi,
	requestOf,
	send,
} from '../support/contract.mjs';

/** @import { PageCounts } from '@borlette/shared/contract/pages' */
/** @import { Canary, RegistryEntry } from '../../shared/src/federation/manifest.ts' */
/**
 * @typedef {{ revision: number, remotes: Record<string, RegistryEntry> }} Shown a channel's registry, as browsers get it
 * @typedef {{ number: number, hasBad: boolean, channel: string, token: string }} Asked of a round
 * @typedef {Asked & { names: string[], bad: string | undefined, registry: Shown }} Round `bad`: the build that throws
 * @typedef {{ at: number }} Until
 */

const ROUNDS = Number(readScript(import.meta.filename, { takesNames: true }).names[0] ?? 10);
const TABS = 50;
const REMOTES = 5;
const PROMOTED = 4;
const SHARE = 5;
const FAILS = 1 / 3;
const FAILS_ANYWAY = 1 / 200;
const WITHIN_MS = 60_000;
/** Between two clicks of one tab. */
const CLICK_MS = 500;
/** As host/src/federation/watch/tell/tell.ts has them. */
const SOON_MS = 2_000;
const PAUSE_MS = 15_000;
const PORT = 3900 + Math.floor(Math.random() * 90);
const API = `http://127.0.0.1:${PORT}`;

await buildOutdated(ROOT, new Progress(), { names: ['api'] });
const place = await Workplace.create();
const watchFile = path.join(place.folder, 'watch.pem');
await place.run(['key', 'new', '--key', watchFile, '--name', 'watch']);
const right = ['--remotes', '*', '--channels', CHANNELS.join(','), '--back'];
await place.run(['key', 'grant', path.join(place.folder, 'watch.pub'), ...right]);
const webDir = path.join(place.folder, 'web');
mkdirSync(webDir);
writeFileSync(path.join(webDir, 'index.html'), '<!doctype html>');

const { HOME, PATH } = process.env;
const GIVEN = 'correct horse battery';
const OWN = 'staple correct horse';
const server = launchServer({
	stdio: 'pipe',
	env: {
		...{ HOME, PATH, PORT: String(PORT), DATA_DIR: path.join(place.folder, 'data'), DEMO: '0' },
		...{ STORE_DIR: place.storeDir, TRUST_FILE: place.trustFile, WATCH_KEY: watchFile },
		...{ WEB_DIR: webDir, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' },
		...{ SUPERUSER_USERNAME: 'provider', SUPERUSER_PASSWORD: GIVEN },
	},
});
let log = '';
for (const stream of [server.child.stdout, server.child.stderr]) {
	stream?.on('data', (text) => {
		log += text;
	});
}

async function untilItAnswers() {
	for (let tries = 0; tries < 120; tries++) {
		const answer = await send(API, healthApi.read, {});
		if (answer?.status === 200) return;
		await delay(500);
	}
	throw new Error(`The API does not answer:\n${log}`);
}

/** @param {string} password */
async function signIn(password) {
	const body = { username: 'provider', password };
	return (await callAt(API, authApi.login, { body })).accessToken;
}

/** What the environment gives is for the first sign-in only. */
async function chooseOwnPassword() {
	const token = await signIn(GIVEN);
	await callAt(API, passwordApi.choose, { body: { password: OWN } }, { token });
}

/** A page of one operator, that goes from remote to remote. */
class Tab {
	/** Remote and build. @type {Set<string>} */
	ran = new Set();
	/** By build. @type {Map<string, number>} */
	visits = new Map();
	/** Whether it has a canary, by address. @type {Map<string, boolean>} */
	#choices = new Map();
	/** Since it told last. @type {Map<string, PageCounts>} */
	#counts = new Map();
	/** @type {Set<string>} */
	#marks = new Set();
	#tellAt = 0;
	#mayTellAt = 0;

	/** @param {string} operator @param {Round} round */
	constructor(operator, round) {
		this.operator = operator;
		this.round = round;
	}

	/** @param {Until} until */
	async live(until) {
		await delay(Math.random() * CLICK_MS);
		while (Date.now() < until.at) {
			this.visit();
			if (this.#tellAt && Date.now() >= this.#tellAt) await this.#tell();
			await delay(CLICK_MS * (0.5 + Math.random()));
		}
	}

	visit() {
		const { names, bad, registry } = this.round;
		const remote = names[Math.floor(Math.random() * names.length)] ?? '';
		const entry = registry.remotes[remote];
		if (!entry) throw new Error(`The channel has no ${remote}.`);
		const ref = entry.canary && this.#isIn(entry.canary) ? entry.canary : entry;
		const build = nameOf(ref);
		this.ran.add(`${remote} ${build}`);
		this.visits.set(build, (this.visits.get(build) ?? 0) + 1);
		const rate = build === bad ? FAILS : FAILS_ANYWAY;
		this.#count(remote, build, Math.random() < rate);
		this.#tellAt ||= Math.max(Date.now() + SOON_MS, this.#mayTellAt);
	}

	/** @param {Canary} canary */
	#isIn(canary) {
		const known = this.#choices.get(canary.url) ?? isChosen(this.operator, canary);
		this.#choices.set(canary.url, known);
		return known;
	}

	/** @param {string} remote @param {string} build @param {boolean} isFailing */
	#count(remote, build, isFailing) {
		const key = `${remote} ${build}`;
		const { visits = 0, failing = 0, ...counts } = this.#counts.get(key) ?? { remote, build };
		const failed = failing + (isFailing ? 1 : 0);
		this.#counts.set(key, {
			...{ ...counts, visits: visits + 1, failing: failed, errors: failed },
			...(this.#isFirst(`tab ${key}`) && { tabs: 1 }),
			...(isFailing && this.#isFirst(`failing ${key}`) && { failing_tabs: 1 }),
		});
	}

	/** @param {string} mark */
	#isFirst(mark) {
		const isNew = !this.#marks.has(mark);
		this.#marks.add(mark);
		return isNew;
	}

	async #tell() {
		const { channel, registry, token, number } = this.round;
		const builds = [...this.#counts.values()];
		this.#counts.clear();
		this.#tellAt = 0;
		this.#mayTellAt = Date.now() + PAUSE_MS;
		const { revision } = registry;
		const report = { channel, revision, host: '1.0.0-host', builds };
		const { method, path, headers, body } = requestOf(pagesApi.report, { token, body: report });
		const answer = await fetch(new URL(path, API), {
			method,
			headers: {
				...headers,
				'content-type': 'application/json',
				'x-forwarded-for': `10.0.0.${number}`,
			},
			body: JSON.stringify(body),
		});
		if (!answer.ok)
			throw new Error(`A report was refused: ${answer.status} ${await answer.text()}`);
	}
}

/** The channel as browsers get it, looked at all the while. @param {Round} round @param {Until} until */
async function follow(round, until) {
	while (Date.now() < until.at) {
		const answer = await fetch(`${API}/registry/${round.channel}.json`);
		/** @type {{ payload: string, places: Record<string, { payload: string }> }} */
		const { payload, places } = await answer.json();
		const remotes = Object.entries(places).map(([name, { payload: text }]) => [
			name,
			JSON.parse(text).entry,
		]);
		round.registry = {
			revision: JSON.parse(payload).revision,
			remotes: Object.fromEntries(remotes),
		};
		await delay(1_000);
	}
}

/** @param {Asked} asked */
async function play(asked) {
	const { number, hasBad, channel } = asked;
	const names = Array.from({ length: REMOTES }, (_, index) => `remote-r${number}-${index}`);
	const target = place.channel(channel);
	/** @param {string} name @param {string} code */
	const built = (name, code) => place.build(name, { code: `${code} ${number}` }).folder;
	await publishBuilds(
		target,
		names.map((name) => built(name, 'first')),
	);
	/** @type {Awaited<ReturnType<typeof storeBuild>>[]} */
	const promoted = [];
	for (const name of names.slice(0, PROMOTED)) {
		promoted.push(await storeBuild(place.storeDir, built(name, 'second')));
	}
	const guilty = promoted[Math.floor(Math.random() * PROMOTED)];
	if (!guilty) throw new Error('No build was promoted.');
	const bad = hasBad ? nameOf(guilty.ref) : undefined;
	const operators = Array.from({ length: TABS }, () => randomUUID());
	const saltOf = saltsOf({ operators, share: SHARE });
	const since = new Date().toISOString();
	const begun = Date.now();
	const done = await change(target, await readChannel(target), (registry) => {
		const after = withCanaries(registry, promoted, { share: SHARE, saltOf, since });
		return { remotes: after.remotes, change: changeOf('promote', after.changed, after.remotes) };
	});
	const round = { ...asked, names, bad, registry: done };
	const until = { at: begun + WITHIN_MS };
	const tabs = operators.map((operator) => new Tab(operator, round));
	await Promise.all([follow(round, until), ...tabs.map((tab) => tab.live(until))]);
	const journal = await readJournal(place.storeDir, channel);
	const taken = journal.filter(
		({ by, remotes: [name = ''] }) => by === 'watch' && names.includes(name),
	);
	const right = taken.find((line) => line.remotes[0] === guilty.manifest.name);
	// A person ends what is left, so that the next round has a channel without canaries.
	await change(target, await readChannel(target), (registry) => ({
		remotes: Object.fromEntries(
			Object.entries(registry.remotes).map(([name, entry]) => [
				name,
				entry.canary ? withoutCanary(entry) : entry,
			]),
		),
		change: { action: 'rollback', remotes: names },
	}));
	return {
		hasBad,
		wrong: taken.filter((line) => !hasBad || line !== right).length,
		seconds: right && hasBad ? (Date.parse(right.at) - begun) / 1_000 : undefined,
		tabs: bad ? tabs.filter((tab) => [...tab.ran].some((key) => key.endsWith(bad))).length : 0,
		visits: bad ? tabs.reduce((sum, tab) => sum + (tab.visits.get(bad) ?? 0), 0) : 0,
		reason: right?.reason,
	};
}

try {
	await untilItAnswers();
	await chooseOwnPassword();
	const token = await signIn(OWN);
	const rounds = Array.from({ length: 2 * ROUNDS }, (_, index) => ({
		...{ number: index + 1, hasBad: index % 2 === 0, token },
	}));
	/** @type {Awaited<ReturnType<typeof play>>[]} */
	const results = [];
	// Each channel plays one round after another.
	await Promise.all(
		CHANNELS.map(async (channel) => {
			for (let next = rounds.shift(); next; next = rounds.shift()) {
				const result = await play({ ...next, channel });
				results.push(result);
				console.log(
					`round ${next.number}: ${result.hasBad ? 'one bad' : 'all good'}; ${JSON.stringify(result)}`,
				);
			}
		}),
	);
	const bad = results.filter(({ hasBad }) => hasBad);
	const times = bad.flatMap(({ seconds }) => seconds ?? []).sort((a, b) => a - b);
	/** @param {boolean} kind */
	const wrong = (kind) =>
		results.filter(({ hasBad }) => hasBad === kind).reduce((sum, each) => sum + each.wrong, 0);
	/** @param {'tabs' | 'visits'} name */
	const most = (name) => Math.max(...bad.map((each) => each[name]));
	console.log(`
| | one of four bad | all four good |
| --- | --- | --- |
| rounds | ${bad.length} | ${results.length - bad.length} |
| the bad one named and taken back within 60 s | ${times.length} | |
| good ones taken back | ${wrong(true)} | ${wrong(false)} |
| seconds from the promotion to the taking back, median, longest | ${times[Math.floor(times.length / 2)]?.toFixed(0)}, ${times.at(-1)?.toFixed(0)} | |
| tabs of ${TABS} that ran it, most | ${most('tabs')} | |
| visits to it, most | ${most('visits')} | |`);
	const isMet =
		times.length === bad.length && wrong(true) + wrong(false) === 0 && most('tabs') <= TABS * 0.05;
	process.exitCode = isMet ? 0 : 1;
} finally {
	await server.stop();
	place.remove();
}
