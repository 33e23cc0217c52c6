import { useState } from 'react';
import { renderScreen, screen } from '../testing/index.tsx';
import { Button } from './parts.ts';

/** A form whose button waits once it was sent, until `answer` is pressed. */
function Sending({ onSend, waits = false }: { onSend: () => void; waits?: boolean }) {
	const [isPending, setPending] = useState(false);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				onSend();
				setPending(true);
			}}
		>
			<input aria-label="Nom" />
			<Button type="submit" {...(waits ? { waits: isPending } : { loading: isPending })}>
				Enregistrer
			</Button>
			<button type="button" onClick={() => setPending(false)}>
				Réponse
			</button>
		</form>
	);
}

test.each([{ waits: false }, { waits: true }])(
	'a button that waits ($waits) keeps the focus and its name, and sends nothing twice',
	async ({ waits }) => {
		const onSend = jest.fn();
		const { user } = await renderScreen(<Sending onSend={onSend} waits={waits} />);
		await user.tab();
		await user.tab();
		await user.keyboard('{Enter}{Enter}');
		const button = screen.getByRole('button', { name: 'Enregistrer' });
		expect(button).toHaveFocus();
		expect(button).toHaveAttribute('aria-disabled', 'true');
		await user.dblClick(button);
		await user.type(screen.getByRole('textbox'), 'Rose{Enter}');
		expect(onSend).toHaveBeenCalledTimes(1);
		await user.click(screen.getByRole('button', { name: 'Réponse' }));
		await user.click(button);
		expect(onSend).toHaveBeenCalledTimes(2);
	},
);
