import type { RegistryEntry } from '@borlette/shared/federation';
import { Counts } from './counts.ts';

const entryOf = (name: string, build = 'aaaaaa') =>
	({ manifest: { name, version: '1.0.0', build } }) as unknown as RegistryEntry;
const ADMIN = entryOf('remote-admin');
const TIRAGE = entryOf('remote-tirage');

/** A page of a tab that remembers. */
function aPage(marks = new Set<string>()) {
	const counts = new Counts('1.0.0-host', {
		has: (name) => marks.has(name),
		add: (name) => Boolean(marks.add(name)),
	});
	const of = (remote?: string) => counts.take().find((each) => each.remote === remote);
	return { counts, of, marks };
}
const visit = (entry: RegistryEntry) => ({ kind: 'visit', entry }) as const;
const error = (entry: RegistryEntry | undefined, isPresumed = false) =>
	({ kind: 'error', entry, isPresumed }) as const;

test('a visit fails once, however many errors it has; the next visit may fail again', () => {
	const { counts, of } = aPage();
	for (const each of [visit(ADMIN), error(ADMIN), error(ADMIN), visit(ADMIN), visit(ADMIN)]) {
		counts.add(each);
	}
	counts.add({ kind: 'rejection', entry: ADMIN, isPresumed: false });
	expect(of('remote-admin')).toEqual({
		...{ remote: 'remote-admin', build: '1.0.0-aaaaaa', visits: 3, tabs: 1 },
		...{ failing: 2, failing_tabs: 1, errors: 2, rejections: 1 },
	});
});

test('an error belongs to its own build, also on another remote’s page', () => {
	const { counts } = aPage();
	for (const each of [visit(ADMIN), visit(TIRAGE), error(ADMIN)]) counts.add(each);
	const told = counts.take();
	expect(told.find(({ remote }) => remote === 'remote-admin')?.failing).toBe(1);
	expect(told.find(({ remote }) => remote === 'remote-tirage')?.failing).toBeUndefined();
});

test('what nothing names the build of makes the open page’s visit unsure, and nobody failing', () => {
	const { counts } = aPage();
	for (const each of [visit(TIRAGE), error(TIRAGE, true), error(undefined)]) counts.add(each);
	const told = counts.take();
	expect(told.find(({ remote }) => remote === 'remote-tirage')).toMatchObject({ unsure: 1 });
	expect(told.find(({ remote }) => remote === 'remote-tirage')?.failing).toBeUndefined();
	expect(told.find(({ remote }) => !remote)).toMatchObject({ errors: 1, failing: 1, visits: 1 });
});

test('a build that throws in its first lines failed its visit, though no page of it was there', () => {
	const { counts, of } = aPage();
	counts.add({ kind: 'load', entry: ADMIN, isNetwork: false });
	expect(of('remote-admin')).toMatchObject({ visits: 1, failing: 1, failed_loads: 1 });
});

test('what the network does says nothing of a build', () => {
	const { counts, of } = aPage();
	counts.add({ kind: 'load', entry: ADMIN, isNetwork: true });
	const { failing, visits, failed_loads } = of('remote-admin') ?? {};
	expect([failing, visits, failed_loads]).toEqual([undefined, undefined, 1]);
});

test('a tab counts once for each build, across its pages', () => {
	const first = aPage();
	first.counts.add(visit(ADMIN));
	first.counts.add(error(ADMIN));
	const second = aPage(first.marks);
	second.counts.add(visit(ADMIN));
	second.counts.add(error(ADMIN));
	expect(second.of('remote-admin')).toEqual({
		...{ remote: 'remote-admin', build: '1.0.0-aaaaaa', visits: 1, failing: 1, errors: 1 },
	});
});

test('no more is told at once, and of one field, than the API takes', () => {
	const { counts } = aPage();
	for (let number = 0; number < 20; number++) counts.add(visit(entryOf('remote-a', `b${number}`)));
	for (let number = 0; number < 500; number++) counts.add(visit(ADMIN));
	const told = [counts.take(), counts.take()];
	expect(told.map(({ length }) => length)).toEqual([12, 10]);
	for (const { visits = 0 } of told.flat()) expect(visits).toBeLessThanOrEqual(200);
	expect(counts.isEmpty).toBe(true);
});
