import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planPromotion } from './plan.mjs';

const HOST = { contract: '1.2.0', shared: { react: '19.3.1' } };
const NOW = { host: HOST, api: { sale: '1.0.0' } };
const NEXT_HOST = { host: { ...HOST, contract: '2.0.0' }, api: NOW.api };
const NEXT_API = { host: HOST, api: { sale: '2.0.0' } };

const build = (name, version, needs = {}) => {
	const manifest = { name, version, build: 'abcdef', contract: '^1.0.0', shared: {}, ...needs };
	return { version, build: 'abcdef', manifest };
};
const current = { 'remote-one': build('remote-one', '1.0.0') };
const planned = (needs, more = {}) =>
	planPromotion({
		current,
		next: { 'remote-one': build('remote-one', '1.1.0', needs) },
		platform: NOW,
		...more,
	});

test('a build that fits what is live is safe', () => {
	const { isSafe, order } = planned({
		contract: '^1.1.0',
		shared: { react: '19.3.0' },
		api: { sale: '^1.0.0' },
	});
	assert.deepEqual([isSafe, order], [true, ['remote-one']]);
});

const UNSAFE = [
	[{ contract: '^1.3.0' }, 'host', 'needs host contract ^1.3.0, it is 1.2.0'],
	[{ shared: { react: '19.4.0' } }, 'host', 'was built with react 19.4.0, it is 19.3.1'],
	[{ shared: { react: '18.0.0' } }, 'host', 'was built with react 18.0.0, it is 19.3.1'],
	[{ shared: { 'left-pad': '1.0.0' } }, 'host', 'was built with left-pad 1.0.0, it is absent'],
	[{ api: { sale: '^2.0.0' } }, 'api', 'needs API feature sale ^2.0.0, it is 1.0.0'],
	[{ api: { prize: '^1.0.0' } }, 'api', 'needs API feature prize ^1.0.0, it is absent'],
];
for (const [needs, part, problem] of UNSAFE) {
	test(`unsafe: ${problem}`, () => {
		const { isSafe, unsafe, order } = planned(needs);
		assert.equal(isSafe, false);
		assert.deepEqual(unsafe, { remote: 'remote-one 1.1.0-abcdef', with: part, problem });
		assert.equal(order, undefined);
	});
}

test('a build for the next host and this one goes first, before the host', () => {
	const both = planned({ contract: '>=1.0.0 <3.0.0' }, { nextPlatform: NEXT_HOST });
	assert.deepEqual([both.isSafe, both.order], [true, ['remote-one', 'host']]);
});

test('a build that needs the next API waits for it', () => {
	const late = planned({ api: { sale: '^2.0.0' } }, { nextPlatform: NEXT_API });
	assert.deepEqual([late.isSafe, late.order], [false, ['api', 'remote-one']]);
});

test('two builds of which each fits one host only have no safe order', () => {
	const torn = planned({ contract: '^2.0.0' }, { nextPlatform: NEXT_HOST });
	assert.deepEqual([torn.isSafe, torn.order], [false, undefined]);
	assert.match(torn.unsafe.problem, /needs host contract \^2/);
});

test('a remote that stays and would break with the next host is named', () => {
	const { isSafe, unsafe } = planPromotion({
		current: { ...current, 'remote-two': build('remote-two', '1.0.0') },
		next: { 'remote-one': build('remote-one', '1.1.0', { contract: '>=1.0.0 <3.0.0' }) },
		platform: NOW,
		nextPlatform: NEXT_HOST,
	});
	assert.equal(isSafe, false);
	assert.match(unsafe.remote, /^remote-two/);
});

test('what was broken before is not held against the promotion', () => {
	const { isSafe } = planPromotion({
		current: { 'remote-two': build('remote-two', '1.0.0', { contract: '^9.0.0' }) },
		next: { 'remote-one': build('remote-one', '1.1.0') },
		platform: NOW,
	});
	assert.equal(isSafe, true);
});
