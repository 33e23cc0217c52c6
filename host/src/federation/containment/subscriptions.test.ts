import { ApiError, onReach, onTokenChange, tellReach } from '@borlette/shared/api';
import { onUnheard, queryClient, tellUnheard } from '@borlette/shared/data';
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

let isAway = false;
/** What all pages hear of by a function of its own. */
const HEARD = {
	'whether the server is there': {
		on: onReach,
		tell: () => {
			isAway = !isAway;
			tellReach(isAway);
		},
	},
	'which token counts': { on: onTokenChange, tell: STORES.session.tell },
	'what nobody heard of': {
		on: onUnheard,
		tell: () => tellUnheard(new ApiError('unavailable', 503)),
	},
};

let stays: typeof Stays;
let asRemote: {
	subscribes: (store: object, listener?: () => void) => () => void;
	fails: (store: object) => () => void;
	hears: (on: (listener: () => void) => () => void, listener: () => void) => () => void;
};
const reported = jest.fn();

beforeAll(async () => {
	Object.assign(window, { reportError: reported });
	asRemote = await codeOfRemote(
		REMOTE,
		`{
		subscribes: (store, listener) => store.subscribe(listener),
		hears: (on, listener) => on(listener),
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

const BEGUN = {
	...Object.fromEntries(
		Object.entries(STORES).map(([name, { store, tell }]) => [
			name,
			{
				tell,
				on: (listener: () => void) => store.subscribe(listener),
				hears: (listener: () => void) => asRemote.subscribes(store, listener),
			},
		]),
	),
	...Object.fromEntries(
		Object.entries(HEARD).map(([name, { tell, on }]) => [
			name,
			{ tell, on, hears: (listener: () => void) => asRemote.hears(on, listener) },
		]),
	),
};
test.each(Object.entries(BEGUN))(
	'%s: what a remote hears ends with its page, or when it says so; the host’s goes on',
	(_name, { tell, on, hears }) => {
		const [heard, ended, host] = [jest.fn(), jest.fn(), jest.fn()];
		const stop = on(host);
		hears(heard);
		hears(ended)();
		tell();
		const times = heard.mock.calls.length;
		expect(times).toBeGreaterThan(0);
		stays.leave(REMOTE);
		tell();
		expect(heard).toHaveBeenCalledTimes(times);
		expect(ended).not.toHaveBeenCalled();
		expect(host.mock.calls.length).toBeGreaterThan(times);
		stop();
	},
);
