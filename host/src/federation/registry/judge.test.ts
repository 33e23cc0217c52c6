import { aManifest, anEntry, aRegistry, HASH } from '../../testing/registry.ts';
import { judgedRegistry, withOwnPlaces } from './judge.ts';
import { type JudgedEntry, lineOf, RegistryDamaged } from './judged.ts';

const label = (fr: string) => ({ fr, en: `${fr} (en)`, de: `${fr} (de)` });
const list = { id: 'one.list', path: '/dashboard/one', permission: null, title: label('Liste') };
const edit = { ...list, id: 'one.edit', path: '/dashboard/one/:oneId', permission: 'view_one' };
const entry = {
	...{ id: 'one', slot: 'general', position: 10, icon: 'info' },
	...{ label: label('Un'), routes: ['one.list', 'one.edit'] },
};
const DRAWN = { routes: [list, edit], menu: [entry] };
const ROOT = '/dashboard/unavailable/remote-one';

/** As a registry has it: without what the host's judgement adds. */
const placed = (changes: object = {}, more: object = {}): object => {
	const { faults: _f, lost: _l, ...rest } = anEntry(more);
	return { ...rest, manifest: aManifest({ ...DRAWN, ...changes }) };
};
const parsed = (text: string): object => JSON.parse(text);
const registryOf = (remotes: object) => ({ ...aRegistry(), remotes });
const judge = async (one: unknown): Promise<JudgedEntry> => {
	const { remotes } = await judgedRegistry(registryOf({ 'remote-one': one }));
	return remotes['remote-one'] as JudgedEntry;
};
const judged = (changes: object) => judge(placed(changes));
const faultsOf = ({ faults }: JudgedEntry) => faults.map(lineOf);

const WHY = { reason: 'nobody used it', at: '2026-01-01T00:00:00Z', killed: [] };
test.each([
	['a text', 'x'],
	['a list', [WHY]],
	['a reason that is none', { 'remote-two': { ...WHY, reason: 7 } }],
	['a name that is none', { constructor: WHY, 'X y': WHY }],
])(
	'what was taken out is judged like the rest: %s is left out and not kept',
	async (_what, removed) => {
		const registry = { ...registryOf({ 'remote-one': placed() }), removed };
		const { removed: left, remotes } = await judgedRegistry(registry);
		expect(left).toBeUndefined();
		expect(remotes['remote-one']?.unusable).toBeUndefined();
	},
);

test('what was taken out stays with its reason', async () => {
	const registry = { ...registryOf({}), removed: { 'remote-two': WHY } };
	expect((await judgedRegistry(registry)).removed).toEqual({ 'remote-two': WHY });
});

test('finds nothing in metadata that is in order, and leaves it as it is', async () => {
	const one = placed();
	expect(await judge(one)).toEqual({ ...one, faults: [], lost: [] });
});

describe('a menu entry that is wrong keeps its place', () => {
	test.each([
		['icon', 'nonesuch', { icon: 'nonesuch' }],
		['icon', 7, { icon: '' }],
		['icon', '<b>', { icon: '' }],
		['slot', 'nonesuch', { slot: 'nonesuch' }],
		['slot', 7, { slot: 'general' }],
		['position', 'first', { position: 10_000 }],
		['position', null, { position: 10_000 }],
		['position', Number.NaN, { position: 10_000 }],
		['label', undefined, { label: { fr: 'one', en: 'one', de: 'one' } }],
		['label', 7, { label: { fr: 'one', en: 'one', de: 'one' } }],
		['label', { en: 'One' }, { label: { fr: 'One', en: 'One', de: 'One' } }],
		['label', { ...label('Un'), de: ' ' }, { label: { ...label('Un'), de: 'Un' } }],
		['label', label('x'.repeat(90)), { label: { fr: 'one', en: 'one', de: 'one' } }],
		['superuserRoutes', ['none'], {}],
		['superuserRoutes', 'one.list', {}],
	])('%s: %p', async (name, value, expected) => {
		const one = await judged({ menu: [{ ...entry, [name]: value }] });
		expect(one.manifest.menu).toEqual([{ ...entry, ...expected }]);
		expect(one.manifest.routes).toEqual([list, edit]);
		expect(faultsOf(one)[0]).toMatch(new RegExp(`^menu\\[0\\]\\.${name}`));
		expect(one.unusable).toBeUndefined();
	});
});

