import type { RegistryEntry } from '@borlette/shared/federation';
import { allowBuild, OF_NOTHING } from '../integrity/integrity.ts';
import { early } from './early.ts';
import { forgetFaults, noteFault, takeUnsaid, useFaults } from './faults.ts';
import { begins } from './freeze/atWork.ts';
import { openPage, useOpenPage } from './openPage.ts';
import { watchErrors } from './windowErrors.ts';

const title = (fr: string) => ({ fr, en: fr, de: fr });
const route = {
	id: 'agent.edit',
	path: '/dashboard/agent/:id',
	permission: null,
	title: title('Agent'),
};
const entry = {
	url: '/remotes/remote-admin/1.0.0-aaaaaa/',
	manifest: {
		name: 'remote-admin',
		version: '1.0.0',
		build: 'aaaaaa',
		assets: {},
		routes: [
			{ ...route, id: 'agent.list', title: title('Agents') },
			route,
			{ ...route, id: 'agent.new', title: title('Nouvel agent') },
		],
		pages: { 'assets/list.js': ['agent.list'], 'assets/new.js': ['agent.new'] },
	},
} as unknown as RegistryEntry;
const scriptOf = (name: string) =>
	`http://localhost/remotes/remote-admin/1.0.0-aaaaaa/assets/${name}.js`;
const SCRIPT = scriptOf('a');

const sent = jest.fn();
let leave: (event: { isTrusted: boolean }) => void;
beforeAll(() => {
	allowBuild(entry);
	const listening = jest.spyOn(window, 'addEventListener');
	watchErrors();
	leave = listening.mock.calls.find(([type]) => type === 'beforeunload')?.[1] as never;
	listening.mockRestore();
	early.fetch = (async (_: string, { body }: { body: string }) => {
		sent(...JSON.parse(body).map((report: { body: unknown }) => report.body));
		return {};
	}) as never;
});
beforeEach(() => {
	sent.mockClear();
	forgetFaults();
	useOpenPage.setState({ seen: {} });
});

