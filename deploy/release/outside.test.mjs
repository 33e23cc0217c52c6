import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { packTool } from '../contract/pack-tool.mjs';
import { ROOT } from '../local/paths.mjs';
import { readChannel } from './channel.mjs';
import { storeServer } from './server/serve.mjs';
import { apiOf, hostOf } from './testing/offers.mjs';
import { Workplace } from './testing/release.mjs';
import { serveStore } from './testing/server.mjs';

const PAGE = readFileSync(path.join(ROOT, 'docs/how-to/own-repository.md'), 'utf8');
/** Every command of the page, in its order, with who says it. */
const COMMANDS = [...PAGE.matchAll(/^```sh (provider|team)\n([\s\S]*?)^```$/gm)].flatMap(
	([, who, text]) =>
		text
			.split('\n')
			.filter(Boolean)
			.map((line) => ({ who, line })),
);

/** @type {Workplace} */
let place;
/** @type {Awaited<ReturnType<typeof serveStore>>} */
let product;
/** @type {ReturnType<typeof storeServer>} */
let server;
/** @type {string} */
let address;
before(async () => {
	place = await Workplace.create();
	product = await serveStore(place.storeDir, { host: hostOf({}), api: apiOf({}) });
	server = storeServer({ storeDir: place.storeDir, trust: place.trust, url: product.url });
	address = await server.listen(0, '127.0.0.1');
});
after(() => {
	product.stop();
	server.stop();
	place.remove();
});

const folder = () => path.join(place.folder, 'remote-hello');

/**
 * Says a line of the page in a shell, as its reader does.
 * @param {string} line
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
async function say(line, cwd, env) {
	const { stdout } = await promisify(execFile)('sh', ['-c', line], {
		cwd,
		env: { ...process.env, NODE_ENV: '', ...env },
	});
	return stdout;
}

/** What needs minutes is done by e2e/specs/outside.spec.ts: the contract, its packages, types and tests. */
/** @type {[pattern: RegExp, instead: string][]} */
const SLOW = [
	[
		/^npm install .*$/,
		'npm install ./borlette-release-*.tgz --no-audit --no-fund --prefer-offline',
	],
	[/^npm (test|run (types|build))$/, ''],
];

test('the commands of the page bring a remote of another repository through staging into production', async () => {
	mkdirSync(folder());
	await packTool(folder());
	// As its build would leave it.
	cpSync(place.build('remote-hello').folder, path.join(folder(), 'dist'), { recursive: true });
	const env = {};
	const done = [];
	for (const { who, line } of COMMANDS) {
		if (/^pnpm (contract|release serve)/.test(line)) continue;
		if (line.startsWith('cp ')) {
			cpSync(place.trustFile, path.join(folder(), 'trust.json'));
		} else if (line.startsWith('export ')) {
			const pairs = line
				.slice(7)
				.split(' ')
				.map((pair) => pair.split('='));
			Object.assign(env, Object.fromEntries(pairs), { STORE_DIR: address });
		} else if (who === 'provider') {
			const words = line.replace('../remote-hello/', `${folder()}/`).split(' ');
			assert.deepEqual(words.splice(0, 2), ['pnpm', 'release']);
			const text = words.join(' ').replace(/(key grant) (.*\.pub)/, '$1\n$2');
			const args = text
				.split('\n')
				.flatMap((part, at) => (at === 1 ? grantArgs(part) : part.split(' ')));
			const { code, output } = await place.run(args);
			assert.equal(code, 0, output);
		} else {
			const [, instead = line] = SLOW.find(([pattern]) => pattern.test(line)) ?? [];
			if (instead) done.push(await say(instead, folder(), env));
		}
	}
	const output = done.join('\n');
	assert.match(output, /remote-hello 1\.0\.0-\w+ is in staging, revision 1/);
	assert.match(output, /remote-hello 1\.0\.0-\w+ is in production, revision 1/);
	assert.match(output, /files of remote-hello come from/, 'the server asked for each');
	for (const channel of ['staging', 'production']) {
		const { remotes } = await readChannel(place.channel(channel));
		assert.ok(remotes['remote-hello'], channel);
	}
	assert.ok(existsSync(path.join(folder(), 'team.pub')));
});

/** The path has a blank. @param {string} text */
const grantArgs = (text) => {
	const [, file = '', rest = ''] = text.match(/^(.*\.pub) (.*)$/) ?? [];
	return [file, ...rest.split(' ')];
};

test('the packed tool asks for nothing of this repository, and brings the templates', () => {
	const own = path.join(folder(), 'node_modules/@borlette/release');
	const { dependencies } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
	assert.deepEqual(Object.keys(dependencies), ['compare-versions', 's3mini']);
	const files = readdirSync(own, { recursive: true }).map(String);
	assert.ok(files.includes(path.join('shared/config/trust/rights.mjs')));
	assert.deepEqual(
		files.filter((file) => /test|testing/.test(file)),
		[],
	);
	assert.deepEqual(readdirSync(path.join(own, 'templates')).sort(), [
		'Dockerfile',
		'Dockerfile.dockerignore',
		'github.yml',
		'gitlab-ci.yml',
	]);
});

test('what the templates run is what the tool knows', async () => {
	const own = path.join(folder(), 'node_modules/@borlette/release');
	const texts = ['github.yml', 'gitlab-ci.yml'].map((name) => {
		const text = readFileSync(path.join(own, 'templates', name), 'utf8');
		assert.ok(parse(text), name);
		return text;
	});
	const lines = texts.flatMap((text) => [...text.matchAll(/npx borlette-release (\w+) (.*)$/gm)]);
	assert.equal(lines.length, 4);
	for (const [, command, rest] of lines) {
		const help = await say(`npx borlette-release ${command} --help`, folder(), {});
		assert.match(help, new RegExp(`^npx borlette-release ${command} `));
		assert.doesNotMatch(help, /pnpm/);
		for (const [option] of rest.matchAll(/--\w+/g)) assert.ok(help.includes(`${option} `), option);
	}
});
