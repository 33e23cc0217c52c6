import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { SECRETS } from './environment.mjs';
import { ROOT } from './paths.mjs';
import { runTool } from './processes.mjs';

test('what installs and builds is told no secret of the house, whatever it is told else', async (t) => {
	for (const name of SECRETS) {
		const before = process.env[name];
		process.env[name] = 'told in confidence';
		t.after(() => {
			if (before === undefined) delete process.env[name];
			else process.env[name] = before;
		});
	}
	const tell = ['-e', 'console.log(JSON.stringify(Object.keys(process.env)))'];
	for (const env of [undefined, { ...process.env, CI: 'true' }]) {
		const { output } = await runTool(process.execPath, tell, { cwd: ROOT, ...(env && { env }) });
		/** @type {string[]} */
		const names = JSON.parse(output);
		assert.deepEqual(
			names.filter((name) => SECRETS.includes(name)),
			[],
		);
		assert.ok(names.includes('PATH'));
	}
});

test('each secret of the API is known as one', () => {
	const text = readFileSync(path.join(ROOT, 'api/src/config/variables.ts'), 'utf8');
	const [, ...parts] = text.split(/\n\t([A-Z_0-9]+): (?=\{|minutes)/);
	const secret = parts.filter((_, at) => at % 2 === 0 && /secret: true/.test(parts[at + 1] ?? ''));
	assert.deepEqual([...SECRETS].sort(), secret.sort());
});
