import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Context } from './context.mjs';
import { readJournal } from './journal.mjs';
import { publishBuilds } from './publish.mjs';
import { Workplace } from './testing/release.mjs';
import { committedOf, sourcesHere } from './uncommitted.mjs';

test('sources that no commit has are told of, noted, and kept from production unless somebody says so', async (t) => {
	const root = await mkdtemp(path.join(tmpdir(), 'a repository '));
	t.after(() => rm(root, { recursive: true, force: true }));
	const source = path.join(root, 'remote-one/source.txt');
	await mkdir(path.dirname(source));
	await writeFile(source, 'one');
	/** @type {string[]} */
	const said = [];
	/** As the command has it. @param {{ uncommitted?: boolean }} options */
	const contextOf = (options) =>
		new Context({
			...{ names: [], options },
			progress: { line: (text) => void said.push(text), step: (_label, work) => work() },
		});
	/** @param {string} channel @param {{ uncommitted?: boolean }} [options] */
	const ask = (channel, options = {}) =>
		committedOf(
			contextOf(options),
			channel,
			['remote-one', 'remote-two'].map((name) => sourcesHere(name, root)),
		);
	// Without git nothing is known.
	assert.deepEqual(await ask('production'), { committed: [], uncommitted: [] });

	const who = ['-c', 'user.name=x', '-c', 'user.email=x@example'];
	/** @param {string[]} args */
	const git = (...args) => execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
	git('init', '--quiet');
	await assert.rejects(ask('production'), /no commit has these sources/);
	git('add', '.');
	git('commit', '--quiet', '-m', 'one');
	const both = ['remote-one', 'remote-two'];
	assert.deepEqual(await ask('production'), { committed: both, uncommitted: [] });
	assert.deepEqual(said, []);

	await writeFile(source, 'two');
	await writeFile(path.join(root, 'notes.txt'), 'of nothing that is built');
	await mkdir(path.join(root, 'remote-two'));
	await writeFile(path.join(root, 'remote-two/team.pub'), 'of nothing that is built either');
	await assert.rejects(ask('production'), /say --uncommitted/);
	const one = { committed: ['remote-two'], uncommitted: ['remote-one'] };
	assert.deepEqual(await ask('dev'), one);
	assert.deepEqual(await ask('production', { uncommitted: true }), one);
	assert.match(said.join(), /remote-one\/source\.txt/);
	assert.doesNotMatch(said.join(), /notes/);
	// All builds are made of it.
	await writeFile(path.join(root, 'package.json'), '{}');
	assert.deepEqual(await ask('dev'), { committed: [], uncommitted: both });
});

test('the note goes with the build from channel to channel, and is taken away by who commits and publishes again', async (t) => {
	const place = await Workplace.create();
	t.after(() => place.remove());
	await publishBuilds(place.channel('production'), [
		place.build('remote-one', { code: 'before' }).folder,
	]);
	const { folder } = place.build('remote-one');
	const other = place.build('remote-two');
	/** @param {string} channel @param {object} [sources] */
	const publish = (channel, sources) =>
		publishBuilds(place.channel(channel), [folder, other.folder], sources);
	/** @param {string} from @param {string} to @param {string[]} more */
	const promote = (from, to, ...more) =>
		place.run(['promote', 'remote-one', '--from', from, '--to', to, ...more]);
	/** @param {string} channel */
	const noted = async (channel) => (await readJournal(place.storeDir, channel)).at(-1)?.uncommitted;

	await publish('dev', { uncommitted: ['remote-one'] });
	assert.deepEqual(await noted('dev'), ['remote-one']);
	const carried = await promote('dev', 'staging');
	assert.equal(carried.code, 0, carried.output);
	assert.match(carried.output, /note: no commit had the sources of remote-one when dev got it/);
	assert.deepEqual(await noted('staging'), ['remote-one']);
	// A list that is signed anew says nothing of builds.
	const renewed = await place.run(['renew', 'remote-one', '--channel', 'staging']);
	assert.equal(renewed.code, 0, renewed.output);

	const planned = await place.run(['plan', '--from', 'staging', '--to', 'production']);
	assert.match(planned.output, /Note: no commit had the sources of remote-one/);
	const refused = await promote('staging', 'production');
	assert.equal(refused.code, 1, refused.output);
	assert.match(refused.output, /Commit them and publish them to staging again/);
	const told = await promote('staging', 'production', '--uncommitted', '--canary', '5');
	assert.equal(told.code, 0, told.output);
	assert.deepEqual(await noted('production'), ['remote-one']);
	const log = await place.run(['log', '--count', '1']);
	assert.match(log.output, /sources of remote-one not committed/);

	// Of what nobody looked at nothing is taken away.
	assert.deepEqual((await publish('staging')).again, []);
	const again = await publish('staging', { committed: ['remote-one', 'remote-two'] });
	assert.deepEqual([again.changed, again.again], [[], ['remote-one']]);
	assert.equal(await noted('staging'), undefined);
	const promoted = await promote('staging', 'production');
	assert.equal(promoted.code, 0, promoted.output);
	assert.doesNotMatch(promoted.output, /no commit/);
});

test('a folder that another repository built is asked about too: production takes it once its sources are committed', async (t) => {
	const place = await Workplace.create();
	t.after(() => place.remove());
	const team = await mkdtemp(path.join(tmpdir(), 'a team '));
	t.after(() => rm(team, { recursive: true, force: true }));
	const built = place.build('remote-one').folder;
	await cp(built, path.join(team, 'dist'), { recursive: true });
	await mkdir(path.join(team, 'node_modules'));
	const keys = ['team.pem', 'team.pub'];
	for (const file of ['package.json', 'source.ts', 'node_modules/fetched.js', ...keys])
		await writeFile(path.join(team, file), '{}');
	/** @param {string[]} args */
	const publish = (...args) => place.run(['publish', path.join(team, 'dist'), '--anyway', ...args]);
	const who = ['-c', 'user.name=x', '-c', 'user.email=x@example'];
	/** @param {string[]} args */
	const git = (...args) => execFileSync('git', [...who, ...args], { cwd: team, stdio: 'pipe' });
	git('init', '--quiet');

	const refused = await publish('--to', 'production');
	assert.equal(refused.code, 1, refused.output);
	assert.match(refused.output, /no commit has these sources[\s\S]*\?\? source\.ts/);
	// Neither what was made of them nor what was fetched, nor the team's keys.
	assert.doesNotMatch(refused.output, /dist|node_modules|team\.p/);
	const staged = await publish('--to', 'staging');
	assert.equal(staged.code, 0, staged.output);
	const noted = (await readJournal(place.storeDir, 'staging')).at(-1)?.uncommitted;
	assert.deepEqual(noted, ['remote-one']);

	git('add', 'package.json', 'source.ts');
	git('commit', '--quiet', '-m', 'one');
	const published = await publish('--to', 'production');
	assert.equal(published.code, 0, published.output);
});
