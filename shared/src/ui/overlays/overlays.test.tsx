import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Button, Dialog, Menu, Popover, Portal, UiProvider } from '../index.ts';

const mockNetwork = { isDown: true };
jest.mock('./parts.ts', () => {
	if (mockNetwork.isDown) throw new Error('offline');
	return jest.requireActual('./parts.ts');
});

function Overlays() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Popover.Root>
				<Popover.Trigger asChild>
					<Button>Vue</Button>
				</Popover.Trigger>
				<Portal>
					<Popover.Positioner>
						<Popover.Content aria-label="Vue">
							<Button>Dense</Button>
						</Popover.Content>
					</Popover.Positioner>
				</Portal>
			</Popover.Root>
			<Menu.Root>
				<Menu.Trigger asChild>
					<Button>Exporter</Button>
				</Menu.Trigger>
				<Portal>
					<Menu.Positioner>
						<Menu.Content>
							<Menu.Item value="csv">CSV</Menu.Item>
						</Menu.Content>
					</Menu.Positioner>
				</Portal>
			</Menu.Root>
			<Button onClick={() => setOpen(true)}>Supprimer</Button>
			<Dialog.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
				<Portal>
					<Dialog.Positioner>
						<Dialog.Content aria-label="Sûr ?">
							<Dialog.CloseTrigger>Non</Dialog.CloseTrigger>
						</Dialog.Content>
					</Dialog.Positioner>
				</Portal>
			</Dialog.Root>
		</>
	);
}

function open() {
	render(
		<IntlProvider locale="fr" defaultLocale="fr">
			<UiProvider>
				<Overlays />
			</UiProvider>
		</IntlProvider>,
	);
	return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

test('what opens over a page comes when it is first wanted, as if it had been there', async () => {
	const user = open();
	expect(button('Vue')).toHaveAttribute('aria-haspopup', 'dialog');
	expect(button('Exporter')).toHaveAttribute('aria-haspopup', 'menu');

	// It does not come: it says so, and the button is as it was.
	await user.click(button('Vue'));
	expect(await screen.findByText(/n’a pas pu être chargée/)).toBeInTheDocument();
	expect(screen.queryByRole('dialog')).toBeNull();
	expect(button('Vue')).toHaveFocus();
	await user.click(button('Supprimer'));
	expect(await screen.findAllByText(/n’a pas pu être chargée/)).toHaveLength(2);

	mockNetwork.isDown = false;
	await user.click(button('Vue'));
	const view = await screen.findByRole('dialog', { name: 'Vue' });
	await waitFor(() => expect(view.contains(document.activeElement)).toBe(true));
	await user.keyboard('{Escape}');
	await waitFor(() => expect(button('Vue')).toHaveFocus());
	expect(screen.queryByRole('dialog', { name: 'Vue' })).toBeNull();

	// This one has waited since before, and is opened by keys.
	await user.tab();
	expect(button('Exporter')).toHaveFocus();
	await user.keyboard('{Enter}');
	expect(await screen.findByRole('menuitem', { name: 'CSV' })).toBeVisible();
	await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
	await user.keyboard('{Escape}');
	await waitFor(() => expect(button('Exporter')).toHaveFocus());

	await user.click(button('Supprimer'));
	const dialog = await screen.findByRole('dialog', { name: 'Sûr ?' });
	await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
	await user.click(button('Non'));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const twoFrames = () =>
	new Promise<void>((resolve) => {
		requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
	});

test('what is chosen as the pointer comes to it gives the focus back to the button of its menu', async () => {
	mockNetwork.isDown = false;
	const user = open();
	await user.click(button('Exporter'));
	await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
	// In one frame, as a hand does that does not stop before it presses.
	const item = screen.getByRole('menuitem', { name: 'CSV' });
	const move = createEvent.pointerMove(item);
	Object.defineProperty(move, 'pointerType', { value: 'mouse' });
	fireEvent(item, move);
	fireEvent.click(item);
	await act(twoFrames);
	expect(screen.queryByRole('menu')).toBeNull();
	expect(button('Exporter')).toHaveFocus();
});
