import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { createBrowserRouter, RouterProvider, useGoOn, useSearchParams } from './index.ts';

/** What a page does late: when the address has gone on and the next page is not drawn yet. */
type Late = () => void;
let late: Late;

function Searched() {
	const [params, setParams] = useSearchParams();
	late = () => setParams({ q: '38' });
	return <p>searched for {params.get('q')}</p>;
}

function Saved() {
	const goOn = useGoOn();
	late = () => goOn('/list');
	return <p>saving</p>;
}

/** A page at /here that people leave for /next. */
function open(page: React.ReactNode) {
	window.history.replaceState(null, '', '/here');
	const router = createBrowserRouter([
		{ path: '/here', element: page },
		{ path: '*', element: <p>the next page</p> },
	]);
	render(<RouterProvider router={router} />);
	return router;
}
const address = () => `${window.location.pathname}${window.location.search}`;

describe.each([
	['a search that waited for a pause', <Searched key="page" />, '/here?q=38'],
	['the answer to what was saved', <Saved key="page" />, '/list'],
])('%s', (_name, page, goal) => {
	test('moves the page that is shown', async () => {
		open(page);
		await act(async () => late());
		expect(address()).toBe(goal);
	});

	test('leaves a person where they went, whose page is not drawn yet', async () => {
		const router = open(page);
		let drawn: string | null = '';
		const stop = router.subscribe(({ location }) => {
			if (location.pathname !== '/next' || drawn) return;
			drawn = document.body.textContent;
			late();
		});
		await act(() => router.navigate('/next'));
		stop();
		expect(drawn).toMatch(/^sav|^sea/);
		expect(address()).toBe('/next');
	});

	test('leaves a person where they are when the page is long gone', async () => {
		const router = open(page);
		await act(() => router.navigate('/next'));
		expect(screen.getByText('the next page')).toBeVisible();
		await act(async () => late());
		expect(address()).toBe('/next');
	});
});
