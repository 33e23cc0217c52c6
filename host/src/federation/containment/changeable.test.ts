import { codeOfRemote } from '../../testing/codeOfRemote.ts';

const mockSaid: string[] = [];
jest.mock('./notes.ts', () => ({
	noteContained: (_remote: string, what: string) => mockSaid.push(what),
}));

const REMOTE = 'remote-admin';
interface Code {
	freezes: (what: unknown) => unknown;
	locks: (what: object) => boolean;
	fixes: (what: object, key: string) => void;
}

test('a remote freezes and fixes what is its own, and nothing that all pages work with', async () => {
	const own = await codeOfRemote<Code>(
		REMOTE,
		`{
		freezes: (what) => Object.freeze(what),
		locks: (what) => Reflect.preventExtensions(what),
		fixes: (what, key) => Object.defineProperty(what, key, { value: 1, configurable: false }),
	}`,
	);
	const stays = await import('./stays.ts');
	(await import('./changeable.ts')).keepChangeable();
	const { keepNatives, restoreNatives } = await import('./natives.ts');
	window.fetch ??= jest.fn();
	keepNatives();
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
	const shell = document.body.appendChild(document.createElement('nav'));
	for (const kept of [Array.prototype, Object, JSON, document, shell]) {
		expect(own.freezes(kept)).toBe(kept);
		expect(own.locks(kept)).toBe(false);
		expect([Object.isFrozen(kept), Object.isExtensible(kept)]).toEqual([false, true]);
	}
	const mine = { a: 1 };
	expect(own.freezes(mine)).toBe(mine);
	expect(Object.isFrozen(mine)).toBe(true);
	expect(Object.isFrozen(Object.freeze(class {}.prototype))).toBe(true);
	for (const [owner, key] of [
		[window, 'fetch'],
		[Array.prototype, 'map'],
		[Array.prototype, 'evil'],
	] as const) {
		own.fixes(owner, key);
		expect(Object.getOwnPropertyDescriptor(owner, key)?.configurable).toBe(true);
	}
	restoreNatives(REMOTE);
	expect([1].map(String)).toEqual(['1']);
	expect(mockSaid).toContain('freeze of Array.prototype was not done');
	expect(mockSaid).toContain('preventExtensions of <nav>, outside of its page, was not done');
});
