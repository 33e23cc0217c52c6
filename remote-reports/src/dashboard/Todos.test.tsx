import { todoApi } from '@borlette/shared/contract/todo';
import { aTodo, aUser, fakeApi, renderScreen, screen, todosOf } from '@borlette/shared/testing';
import { Todos } from './Todos.tsx';

test('the card of the dashboard has the first three and leads to all; empty it says so in a line', async () => {
	const many = Array.from({ length: 7 }, (_, n) =>
		aTodo({ id: `6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7c0${n}` }),
	);
	fakeApi().on(todoApi.list, () => todosOf(...many));
	const { unmount } = await renderScreen(<Todos />, { user: aUser() });
	expect(await screen.findAllByRole('listitem')).toHaveLength(3);
	expect(screen.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
		'href',
		'/dashboard/a-faire',
	);
	unmount();
	fakeApi().on(todoApi.list, () => todosOf());
	await renderScreen(<Todos />, { user: aUser() });
	expect(await screen.findByText('Rien à faire')).toBeInTheDocument();
});
