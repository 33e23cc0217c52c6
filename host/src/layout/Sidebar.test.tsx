import { fakeApi, renderScreen, screen } from '@borlette/shared/testing';
import { Sidebar } from './Sidebar.tsx';
import { useMenu } from './useMenu.ts';

jest.mock('./useMenu.ts', () => ({ useMenu: jest.fn(() => []) }));
// They ask the API.
jest.mock('./PosPackagePlace.tsx', () => ({ PosPackagePlace: () => null }));
jest.mock('./WhoAmI.tsx', () => ({ WhoAmI: () => null }));

test.each([
	[false, 'open', 0],
	[true, 'hover', 1],
])('collapsed: %s; where a pointer comes it is %s, drawn anew %s times', async (...row) => {
	const [isCollapsed, state, times] = row;
	fakeApi();
	const { user } = await renderScreen(
		<Sidebar isCollapsed={isCollapsed} onCollapse={jest.fn()} />,
		{
			path: '/',
		},
	);
	const drawn = jest.mocked(useMenu).mock.calls.length;
	const sidebar = screen.getByTestId('sidebar');
	await user.hover(sidebar.firstElementChild as Element);
	expect(sidebar).toHaveAttribute('data-state', state);
	expect(jest.mocked(useMenu).mock.calls.length - drawn).toBe(times);
});