test.each([
	[
		'names a route that is none',
		{ ...entry, routes: ['nowhere'] },
		/routes names the route nowhere/,
	],
	['has no list of routes', { ...entry, routes: 'one.list' }, /routes must be a list/],
	['is nothing', null, /menu\[0\] must be an object/],
])('a menu entry that %s leads to the reason', async (_, wrong, reason) => {
	const one = await judged({ menu: [wrong] });
	const [item] = one.manifest.menu;
	const lost = one.lost.find(({ id }) => id === item?.routes[0]);
	expect(lost).toMatchObject({ path: ROOT, permission: null });
	expect(faultsOf(one)).toContainEqual(expect.stringMatching(reason));
});

const action = {
	...{ id: 'one.do', label: label('Faire'), route: 'one.list' },
	takes: { param: 'boules', pattern: '\\d{2}' },
};
const opened = { kind: 'one', label: label('Uns'), route: 'one.edit', param: 'oneId' };

test('actions and places of rows that are in order stay as they are', async () => {
	const one = await judged({ actions: [action], records: [opened] });
	expect(one.manifest).toMatchObject({ actions: [action], records: [opened] });
	expect(one.faults).toEqual([]);
});

test.each([
	['actions', { ...action, label: 'Faire' }],
	['actions', { ...action, takes: { param: 'boules', pattern: '(a+)+' } }],
	['actions', { ...action, permission: 7 }],
	['actions', null],
	['records', { ...opened, by: 'name' }],
	['records', { ...opened, param: undefined }],
])('one of the %s that is wrong (%j) is left out, and the others stay', async (name, wrong) => {
	const all = { actions: [action], records: [opened] };
	const list = name as keyof typeof all;
	const one = await judged({ ...all, [list]: [wrong, ...all[list]] });
	expect(one.manifest).toMatchObject(all);
	expect(one.manifest[list]).toHaveLength(1);
	expect(faultsOf(one)[0]).toMatch(new RegExp(`^${name}\\[0\\]`));
	expect(one.manifest.routes).toEqual(DRAWN.routes);
	expect(one.unusable).toBeUndefined();
});

test('actions that are no list are none', async () => {
	const one = await judged({ actions: 'x' });
	expect(one.manifest.actions).toEqual([]);
	expect(faultsOf(one)).toEqual(['actions must be a list']);
});

test.each([
	['title', undefined],
	['title', 'Liste'],
	['title', { fr: 7 }],
])('a page with a wrong %s (%p) is there, under its id', async (name, value) => {
	const one = await judged({ routes: [{ ...list, [name]: value }, edit] });
	expect(one.manifest.routes[0]?.title).toEqual({ fr: 'one.list', en: 'one.list', de: 'one.list' });
	expect(faultsOf(one)[0]).toMatch(/^routes\[0\]\.title/);
});

test.each([
	['roles', 'superuser', list.path],
	['roles', [7], list.path],
	['permission', 7, list.path],
	['permission', undefined, list.path],
	['path', '/elsewhere', ROOT],
	['path', '/dashboard/*', ROOT],
	['path', '/dashboard', ROOT],
	['path', '/dashboard/../auth', ROOT],
	['path', 7, ROOT],
	['path', '/dashboard/unavailable/remote-two', ROOT],
])('a page with a wrong %s (%p) is not run; %s tells why', async (name, value, path) => {
	const one = await judged({ routes: [{ ...list, [name]: value }, edit] });
	expect(one.manifest.routes).toEqual([edit]);
	expect(one.lost).toMatchObject([{ id: 'one.list', path }]);
	expect(faultsOf(one)[0]).toMatch(new RegExp(`^routes\\[0\\]\\.${name}`));
});

