import { codeOfRemote } from '../../testing/codeOfRemote.ts';

interface Code {
	keep(name: string, length: number): string;
	names(): string[];
}

let asRemote: Code;
beforeAll(async () => {
	asRemote = await codeOfRemote<Code>(
		'remote-admin',
		`{
		keep: (name, length) => {
			try {
				localStorage.setItem(name, 'x'.repeat(length));
				return 'kept';
			} catch ({ name: error }) {
				return error;
			}
		},
		names: () => Object.keys(localStorage),
	}`,
	);
	(await import('./storage.ts')).divideStorage();
});
afterEach(() => localStorage.clear());

test('a remote keeps so much and no more; what it writes anew counts once', () => {
	expect(asRemote.keep('a', 499_000)).toBe('kept');
	expect(asRemote.keep('a', 499_500)).toBe('kept');
	expect(asRemote.keep('b', 1_000)).toBe('QuotaExceededError');
	expect(asRemote.names()).toEqual(['a']);
});

test('all remotes together leave room for what the host keeps, those that are no more too', () => {
	for (let at = 0; at < 4; at++) localStorage.setItem(`team-${at}:all`, 'x'.repeat(499_000));
	localStorage.setItem('registry:production', 'x'.repeat(100_000));
	expect(asRemote.keep('little', 3_000)).toBe('kept');
	expect(asRemote.keep('more', 3_000)).toBe('QuotaExceededError');
	expect(asRemote.keep('little', 3_500)).toBe('kept');
	expect(localStorage.getItem('remote-admin:little')).toHaveLength(3_500);
});
