import { queryClient } from '@borlette/shared/data';
import { useSession } from '@borlette/shared/session';
import { codeOfRemote } from '../../testing/codeOfRemote.ts';
import type * as Stays from './stays.ts';

const REMOTE = 'remote-admin';
/** What all pages hear of. */
const STORES = {
	session: { store: useSession, tell: () => useSession.setState({ isUnreachable: true }) },
	reads: {
		store: queryClient.getQueryCache(),
		tell: () => queryClient.setQueryData(['here'], Math.random()),
	},
};

let stays: typeof Stays;
let asRemote: {
	subscribes: (store: object, listener?: () => void) => () => void;
	fails: (store: object) => () => void;
};
const reported = jest.fn();

beforeAll(async () => {
	Object.assign(window, { reportError: reported });
	asRemote = await codeOfRemote(
		REMOTE,
		`{
		subscribes: (store, listener) => store.subscribe(listener),
		fails: (store) => store.subscribe(() => { throw new Error('of a page that is gone'); }),
	}`,
	);
	stays = await import('./stays.ts');
	(await import('./subscriptions.ts')).ownSubscriptions();
});
beforeEach(() => {
	reported.mockClear();
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
});
afterEach(() => stays.leave(REMOTE));

describe.each(Object.entries(STORES))('%s', (_name, { store, tell }) => {
	test('what a remote hears ends with its page, or when it says so', () => {
		const [heard, ended] = [jest.fn(), jest.fn()];
		asRemote.subscribes(store, heard);
		asRemote.subscribes(store, ended)();
		tell();
		const times = heard.mock.calls.length;
		expect(times).toBeGreaterThan(0);
		stays.leave(REMOTE);
		tell();
		expect(heard).toHaveBeenCalledTimes(times);
		expect(ended).not.toHaveBeenCalled();
	});

	test('what fails in it keeps nobody else from hearing, and not who tells from going on', () => {
		const host = jest.fn();
		asRemote.fails(store);
		const stop = store.subscribe(host);
		expect(tell).not.toThrow();
		stop();
		expect(host).toHaveBeenCalled();
		expect(reported).toHaveBeenCalledWith(new Error('of a page that is gone'));
	});
});
