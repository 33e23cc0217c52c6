import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { tarball } from './tarball.mjs';

for (const [name, isPacked] of Object.entries({
	'config/trust/rights.mjs': true,
	'config/latest.mjs': true,
	'config/proof/prune.test.mjs': false,
	'types/data/useRead.test-d.ts': false,
	'testing/code/ui/Table.test.js': false,
})) {
	test(`${name} ${isPacked ? 'is packed' : 'is a test: nothing is packed with it'}`, async (t) => {
		const folder = mkdtempSync(path.join(tmpdir(), 'borlette-pack-'));
		t.after(() => rmSync(folder, { recursive: true, force: true }));
		const place = path.join(folder, 'place');
		mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
		writeFileSync(path.join(place, name), '');
		const packing = tarball(place, { name: '@borlette/tried', version: '1.0.0' }, folder);
		if (isPacked) await packing;
		else await assert.rejects(packing, { name: 'Error', output: name });
		const packed = readdirSync(folder).filter((each) => each.endsWith('.tgz'));
		assert.equal(packed.length, isPacked ? 1 : 0);
	});
}
