import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { freePort } from '../../shared/config/ports.mjs';
import { readDevOptions } from './dev-options.mjs';
import { builtPackages, ROOT } from './paths.mjs';
import { startProcess } from './processes.mjs';

test('without a word, every remote is in development', () => {
	const remotes = builtPackages().filter((name) => name.startsWith('remote-'));
	assert.deepEqual(readDevOptions([]), { help: false, remotes, host: undefined });
});

test('remotes are named with or without their prefix', () => {
	const { remotes, host } = readDevOptions([
		'--only',
		'borlette,remote-admin',
		'--host',
		'http://a:1',
	]);
	assert.deepEqual([remotes, host], [['remote-borlette', 'remote-admin'], 'http://a:1']);
});

/** @type {[string[], RegExp][]} */
const WRONG = [
	[['--only', 'nothing'], /There is no remote remote-nothing; there are: remote-admin/],
	[['--host', 'elsewhere'], /--host is elsewhere: write it as http/],
	[['--host', 'localhost:3000'], /--host is localhost:3000: write it as http/],
	[['--onyl', 'x'], /--onyl'.*`pnpm dev --help` names the options/],
];
for (const [args, sentence] of WRONG) {
	test(`${args.join(' ')} is refused in a sentence`, () => {
		assert.throws(() => readDevOptions(args), sentence);
	});
}

test('a host that does not answer is told before anything is installed or built', async () => {
	const host = `http://127.0.0.1:${await freePort()}`;
	const args = [path.join(ROOT, 'deploy/dev.mjs'), '--only', 'admin', '--host', host];
	const { code, output } = await startProcess(process.execPath, args).ended;
	assert.equal(code, 1);
	assert.equal(
		output.trim(),
		`${host} does not answer (ECONNREFUSED): name a host that runs with --host.`,
	);
});
