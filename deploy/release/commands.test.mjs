import assert from 'node:assert/strict';
import {
	appendFileSync,
	chmodSync,
	lstatSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT } from '../local/paths.mjs';
import { readChannel } from './channel.mjs';
import { answers, apiOf, hostOf, takes } from './testing/offers.mjs';
import { Workplace } from './testing/release.mjs';
import { serveStore } from './testing/server.mjs';

const BUTTON = takes({ label: 'string' });
const AGENT = answers({ id: 'string' });
const HOST = hostOf({ ui: { Button: BUTTON } }, { shared: { react: '19.3.1' } });
const API = apiOf({ 'GET /agent': AGENT });
const PLATFORM = { host: HOST, api: API };

/** @type {Workplace} */
let place;
/** @type {Awaited<ReturnType<typeof serveStore>>} */
let server;
/** @type {ReturnType<Workplace['build']>} */
let first;
/** @type {ReturnType<Workplace['build']>} */
let second;

beforeEach(async () => {
	place = await Workplace.create();
	server = await serveStore(place.storeDir, PLATFORM);
	first = place.build('remote-one', { version: '1.0.0' });
	second = place.build('remote-one', { version: '1.1.0' });
});
afterEach(() => {
	server.stop();
	place.remove();
});

/** @param {string[]} args */
async function good(...args) {
	const { code, output } = await place.runHere(args);
	assert.equal(code, 0, output);
	return output;
}
/** @param {RegExp} pattern @param {string[]} args */
async function refused(pattern, ...args) {
	const { code, output } = await place.runHere(args);
	assert.notEqual(code, 0, output);
	assert.match(output, pattern);
	assert.doesNotMatch(output, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace');
}
/** @param {string} channel */
const running = async (channel) => {
	const { 'remote-one': entry } = (await readChannel(place.channel(channel))).remotes;
	return entry && `${entry.version}-${entry.build}`;
};
/** @param {{ name: string }} build @param {string} file */
const stored = (build, file) => path.join(place.storeDir, 'remotes/remote-one', build.name, file);

test('a build goes from dev to production, back again, and the journal tells it', async () => {
	await good('publish', first.folder, '--url', server.url);
	await good('promote', '--from', 'dev', '--to', 'production', '--url', server.url);
	await good('publish', second.folder, '--url', server.url);
	assert.match(
		await good('diff', '--from', 'dev', '--to', 'production'),
		/remote-one: dev 1\.1\.0-.*, production 1\.0\.0-/,
	);
	await good('promote', 'remote-one', '--from', 'dev', '--to', 'production', '--url', server.url);
	assert.equal(await running('production'), second.name);
	assert.match(await good('diff', '--from', 'dev', '--to', 'production'), /the same builds/);

	assert.match(await good('rollback', 'remote-one'), /back from 1\.1\.0-.* to 1\.0\.0-/);
	assert.equal(await running('production'), first.name);
	await refused(/knows no earlier build of remote-one/, 'rollback', 'remote-one');
	const lines = (await good('log')).trim().split('\n');
	assert.deepEqual(
		lines.map((line) => line.match(/(rollback|promote|publish) remote-one \S+( · from dev)?/)?.[0]),
		[
			`rollback remote-one ${first.name}`,
			`promote remote-one ${second.name} · from dev`,
			`promote remote-one ${first.name} · from dev`,
		],
	);
});

test('a killed build makes way for the last good one and never comes back', async () => {
	await good('publish', first.folder, '--to', 'production');
	await good('publish', second.folder, '--to', 'production');
	await refused(/--reason/, 'kill', 'remote-one');
	const said = await good('kill', 'remote-one', '--reason', 'it sells twice');
	assert.match(said, new RegExp(`hosts run ${first.name} instead`));
	const entry = (await readChannel(place.channel('production'))).remotes['remote-one'];
	assert.equal(`${entry.lastKnownGood?.version}-${entry.lastKnownGood?.build}`, first.name);
	assert.equal(entry.killed[0].reason, 'it sells twice');
	await good('rollback', 'remote-one');
	await refused(/was killed in production/, 'publish', second.folder, '--to', 'production');
	assert.equal(await running('production'), first.name);
});

test('a build that one channel killed goes into none', async () => {
	await good('publish', first.folder, '--to', 'staging');
	await good('publish', second.folder, '--to', 'staging');
	await good('kill', 'remote-one', '--channel', 'staging', '--reason', 'it sells twice');
	const killed = /1\.1\.0-\w+ was killed in staging and never runs again/;
	await refused(killed, 'publish', second.folder, '--to', 'production');
	const channels = ['--from', 'staging', '--to', 'production', '--url', server.url];
	await refused(killed, 'promote', ...channels);
	assert.equal(await running('production'), undefined);
});

/** Three builds in production, and the second one killed in staging. */
async function killedElsewhere() {
	const third = place.build('remote-one', { version: '1.2.0' });
	for (const { folder } of [first, second, third])
		await good('publish', folder, '--to', 'production');
	await good('publish', second.folder, '--to', 'staging');
	await good('kill', 'remote-one', '--channel', 'staging', '--reason', 'it sells twice');
}

test('a rollback passes over what another channel killed, and the channel says so from then on', async () => {
	await killedElsewhere();
	await good('rollback', 'remote-one');
	assert.equal(await running('production'), first.name);
	const { killed } = (await readChannel(place.channel('production'))).remotes['remote-one'];
	assert.deepEqual(
		killed.map((kill) => [`${kill.version}-${kill.build}`, kill.reason]),
		[[second.name, 'it sells twice']],
	);
});

test('nor do hosts run it in the place of what is killed, or of what does not come', async () => {
	await killedElsewhere();
	const fourth = place.build('remote-one', { version: '1.3.0' });
	const said = await good('kill', 'remote-one', '--reason', 'that too');
	assert.match(said, new RegExp(`hosts run ${first.name} instead`));
	await good('publish', fourth.folder, '--to', 'production');
	const { lastKnownGood } = (await readChannel(place.channel('production'))).remotes['remote-one'];
	assert.equal(`${lastKnownGood?.version}-${lastKnownGood?.build}`, first.name);
});

test('a killed build does not come back under another version, when the store has it no more', async () => {
	const [, harmful] = [
		place.build('remote-one', { code: 'one' }),
		place.build('remote-one', { code: 'two' }),
	];
	for (const code of ['one', 'two', 'three']) {
		const { folder } = place.build('remote-one', { code });
		await good('publish', folder, '--to', 'production');
		if (code === 'two') await good('kill', 'remote-one', '--reason', 'it sells twice');
	}
	// As `retire` leaves the store; somebody runs the pipeline of that day again.
	const [, build] = harmful.name.split('-');
	rmSync(stored({ name: `1.0.1-${build}` }, ''), { recursive: true });
	const killed = new RegExp(`1\\.0\\.3-${build} was killed in production`);
	await refused(killed, 'publish', harmful.folder, '--to', 'production');
	await refused(killed, 'publish', harmful.folder, '--to', 'dev');
});

test('what a build only points to is no file of it; what it names is stored itself', async () => {
	const secret = path.join(place.folder, 'secret');
	writeFileSync(secret, 'x');
	symlinkSync(secret, path.join(first.folder, 'assets/more.js'));
	await refused(/more\.js is not as remote\.json names it/, 'publish', first.folder);
	symlinkSync(place.folder, path.join(second.folder, 'more'));
	await refused(/more is not as remote\.json names it/, 'publish', second.folder);
	rmSync(path.join(second.folder, 'more'));
	const file = 'assets/late.0123456789abcdef.js';
	const elsewhere = path.join(place.folder, 'late.js');
	renameSync(path.join(second.folder, file), elsewhere);
	symlinkSync(elsewhere, path.join(second.folder, file));
	await good('publish', second.folder);
	assert.ok(lstatSync(stored(second, file)).isFile());
});

test('a reason that no host would read is refused, and not signed: the kill would be none', async () => {
	await good('publish', first.folder, '--to', 'production');
	await good('publish', second.folder, '--to', 'production');
	const { revision } = await readChannel(place.channel('production'));
	const trace = 'at Object.sell (assets/page.js:1:1)\n'.repeat(100);
	for (const act of ['kill', 'remove']) {
		await refused(
			/no host could read .*\n.*reason must be a text \(at most 2000 characters\)/,
			...[act, 'remote-one', '--reason', trace],
		);
	}
	assert.equal((await readChannel(place.channel('production'))).revision, revision);
	await good('kill', 'remote-one', '--reason', trace.slice(0, 1_999));
});

test('a name that every object has is no remote', async () => {
	await good('publish', first.folder, '--to', 'production');
	for (const act of ['kill', 'rollback', 'remove']) {
		await refused(/has no remote constructor/, act, 'constructor', '--reason', 'x');
	}
	const channels = ['--from', 'production', '--to', 'dev', '--url', server.url];
	await refused(/has no remote constructor/, 'promote', 'constructor', ...channels);
});

test('promoting some remotes leaves the others of the channel as they are', async () => {
	/** @param {string} version */
	const other = (version) => place.build('remote-other', { version }).folder;
	await good('publish', first.folder, other('1.0.0'), '--to', 'production');
	await good('publish', second.folder, other('1.1.0'), '--to', 'staging');
	const before = await readChannel(place.channel('production'));
	const channels = ['--from', 'staging', '--to', 'production', '--url', server.url];
	await good('promote', 'remote-one', ...channels);
	const after = await readChannel(place.channel('production'));
	assert.equal(await running('production'), second.name);
	assert.deepEqual(after.sealed['remote-other'], before.sealed['remote-other']);
	assert.notDeepEqual(after.sealed['remote-one'], before.sealed['remote-one']);
});

test('a build that was rolled back can still be killed: pages that are open run it until then', async () => {
	await good('publish', first.folder, '--to', 'production');
	await good('publish', second.folder, '--to', 'production');
	await good('rollback', 'remote-one');
	const kill = ['kill', 'remote-one', '--reason', 'it sells twice', '--build'];
	const said = await good(...kill, second.name);
	assert.match(said, new RegExp(`remote-one ${second.name} is killed in production`));
	assert.doesNotMatch(said, /hosts run/);
	assert.equal(await running('production'), first.name);
	await refused(/was killed in production/, 'publish', second.folder, '--to', 'staging');
	await refused(/is killed in production already/, ...kill, second.name);
	await refused(/never had remote-one 7\.0\.0-aa; it had .*1\.0\.0-/, ...kill, '7.0.0-aa');
});

test('the kill of the only build says that nothing is left', async () => {
	await good('publish', first.folder, '--to', 'production');
	assert.match(await good('kill', 'remote-one', '--reason', 'x'), /there is no earlier build/);
});

test('a remote is taken out with a reason, which the journal keeps, and comes back by name only', async () => {
	await good('publish', first.folder);
	await good('publish', first.folder, '--to', 'production');
	await good('publish', second.folder, '--to', 'production');
	await good('kill', 'remote-one', '--reason', 'it sells twice');
	await refused(/--reason/, 'remove', 'remote-one');
	await refused(/has no remote remote-two/, 'remove', 'remote-two', '--reason', 'x');
	assert.match(
		await good('remove', 'remote-one', '--reason', 'nobody used it'),
		new RegExp(`remote-one ${second.name} is out of production`),
	);
	const gone = await readChannel(place.channel('production'));
	assert.deepEqual(gone.remotes, {});
	assert.equal(gone.removed?.['remote-one'].reason, 'nobody used it');
	for (const act of ['kill', 'rollback', 'remove'])
		await refused(
			/remote-one was taken out of the channel production at .*\(nobody used it\), so no page runs it/,
			...[act, 'remote-one', '--reason', 'x'],
		);
	assert.match(await good('log', '--count', '1'), /remove remote-one · "nobody used it"/);

	// Another remote's release keeps the reason for pages that are still open.
	const other = place.build('remote-other');
	await good('publish', other.folder, '--to', 'production');
	const { removed } = await readChannel(place.channel('production'));
	assert.equal(removed?.['remote-one'].reason, 'nobody used it');

	const channels = ['--from', 'dev', '--to', 'production', '--url', server.url];
	await good('promote', ...channels);
	assert.equal(await running('production'), undefined);
	await refused(/was killed in production/, 'publish', second.folder, '--to', 'production');
	await good('promote', 'remote-one', ...channels);
	assert.equal(await running('production'), first.name);
	assert.equal((await readChannel(place.channel('production'))).removed, undefined);
});

test('a remote that others lead to is not taken out, unless anyway', async () => {
	const title = { fr: 'Un', en: 'One', de: 'Eins' };
	const routes = [{ id: 'one.edit', path: '/dashboard/one/:id', permission: null, title }];
	await good('publish', place.build('remote-one', { routes }).folder);
	await good('publish', place.build('remote-two', { uses: { screens: ['one.edit'] } }).folder);
	const args = ['remove', 'remote-one', '--reason', 'x', '--channel', 'dev'];
	await refused(/remote-two 1\.0\.0-\w+ links to the screen one\.edit, which remote-one/, ...args);
	await good(...args, '--anyway');
	assert.equal(await running('dev'), undefined);
});

test('a promotion that breaks a live mix is refused, with the pair that is unsafe', async () => {
	const uses = { doors: { ui: { Toast: BUTTON } } };
	const picky = place.build('remote-one', { version: '2.0.0', uses });
	await good('publish', picky.folder, '--anyway');
	const pair = /Unsafe: remote-one 2\.0\.0-\w+ with the host:\n {2}Toast of the door ui: is gone/;
	const channels = ['--from', 'dev', '--to', 'production', '--url', server.url];
	await refused(pair, 'plan', ...channels);
	await refused(pair, 'promote', ...channels);
	assert.equal(await running('production'), undefined);

	const host = hostOf({ ui: { Button: BUTTON, Toast: BUTTON } }, { shared: HOST.shared });
	const nextHost = await serveStore(place.storeDir, { host, api: API });
	const { output } = await place.run(['plan', ...channels, '--next-url', nextHost.url]);
	nextHost.stop();
	assert.match(output, /Safe in this order: host, then remote-one/);
	await good('promote', ...channels, '--anyway');
});

test('a promotion to an API without a field that it reads is refused, until that API comes', async () => {
	const uses = { calls: { 'GET /agent': answers({ balance: 'number' }) } };
	const ahead = place.build('remote-one', { version: '2.0.0', uses });
	await good('publish', ahead.folder, '--anyway');
	const channels = ['--from', 'dev', '--to', 'production', '--url', server.url];
	await refused(/with the api:\n {2}GET \/agent: balance is gone/, 'promote', ...channels);
	const api = apiOf({ 'GET /agent': answers({ id: 'string', balance: 'number' }) });
	const nextApi = await serveStore(place.storeDir, { host: HOST, api });
	const { output } = await place.run(['plan', ...channels, '--next-api', nextApi.url]);
	assert.match(output, /Safe in this order: api, then remote-one/);
	await good('promote', ...channels, '--api', nextApi.url);
	nextApi.stop();
	assert.equal(await running('production'), ahead.name);
	await refused(
		/api\/offers does not tell .*ECONNREFUSED.*check --api/,
		'plan',
		...channels,
		'--api',
		nextApi.url,
	);
});

test('publish and rollback refuse what would break, name it, and leave the channel as it was', async () => {
	const uses = { doors: { ui: { Toast: BUTTON } }, calls: { 'GET /agent': AGENT } };
	const picky = place.build('remote-one', { version: '2.0.0', uses });
	const told =
		/Nothing was published[\s\S]*remote-one 2\.0\.0-\w+ with the host:\s+Toast of the door ui: is gone/;
	for (const channel of ['dev', 'staging', 'production']) {
		await refused(told, 'publish', picky.folder, '--to', channel, '--url', server.url);
		assert.equal(await running(channel), undefined);
	}
	await good('publish', picky.folder, '--to', 'production', '--url', server.url, '--anyway');
	await good('publish', first.folder, '--to', 'production', '--url', server.url);
	const back = ['rollback', 'remote-one', '--url', server.url];
	await refused(/Nothing was rolled back[\s\S]*Toast of the door ui: is gone/, ...back);
	assert.equal(await running('production'), first.name);
	await good(...back, '--anyway');
	assert.equal(await running('production'), picky.name);
});

test('a changed byte of the registry is found, and nothing is signed on top of it', async () => {
	await good('publish', first.folder, '--to', 'production');
	const file = path.join(place.storeDir, 'registry/production.json');
	const before = readFileSync(file, 'utf8');
	writeFileSync(file, before.replace('\\"revision\\":1', '\\"revision\\":2'));
	await refused(/is not believed: its signature is wrong/, 'check');
	await refused(/its signature is wrong/, 'publish', second.folder, '--to', 'production');

	// In the place of one remote: the others can be released as ever.
	const spoilt = JSON.parse(before);
	spoilt.places['remote-one'].payload += ' ';
	writeFileSync(file, JSON.stringify(spoilt));
	await refused(
		/remote-one: its place is not believed: .* not the one that the list names/,
		'check',
	);
	await good('publish', place.build('remote-two').folder, '--to', 'production');
	await good('publish', second.folder, '--to', 'production');
	assert.equal(await running('production'), second.name);
	await good('check');
});

test('with another key nothing is signed, with another trust nothing is believed', async () => {
	await good('publish', first.folder, '--to', 'production');
	const other = await Workplace.create();
	const { output } = await place.run(['log'], { TRUST_FILE: other.trustFile });
	assert.match(output, /grants\.json is not believed: .* which is not trusted here/);
	const args = ['publish', second.folder, '--to', 'production'];
	const signed = await place.run(args, { RELEASE_KEY: other.keyFile });
	other.remove();
	assert.match(signed.output, /Nothing was changed: the key \w+ has no right\. Sign with/);
	assert.equal(await running('production'), first.name);
});

for (const file of ['assets/late.0123456789abcdef.js', 'assets/page.0123456789abcdef.css']) {
	test(`a changed byte of ${file} is found, and the build goes nowhere`, async () => {
		await good('publish', first.folder);
		appendFileSync(stored(first, file), ' ');
		await refused(
			new RegExp(`${path.basename(file)} is not as remote.json names it`),
			'check',
			'--channel',
			'dev',
		);
		await refused(/is not as remote\.json names it/, 'publish', first.folder, '--to', 'production');
		const channels = ['--from', 'dev', '--to', 'production', '--url', server.url];
		await refused(/is not as remote\.json names it/, 'promote', ...channels);
		assert.equal(await running('production'), undefined);
	});
}

test('a changed remote.json is found, though its files fit it', async () => {
	await good('publish', first.folder);
	appendFileSync(stored(first, 'remote.json'), ' ');
	await refused(/is not the build that was signed/, 'check', '--channel', 'dev');
});

test('a script that remote.json does not name is not published', async () => {
	writeFileSync(path.join(first.folder, 'assets/extra.js'), 'evil()');
	await refused(/extra\.js is not as remote\.json names it/, 'publish', first.folder);
});

test('what is packed goes along, if it unpacks to the very bytes that are signed', async () => {
	const file = 'assets/late.0123456789abcdef.js';
	const plain = readFileSync(path.join(first.folder, file));
	const packings = { br: brotliCompressSync, gz: gzipSync };
	for (const [ending, pack] of Object.entries(packings)) {
		const packed = path.join(first.folder, `${file}.${ending}`);
		const found = new RegExp(`late.*\\.${ending} is not as remote\\.json names it`);
		for (const wrong of [pack('evil()'), pack(Buffer.concat([plain, plain])), plain]) {
			writeFileSync(packed, wrong);
			await refused(found, 'publish', first.folder);
		}
		writeFileSync(packed, pack(plain));
	}
	writeFileSync(path.join(first.folder, 'assets/extra.js.br'), packings.br('evil()'));
	await refused(/extra\.js\.br is not as remote\.json names it/, 'publish', first.folder);
	rmSync(path.join(first.folder, 'assets/extra.js.br'));
	await good('publish', first.folder, '--url', server.url);
	assert.deepEqual(readFileSync(stored(first, `${file}.br`)), packings.br(plain));
	writeFileSync(stored(first, `${file}.gz`), packings.gz('evil()'));
	await refused(/\.gz is not as remote\.json names it/, 'check', '--channel', 'dev');
});

test('a server that does not serve what was stored leaves the channel as it was', async () => {
	const elsewhere = await serveStore(place.folder, PLATFORM);
	await refused(
		/8 of 8 files of remote-one do not come/,
		'publish',
		first.folder,
		'--url',
		elsewhere.url,
	);
	elsewhere.stop();
	assert.equal(await running('dev'), undefined);
	rmSync(place.storeDir, { recursive: true });
	await refused(/ECONNREFUSED/, 'publish', first.folder, '--url', elsewhere.url);
});

test('publishing the same build again changes nothing', async () => {
	await good('publish', first.folder);
	assert.match(await good('publish', first.folder), /has these builds already, at revision 1/);
});

const ROOT_MANIFEST = path.join(ROOT, 'package.json');
/** @type {[args: string[], pattern: RegExp][]} */
const WRONG = [
	[['publsh'], /I don't know publsh; there are: publish,/],
	[['publish'], /Name the remotes to publish/],
	[['publish', 'remote-none'], /neither a remote of this repository .* nor a folder/],
	[['promote', '--to', 'production'], /--from is missing: name one of dev, staging, production/],
	[['rollback', 'remote-one', '--channel', 'prod'], /--channel is prod: name one of/],
	[['rollback', 'remote-one'], /production has no remote remote-one; it has: none/],
	...['log', 'check', 'platform', 'diff', 'retire'].map(
		(name) =>
			/** @type {[string[], RegExp]} */ ([
				[name, 'staging'],
				/Unexpected argument 'staging'.*--help/,
			]),
	),
	[['key', 'list', 'staging'], /staging is nothing that key list takes/],
	[['publish', 'x', '--url', 'localhost:3000'], /--url is localhost:3000: write it as http/],
	[['plan', '--next-api', 'nonsense'], /--next-api is nonsense: write it as http/],
	[['serve', '--port', '70000'], /--port is 70000: give a number from 0 to 65535/],
	[['log', '--count', '0'], /--count is 0: say a number of lines, 1 or more/],
	[['key', 'put', 'no.json'], /Name the file with the rights/],
	[['log', '--chanel', 'dev'], /Unknown option '--chanel'.*--help/],
	[['rollback', 'remote-one', '--key', 'no.pem'], /no signing key at .*no\.pem.*release key new/],
	[['log', '--trust', 'no.json'], /There is no .*no\.json.*--trust.*npm start/],
	[['log', '--trust', ROOT_MANIFEST], /package\.json is no trust\.json: name that of the host/],
	[['promote', '--from', 'dev', '--to', 'dev'], /--from and --to are both dev: name two channels/],
	[['plan', '--from', 'dev', '--to', 'staging'], /dev has no remotes: publish there first/],
	[['promote', '--from', 'dev', '--to', 'staging'], /dev has no remotes: publish there first/],
	[['key'], /Say what to do: pnpm release key root \| new/],
	[
		['key', 'revoke', 'abc', '--reason', 'x'],
		/No one key is called abc; there are: \w+ \(release\.pem\)/,
	],
];
for (const [args, pattern] of WRONG) {
	test(`release ${args.join(' ')}: says what to do`, () => refused(pattern, ...args));
}

test('a key that is not there is told before the trust.json that is looked for beside it', async () => {
	const publish = ['publish', first.folder, '--key', path.join(place.folder, 'none/team.pem')];
	const { code, output } = await place.run(publish, { TRUST_FILE: '' });
	assert.equal(code, 1);
	assert.match(output, /There is no signing key at .*team\.pem/);
});

test('a server of the store whose port is taken says so', async () => {
	const { port } = new URL(server.url);
	await refused(/Port \d+ is taken by another program.*--port \d+/, 'serve', '--port', port);
});

test('a plan says of a channel with fewer remotes that the other one has its builds, not that they are the same', async () => {
	await good('publish', first.folder, place.build('remote-two').folder, '--to', 'production');
	await good('publish', first.folder);
	const planned = await good('plan', '--from', 'dev', '--to', 'production');
	assert.match(planned, /production has the builds of dev already/);
});

test('a promotion of some remotes leaves the others of that channel as they are', async () => {
	const other = ['1.0.0', '1.1.0'].map((version) => place.build('remote-two', { version }));
	await good('publish', first.folder, other[0].folder, '--to', 'production');
	await good('publish', second.folder, other[1].folder, '--to', 'staging');
	const before = await readChannel(place.channel('production'));
	await good('promote', 'remote-one', '--from', 'staging', '--to', 'production');
	const after = await readChannel(place.channel('production'));
	assert.equal(await running('production'), second.name);
	assert.deepEqual(after.remotes['remote-two'], before.remotes['remote-two']);
	assert.deepEqual(after.sealed['remote-two'], before.sealed['remote-two'], 'nor signed anew');
	await good('promote', '--from', 'staging', '--to', 'production');
	const { remotes } = await readChannel(place.channel('production'));
	assert.equal(remotes['remote-two'].version, '1.1.0');
});

const COMMANDS = [
	'serve',
	'publish',
	'promote',
	'rollback',
	'kill',
	'remove',
	'retire',
	'plan',
	'platform',
	'diff',
	'log',
	'verify',
	'renew',
	'key',
];
test('help names every command, and each command its options', async () => {
	const help = await good('--help');
	for (const command of COMMANDS) {
		assert.match(help, new RegExp(`pnpm release ${command} `));
		const text = await good(command, '--help');
		assert.match(text, new RegExp(`^pnpm release ${command} [\\s\\S]*--store`));
		// What an option means begins in one column, behind the longest.
		const options = text.split('\n').flatMap((line) => line.match(/^ {2}--[a-z-]+ +/)?.[0] ?? []);
		assert.equal(new Set(options.map(({ length }) => length)).size, 1, text);
	}
});

test('a check of a channel that was never published to says so, and asks whether it is the right store', async () => {
	const { code, output } = await place.run(['check', '--channel', 'dev']);
	assert.equal(code, 1, output);
	assert.match(output, /^Nothing was ever published to dev in .*: is it the right store\?$/m);
	assert.doesNotMatch(output, /undefined/);
});

test('help tells what an address or a key is for in that command', async () => {
	assert.match(
		await good('rollback', '--help'),
		/--url +host .* else with what was noted for it$/m,
	);
	assert.match(await good('check', '--help'), /--url +server of the store: .* asked for there/m);
	// Reading takes no key; the one that is named says where trust.json is.
	assert.match(await good('log', '--help'), /--key .*trust\.json is looked for beside it$/m);
});

test('who stops it before anything was changed changes nothing', async () => {
	await good('publish', first.folder);
	const asked = new Promise((resolve) => server.hold(resolve));
	const tool = place.start(['promote', '--from', 'dev', '--to', 'production', '--url', server.url]);
	const isOver = tool.ended.then(({ output }) => assert.fail(output));
	const release = await Promise.race([asked, isOver]);
	tool.child.kill('SIGINT');
	release();
	const { code, output } = await tool.ended;
	assert.equal(code, 130, output);
	assert.match(output, /Stopped\. `pnpm release log` tells whether/);
	assert.equal(await running('production'), undefined);
});

test('who may not write to the store is told so in a sentence', async () => {
	const { folder, storeDir } = place;
	for (const each of [folder, storeDir]) chmodSync(each, 0o555);
	chmodSync(place.keyFile, 0o644);
	// Root may write everywhere.
	const options = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
	const { code, output } = await place.start(['publish', first.folder], {}, options).ended;
	for (const each of [folder, storeDir]) chmodSync(each, 0o755);
	assert.equal(code, 1);
	assert.match(output, /store.*: this user may not do it: let them.*\(EACCES\)\.$/m);
	assert.doesNotMatch(output, /^\s+at /m, 'no stack trace');
});

test('a key or a trust.json that is another user’s is told as such, not as none', async () => {
	// Root may read everything.
	const options = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
	chmodSync(place.folder, 0o755);
	for (const file of [place.keyFile, place.trustFile]) {
		chmodSync(file, 0o000);
		const { code, output } = await place.start(['renew', '--channel', 'dev'], {}, options).ended;
		chmodSync(file, 0o644);
		assert.equal(code, 1);
		assert.ok(output.includes(`${file}: this user may not do it`), output);
	}
});
