import { cp, rm } from 'node:fs/promises';
import { putBack, readJournal } from '@borlette/deploy/release';
import { Workplace } from '@borlette/deploy/release/testing';
import { pagesApi } from '@borlette/shared/contract/pages';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { startScheduler } from '../scheduler/scheduler.ts';
import { IDS } from '../tools/testing/ids.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { ReleaseWatch } from './watch.ts';

const REMOTES = ['remote-one', 'remote-two', 'remote-three'];
const api = useTestApi();
let place: Workplace;
let keyFile: string;
let builds: Record<string, { first: string; second: string }>;
/** The place as every test finds it. */
let kept: string;

async function ok(...args: string[]): Promise<string> {
	const { code, output } = await place.run(args);
	expect([code, output]).toEqual([0, output]);
	return output;
}

beforeAll(async () => {
	place = await Workplace.create();
	keyFile = `${place.folder}/watch.pem`;
	await ok('key', 'new', '--key', keyFile, '--name', 'watch');
	const right = ['--remotes', '*', '--channels', 'dev,staging,production', '--back'];
	await ok('key', 'grant', `${place.folder}/watch.pub`, ...right);
	builds = {};
	for (const name of REMOTES) {
		const [first, second] = ['first', 'second'].map((code) => place.build(name, { code }));
		await ok('publish', first?.folder as string, '--to', 'production');
		await ok('publish', second?.folder as string, '--to', 'staging');
		// The second build of a remote that means nothing else is a patch.
		const named = (build: { name: string } | undefined, version: string) =>
			(build?.name ?? '').replace('1.0.0', version);
		builds[name] = { first: named(first, '1.0.0'), second: named(second, '1.0.1') };
	}
	kept = `${place.folder} kept`;
	await cp(place.folder, kept, { recursive: true });
});
beforeEach(async () => {
	await sql`DELETE FROM page_sums`.execute(api.owner);
	place.remove();
	await cp(kept, place.folder, { recursive: true });
});
afterAll(async () => {
	place.remove();
	await rm(kept, { recursive: true, force: true });
});

const promote = (names: string[], ...more: string[]) =>
	ok('promote', ...names, '--from', 'staging', '--to', 'production', ...more);
const aWatch = (now = Date.now) =>
	new ReleaseWatch(
		{ storeDir: place.storeDir, trustFile: place.trustFile, keyFile },
		api.app.log,
		now,
	);
const done = async () =>
	(await readJournal(place.storeDir, 'production')).filter(({ by }) => by === 'watch');
const undone = async () =>
	(await done()).map(({ action, remotes }) => `${action} ${remotes.join(' ')}`);

/** Visits as pages tell of them; two tabs, each of which fails sometimes. */
async function visited(remote: string, build: string, counts: object): Promise<void> {
	const told = { remote, build, tabs: 1, ...counts };
	// Of pages that run what the channel has now.
	const body = { channel: 'production', revision: 1_000, host: '1.0.0-host', builds: [told] };
	const token = await api.tokenOf('adminA');
	await api.call({ token }, pagesApi.report, { body });
}
const FAILS = { failing: 1, failing_tabs: 1, errors: 1 };
/** What was usual before anything was changed. */
const usual = async (build = 'first', visits = 2_000, unsure = 2) => {
	for (const remote of REMOTES) {
		const name = builds[remote]?.[build as 'first'];
		await sql`INSERT INTO page_sums VALUES (${IDS.companyA}, date_trunc('minute', now()) - interval '5 minutes',
			'company', 'production', 1, '1.0.0-host', ${remote}, ${name}, 10, ${visits}, 4, 2, ${unsure}, 4, 0, 0,
			0, NULL, NULL, NULL)`.execute(api.owner);
	}
};

test('of several canaries the one that fails is taken back, and the others stay', async () => {
	await promote(REMOTES, '--canary', '5');
	const watch = aWatch();
	for (let look = 0; look < 20 && (await done()).length === 0; look++) {
		for (const remote of REMOTES) {
			const { first, second } = builds[remote] as { first: string; second: string };
			await visited(remote, first, { visits: 40 });
			const bad = remote === 'remote-two' && look % 2 === 0 ? FAILS : {};
			await visited(remote, second, { visits: 2, ...bad });
		}
		await watch.look(api.db);
	}
	expect(await undone()).toEqual(['rollback remote-two']);
	expect((await done())[0]?.reason).toMatch(/% of \d+ visits to 1\.0\.1/);
	await watch.look(api.db);
	expect(await done()).toHaveLength(1);
});

test('a canary that all who are at work got is held against what the build before did', async () => {
	await usual();
	await promote(['remote-one', 'remote-two'], '--canary', '50');
	const watch = aWatch();
	for (let look = 0; look < 30 && (await done()).length === 0; look++) {
		for (const remote of ['remote-one', 'remote-two']) {
			const bad = remote === 'remote-one' && look % 3 === 0 ? FAILS : {};
			await visited(remote, builds[remote]?.second as string, { visits: 3, ...bad });
		}
		await watch.look(api.db);
	}
	expect(await undone()).toEqual(['rollback remote-one']);
});