test.each([
	['/dashboard/old', 'https://elsewhere.example'],
	['/dashboard/old', '/auth/login'],
	['/dashboard/old', 7],
	['/old', '/dashboard/one'],
])('a redirect from %s to %s is left out', async (from, to) => {
	const one = await judged({ redirects: { [from]: to, '/dashboard/good': '/dashboard/one' } });
	expect(one.manifest.redirects).toEqual({ '/dashboard/good': '/dashboard/one' });
	expect(faultsOf(one)).toHaveLength(1);
});

test.each([
	['assets', undefined],
	['assets', { 'assets/a.js': 'sha384-x' }],
	['assets', {}],
	['assets', { '../a.js': HASH }],
	['entry', 7],
	['entry', '../../elsewhere.js'],
	['shared', []],
	['shared', { react: '*' }],
	['i18n', { fr: 'i18n/unsigned.json' }],
	['version', '1'],
	['name', 'remote-two'],
])('of a build with a wrong %s (%p) no code may run; its pages tell why', async (name, value) => {
	const one = await judged({ [name]: value });
	expect(one.unusable).toEqual(expect.any(String));
	expect(one.manifest).toMatchObject({ name: 'remote-one', routes: [list, edit], menu: [entry] });
});

test.each([
	['no object', null],
	['a text', '<script>'],
	['a list', []],
	['an object of other things', { a: 1 }],
	['full of keys of prototypes', parsed('{"__proto__":{"routes":[1]},"constructor":1}')],
	['with lists that are none', { ...aManifest(), routes: {}, menu: 'x', redirects: [] }],
])('metadata that is %s leaves an empty place', async (_, manifest) => {
	const one = await judge({ ...placed(), manifest });
	expect(one.manifest).toMatchObject({ routes: [], menu: [] });
	expect(one.faults.length).toBeGreaterThan(0);
	expect({}).not.toHaveProperty('routes');
});

test.each([
	['killed', undefined],
	['killed', {}],
	['killed', [{}]],
	['earlier', 'none'],
	['lastKnownGood', 7],
	['url', 'javascript:alert(1)'],
	['integrity', 7],
])(
	'where %s of its place is %p nothing runs of it, and that registry is not kept',
	async (name, value) => {
		const one = { ...placed(), [name]: value };
		expect(await judge(one)).toMatchObject({
			...{ killed: [], earlier: [], lastKnownGood: null },
			manifest: { i18n: {}, assets: {}, routes: [list, edit] },
			unusable: expect.stringContaining(`registry.${name}`),
		});
	},
);

test('a remote that is no entry at all leaves the others as they are', async () => {
	const odd = parsed('{"__proto__": 1, "constructor": 2, "Remote": 3, "remote-two": null}');
	const { remotes } = await judgedRegistry(registryOf({ ...odd, 'remote-one': placed() }));
	expect(Object.keys(remotes)).toEqual(['remote-two', 'remote-one']);
	expect(remotes['remote-one']?.faults).toEqual([]);
	expect(remotes['remote-two']?.unusable).toEqual(expect.any(String));
});

test.each([[undefined], [null], ['text'], [{ ...aRegistry(), remotes: [] }], [{ remotes: {} }]])(
	'%p is no registry',
	async (value) => {
		await expect(judgedRegistry(value)).rejects.toBeInstanceOf(RegistryDamaged);
	},
);

test('a text of megabytes is not shown', async () => {
	const one = await judged({ menu: [{ ...entry, label: label('x'.repeat(5_000_000)) }] });
	expect(one.manifest.menu[0]?.label.fr).toBe('one');
});

