import {
	createBrowserRouter,
	Navigate,
	RouterProvider,
	useNavigate,
	useRoutes,
} from '@borlette/shared/router';
import { act, render, screen } from '@borlette/shared/testing';
import { useEffect, useState } from 'react';
import type { RemoteEndless } from '../watch/endless.ts';
import { forgetMoves } from '../watch/moves.ts';
import { OwnMoves } from './OwnMoves.tsx';

beforeEach(() => {
	forgetMoves();
	// However slow the machine is.
	jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

function Place({ children }: { children: React.ReactNode }) {
	const [error, setError] = useState<RemoteEndless>();
	return error ? (
		<p>{error.message}</p>
	) : (
		<OwnMoves remote="remote-two" onEndless={setError}>
			{children}
		</OwnMoves>
	);
}

let late: (to: string) => void;
function Late() {
	const navigate = useNavigate();
	late = (to) => void navigate(to);
	return <p>here</p>;
}

/** As the host has them: below its own route, where a page moves by another of the router's contexts. */
function open(pages: Readonly<Record<string, React.ReactNode>>) {
	const [first = ''] = Object.keys(pages);
	window.history.replaceState(null, '', first);
	const routes = [
		...Object.entries(pages).map(([path, page]) => ({
			path,
			element: <Place key={path}>{page}</Place>,
		})),
		{ path: '*', element: <p>the next page</p> },
	];
	const Pages = () => useRoutes(routes);
	const router = createBrowserRouter([{ path: '/*', element: <Pages /> }]);
	render(<RouterProvider router={router} />);
	return router;
}

test('a page moves while it is the one that was chosen', async () => {
	open({ '/here': <Late /> });
	await act(async () => late('/list'));
	expect(window.location.pathname).toBe('/list');
});

test('what a page begins once somebody has gone on is dropped, whether the next is drawn yet or not', async () => {
	const router = open({ '/here': <Late /> });
	let drawn: string | null | undefined;
	const stop = router.subscribe(({ location }) => {
		if (location.pathname !== '/next' || drawn !== undefined) return;
		drawn = document.body.textContent;
		late('/here');
	});
	await act(() => router.navigate('/next'));
	stop();
	expect(drawn).toBe('here');
	expect(window.location.pathname).toBe('/next');
	await act(async () => late('/here'));
	expect(screen.getByText('the next page')).toBeVisible();
});

/** Leads to itself, each time that it is drawn. */
function Again() {
	const navigate = useNavigate();
	const [count, draw] = useState(0);
	useEffect(() => {
		void navigate('/again');
		if (count < 1_000) draw(count + 1);
	}, [count, navigate]);
	return <p>again</p>;
}

test.each([
	['a page that leads to itself', { '/again': <Again /> }],
	[
		'two that lead to each other',
		{ '/there': <Navigate to="/back" />, '/back': <Navigate to="/there" /> },
	],
])('%s: stopped, by name', async (_what, pages) => {
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
	await act(async () => void open(pages));
	expect(
		await screen.findByText(/^remote-two draws itself anew without end: it leads to an address/),
	).toBeVisible();
});
