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
