import { bindReach, call, isServerAway, isServerThere, tellReach } from '@borlette/shared/api';
import { agentApi } from '@borlette/shared/contract/agent';
import { profileApi } from '@borlette/shared/contract/auth';
import { keyOf, QueryClientProvider, queryClient, useRead } from '@borlette/shared/data';
import { STORED, useSession } from '@borlette/shared/session';
import {
	act,
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	NoAnswer,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { SessionGate } from '../session/SessionGate.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { watchReach } from './watchReach.ts';

const health = jest.fn<Promise<unknown>, []>();
beforeEach(() => {
	jest.useFakeTimers();
	Object.defineProperty(globalThis, 'fetch', { configurable: true, value: health });
	AbortSignal.timeout ??= () => new AbortController().signal;
	health.mockReset().mockResolvedValue(undefined);
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
	watchReach();
	// As in the page, whose client is there before anything else.
	queryClient.mount();
});
afterEach(() => {
	act(() => tellReach(false));
	bindReach(() => Promise.resolve(true));
	jest.useRealTimers();
	queryClient.clear();
	queryClient.unmount();
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const breakLine = async () => {
	health.mockRejectedValue(new TypeError('Failed to fetch'));
	fakeApi().on(agentApi.list, () => {
		throw new NoAnswer();
	});
	await act(() => call(agentApi.list, { query: {} }).catch(() => undefined));
	await passes(0);
};

test('a call without an answer is that call’s own affair while the server answers at all', async () => {
	fakeApi().on(agentApi.list, () => {
		throw new NoAnswer();
	});
	await renderScreen(<OfflineNote />);
	await call(agentApi.list, { query: {} }).catch(() => undefined);
	await passes(0);
	expect(health).toHaveBeenCalledTimes(1);
	expect(screen.queryByText('Pas de connexion')).not.toBeInTheDocument();
});

test('without a network a note says so; it is looked for again and again, and its return is told', async () => {
	const { container } = await renderScreen(<OfflineNote />);
	await breakLine();
	expect(screen.getByRole('status')).toHaveTextContent('Pas de connexion');
	health.mockClear();
	await passes(2_000);
	await passes(4_000);
	expect(health).toHaveBeenCalledTimes(2);
	health.mockResolvedValue(undefined);
	await passes(8_000);
	expect(screen.getByRole('status')).toBeEmptyDOMElement();
	expect(screen.getByText('La connexion est revenue')).toBeInTheDocument();
	jest.useRealTimers();
	act(() => tellReach(true));
	await expectAccessible(container);
});

test('a write is not sent, and says so; with the network it is', async () => {
	await renderScreen(<OfflineNote />);
	await breakLine();
	const api = fakeApi().on(agentApi.remove, ({ body }) => body);
	const remove = () => call(agentApi.remove, { body: { id: 'a' } });
	const failure = await act(() => remove().catch((error: unknown) => error));
	expect(failure).toMatchObject({ code: 'offline', isUnsent: true });
	expect(api.received(agentApi.remove)).toHaveLength(0);
	// Nobody has to wait for the next look.
	health.mockResolvedValue(undefined);
	await act(async () => {
		await expect(remove()).resolves.toEqual({ id: 'a' });
	});
});

test.each([
	['away', false],
	['back', true],
])(
	'what is answered of before counts no more once the browser says that the network is %s',
	async (_, isThere) => {
		await renderScreen(<OfflineNote />);
		let answer = () => {};
		health.mockReturnValueOnce(
			new Promise((resolve, reject) => {
				answer = () => (isThere ? reject(new TypeError('Failed to fetch')) : resolve(undefined));
			}),
		);
		const looked = act(() => isServerThere());
		jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
		act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
		answer();
		await looked;
		await passes(0);
		const said = isThere ? '' : 'Pas de connexion';
		expect(screen.getByRole('status').textContent).toContain(said);
		expect(isServerAway()).toBe(!isThere);
	},
);

function List() {
	const { data, error } = useRead(agentApi.list, { query: {} });
	return (
		<p>
			{data ? 'read' : 'nothing read'} {error?.code}
		</p>
	);
}
const shown = () => (
	<QueryClientProvider client={queryClient}>
		<List />
	</QueryClientProvider>
);

test('what was read stays; what never was says why, and is read by itself afterwards', async () => {
	await breakLine();
	const { unmount } = await renderScreen(shown());
	await passes(0);
	expect(screen.getByText('nothing read offline')).toBeInTheDocument();
	fakeApi().on(agentApi.list, () => aPage([]));
	health.mockResolvedValue(undefined);
	await passes(2_000);
	await waitFor(() => expect(screen.getByText('read')).toBeInTheDocument());
	await breakLine();
	await act(() => queryClient.invalidateQueries({ queryKey: keyOf(agentApi.list) }));
	expect(screen.getByText('read')).toBeInTheDocument();
	unmount();
});

test('opened without a network nobody is signed out, and it goes on by itself', async () => {
	localStorage.setItem(STORED.accessToken, 'token-1');
	localStorage.setItem(STORED.role, 'company');
	await renderScreen(<SessionGate>the page</SessionGate>);
	health.mockRejectedValue(new TypeError('Failed to fetch'));
	fakeApi().on(profileApi.company, () => {
		throw new NoAnswer();
	});
	act(() => useSession.setState({ status: 'uninitialised', user: null }));
	await act(() => useSession.getState().initialise());
	await passes(0);
	expect(screen.getByText('Pas de connexion')).toBeInTheDocument();
	expect(screen.queryByLabelText('Mot de passe')).not.toBeInTheDocument();
	expect(localStorage.getItem(STORED.accessToken)).toBe('token-1');
	fakeApi().on(profileApi.company, () => aUser({ role: 'company' }));
	health.mockResolvedValue(undefined);
	await passes(4_000);
	expect(screen.getByText('the page')).toBeInTheDocument();
});
