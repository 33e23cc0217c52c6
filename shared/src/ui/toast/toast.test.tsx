import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme/UiProvider.tsx';
import { toast } from './toast.ts';

const show = (perform: () => void) => act(perform);

beforeEach(() => {
	jest.useFakeTimers();
	toast.dismissAll();
	render(<UiProvider>page</UiProvider>);
});
afterEach(() => jest.useRealTimers());

test('a toast leaves after 3 seconds', () => {
	show(() => toast.success('Agent enregistré'));
	expect(screen.getByRole('log')).toHaveTextContent('Agent enregistré');
	act(() => jest.advanceTimersByTime(2_999));
	expect(screen.getByText('Agent enregistré')).toBeInTheDocument();
	act(() => jest.advanceTimersByTime(1));
	expect(screen.queryByText('Agent enregistré')).not.toBeInTheDocument();
});

test('a toast says in which language it is, whatever is chosen meanwhile', () => {
	document.documentElement.lang = 'fr';
	show(() => toast.success('Agent enregistré'));
	document.documentElement.lang = 'de';
	show(() => toast.success('Verkäufer gespeichert'));
	expect(screen.getByText('Agent enregistré').closest('[lang]')).toHaveAttribute('lang', 'fr');
	expect(screen.getByText('Verkäufer gespeichert').closest('[lang]')).toHaveAttribute('lang', 'de');
});

test('the sixth pushes the oldest out', () => {
	show(() => {
		for (const count of [1, 2, 3, 4, 5, 6]) toast.info(`Message ${count}`);
	});
	expect(screen.queryByText('Message 1')).not.toBeInTheDocument();
	expect(screen.getAllByText(/^Message \d$/)).toHaveLength(5);
});

test('one with something to undo stays longer, and its button works once', async () => {
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	const undo = jest.fn();
	show(() => toast.success('Boule bloquée', { action: { label: 'Annuler', onClick: undo } }));
	act(() => jest.advanceTimersByTime(9_000));
	await user.click(screen.getByRole('button', { name: 'Annuler' }));
	expect(undo).toHaveBeenCalledTimes(1);
	expect(screen.queryByText('Boule bloquée')).not.toBeInTheDocument();
});

test('one under the pointer waits', async () => {
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	show(() => toast.error('Impossible de se déconnecter'));
	await user.hover(screen.getByText('Impossible de se déconnecter'));
	act(() => jest.advanceTimersByTime(10_000));
	expect(screen.getByText('Impossible de se déconnecter')).toBeInTheDocument();
	await user.unhover(screen.getByText('Impossible de se déconnecter'));
	act(() => jest.advanceTimersByTime(3_000));
	expect(screen.queryByText('Impossible de se déconnecter')).not.toBeInTheDocument();
});
