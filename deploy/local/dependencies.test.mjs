import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { installDependencies } from './dependencies.mjs';

/** @type {import('./progress.mjs').Steps} */
const quiet = { step: (_label, work) => work() };

const MANIFEST = { name: 'new', dependencies: { root: 'workspace:*' } };
const LOCK = `lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n`;

/** @type {[what: string, lock: string][]} */
const BEHIND = [
	['a package that was just added', LOCK],
	['a package that asks for another one', `${LOCK}\n  new: {}\n`],
];
for (const [what, lock] of BEHIND) {
	test(`${what} is said to be missing from the lock file, with the command that brings it in`, async (t) => {
		const root = mkdtempSync(path.join(tmpdir(), 'borlette-lock-'));
		t.after(() => rmSync(root, { recursive: true }));
		mkdirSync(path.join(root, 'new'));
		writeFileSync(path.join(root, 'package.json'), '{ "name": "root", "private": true }');
		writeFileSync(path.join(root, 'pnpm-workspace.yaml'), "packages: ['new']\n");
		writeFileSync(path.join(root, 'pnpm-lock.yaml'), lock);
		writeFileSync(path.join(root, 'new/package.json'), JSON.stringify(MANIFEST));
		await assert.rejects(
			installDependencies(root, quiet),
			/pnpm-lock\.yaml is of before a package\.json was changed.*`npx pnpm@[\d.]+ install`/,
		);
	});
}
