import { createBrowserRouter, RouterProvider, useBlocker } from '@borlette/shared/router';
import { act, render, screen } from '@borlette/shared/testing';
import { codeOfRemote } from '../../testing/codeOfRemote.ts';

/** As a remote's own code does it: in a script of its build. */
let asRemote: Record<'replaces' | 'pushes', (state: unknown, address: string) => void>;
let enter: (remote: string) => void;
/** Passes between any two looks at it. */
let passing = 10_000;
let clock = 0;

beforeAll(async () => {
	jest.spyOn(performance, 'now').mockImplementation(() => {
		clock += passing;
		return clock;
	});
	// jsdom has none of it.
	const randomUUID = () => 'a-key';
	Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { randomUUID } });
	asRemote = await codeOfRemote(
		'remote-admin',
		`{
		replaces: (state, address) => history.replaceState(state, '', address),
		pushes: (state, address) => history.pushState(state, '', address),
	}`,
	);
	({ enter } = await import('./stays.ts'));
	(await import('./entries.ts')).keepEntries();
});
beforeEach(() => enter('remote-admin'));

function Form() {
	const { state } = useBlocker(true);
	return <p>form: {state}</p>;
}
const openList = () => {
	window.history.replaceState(null, '', '/list');
	const router = createBrowserRouter([
		{ path: '/form', element: <Form /> },
		{ path: '*', element: <p>list</p> },
	]);
	render(<RouterProvider router={router} />);
	return router;
};

test.each([null, undefined, {}, { tab: 2 }])(
	'who goes back from a form to a page that wrote %j to the history is asked',
	async (state) => {
		const router = openList();
		asRemote.replaces(state, '/list?tab=2');
		expect(window.history.state).toMatchObject({ ...state, idx: 0 });
		await act(() => router.navigate('/form'));
		expect(window.history.state).toMatchObject({ idx: 1 });
		const back = new Promise((resolve) => {
			window.addEventListener('popstate', resolve, { once: true });
		});
		window.history.back();
		await act(() => back);
		expect(await screen.findByText('form: blocked')).toBeInTheDocument();
		router.dispose();
	},
);

test('an entry that a remote adds is counted; what is no object is left as it is', () => {
	const router = openList();
	asRemote.pushes({ tab: 2 }, '/list?tab=2');
	expect(window.history.state).toEqual({ tab: 2, idx: 1, key: 'a-key' });
	asRemote.replaces(['a', 'list'], '/list?tab=3');
	expect(window.history.state).toEqual(['a', 'list']);
	router.dispose();
});

test('the way back from an entry that a remote added to a form’s leaves nothing, and the one before it is asked about', async () => {
	const router = openList();
	await act(() => router.navigate('/form'));
	asRemote.pushes(null, '/form?tab=2');
	const back = async () => {
		const popped = new Promise((resolve) => {
			window.addEventListener('popstate', resolve, { once: true });
		});
		window.history.back();
		await act(() => popped);
	};
	const go = jest.spyOn(window.history, 'go');
	await back();
	expect(screen.getByText('form: unblocked')).toBeInTheDocument();
	// By 0 the page would be loaded anew.
	expect(go).not.toHaveBeenCalled();
	await back();
	expect(await screen.findByText('form: blocked')).toBeInTheDocument();
	expect(go).toHaveBeenCalledWith(1);
	router.dispose();
});

test.each(['pushes', 'replaces'] as const)(
	'what %s another page’s address writes nothing',
	(way) => {
		const router = openList();
		const before = window.history.length;
		const now = () => [window.location.href, window.history.state, window.history.length];
		const then = [window.location.href, window.history.state, before];
		asRemote[way](null, '/form');
		asRemote[way](null, '/');
		expect(now()).toEqual(then);
		expect(() => asRemote[way](null, 'https://elsewhere.example/')).toThrow();
		// Its page was left: not even what stands behind the path is its own.
		enter('remote-tirage');
		asRemote[way](null, '/list?tab=2');
		expect(now()).toEqual(then);
		router.dispose();
	},
);

test('however often a remote writes, the router’s address is written', async () => {
	const router = openList();
	asRemote.replaces(null, '/list?at=0');
	passing = 0;
	for (let at = 1; at < 500; at++) asRemote.replaces(null, `/list?at=${at}`);
	expect(window.location.search).toBe('?at=2');
	await act(() => router.navigate('/form'));
	expect(window.location.pathname).toBe('/form');
	passing = 10_000;
	router.dispose();
});