/** The new build fails more often than the one before, until the watch gives it up. */
async function failsUntilUndone(watch: ReturnType<typeof aWatch>): Promise<void> {
	const { first, second } = builds['remote-one'] as { first: string; second: string };
	for (let look = 0; look < 30 && (await done()).length === 0; look++) {
		await watch.look(api.db);
		await visited('remote-one', first, { visits: 40 });
		await visited('remote-one', second, { visits: 3, ...(look % 2 === 0 ? FAILS : {}) });
	}
	expect(await undone()).toEqual(['rollback remote-one']);
}

/** The tool on a machine whose clock is so many hours ahead; behind, below 0. */
async function releasedAhead(hours: number, ...args: string[]): Promise<void> {
	const clock = `const now = Date.now, D = Date; globalThis.Date = class extends D {
		constructor(...at) { super(...(at.length ? at : [D.now()])); } };
		D.now = () => now() + ${hours * 3_600_000};`;
	const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(clock)}"`;
	const { code, output } = await place.run(args, { NODE_OPTIONS });
	expect([code, output]).toEqual([0, output]);
}

test.each([
	['canary', ['--canary', '5']],
	['build that all got', []],
])(
	'a %s of a machine whose clock is hours ahead is watched from when it is there',
	async (_what, how) => {
		await usual();
		const channels = ['--from', 'staging', '--to', 'production'];
		await releasedAhead(3, 'promote', 'remote-one', ...channels, ...how);
		const [line] = (await readJournal(place.storeDir, 'production')).slice(-1);
		expect(Date.parse(line?.at ?? '')).toBeGreaterThan(Date.now() + 3_600_000);
		const watch = aWatch();
		await failsUntilUndone(watch);
	},
);

test.each([
	['canary', ['--canary', '5'], true],
	['build that all got', [], true],
	['build that all got', [], false],
])(
	'a %s of a machine whose clock is a day behind is watched from when it is there, by an API that has just begun too',
	async (_what, how, hasLooked) => {
		await usual();
		const watch = aWatch();
		if (hasLooked) await watch.look(api.db);
		const channels = ['--from', 'staging', '--to', 'production'];
		await releasedAhead(-26, 'promote', 'remote-one', ...channels, ...how);
		const [line] = (await readJournal(place.storeDir, 'production')).slice(-1);
		expect(Date.parse(line?.at ?? '')).toBeLessThan(Date.now() - 25 * 3_600_000);
		await failsUntilUndone(watch);
	},
);

test('what all have run for longer than a day is watched no more, though the API has just begun', async () => {
	await usual();
	await promote(['remote-one']);
	const { second } = builds['remote-one'] as { second: string };
	const watch = aWatch(() => Date.now() + 25 * 3_600_000);
	for (let look = 0; look < 12; look++) {
		await visited('remote-one', second, { visits: 3, ...FAILS });
		await watch.look(api.db);
	}
	expect(await undone()).toEqual([]);
});

test('few visits decide nothing, nor does one tab of several that always fails', async () => {
	await promote(['remote-one'], '--canary', '5');
	const watch = aWatch();
	const { first, second } = builds['remote-one'] as { first: string; second: string };
	await visited('remote-one', first, { visits: 100 });
	for (let count = 0; count < 4; count++) {
		await visited('remote-one', second, { visits: 2, ...FAILS, failing: 2 });
	}
	await watch.look(api.db);
	expect(await done()).toEqual([]);

	await sql`UPDATE page_sums SET failing_tabs = 1, tabs = 5, visits = visits * 5, failing = 30
		WHERE build = ${second}`.execute(api.owner);
	await watch.look(api.db);
	expect(await done()).toEqual([]);
	await visited('remote-one', second, FAILS);
	await watch.look(api.db);
	expect(await undone()).toEqual(['rollback remote-one']);
});

test('who is signed out is not asked: anybody can say anything', async () => {
	await promote(['remote-one'], '--canary', '5');
	const { first, second } = builds['remote-one'] as { first: string; second: string };
	await visited('remote-one', first, { visits: 200 });
	const told = { remote: 'remote-one', build: second, visits: 200, failing: 200, failing_tabs: 1 };
	const body = { channel: 'production', revision: 1, host: '1.0.0-host', builds: [told, told] };
	for (let count = 0; count < 5; count++) {
		await api.call({ token: undefined }, pagesApi.report, { body });
	}
	await aWatch().look(api.db);
	expect(await done()).toEqual([]);
});

