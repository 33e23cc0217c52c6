import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenLinks } from './links.mjs';
import { planLines, planPromotion } from './plan.mjs';
import { asCompared } from './testing/offers.mjs';

const PLATFORM = {
	host: { shared: {}, doors: {}, icons: [], slots: [], shapes: {} },
	api: { calls: {}, permissions: [], shapes: {} },
};
const PARTS = { parts: { doors: {}, calls: {} }, shapes: {} };
/** @param {string} name @param {string} version @param {string[]} offers @param {string[]} uses */
const build = (name, version, offers = [], uses = []) => ({
	version,
	build: 'abcdef',
	...PARTS,
	manifest: {
		name,
		version,
		build: 'abcdef',
		shared: {},
		offers: { screens: offers },
		uses: { host: '', api: '', screens: uses, icons: [], slots: [], permissions: [] },
	},
});
/** @typedef {{ manifest: { name: string }, parts: object, shapes: object }} Built */

/** @param {Built[]} builds */
const byName = (...builds) =>
	Object.fromEntries(builds.map((each) => [each.manifest.name, asCompared(each)]));
/** @param {Built[]} current @param {Built[]} next */
const plan = (current, next) =>
	planPromotion({ current: byName(...current), next: byName(...next), platform: PLATFORM });

const OWNER = build('remote-admin', '1.0.0', ['agent.list()', 'agent.edit(agentId)']);
const CALLER = build('remote-borlette', '1.0.0', [], ['agent.list()', 'agent.edit(agentId)']);

test('a screen that is taken away is named, with who links there and who took it', () => {
	const without = build('remote-admin', '1.1.0', ['agent.list()']);
	const { isSafe, unsafe } = plan([OWNER, CALLER], [without]);
	assert.equal(isSafe, false);
	assert.deepEqual(unsafe, {
		remote: 'remote-borlette 1.0.0-abcdef',
		with: 'remote-admin 1.1.0-abcdef',
		problems: [
			'links to the screen agent.edit, which remote-admin 1.0.0-abcdef declared and no remote declares then',
		],
	});
});

test('a screen that is renamed is safe together with the build that links to its new name', () => {
	const renamed = build('remote-admin', '1.1.0', ['agent.list()', 'agent.change(agentId)']);
	const follows = build('remote-borlette', '1.1.0', [], ['agent.list()', 'agent.change(agentId)']);
	assert.equal(plan([OWNER, CALLER], [renamed]).isSafe, false);
	assert.equal(plan([OWNER, CALLER], [follows]).isSafe, false);
	const both = plan([OWNER, CALLER], [renamed, follows]);
	assert.equal(both.isSafe, true);
	assert.equal(both.order, undefined, 'one after the other has no safe order');
});

test('a build that links to a new screen waits for the one that brings it', () => {
	const brings = build('remote-admin', '1.1.0', [
		'agent.list()',
		'agent.edit(agentId)',
		'agent.map()',
	]);
	const links = build('remote-borlette', '1.1.0', [], ['agent.map()']);
	assert.match(
		plan([OWNER, CALLER], [links]).unsafe?.problems[0] ?? '',
		/links to the screen agent\.map, which no remote of the channel declares/,
	);
	assert.deepEqual(plan([OWNER, CALLER], [links, brings]).order, [
		'remote-admin',
		'remote-borlette',
	]);
});

test('a screen whose path needs what the link does not send is broken', () => {
	const needs = build('remote-admin', '1.1.0', ['agent.list()', 'agent.edit(agentId,region)']);
	const { unsafe } = plan([OWNER, CALLER], [needs]);
	assert.equal(
		unsafe?.problems[0],
		'links to the screen agent.edit without region, which its path needs',
	);
	assert.equal(unsafe?.with, 'remote-admin 1.1.0-abcdef');
	const fewer = build('remote-admin', '1.1.0', ['agent.list()', 'agent.edit()']);
	assert.equal(plan([OWNER, CALLER], [fewer]).isSafe, true, 'what is sent too much is left out');
});

test('a page that moves to another remote, or to another path, breaks nothing', () => {
	const without = build('remote-admin', '1.1.0', ['agent.list()']);
	const other = build('remote-people', '1.0.0', ['agent.edit(agentId)']);
	assert.equal(plan([OWNER, CALLER], [without, other]).isSafe, true);
});

test('what led nowhere before is not this change’s doing', () => {
	const lost = build('remote-borlette', '1.0.0', [], ['gone.list()']);
	const next = build('remote-borlette', '1.1.0', [], ['gone.list()']);
	assert.equal(plan([OWNER, lost], [next]).isSafe, true);
});

test('a remote that arrives before the ones it links to is told so, and may come', () => {
	const result = plan([], [CALLER]);
	assert.equal(result.isSafe, true);
	assert.match(
		planLines(result)[0],
		/^remote-borlette 1\.0\.0-abcdef links to the screen agent\.list, which no remote .* it is not drawn/,
	);
	assert.equal(plan([CALLER], [OWNER]).isSafe, true);
});

test('a remote that goes takes links with it', () => {
	const [owner, caller] = [OWNER, CALLER].map((each) => asCompared(each).manifest);
	const mix = { 'remote-admin': owner, 'remote-borlette': caller };
	const broken = brokenLinks(mix, { 'remote-borlette': caller });
	assert.deepEqual(
		broken.map(({ with: other, isArriving }) => [other, isArriving]),
		[
			['channel without remote-admin', false],
			['channel without remote-admin', false],
		],
	);
});

test('of builds from before screens were written nothing is said but what their routes are', () => {
	/** @param {string} name @param {{ id: string }[]} routes */
	const old = (name, routes) => ({
		...build(name, '1.0.0'),
		manifest: {
			...build(name, '1.0.0').manifest,
			offers: undefined,
			uses: { ...build(name, '1.0.0').manifest.uses },
			routes,
		},
	});
	const owner = old('remote-admin', [{ id: 'agent.list' }, { id: 'agent.edit' }]);
	assert.equal(plan([], [owner, CALLER]).isSafe, true);
	assert.equal(plan([owner, CALLER], [old('remote-admin', [{ id: 'agent.list' }])]).isSafe, false);
});
