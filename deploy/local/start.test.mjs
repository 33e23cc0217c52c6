import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { listenAt } from '../../shared/config/ports.mjs';
import { nodeProblem } from './node-version.mjs';
import { ROOT } from './paths.mjs';
import { startProcess } from './processes.mjs';

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const start = (args, env = {}) =>
	startProcess(process.execPath, [path.join(ROOT, 'deploy/start.mjs'), ...args], {
		env: { ...process.env, ...env },
	}).ended;

test('a taken port is one sentence with the remedy, before anything is built', async () => {
	const taken = net.createServer();
	const port = await listenAt(taken);
	const { code, output } = await start([], { PORT: String(port) });
	taken.close();
	assert.equal(code, 1);
	assert.match(output, new RegExp(`^Port ${port} is taken .*PORT=${port + 1} before the command`));
	assert.equal(output.trim().split('\n').length, 1);
});

test('a port that is none is named', async () => {
	const { code, output } = await start([], { PORT: '70000' });
	assert.equal(code, 1);
	assert.equal(output, 'PORT is 70000, but a port is a number from 0 to 65535.\n');
});

test('--help tells the variables and ends well', async () => {
	const { code, output } = await start(['--help']);
	assert.equal(code, 0);
	for (const word of ['--no-demo', 'PORT', 'DATA_DIR', 'DATABASE_URL'])
		assert.ok(output.includes(word));
});

test('an unknown option is named', async () => {
	const { code, output } = await start(['--demmo']);
	assert.equal(code, 1);
	assert.match(output, /^Unknown option '--demmo'\. `npm start -- --help` names the options\.$/m);
});

test('an output that nobody reads is one sentence, and nothing is started that nobody would know of', async () => {
	const { child, ended } = startProcess(
		'sh',
		['-c', 'read word; exec "$0" "$1"', process.execPath, path.join(ROOT, 'deploy/start.mjs')],
		{ env: { ...process.env, PORT: '0' }, stdio: ['pipe', 'pipe', 'pipe'] },
	);
	// As by `npm start | true`: it begins when its reader is gone.
	child.stdout?.destroy();
	await once(/** @type {import('node:stream').Readable} */ (child.stdout), 'close');
	child.stdin?.end('begin\n');
	const { code, output } = await ended;
	assert.equal(code, 1);
	assert.match(output, /^Nobody reads what this says, so nothing was started\. .*>> house\.log/);
	assert.equal(output.trim().split('\n').length, 1);
});

const VERSIONS = {
	'18.20.8': false,
	'20.18.3': false,
	'20.19.0': true,
	'22.1.0': true,
	'26.0.0': true,
};
for (const [version, isGood] of Object.entries(VERSIONS)) {
	test(`Node ${version} is ${isGood ? 'good' : 'refused with the remedy'}`, () => {
		const problem = nodeProblem(version);
		if (isGood) assert.equal(problem, '');
		else assert.match(problem, /needs Node\.js 20\.19 or newer.*https:\/\/nodejs\.org/);
	});
}

// What Node 13, the first that reads .mjs files without a flag, can parse: no `?.`, no `??`.
const OLD_SYNTAX = [
	...['start', 'dev', 'release', 'contract', 'command', 'local/node-version'].map(
		(name) => `deploy/${name}.mjs`,
	),
	'.ci/test.mjs',
];
for (const file of OLD_SYNTAX) {
	test(`${file} can be read by old versions of Node`, () => {
		const newer = ['ChainExpression', "LogicalExpression[operator='??']"];
		const messages = new Linter().verify(readFileSync(path.join(ROOT, file), 'utf8'), {
			languageOptions: { ecmaVersion: 2020 },
			rules: { 'no-restricted-syntax': ['error', ...newer] },
		});
		assert.deepEqual(messages, []);
	});
}

test('under systemd the first process is the one that waits for sales and database, with nothing in between', () => {
	const unit = readFileSync(path.join(ROOT, 'deploy/server/borlette.service'), 'utf8');
	const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
	assert.match(unit, /^KillMode=mixed$/m);
	const [, command] = /^ExecStart=\/usr\/bin\/(.*) --no-demo$/m.exec(unit) ?? [];
	assert.equal(command, scripts.start);
	const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
	assert.ok(Number(stop) >= 60, stop);
});
