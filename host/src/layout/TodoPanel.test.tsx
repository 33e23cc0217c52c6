import { renderScreen, screen } from '@borlette/shared/testing';
import type { useTodos } from '@borlette/shared/todo';
import { TodoPanel } from './TodoPanel.tsx';

test('the cross of the panel speaks the language of the page', async () => {
	const read = { data: undefined, error: null } as ReturnType<typeof useTodos>;
	await renderScreen(<TodoPanel isOpen onClose={() => {}} read={read} />);
	await screen.findByRole('dialog');
	expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
	expect(screen.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
});
