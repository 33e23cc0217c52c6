import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planLines, planPromotion } from './plan.mjs';
import { answers, apiOf, asCompared, hostOf, takes, usesOf } from './testing/offers.mjs';

const BUTTON = takes({ label: 'string', 'size?': 'number' });
const AGENT = answers({ id: 'string', balance: 'number' }, { 'zone?': 'string' });
const LIBRARIES = { shared: { react: '19.3.1' }, icons: ['ball'], slots: ['general'] };
const HOST = hostOf({ ui: { Button: BUTTON, Box: takes({}) } }, LIBRARIES);
const API = apiOf({ 'GET /agent': AGENT }, ['view_agent']);
const NOW = { host: HOST, api: API };

const OTHER_BUTTON = takes({ label: 'string', tone: 'string' });
const NEXT_HOST = { host: hostOf({ ui: { Button: OTHER_BUTTON } }, LIBRARIES), api: API };
const OTHER_AGENT = answers({ id: 'string', balance: 'number', zone: 'string' });
const NEXT_API = { host: HOST, api: apiOf({ 'GET /agent': OTHER_AGENT }, ['view_agent']) };

/** @param {string} name @param {string} version */
const build = (name, version, needs = {}, shared = {}) => {
	const { uses, parts, shapes } = usesOf(needs);
	const manifest = { name, version, build: 'abcdef', shared, uses };
	return asCompared({ manifest, parts, shapes });
};
const current = { 'remote-one': build('remote-one', '1.0.0') };
/** @param {import('./testing/offers.mjs').Needed} needs */
const planned = (needs, more = {}, shared = {}) =>
	planPromotion({
		current,
		next: { 'remote-one': build('remote-one', '1.1.0', needs, shared) },
		platform: NOW,
		...more,
	});

const EVERYTHING = {
	doors: { ui: { Button: BUTTON } },
	calls: { 'GET /agent': AGENT },
	icons: ['ball'],
	slots: ['general'],
	permissions: ['view_agent'],
};

test('a build that uses what is offered is safe', () => {
	const { isSafe, order } = planned(EVERYTHING, {}, { react: '19.3.0' });
	assert.deepEqual([isSafe, order], [true, ['remote-one']]);
});

const FITTING = {
	'an optional parameter that was added': { doors: { ui: { Button: takes({ label: 'string' }) } } },
	'a field of an answer that was added': { calls: { 'GET /agent': answers({ id: 'string' }) } },
	'an input that may be left out': { calls: { 'GET /agent': answers({ balance: 'number' }) } },
};
for (const [what, needs] of Object.entries(FITTING)) {
	test(`safe: ${what}`, () => assert.equal(planned(needs).isSafe, true));
}

/** @type {[needs: import('./testing/offers.mjs').Needed, part: string, problem: string][]} */
const UNSAFE = [
	[{ doors: { ui: { Toast: BUTTON } } }, 'host', 'Toast of the door ui: is gone'],
	[{ doors: { chart: { Pie: BUTTON } } }, 'host', 'Pie of the door chart: is gone'],
	[
		{ doors: { ui: { Button: takes({ label: 'string', colour: 'string' }) } } },
		'host',
		'Button of the door ui: colour is not taken any more',
	],
	[{ doors: { ui: { Button: takes({}) } } }, 'host', 'Button of the door ui: label is needed now'],
	[
		{ doors: { ui: { Button: takes({ label: 'number' }) } } },
		'host',
		'Button of the door ui: label takes string now, no number',
	],
	[{ icons: ['jackpot'] }, 'host', 'the icon jackpot: is gone'],
	[{ slots: ['games'] }, 'host', 'the menu slot games: is gone'],
	[{ calls: { 'GET /prize': AGENT } }, 'api', 'GET /prize: is gone'],
	[{ calls: { 'GET /agent': answers({ phone: 'string' }) } }, 'api', 'GET /agent: phone is gone'],
	[
		{ calls: { 'GET /agent': answers({ balance: 'string' }) } },
		'api',
		'GET /agent: balance was string, is number',
	],
	[
		{ calls: { 'GET /agent': answers({}, { 'town?': 'string' }) } },
		'api',
		'GET /agent: town is not taken any more',
	],
	[{ permissions: ['view_prize'] }, 'api', 'the permission view_prize: is gone'],
];
for (const [needs, part, problem] of UNSAFE) {
	test(`unsafe: ${problem}`, () => {
		const { isSafe, unsafe, order } = planned(needs);
		assert.equal(isSafe, false);
		assert.deepEqual(unsafe, {
			remote: 'remote-one 1.1.0-abcdef',
			with: part,
			problems: [problem],
		});
		assert.equal(order, undefined);
	});
}