test('a metadata of a hundred thousand routes is cut short', async () => {
	const one = await judged({ routes: Array.from({ length: 100_000 }, () => list) });
	expect(one.manifest.routes).toHaveLength(500);
	expect(one.faults.length).toBeLessThanOrEqual(50);
});

describe('an address belongs to the first in the order of the registry', () => {
	const two = (changes: object) =>
		anEntry({ manifest: { ...DRAWN, menu: [], name: 'remote-two', ...changes } });
	const settle = async (changes: object) => {
		const one = anEntry({ manifest: DRAWN });
		const { remotes } = await withOwnPlaces(
			aRegistry({ 'remote-one': one, 'remote-two': two(changes) }),
		);
		expect(remotes['remote-one']).toBe(one);
		return remotes['remote-two'] as JudgedEntry;
	};
	const own = { ...list, id: 'two.list', path: '/dashboard/two' };

	test.each([
		['/dashboard/one', true],
		['/dashboard/ONE', true],
		['/dashboard/one/:anotherId', true],
		['/dashboard/:kind/new', true],
		['/dashboard/one/new', false],
		['/dashboard/one/:oneId/more', false],
	])('a second page at %s loses it: %s', async (path, isLost) => {
		const second = await settle({ routes: [own, { ...list, id: 'two.taken', path }] });
		expect(second.manifest.routes.map(({ id }) => id)).toEqual(
			isLost ? ['two.list'] : ['two.list', 'two.taken'],
		);
		expect(second.lost).toMatchObject(
			isLost ? [{ id: 'two.taken', path: '/dashboard/unavailable/remote-two' }] : [],
		);
		expect(faultsOf(second)).toHaveLength(isLost ? 1 : 0);
		if (isLost)
			expect(faultsOf(second)[0]).toMatch(/two\.taken .* address of remote-one's page one/);
	});

	test('of two that cross, the first has it, whichever begins with what may be anything', async () => {
		const one = anEntry({
			manifest: { ...DRAWN, menu: [], routes: [{ ...list, path: '/dashboard/:kind/new' }] },
		});
		const second = two({
			routes: [own, { ...list, id: 'two.taken', path: '/dashboard/two/:twoId' }],
		});
		const { remotes } = await withOwnPlaces(aRegistry({ 'remote-one': one, 'remote-two': second }));
		expect(remotes['remote-two']?.manifest.routes).toEqual([own]);
		expect(remotes['remote-one']).toBe(one);
	});

	test('a redirect over its page, and one that leads back to itself, are left out', async () => {
		const second = await settle({
			routes: [own],
			redirects: {
				'/dashboard/one': '/dashboard/two',
				'/dashboard/a': '/dashboard/b',
				'/dashboard/b': '/dashboard/a',
				'/dashboard/c': '/dashboard/C',
			},
		});
		expect(second.manifest.redirects).toEqual({ '/dashboard/a': '/dashboard/b' });
		expect(faultsOf(second)).toEqual([
			expect.stringMatching(/redirect \/dashboard\/one has the address of remote-one's page/),
			expect.stringMatching(/redirect \/dashboard\/b leads back to itself by \/dashboard\/a/),
			expect.stringMatching(/redirect \/dashboard\/c leads back/),
		]);
	});

	test('a page takes the place of a reason that somebody else has there', async () => {
		const lost = { ...list, id: 'lost', path: '/dashboard/two' };
		const one = anEntry({ manifest: DRAWN, lost: [lost], faults: [{ at: 'x', problem: 'y' }] });
		const { remotes } = await withOwnPlaces(
			aRegistry({ 'remote-one': one, 'remote-two': two({ routes: [own] }) }),
		);
		expect(remotes['remote-two']?.manifest.routes).toEqual([own]);
		expect(remotes['remote-one']?.lost).toMatchObject([{ id: 'lost', path: ROOT }]);
	});
});
