import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useBlocker } from './index.ts';

/** Keeps everybody, and asks nobody whether to leave. */
function Blocking() {
	const { state } = useBlocker(true);
	return <p>blocking: {state}</p>;
}

const open = () => {
	const routes = [
		{ path: '/here', element: <Blocking /> },
		{ path: '*', element: <p>the next page</p> },
	];
	const router = createMemoryRouter(routes, { initialEntries: ['/before', '/here'] });
	render(<RouterProvider router={router} />);
	return (to: string | number) => act(() => router.navigate(to as string));
};

test('a page keeps those who go once; who goes on is let go', async () => {
	const go = open();
	await go('/next');
	expect(screen.getByText('blocking: blocked')).toBeInTheDocument();
	await go('/next');
	expect(screen.getByText('the next page')).toBeInTheDocument();
});

test('the browser’s way back is asked about each time', async () => {
	const go = open();
	await go(-1);
	await go(-1);
	expect(screen.getByText('blocking: blocked')).toBeInTheDocument();
});