test('of several builds that all got at once, the one that fails is named and taken back', async () => {
	await usual();
	await promote(REMOTES);
	const watch = aWatch();
	for (let look = 0; look < 30 && (await done()).length === 0; look++) {
		for (const remote of REMOTES) {
			const bad = remote === 'remote-three' && look % 3 === 0 ? FAILS : {};
			await visited(remote, builds[remote]?.second as string, { visits: 3, ...bad });
		}
		await watch.look(api.db);
	}
	expect(await undone()).toEqual(['rollback remote-three']);
});

test('a build that was published straight to production is watched like a promoted one', async () => {
	await usual();
	const { folder } = place.build('remote-one', { code: 'straight' });
	const said = await ok('publish', folder, '--to', 'production');
	const [, build = ''] = /remote-one (\S+) is in production/.exec(said) ?? [];
	const watch = aWatch();
	for (let look = 0; look < 30 && (await done()).length === 0; look++) {
		await visited('remote-one', build, { visits: 3, ...(look % 3 === 0 ? FAILS : {}) });
		await watch.look(api.db);
	}
	expect(await undone()).toEqual(['rollback remote-one']);
});

test('where nothing names the build they are taken back one by one, and who was not it comes again', async () => {
	await usual();
	for (const remote of REMOTES) await promote([remote]);
	// Fails on everybody's pages, in a way that nothing names: a promise that is refused with null.
	const guilty = 'remote-two';
	let now = Date.now();
	const watch = aWatch(() => now);
	for (let minute = 0; minute < 60; minute++) {
		now += 60_000;
		const isGone = (await undone()).findLast((act) => act.includes(guilty))?.startsWith('rollback');
		await sql`INSERT INTO page_sums VALUES (${IDS.companyA},
			date_trunc('minute', ${new Date(now).toISOString()}::timestamptz), 'company', 'production', 1,
			'1.0.0-host', 'remote-any', '1.0.0-any', 3, 12, 0, 0, ${isGone ? 0 : 3}, 0, 0, 0, 0, NULL, NULL,
			NULL)`.execute(api.owner);
		await watch.look(api.db);
	}
	expect(await undone()).toEqual([
		'rollback remote-three',
		'put back remote-three',
		'rollback remote-two',
	]);
});

test('the API itself walks that search: pages tell it of their visits, and its scheduler looks', async () => {
	await usual();
	for (const remote of REMOTES) await promote([remote]);
	const stop = new AbortController();
	const clock = { ahead: 0, looks: 0 };
	const [now, later] = [Date.now, setTimeout];
	jest.spyOn(Date, 'now').mockImplementation(() => now() + clock.ahead);
	// A look follows on the other at once, in place of five seconds later.
	jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
		// The database's own patience is as long.
		if (ms !== 5_000 || work.name !== 'run') return later(work, ms);
		clock.looks += 1;
		return later(work, 1);
	}) as never);
	const { log, refusals, running } = api.app;
	const { storeDir, trustFile } = place;
	const kept = { ...readConfig({}), storeDir, trustFile, watchKey: keyFile };
	startScheduler({ db: api.db, log, refusals, running }, kept, stop.signal);
	try {
		const guilty = 'remote-two';
		for (
			let minute = 0;
			minute < 60 && !(await undone()).includes(`rollback ${guilty}`);
			minute++
		) {
			await oneMinute(clock, true);
		}
		for (let minute = 0; minute < 15; minute++) await oneMinute(clock, false);
	} finally {
		stop.abort();
		jest.restoreAllMocks();
	}
	expect(await undone()).toEqual([
		'rollback remote-three',
		'put back remote-three',
		'rollback remote-two',
	]);
});

/** A page that nobody changed tells its visits; the loop has seen them, and another minute is over. */
async function oneMinute(clock: { ahead: number; looks: number }, isThere: boolean): Promise<void> {
	clock.ahead += 60_000;
	await visited('remote-any', '1.0.0-any', { visits: 12, unsure: isThere ? 3 : 0 });
	// The database's clock does not go faster for it.
	await sql`UPDATE page_sums SET minute = date_trunc('minute', ${new Date(Date.now()).toISOString()}::timestamptz)
		WHERE remote = 'remote-any' AND minute <= now()`.execute(api.owner);
	const { looks } = clock;
	while (clock.looks < looks + 2) await new Promise((resolve) => setImmediate(resolve));
}

test('it puts back what it took, and nothing that a person did', async () => {
	await promote(['remote-one'], '--canary', '5', '--salt', 'march');
	const where = { storeDir: place.storeDir, trustFile: place.trustFile, keyFile };
	expect(await putBack(where, 'production', 'remote-one', 'x')).toBe(false);
	await ok('rollback', 'remote-one', '--key', keyFile);
	expect(await putBack(where, 'production', 'remote-one', 'x')).toBe(true);
	expect(await undone()).toEqual(['put back remote-one']);
	await ok('rollback', 'remote-one');
	expect(await putBack(where, 'production', 'remote-one', 'x')).toBe(false);
});