for (const [name, version, has] of [
	['react', '19.4.0', '19.3.1'],
	['react', '18.0.0', '19.3.1'],
	['left-pad', '1.0.0', 'absent'],
]) {
	test(`unsafe: built with ${name} ${version}`, () => {
		const { unsafe } = planned({}, {}, { [name]: version });
		assert.deepEqual(unsafe?.problems, [`was built with ${name} ${version}, it is ${has}`]);
	});
}

test('a build that does not say what it uses is not called safe', () => {
	const silent = { ...build('remote-one', '1.1.0'), unknown: 'it does not say what it uses' };
	const { isSafe, unsafe } = planPromotion({
		current,
		next: { 'remote-one': silent },
		platform: NOW,
	});
	assert.equal(isSafe, false);
	assert.match(unsafe?.problems[0] ?? '', /build it anew/);
});

test('every problem of the pair is told', () => {
	const lines = planLines(planned({ icons: ['jackpot'], doors: { ui: { Toast: BUTTON } } }));
	assert.match(
		lines.join('\n'),
		/Unsafe: remote-one 1\.1\.0-abcdef with the host:\n {2}Toast[^\n]*\n {2}the icon jackpot/,
	);
	// Of a build that is ahead of the host, too.
	assert.match(lines.at(-1) ?? '', /bring first what has it \(--next-url/);
});

test('a build for the next host and this one goes first, before the host', () => {
	const wide = hostOf({ ui: { Button: takes({ label: 'string', 'tone?': 'string' }) } }, LIBRARIES);
	const { isSafe, order } = planPromotion({
		current: { 'remote-one': build('remote-one', '1.0.0', { doors: { ui: { Box: takes({}) } } }) },
		next: {
			'remote-one': build('remote-one', '1.1.0', {
				doors: { ui: { Button: takes({ label: 'string' }) } },
			}),
		},
		platform: NOW,
		nextPlatform: { host: wide, api: API },
	});
	assert.deepEqual([isSafe, order], [true, ['remote-one', 'host']]);
});

test('a build that needs the next API waits for it', () => {
	const needs = { calls: { 'GET /agent': answers({ zone: 'string' }) } };
	const late = planned(needs, { nextPlatform: NEXT_API });
	assert.deepEqual([late.isSafe, late.order], [false, ['api', 'remote-one']]);
});

test('two builds of which each fits one host only have no safe order', () => {
	const torn = planPromotion({
		current: { 'remote-one': build('remote-one', '1.0.0', { doors: { ui: { Box: takes({}) } } }) },
		next: {
			'remote-one': build('remote-one', '1.1.0', { doors: { ui: { Button: OTHER_BUTTON } } }),
		},
		platform: NOW,
		nextPlatform: NEXT_HOST,
	});
	assert.deepEqual([torn.isSafe, torn.order], [false, undefined]);
	assert.match(torn.unsafe?.problems[0] ?? '', /Button of the door ui: tone is not taken/);
});

test('a remote that stays and would break with the next host is named', () => {
	const { isSafe, unsafe } = planPromotion({
		current: { ...current, 'remote-two': build('remote-two', '1.0.0', EVERYTHING) },
		next: { 'remote-one': build('remote-one', '1.1.0') },
		platform: NOW,
		nextPlatform: NEXT_HOST,
	});
	assert.equal(isSafe, false);
	assert.match(unsafe?.remote ?? '', /^remote-two/);
});

test('what was broken before is not held against the promotion', () => {
	const { isSafe } = planPromotion({
		current: { 'remote-two': build('remote-two', '1.0.0', { icons: ['jackpot'] }) },
		next: { 'remote-one': build('remote-one', '1.1.0') },
		platform: NOW,
	});
	assert.equal(isSafe, true);
});
