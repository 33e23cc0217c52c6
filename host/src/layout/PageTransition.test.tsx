import { createMemoryRouter, Outlet, RouterProvider } from '@borlette/shared/router';
import { act, fireEvent, render, screen, waitFor } from '@borlette/shared/testing';
import { PageTransition } from './PageTransition.tsx';

const animate = jest.fn((..._: unknown[]) => ({ cancel() {} }));
const fetched = jest.fn();
jest.mock('./motion.ts', () => {
	fetched();
	return { animate };
});

const letMove = (isReduced: boolean) =>
	jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList);
afterEach(() => jest.clearAllMocks());

function open() {
	const pages = ['one', 'two', 'three'].map((path) => ({ path, element: <p>{path}</p> }));
	const element = (
		<PageTransition>
			<Outlet />
		</PageTransition>
	);
	const router = createMemoryRouter([{ element, children: pages }], { initialEntries: ['/one'] });
	render(<RouterProvider router={router} />);
	return (path: string) => act(() => router.navigate(path));
}

test('the first page stands at once; those after it come in', async () => {
	letMove(false);
	const go = open();
	expect(screen.getByText('one')).toBeVisible();
	expect(fetched).not.toHaveBeenCalled();
	fireEvent.pointerMove(document.body);
	await waitFor(() => expect(fetched).toHaveBeenCalled());
	expect(animate).not.toHaveBeenCalled();
	await go('/two');
	expect(animate).toHaveBeenCalledTimes(1);
	expect(animate.mock.calls[0]?.[0]).toContainElement(screen.getByText('two'));
});

test('nothing moves for people who asked for less motion', async () => {
	letMove(true);
	const go = open();
	fireEvent.keyDown(document.body);
	await go('/two');
	await go('/three');
	expect(screen.getByText('three')).toBeVisible();
	expect(animate).not.toHaveBeenCalled();
});

test('who goes on from within a page is at the next one; who is elsewhere stays there', async () => {
	letMove(true);
	const pages = ['one', 'two'].map((path) => ({
		path,
		element: <button type="button">{path}</button>,
	}));
	const element = (
		<>
			<button type="button">menu</button>
			<main tabIndex={-1}>
				<PageTransition>
					<Outlet />
				</PageTransition>
			</main>
		</>
	);
	const router = createMemoryRouter([{ element, children: pages }], { initialEntries: ['/one'] });
	render(<RouterProvider router={router} />);
	const go = (path: string) => act(() => router.navigate(path));
	await go('/two');
	expect(document.body).toHaveFocus();
	await act(async () => screen.getByRole('button', { name: 'two' }).focus());
	await go('/one');
	expect(screen.getByRole('main')).toHaveFocus();
	await act(async () => screen.getByRole('button', { name: 'menu' }).focus());
	await go('/two');
	expect(screen.getByRole('button', { name: 'menu' })).toHaveFocus();
});
