import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { readJournal } from '@borlette/deploy/release';
import { Workplace } from '@borlette/deploy/release/testing';
import type { BodyOf, Endpoint, ReleaseRefusal } from '@borlette/shared/contract';
import { twoFactorApi } from '@borlette/shared/contract/account';
import { profileApi } from '@borlette/shared/contract/auth';
import { type ReleaseChannel, releasesApi } from '@borlette/shared/contract/releases';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { rowsOf } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { IDS, PASSWORD, type Person } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'borlette-releases-'));
const place = new Workplace();
afterAll(() => {
	place.remove();
	rmSync(dataDir, { recursive: true, force: true });
});

const { storeDir, trustFile } = place;
const keyOnly = join(place.folder, 'remote-two.pem');
const api = useTestApi({ dataDir, storeDir, trustFile, releaseKey: place.keyFile });
/** The same store, seen by servers that may less. */
const ofTeam = useTestApi({ dataDir, storeDir, trustFile, releaseKey: keyOnly });
const withoutKey = useTestApi({ dataDir, storeDir, trustFile });
const withoutStore = useTestApi({ dataDir });
type Api = typeof api;

const needsCall = { calls: { 'GET /api/gone': { is: 'gone', types: [] } } };
const route = (id: string, path: string) => ({
	...{ id, path, permission: null },
	title: { fr: id, en: id, de: id },
});
const linkTo = (screen: string) => ({
	...{ host: '', api: '', icons: [], slots: [], permissions: [] },
	screens: [screen],
});

/** Released by the tool, as a team does it. */
async function released(name: string, code: string, channel: ReleaseChannel, more: object = {}) {
	const { folder } = place.build(name, { code, ...more });
	const { code: exit, output } = await place.run(['publish', folder, '--to', channel, '--anyway']);
	expect([exit, output]).toEqual([0, output]);
}

const EVERYTHING = {
	channels: ['dev', 'staging', 'production'],
	...{ from: new Date(0).toISOString(), until: '2999-01-01T00:00:00.000Z' },
};
/** By server and person: each server has a database of its own. */
const secrets = new Map<Api, Map<Person, string>>();

async function secondStep(on: Api, person: Person): Promise<void> {
	const token = await on.tokenOf(person);
	const { body } = await on.call({ token }, twoFactorApi.begin, { body: { password: PASSWORD } });
	secrets.set(on, (secrets.get(on) ?? new Map()).set(person, body.secret));
	await on.call({ token }, twoFactorApi.confirm, { body: { code: totp(body.secret) } });
}
const totp = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret) });
/** A code as if none of this half minute had been used. */
async function freshCode(on: Api, person: Person): Promise<string> {
	await sql`UPDATE two_factor SET last_step = -1`.execute(on.owner);
	return totp(secrets.get(on)?.get(person) as string);
}

beforeAll(async () => {
	await place.grant(place.keyFile, { ...EVERYTHING, remotes: ['*'] }, 'console');
	await place.team('remote-two', ['remote-two'], EVERYTHING.channels, EVERYTHING);
	await released('remote-one', 'first', 'production');
	await released('remote-one', 'second', 'production');
	await released('remote-one', 'third', 'staging');
	await released('remote-two', 'first', 'production');
	await secondStep(api, 'root');
	await secondStep(api, 'adminA');
	for (const each of [ofTeam, withoutKey, withoutStore]) await secondStep(each, 'root');
});

const read = async (as: Person = 'root', on: Api = api) =>
	(await on.call(as, releasesApi.read, {})).body;
async function placeOf(channel: ReleaseChannel, remote: string) {
	const { channels } = await read();
	const found = channels.find((each) => each.channel === channel);
	return found?.remotes.find(({ name }) => name === remote);
}
const seenIn = async (channel: ReleaseChannel, remote: string) =>
	(await placeOf(channel, remote))?.seen ?? 0;