const by = (script: string, message = 'it broke') =>
	Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (${script}:1:2)` });
const fail = (error: unknown, filename = '') =>
	window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename }));

test('an error of a remote is said and reported once, and counted', () => {
	openPage({ remote: 'remote-admin', entry, route })();
	for (let count = 0; count < 5; count++) fail(by(SCRIPT));
	expect(takeUnsaid()).toMatchObject([{ remote: 'remote-admin', title: { fr: 'Agent' } }]);
	expect(takeUnsaid()).toEqual([]);
	expect(sent).toHaveBeenCalledTimes(1);
	expect(useFaults.getState().recent).toMatchObject([
		{ count: 5, build: '1.0.0-aaaaaa', source: SCRIPT, message: 'it broke' },
	]);
});

test('a failure is reported although somebody broke what sends it', () => {
	const [{ fetch }, { stringify }] = [globalThis, JSON];
	const broken = () => {
		throw new Error('broken by a remote');
	};
	globalThis.fetch = broken as never;
	JSON.stringify = broken;
	try {
		fail(by(SCRIPT, 'it broke what sends'));
	} finally {
		JSON.stringify = stringify;
		globalThis.fetch = fetch;
	}
	expect(sent).toHaveBeenCalledTimes(1);
});

test('what fails while the page is left is nobody’s failure; a page that comes back counts again', () => {
	// Nobody but the browser makes an event that it stands behind.
	leave({ isTrusted: true });
	fail(by(SCRIPT, 'aborted'));
	expect([sent.mock.calls, useFaults.getState().recent]).toEqual([[], []]);
	window.dispatchEvent(new Event('pageshow'));
	fail(by(SCRIPT, 'broken'));
	expect(sent).toHaveBeenCalledTimes(1);
});

test('that somebody only asked whether the page may be left hides no failure', () => {
	window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
	fail(by(SCRIPT, 'while it was asked'));
	expect(sent).toHaveBeenCalledTimes(1);
});

test('a sheet that was refused is no failure of whichever page is open by then; another is told', () => {
	const leavePage = openPage({ remote: 'remote-admin', entry, route });
	for (const integrity of [OF_NOTHING, 'sha384-other']) {
		const link = document.createElement('link');
		link.setAttribute('integrity', integrity);
		link.onerror = (reason) => {
			window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
		};
		link.dispatchEvent(new Event('error'));
	}
	leavePage();
	expect(sent.mock.calls.map(([report]) => report.message)).toEqual(['error of <link>']);
});

test('the page is named whose script it was, not the one that was opened last', () => {
	const list = entry.manifest.routes[0] as typeof route;
	for (const opened of [list, route]) openPage({ remote: 'remote-admin', entry, route: opened })();
	fail(by(scriptOf('list'), 'late'));
	fail(by(scriptOf('of-all'), 'late too'));
	expect(takeUnsaid().map((fault) => fault.title?.fr)).toEqual(['Agents', 'Agent']);
});

test('of a page that was only pointed at a failure is reported by its name, and said to nobody', () => {
	openPage({ remote: 'remote-admin', entry, route })();
	fail(by(scriptOf('new')));
	expect(takeUnsaid()).toEqual([]);
	expect(useFaults.getState().recent).toMatchObject([{ title: { fr: 'Nouvel agent' } }]);
	expect(sent).toHaveBeenCalledTimes(1);
});

test('what nothing names is not laid at the open page’s door while code of another remote begins', () => {
	const later = jest.spyOn(early, 'later').mockImplementation(() => undefined);
	const leave = openPage({ remote: 'remote-admin', entry, route });
	const of = (name: string) => ({ ...entry, manifest: { ...entry.manifest, name } });
	const [own, other] = ['remote-admin', 'remote-tirage'].map((name) => begins(of(name)));
	fail(null);
	own?.();
	other?.();
	// Promises that failed are told of a moment later.
	fail('a moment later');
	for (const [work] of later.mock.calls) work();
	later.mockRestore();
	fail('when it has run');
	leave();
	expect(sent.mock.calls.map(([report]) => report.remote)).toEqual([
		undefined,
		undefined,
		'remote-admin',
	]);
});

test('of a storm the first three are told, and the last ten kept', () => {
	openPage({ remote: 'remote-admin', entry, route })();
	for (let count = 0; count < 50; count++) fail(by(SCRIPT, `no ${'x'.repeat(count)}`));
	expect(takeUnsaid()).toHaveLength(3);
	expect(sent).toHaveBeenCalledTimes(3);
	expect(useFaults.getState().recent).toHaveLength(10);
});

test('an error of the host is reported, and said to nobody', () => {
	const leave = openPage({ remote: 'remote-admin', entry, route });
	fail(by('http://localhost/assets/main.js'));
	leave();
	expect(takeUnsaid()).toEqual([]);
	expect(sent.mock.calls[0][0]).not.toHaveProperty('remote');
});

test('what nothing names is looked for in the open page; React’s own script says nothing', () => {
	const leave = openPage({ remote: 'remote-admin', entry, route });
	fail(null, 'http://localhost/assets/main.js');
	leave();
	fail('after it was left', 'http://localhost/assets/main.js');
	expect(sent.mock.calls.map(([report]) => [report.remote, report.isPresumed])).toEqual([
		['remote-admin', true],
		[undefined, undefined],
	]);
});

test('no failure: what was taken back, and an observer that was late', () => {
	fail(new DOMException('taken back', 'AbortError'));
	window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
	expect(useFaults.getState().recent).toEqual([]);
});

test('what its place says already is reported, and not said again', () => {
	noteFault({ kind: 'endless', error: new Error('without end'), entry, isShown: true });
	expect(takeUnsaid()).toEqual([]);
	expect(sent.mock.calls[0][0]).toMatchObject({ kind: 'endless', remote: 'remote-admin' });
});
