import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import Ajv from 'ajv';
import { isGood } from '../../shared/config/metadata/check.mjs';
import { manifestProblems } from '../../shared/config/metadata/manifest.mjs';
import { problemsOf } from '../../shared/config/metadata/problems.mjs';
import { MANIFEST, PLACE, REMOVED } from '../../shared/config/metadata/schema.mjs';
import { readMeta } from '../../shared/config/webpack/read-meta.mjs';

const HASH = `sha384-${'A'.repeat(64)}`;
const label = { fr: 'Un', en: 'One', de: 'Eins' };
const route = { id: 'one', path: '/dashboard/one', permission: null, title: label };
const entry = { id: 'one', slot: 'general', position: 1, icon: 'info', label, routes: ['one'] };
const action = {
	...{ id: 'one.do', label, words: label, route: 'one', permission: 'x', roles: ['company'] },
	takes: { param: 'boules', pattern: '\\d{2}[*]?\\d{0,3}' },
};
const opened = { kind: 'agent', label, route: 'one', param: 'agentId', by: 'key' };
const MANIFEST_OF_ONE = {
	...{ name: 'remote-one', version: '1.0.0', build: 'abcdef', entry: 'a.js' },
	uses: {
		...{ host: 'a', api: 'b', screens: [], icons: ['info'], slots: [], permissions: [] },
		...{ parts: { file: 'p.json', integrity: HASH }, shapes: { file: 's.json', integrity: HASH } },
	},
	...{
		shared: { react: '19.3.1' },
		i18n: { fr: 'fr.json' },
		assets: { 'a.js': HASH, 'fr.json': HASH },
	},
	...{ files: HASH, source: 'one', messages: ['one'], stores: ['table one'] },
	...{ routes: [route], redirects: { '/dashboard/old': '/dashboard/one' }, menu: [entry] },
	...{ actions: [action], records: [opened] },
};
const REF = { url: '/r/', version: '1.0.0', build: 'abcdef', integrity: HASH };
const PLACE_OF_ONE = {
	...REF,
	...{ lastKnownGood: null, earlier: [REF], killed: [{ ...REF, reason: 'x', at: 'now' }] },
};

const WHY = { reason: 'nobody used it', at: 'now' };

/** What every part of a value is replaced by, one after the other. */
const OTHERS = [
	...[null, 7, -1, '', 'x', 'X y', '<b>', true, [], {}, [null], { a: 1 }, '/dashboard/../x'],
	...['/dashboard', '/elsewhere', '../x', 'x'.repeat(300), '🎲'.repeat(80), undefined],
	...['data:image/svg+xml;base64,AAAA', 'constructor', '__proto__', HASH.toLowerCase()],
];

/** @param {any} value @returns {Generator<unknown>} */
function* changed(value) {
	yield* OTHERS;
	if (typeof value !== 'object' || value === null) return;
	for (const key of Object.keys(value)) {
		for (const part of changed(value[key])) {
			const copy = Array.isArray(value) ? [...value] : { ...value };
			copy[key] = part;
			yield copy;
		}
		if (!Array.isArray(value)) {
			const { [key]: left, ...rest } = value;
			yield rest;
			yield { ...rest, [`${key} and more`]: left };
		}
	}
	if (Array.isArray(value)) yield Array.from({ length: 600 }, () => value[0]);
}

/** @type {[name: string, schema: Parameters<typeof isGood>[0], value: object][]} */
const SCHEMAS = [
	['remote.json', MANIFEST, MANIFEST_OF_ONE],
	['a place in the registry', PLACE, PLACE_OF_ONE],
	['what was taken out', REMOVED, { 'remote-one': { ...WHY, killed: PLACE_OF_ONE.killed } }],
];
for (const [name, schema, value] of SCHEMAS) {
	test(`of ${name} the small checker says what a checker of all JSON Schema says`, () => {
		const general = new Ajv({ strict: false }).compile(schema);
		assert.equal(isGood(schema, value), true);
		let refused = 0;
		for (const other of changed(value)) {
			// As it comes: parsed from a file.
			const text = JSON.stringify(other);
			const read = text === undefined ? undefined : JSON.parse(text);
			const said = general(read);
			assert.equal(isGood(schema, read), said, text?.slice(0, 400));
			assert.equal(problemsOf(schema, read).length === 0, said, text?.slice(0, 400));
			if (!said) refused++;
		}
		assert.ok(refused > 100, `${refused} were refused`);
	});
}