type Acting = 'promote' | 'rollback' | 'kill' | 'remove';
/** What somebody sends who has the present state on screen. */
async function send<N extends Acting>(
	name: N,
	remote: string,
	more: Partial<BodyOf<(typeof releasesApi)[N]>> & { channel?: ReleaseChannel } = {},
	{ as = 'root' as Person, on = api as Api } = {},
) {
	const { channel = 'production' } = more;
	const body = {
		...{ remote, channel, seen: await seenIn(channel, remote), reason: 'because of a test' },
		code: await freshCode(on, as),
		...more,
	};
	return on.call(as, releasesApi[name] as Endpoint, { body } as never);
}
const promotion = async (
	remote: string,
	from: ReleaseChannel = 'staging',
	to: ReleaseChannel = 'production',
) => ({
	...{ from, to, channel: undefined as never },
	seen: { from: await seenIn(from, remote), to: await seenIn(to, remote) },
});

async function expectRefusal(
	answer: Awaited<ReturnType<typeof send>>,
	why: ReleaseRefusal,
	said: RegExp,
) {
	expect([answer.status, answer.failure.code, answer.failure.release?.why]).toEqual([
		...[409, 'release_refused', why],
	]);
	expect(answer.failure.release?.said).toMatch(said);
}

const lastLine = async (channel: ReleaseChannel) => (await readJournal(storeDir, channel)).at(-1);
const trail = () =>
	rowsOf(
		api.owner,
		sql<{ action: string; object_label: string; actor_name: string; after: object | null }>`
			SELECT action, object_label, actor_name, after FROM audit_entries
			WHERE object_type IN ('release', 'release-rights') ORDER BY seq`,
	);

const trailOfRights = async () => {
	const rows = await rowsOf(
		api.owner,
		sql<{ label: string; before: string[] | null; after: string[] | null }>`
			SELECT object_label AS label, before -> 'remotes' AS before, after -> 'remotes' AS after
			FROM audit_entries WHERE object_type = 'release-rights' ORDER BY seq`,
	);
	return rows.map(({ label, before, after }) => [label, before, after]);
};

describe('what is shown', () => {
	test('each channel with its builds: author, size, age, fit, where a rollback leads', async () => {
		const { channels, off, signs, remotes, has_second_step } = await read();
		expect(channels.map(({ channel }) => channel)).toEqual(['dev', 'staging', 'production']);
		expect([off, signs, remotes, has_second_step]).toEqual([
			...[null, ['dev', 'staging', 'production'], ['*'], true],
		]);
		const production = channels[2];
		expect(production).toMatchObject({ revision: 3, signer: 'console', expiry: null });
		const one = production?.remotes[0];
		expect(one).toMatchObject({ name: 'remote-one', isCompared: true, problems: [], killed: [] });
		expect(one?.bytes).toBeGreaterThan(100);
		expect(one?.published?.by).toMatch(/.+@.+/);
		expect(one?.placed?.action).toBe('publish');
		expect(one?.runs).toBe(`${one?.version}-${one?.build}`);
		expect(one?.back).not.toBe(one?.runs);
	});

	test('a server without key or store says why nothing can be done from it', async () => {
		expect(await read('root', withoutKey)).toMatchObject({ off: 'no_key', signs: [] });
		expect(await read('root', withoutStore)).toMatchObject({ off: 'no_store', channels: [] });
		expect((await read('root', ofTeam)).signs).toEqual(['dev', 'staging', 'production']);
	});

	test('only who holds its code reads it', async () => {
		expect((await api.call('supervisorA', releasesApi.read, {})).status).toBe(403);
		expect((await api.call('adminB', releasesApi.read, {})).status).toBe(403);
	});
});

