import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './paths.mjs';
import { startProcess } from './processes.mjs';
import { aboutScript } from './script.mjs';

/** Scripts that are run by themselves and do something at once. */
const SCRIPTS = [
	...readdirSync(path.join(ROOT, 'e2e/bench'))
		.filter((file) => file.endsWith('.mjs'))
		.map((file) => `e2e/bench/${file}`),
	...['kill', 'second', 'upgrade', 'patroni'].map((name) => `e2e/faults/${name}.mjs`),
	...['schema', 'messages/write', 'screens/write', 'weight/main', 'pictures'].map(
		(name) => `.ci/${name}.mjs`,
	),
	'shared/catalogue/serve.mjs',
	'deploy/containers/build.mjs',
	'deploy/containers/secrets.mjs',
];

/** @param {string} script @param {string} option */
const run = (script, option) =>
	startProcess(process.execPath, [path.join(ROOT, script), option]).ended;

test('each script says what it is, and reads its line', () => {
	for (const script of SCRIPTS) {
		const about = aboutScript(path.join(ROOT, script));
		assert.ok(about.length > 30 && !about.startsWith('@'), `${script}: ${about}`);
		const text = readFileSync(path.join(ROOT, script), 'utf8');
		assert.match(text, /read(Script|Rounds)\(import\.meta\.filename/, script);
	}
});

// One of each kind: each start takes half a second.
for (const script of ['e2e/bench/races.mjs', 'e2e/faults/kill.mjs', '.ci/screens/write.mjs']) {
	test(`${script} --help says what it is and does nothing; what it does not know ends it`, async () => {
		const help = await run(script, '--help');
		assert.deepEqual([help.code, help.output.trim()], [0, aboutScript(path.join(ROOT, script))]);
		const { code, output } = await run(script, '--nonsense');
		assert.equal(code, 1, output);
		assert.match(
			output,
			/^Unknown option '--nonsense'\. `node .*mjs --help` names the options\.$/m,
		);
		assert.doesNotMatch(output, /^\s+at /m);
	});
}

test('every benchmark that a package names is a script of that kind', () => {
	const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'e2e/package.json'), 'utf8'));
	const benches = Object.values(scripts).filter((line) => line.startsWith('node bench/'));
	assert.ok(benches.length > 20);
	for (const line of benches) assert.ok(SCRIPTS.includes(`e2e/${line.split(' ')[1]}`), line);
});

test('of a comment only its marks are left out', () => {
	assert.match(
		aboutScript(path.join(ROOT, 'e2e/bench/history.mjs')),
		/^Replays .*\n.*\n.*\nRun: node/,
	);
});