/** @type {[change: object, reason: RegExp][]} */
const WRONG = [
	[
		{ menu: [{ ...entry, routes: ['two'] }] },
		/menu\[0\]\.routes names the route two, which is none/,
	],
	[{ routes: [route, { ...route, path: '/dashboard/two' }] }, /routes has the id one twice/],
	[{ menu: [entry, entry] }, /menu has the id one twice/],
	[
		{ routes: [route, { ...route, id: 'two' }] },
		/page two .* has the address of remote-one's page one/,
	],
	[
		{ redirects: { '/dashboard/one': '/dashboard/two' } },
		/redirect \/dashboard\/one has the address of/,
	],
	[
		{ redirects: { '/dashboard/a': '/dashboard/a' } },
		/redirect \/dashboard\/a leads back to itself/,
	],
	[{ actions: [action, action] }, /actions has the id one\.do twice/],
	[
		{ actions: [{ ...action, route: 'two' }] },
		/actions\[0\]\.route names the route two, which is none; there are one/,
	],
	[{ records: [{ ...opened, route: 'two' }] }, /records\[0\]\.route names the route two/],
	[
		{ actions: [{ ...action, takes: { param: 'boules', pattern: '(a+)+$' } }] },
		/actions\[0\]\.takes\.pattern must be characters, \\d and sets/,
	],
	[{ i18n: { fr: 'de.json' } }, /assets has no hash of de\.json/],
	[{ entry: 'b.js' }, /assets has no hash of b\.js/],
	[{ routes: 'none' }, /routes must be a list of 0 to 500/],
	[
		{ menu: [{ ...entry, label: { fr: 'Un', en: 'One' } }] },
		/menu\[0\]\.label\.de is missing; it must be a text/,
	],
];
for (const [change, reason] of WRONG) {
	test(`a manifest with ${JSON.stringify(change).slice(0, 80)} is refused`, () => {
		const problems = manifestProblems({ ...MANIFEST_OF_ONE, ...change });
		assert.match(problems.map(({ at, problem }) => `${at} ${problem}`).join('\n'), reason);
	});
}

const folder = mkdtempSync(path.join(tmpdir(), 'metadata '));
after(() => rmSync(folder, { recursive: true, force: true }));
const META = { name: 'remote-one', routes: [route], menu: [entry] };

/** Reads metadata as the build of a remote does. @param {object} meta @param {Record<string, string>} files */
async function built(meta, files = {}) {
	const src = path.join(mkdtempSync(path.join(folder, 'remote-')), 'src');
	mkdirSync(src);
	writeFileSync(path.join(src, '../package.json'), '{ "name": "one", "version": "1.0.0" }');
	mkdirSync(path.join(src, '../lang'));
	for (const [name, text] of Object.entries(files)) writeFileSync(path.join(src, name), text);
	writeFileSync(path.join(src, 'remote.meta.ts'), `export const meta = ${JSON.stringify(meta)};`);
	return readMeta(path.join(src, 'remote.meta.ts'));
}

test('the build names every place that is wrong, and what it must be', async () => {
	const wrong = { ...META, routes: [{ ...route, path: '/elsewhere', title: { fr: '', en: 7 } }] };
	await assert.rejects(built(wrong), ({ message }) => {
		assert.match(message, /remote\.meta\.ts describes the remote wrongly:/);
		assert.match(message, /routes\[0\]\.path must be an address below \/dashboard/);
		assert.match(message, /routes\[0\]\.title\.fr must be a text/);
		assert.match(message, /routes\[0\]\.title\.en must be a text/);
		assert.match(message, /routes\[0\]\.title\.de is missing/);
		return true;
	});
});

test('a redirect names a page, and the build says where that is', async () => {
	const { redirects } = await built({ ...META, redirects: { '/dashboard/entry': route.id } });
	assert.deepEqual(redirects, { '/dashboard/entry': route.path });
});

const MESSAGES = "export const m = defineTexts('one', { list: 'Uns', count: '{n} uns' });";
/** @param {string} id */
const named = (id) => ({ ...META, routes: [{ ...route, title: id }] });
test('a title names a text of the remote, and the build puts its languages in', async () => {
	const files = {
		'messages.ts': MESSAGES,
		'../lang/en.json': '{ "one.list": "Ones" }',
		'../lang/de.json': '{ "one.list": "Einser" }',
	};
	const { routes, menu } = await built(named('one.list'), files);
	assert.deepEqual(routes[0].title, { de: 'Einser', en: 'Ones', fr: 'Uns' });
	assert.deepEqual(menu[0].label, entry.label);
});

/** @type {[id: string, reason: RegExp][]} */
const NO_TITLES = [
	['one.none', /routes\[0\]\.title: one\.none is no plain text in fr/],
	['one.list', /routes\[0\]\.title: one\.list is no plain text in de/],
	['one.count', /routes\[0\]\.title: one\.count is no plain text in fr/],
];
for (const [id, reason] of NO_TITLES) {
	test(`a title that names ${id} ends the build: ${reason.source}`, () => {
		const files = { 'messages.ts': MESSAGES, '../lang/de.json': '{}' };
		return assert.rejects(built(named(id), files), reason);
	});
}

const own = { ...META, menu: [{ ...entry, icon: './own.svg' }] };
test('an own icon becomes part of the metadata', async () => {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n\t<path d="M0 0h1v1z"/>\n</svg>';
	const { menu } = await built(own, { 'own.svg': svg });
	assert.match(menu[0].icon, /^data:image\/svg\+xml;base64,/);
	assert.match(Buffer.from(menu[0].icon.split(',')[1], 'base64').toString(), /^<svg .*><path/);
});

/** @type {[what: string, files: Record<string, string>, reason: RegExp][]} */
const NO_ICONS = [
	['missing', {}, /own\.svg is missing: an entry of `menu` names it/],
	['no picture', { 'own.svg': '<html></html>' }, /own\.svg is no SVG picture with a viewBox/],
	['too large', { 'own.svg': `<svg viewBox="0 0 1 1">${'x'.repeat(4000)}` }, /at most 3072/],
];
for (const [what, files, reason] of NO_ICONS) {
	test(`an own icon that is ${what} ends the build`, () =>
		assert.rejects(built(own, files), reason));
}