describe('who may act', () => {
	test('nobody without an authenticator, with a wrong code, or with one that was used', async () => {
		const none = await send('rollback', 'remote-one', { code: '123456' });
		expect([none.status, none.failure.code]).toEqual([401, 'invalid_code']);
		const code = await freshCode(api, 'root');
		await api.call('root', releasesApi.give, { body: { username: 'adminA', remotes: [], code } });
		const again = await api.call('root', releasesApi.rollback, {
			body: {
				...{ remote: 'remote-one', channel: 'production', reason: 'again', code },
				seen: await seenIn('production', 'remote-one'),
			},
		});
		expect(again.failure.code).toBe('invalid_code');

		await sql`UPDATE two_factor SET confirmed_at = NULL WHERE user_id = ${IDS.root}`.execute(
			api.owner,
		);
		const without = await send('rollback', 'remote-one');
		expect([without.status, without.failure.code]).toEqual([403, 'second_step_required']);
		await sql`UPDATE two_factor SET confirmed_at = now() WHERE user_id = ${IDS.root}`.execute(
			api.owner,
		);
	});

	test('a recovery code stands for an authenticator that is lost, once', async () => {
		const token = await api.tokenOf('root');
		const { body } = await api.call({ token }, twoFactorApi.renewCodes, {
			body: { password: PASSWORD, code: await freshCode(api, 'root') },
		});
		const [code = ''] = body.recovery_codes;
		const give = () =>
			api.call('root', releasesApi.give, { body: { username: 'adminA', remotes: [], code } });
		expect((await give()).status).toBe(200);
		expect((await give()).failure.code).toBe('invalid_code');
	});

	test("somebody of a team acts on the team's remotes once the provider has given them", async () => {
		expect((await send('rollback', 'remote-one', {}, { as: 'adminA' })).status).toBe(403);
		const give = async (username: string, remotes: string[], as: Person = 'root') =>
			api.call(as, releasesApi.give, {
				body: { username, remotes, code: await freshCode(api, as) },
			});
		expect((await give('nobody', ['remote-two'])).failure.fields).toEqual({
			username: { code: 'unknown_reference' },
		});
		expect((await give('supervisorA', ['remote-two'])).status).toBe(422);
		expect((await give('adminA', ['remote-two'])).body).toEqual({ user_id: IDS.adminA });
		expect((await api.call('root', releasesApi.rights, {})).body).toMatchObject([
			{ username: 'adminA', companyname: 'Company A', remotes: ['remote-two'] },
		]);

		expect((await read('adminA')).remotes).toEqual(['remote-two']);
		const other = await send('kill', 'remote-one', { build: '1.0.0-x' }, { as: 'adminA' });
		expect([other.status, other.failure.code]).toEqual([403, 'forbidden']);
		const own = await send('rollback', 'remote-two', {}, { as: 'adminA' });
		await expectRefusal(own, 'no_earlier', /knows no earlier build of remote-two/);
		expect((await give('adminB', ['remote-two'], 'adminA')).status).toBe(403);

		// Given again, by their name as somebody else writes it, it is the same right of the same person.
		expect((await give('ADMINA', ['remote-two', 'remote-one'])).status).toBe(200);
		expect((await give('ADMINA', ['remote-two', 'remote-one'])).status).toBe(200);
		expect((await trailOfRights()).slice(-2)).toEqual([
			['adminA', ['remote-two'], ['remote-one', 'remote-two']],
			['adminA', ['remote-one', 'remote-two'], ['remote-one', 'remote-two']],
		]);

		await give('adminA', []);
		expect((await send('rollback', 'remote-two', {}, { as: 'adminA' })).status).toBe(403);
		expect((await api.call('adminA', profileApi.company, {})).body.perms).not.toContainEqual({
			codename: 'view_release',
		});
	});

	test('the database gives a right at the word of the provider only', async () => {
		const scope = { companyId: IDS.companyA, supervisorId: null, userId: IDS.adminA };
		const asAdmin = (query: ReturnType<typeof sql>) =>
			inScope(api.db, { ...scope, role: 'company' }, (tx) => query.execute(tx));
		await expect(
			asAdmin(sql`SELECT give_release_rights('adminA', '{remote-one}')`),
		).rejects.toThrow('forbidden');
		await expect(
			asAdmin(
				sql`INSERT INTO release_rights (user_id, remote) VALUES (${IDS.adminA}, 'remote-one')`,
			),
		).rejects.toThrow('permission denied');
	});
});

