import { queryClient } from '@borlette/shared/data';
import { codeOfRemote } from '../../testing/codeOfRemote.ts';
import type * as Stays from './stays.ts';

const mockSaid: string[] = [];
jest.mock('./notes.ts', () => ({
	noteContained: (_remote: string, what: string) => mockSaid.push(what),
}));

const REMOTE = 'remote-admin';
let stays: typeof Stays;
let asRemote: { says: (way: string, key: readonly string[], what: object) => void };

beforeAll(async () => {
	asRemote = await codeOfRemote(
		REMOTE,
		`{ says: (way, key, what) => window.reads[way](key, what) }`,
	);
	Object.assign(window, { reads: queryClient });
	stays = await import('./stays.ts');
	(await import('./readDefaults.ts')).ownReadDefaults();
});
beforeEach(() => {
	mockSaid.splice(0);
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
});

describe.each([
	['setQueryDefaults', (key: readonly string[]) => queryClient.getQueryDefaults(key)],
	['setMutationDefaults', (key: readonly string[]) => queryClient.getMutationDefaults(key)],
] as const)('%s', (way, defaultsOf) => {
	test('a remote says nothing of those of all pages', () => {
		asRemote.says(way, [], { enabled: false });
		expect(defaultsOf(['theirs'])).toEqual({});
		expect(mockSaid).toEqual([`queryClient.${way} was not done: its key is that of all pages`]);
		stays.leave(REMOTE);
	});

	test('what it says of others ends with its page; the host’s stays', () => {
		queryClient[way](['shell'], { retry: false });
		asRemote.says(way, ['theirs'], { retry: 7 });
		expect(defaultsOf(['theirs'])).toEqual({ retry: 7 });
		stays.leave(REMOTE);
		expect(defaultsOf(['theirs'])).toEqual({});
		expect(defaultsOf(['shell'])).toEqual({ retry: false });
	});
});
