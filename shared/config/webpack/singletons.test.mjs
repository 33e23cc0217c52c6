import assert from 'node:assert/strict';
import test from 'node:test';
import { consumed, DOORS, providedVersions } from './singletons.mjs';

test('builds of before go on finding every door, whatever version the product has', () => {
	const [offered, asked] = [providedVersions(), consumed()];
	for (const door of DOORS) {
		assert.equal(offered[door], '1.0.0', door);
		assert.equal(asked[door].requiredVersion, '^1.0.0', door);
	}
});