describe('each act', () => {
	test('promotes, rolls back, kills and takes out, with reason and name in journal and trail', async () => {
		const staged = await placeOf('staging', 'remote-one');
		const promoted = await send('promote', 'remote-one', await promotion('remote-one'));
		expect([promoted.status, promoted.failure.release]).toEqual([200, undefined]);
		expect((await placeOf('production', 'remote-one'))?.build).toBe(staged?.build);
		const line = { by: 'root Test (root)', reason: 'because of a test' };
		expect(await lastLine('production')).toMatchObject({
			...line,
			action: 'promote',
			from: 'staging',
		});

		const { back } = (await placeOf('production', 'remote-one')) ?? {};
		expect((await send('rollback', 'remote-one')).status).toBe(200);
		expect((await placeOf('production', 'remote-one'))?.runs).toBe(back);
		expect(await lastLine('production')).toMatchObject({ ...line, action: 'rollback' });

		expect((await send('kill', 'remote-one', { build: back as string })).status).toBe(200);
		const killed = await placeOf('production', 'remote-one');
		expect(killed?.killed).toMatchObject([{ build: back, reason: line.reason }]);
		expect(killed?.runs).not.toBe(back);
		expect(await lastLine('production')).toMatchObject({ ...line, action: 'kill' });

		expect((await send('remove', 'remote-two')).status).toBe(200);
		expect(await placeOf('production', 'remote-two')).toBeUndefined();
		expect(await lastLine('production')).toMatchObject({ ...line, action: 'remove' });

		const told = (await trail()).filter(({ action }) => action !== 'update');
		expect(told.map(({ action, object_label }) => [action, object_label])).toEqual([
			['promote', 'remote-one · production'],
			['rollback', 'remote-one · production'],
			['kill', 'remote-one · production'],
			['remove', 'remote-two · production'],
		]);
		expect(told[2]?.after).toMatchObject({ build: back, reason: line.reason });

		const journal = await api.call('root', releasesApi.journal, {
			params: { channel: 'production' },
			query: { count: 2 },
		});
		expect(journal.body.entries).toMatchObject([
			{ action: 'remove', ...line },
			{ action: 'kill', ...line, builds: { 'remote-one': back } },
		]);
		expect(journal.body.total).toBe(7);
	});

	test('the journal names the remotes whose sources no commit had', async () => {
		const line = { at: '2026-01-02T03:04:05.000Z', action: 'publish', remotes: ['remote-one'] };
		const lines = [line, { ...line, uncommitted: ['remote-one'] }].map((each) =>
			JSON.stringify(each),
		);
		writeFileSync(join(storeDir, '.release/dev.journal.jsonl'), `${lines.join('\n')}\n`);
		const { body } = await api.call('root', releasesApi.journal, {
			params: { channel: 'dev' },
			query: {},
		});
		expect(body.entries.map(({ uncommitted }) => uncommitted)).toEqual([['remote-one'], undefined]);
	});
});

describe('each refusal of the tool is told by its code', () => {
	afterEach(() => jest.restoreAllMocks());
	beforeAll(async () => {
		await released('remote-bad', 'first', 'staging', { uses: needsCall });
		await released('remote-three', 'first', 'production');
		await released('remote-three', 'second', 'production');
	});

	test('what would break a live mix, with the pair in the details', async () => {
		const answer = await send('promote', 'remote-bad', await promotion('remote-bad'));
		await expectRefusal(
			answer,
			'unsafe',
			/Nothing was promoted, because it would break a live mix/,
		);
		expect(answer.failure.release?.details.join('\n')).toMatch(/remote-bad .* with the api/);
	});

	test('what would break a live mix, or the links of others, goes with a word of its own, which the trail keeps', async () => {
		const how = { ...(await promotion('remote-bad')), anyway: true };
		expect((await send('promote', 'remote-bad', how)).status).toBe(200);
		const line = { reason: 'because of a test', anyway: true };
		expect(await lastLine('production')).toMatchObject({ action: 'promote', ...line });
		expect((await trail()).at(-1)).toMatchObject({ action: 'promote', after: line });

		const routes = [route('page.aim', '/dashboard/aim')];
		await released('remote-aim', 'first', 'production', { routes });
		await released('remote-archer', 'first', 'production', { uses: linkTo('page.aim') });
		expect((await send('remove', 'remote-aim')).status).toBe(409);
		expect((await send('remove', 'remote-aim', { anyway: true })).status).toBe(200);
		expect((await trail()).at(-1)).toMatchObject({ action: 'remove', after: line });

		// The build before the last one is the one that does not fit.
		await released('remote-bad', 'second', 'production');
		await expectRefusal(await send('rollback', 'remote-bad'), 'unsafe', /break a live mix/);
		expect((await send('rollback', 'remote-bad', { anyway: true })).status).toBe(200);
		expect(await lastLine('production')).toMatchObject({ action: 'rollback', ...line });
	});

	test('a build whose sources no commit has, which goes with a word of its own that journal and trail keep', async () => {
		const team = mkdtempSync(join(place.folder, 'team-'));
		const dist = join(team, 'dist');
		cpSync(place.build('remote-draft').folder, dist, { recursive: true });
		writeFileSync(join(team, 'package.json'), '{}');
		execFileSync('git', ['init', '--quiet'], { cwd: team });
		const published = await place.run(['publish', dist, '--to', 'staging', '--anyway']);
		expect([published.code, published.output]).toEqual([0, published.output]);
		const how = await promotion('remote-draft');
		const answer = await send('promote', 'remote-draft', how);
		await expectRefusal(answer, 'other', /no commit had the sources of remote-draft/);
		expect(answer.failure.release?.uncommitted).toBe(true);
		const letting = { ...how, uncommitted: true };
		expect((await send('promote', 'remote-draft', letting)).status).toBe(200);
		expect((await lastLine('production'))?.uncommitted).toEqual(['remote-draft']);
		expect((await trail()).at(-1)?.after).toMatchObject({ uncommitted: true });
	});

	test('a channel of which nobody knows what it runs on', async () => {
		await released('remote-plain', 'first', 'staging');
		const file = join(storeDir, '.release', 'production.platform.json');
		const noted = readFileSync(file);
		rmSync(file);
		// Nothing is built beside this server either.
		const read = files.readFile.bind(files);
		jest
			.spyOn(files, 'readFile')
			.mockImplementation((...given: Parameters<typeof read>) =>
				/(host|api)[\\/]dist[\\/]/.test(String(given[0]))
					? Promise.reject(new Error('not built'))
					: read(...given),
			);
		const how = await promotion('remote-plain');
		const answer = await send('promote', 'remote-plain', how);
		await expectRefusal(answer, 'uncompared', /It is not known what host and API production runs/);
		expect((await send('promote', 'remote-plain', { ...how, anyway: true })).status).toBe(200);
		writeFileSync(file, noted);
	});

	test('a store that another release holds', async () => {
		await released('remote-held', 'first', 'staging');
		const how = await promotion('remote-held');
		const lock = join(storeDir, '.release', 'production.lock');
		const holder = { host: hostname(), pid: process.pid, at: new Date().toISOString() };
		writeFileSync(lock, JSON.stringify(holder));
		// It waits for the other one, by a clock that need not be waited for.
		const real = Date.now;
		let waited = 0;
		jest.spyOn(Date, 'now').mockImplementation(() => real() + waited);
		const wait = timers.setTimeout;
		jest.spyOn(timers, 'setTimeout').mockImplementation((async (ms, value, options) => {
			// What looks at registries all the time would run without a pause, and the clock with it.
			if (options?.signal) return wait(ms, value, options);
			waited += ms ?? 0;
			return value;
		}) as typeof wait);
		const answer = await send('promote', 'remote-held', how);
		await expectRefusal(answer, 'busy', /Another release \(process \d+ on .*\) holds/);
		rmSync(lock);
		expect((await send('promote', 'remote-held', how)).status).toBe(200);
	});

	test('a store without room, whose registry stays as it was', async () => {
		await released('remote-big', 'first', 'staging');
		const how = await promotion('remote-big');
		const room = { bavail: 0, bsize: 4096 };
		const full = jest.spyOn(files, 'statfs').mockResolvedValue(room as never);
		const before = await lastLine('production');
		const answer = await send('promote', 'remote-big', how);
		await expectRefusal(answer, 'full', /The disk of .* is full: nothing was changed/);
		expect(await lastLine('production')).toEqual(before);
		full.mockRestore();
		expect((await send('promote', 'remote-big', how)).status).toBe(200);
	});

	test('of two persons at once, and of one with an old page, the second is told', async () => {
		const seen = await seenIn('production', 'remote-three');
		const build = (await placeOf('production', 'remote-three'))?.back as string;
		const remotes = ['remote-three'];
		const code = await freshCode(api, 'root');
		await api.call('root', releasesApi.give, { body: { username: 'adminA', remotes, code } });
		const codes = [await freshCode(api, 'root'), await freshCode(api, 'adminA')];
		const answers = await Promise.all([
			send('kill', 'remote-three', { seen, build, code: codes[0] }),
			send('rollback', 'remote-three', { seen, code: codes[1] }, { as: 'adminA' }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const late = answers.find(({ status }) => status === 409) as (typeof answers)[number];
		await expectRefusal(late, 'overtaken', /remote-three|production/);
		await expectRefusal(
			await send('rollback', 'remote-three', { seen }),
			'overtaken',
			/remote-three in production was at revision \d+ when this began/,
		);
	});

	test('of one whose build is killed while they roll back to it, that they were overtaken', async () => {
		const name = 'remote-overtaken';
		await released(name, 'first', 'production');
		await released(name, 'second', 'production');
		const build = (await placeOf('production', name))?.back as string;
		const read = files.readFile;
		const killed: (number | null)[] = [];
		const reading = jest.spyOn(files, 'readFile').mockImplementation((async (
			...asked: Parameters<typeof read>
		) => {
			if (String(asked[0]).includes(`/${name}/${build}/`)) {
				reading.mockRestore();
				killed.push((await place.run(['kill', name, '--build', build, '--reason', 'broken'])).code);
			}
			return read(...asked);
		}) as typeof read);
		const answer = await send('rollback', name);
		expect(killed).toEqual([0]);
		await expectRefusal(answer, 'overtaken', /production was at revision/);
	});

	test('a build that was killed anywhere, and one that is killed already', async () => {
		const { build, version } = (await placeOf('staging', 'remote-one')) ?? {};
		const name = `${version}-${build}`;
		const killed = await send('kill', 'remote-one', { channel: 'staging', build: name });
		expect(killed.status).toBe(200);
		const promoted = await send('promote', 'remote-one', await promotion('remote-one'));
		await expectRefusal(promoted, 'killed', /was killed in staging and never runs again/);
		const again = await send('kill', 'remote-one', { channel: 'staging', build: name });
		await expectRefusal(again, 'killed', /is killed in staging already/);
	});

	test('a build or a remote that the channel does not know', async () => {
		const build = await send('kill', 'remote-one', { build: '9.9.9-abc' });
		await expectRefusal(build, 'unknown_build', /never had remote-one 9.9.9-abc; it had /);
		await expectRefusal(await send('rollback', 'remote-nine'), 'unknown_remote', /has no remote/);
		const promoted = await send('promote', 'remote-nine', await promotion('remote-nine'));
		await expectRefusal(promoted, 'unknown_remote', /staging has no remote remote-nine/);
	});

	test('a remote to whose pages others link', async () => {
		const routes = [route('page.goal', '/dashboard/goal')];
		await released('remote-goal', 'first', 'production', { routes });
		await released('remote-link', 'first', 'production', { uses: linkTo('page.goal') });
		const answer = await send('remove', 'remote-goal');
		await expectRefusal(answer, 'linked', /others link to screens of remote-goal/);
		expect(answer.failure.release?.details.join()).toMatch(/links to the screen page.goal/);
	});

	test('two remotes that want one address', async () => {
		const path = '/dashboard/same';
		await released('remote-here', 'first', 'production', { routes: [route('here', path)] });
		await released('remote-there', 'first', 'staging', { routes: [route('there', path)] });
		const answer = await send('promote', 'remote-there', await promotion('remote-there'));
		await expectRefusal(answer, 'collision', /two remotes would want the same/);
	});

	test('a build that somebody changed in the store', async () => {
		await released('remote-spoilt', 'first', 'staging');
		const { version, build } = (await placeOf('staging', 'remote-spoilt')) ?? {};
		const folder = join(storeDir, 'remotes', 'remote-spoilt', `${version}-${build}`);
		writeFileSync(join(folder, 'i18n', 'fr.json'), '{ "a": "b" }');
		const answer = await send('promote', 'remote-spoilt', await promotion('remote-spoilt'));
		await expectRefusal(answer, 'damaged', /is not as remote.json names it/);
	});

	test("a remote for which the server's key has no right, and a server without key or store", async () => {
		const seen = await seenIn('production', 'remote-three');
		const build = (await placeOf('production', 'remote-goal')) as {
			version: string;
			build: string;
		};
		const name = `${build.version}-${build.build}`;
		const goal = await seenIn('production', 'remote-goal');
		await expectRefusal(
			await send('kill', 'remote-goal', { seen: goal, build: name }, { on: ofTeam }),
			'no_right',
			/has no right to release remote-goal in production/,
		);
		for (const [on, why] of [
			[withoutKey, 'no_key'],
			[withoutStore, 'no_store'],
		] as const) {
			const answer = await send('rollback', 'remote-three', { seen }, { on });
			await expectRefusal(answer, why, /This server/);
		}
	});

	test('a refused act leaves nothing in the trail, and its code counts as not used', async () => {
		const before = (await trail()).length;
		const code = await freshCode(api, 'root');
		const refused = await send('rollback', 'remote-nine', { code });
		expect(refused.status).toBe(409);
		expect((await trail()).length).toBe(before);
		await expectRefusal(
			await send('rollback', 'remote-nine', { code }),
			'unknown_remote',
			/no remote/,
		);
	});
});

describe('a promotion to production', () => {
	const closing = (minutes: number) =>
		sql`UPDATE tirage_instances SET close_at = now() + make_interval(mins => ${minutes}),
			draw_at = now() + make_interval(mins => ${minutes + 5})`.execute(api.owner);
	beforeAll(async () => {
		await sql`INSERT INTO tirage_instances (company_id, id, tirage_id, draw_date, close_at, draw_at)
			VALUES (${IDS.companyA}, ${IDS.unknown}, ${IDS.tirageA}, CURRENT_DATE + 1, now(), now())`.execute(
			api.owner,
		);
		await released('remote-four', 'first', 'production');
		await released('remote-four', 'second', 'staging');
	});

	test('waits while a draw is about to close, unless a person says that it cannot', async () => {
		await closing(10);
		const early = await send('promote', 'remote-four', await promotion('remote-four'));
		await expectRefusal(early, 'closing', /a draw closes in 10 min/);
		await closing(30);
		const share = { ...(await promotion('remote-four')), canary: 25 };
		expect((await send('promote', 'remote-four', share)).status).toBe(200);
		await closing(10);
		const despite = { ...(await promotion('remote-four')), despite_closing: true };
		expect((await send('promote', 'remote-four', despite)).status).toBe(200);
		expect((await placeOf('production', 'remote-four'))?.canary).toBeNull();
		const promoted = (await trail()).filter(({ action }) => action === 'promote');
		expect(promoted.at(-1)?.after).toMatchObject({ despite_closing: true });
		await closing(-10);
	});

	test('goes to a share of the operators first, and a rollback ends that', async () => {
		await released('remote-four', 'third', 'staging');
		const before = await placeOf('production', 'remote-four');
		const share = { ...(await promotion('remote-four')), canary: 5 };
		expect((await send('promote', 'remote-four', share)).status).toBe(200);
		const during = await placeOf('production', 'remote-four');
		const third = await placeOf('staging', 'remote-four');
		expect(during?.build).toBe(before?.build);
		expect(during?.canary).toMatchObject({ build: `${third?.version}-${third?.build}`, share: 5 });
		expect(await lastLine('production')).toMatchObject({ action: 'promote', canary: 5 });
		expect((await send('rollback', 'remote-four')).status).toBe(200);
		expect(await placeOf('production', 'remote-four')).toMatchObject({
			build: before?.build,
			canary: null,
		});
	});
});
