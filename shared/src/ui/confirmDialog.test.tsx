import { useState } from 'react';
import { renderScreen, screen, waitFor } from '../testing/index.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function Paying({ onCancel }: { onCancel: () => void }) {
	const [isPending, setPending] = useState(false);
	return (
		<ConfirmDialog
			isOpen
			title="Payer 250,00 G ?"
			text="Un paiement ne se reprend pas."
			confirmLabel="Payer"
			cancelLabel="Retour"
			isPending={isPending}
			onConfirm={() => setPending(true)}
			onCancel={onCancel}
		/>
	);
}

test('what was sent is not left before it is answered, and until then it may be', async () => {
	const onCancel = jest.fn();
	const { user } = await renderScreen(<Paying onCancel={onCancel} />);
	const back = await screen.findByRole('button', { name: 'Retour' });
	await user.keyboard('{Escape}');
	expect(onCancel).toHaveBeenCalledTimes(1);
	await user.click(screen.getByRole('button', { name: 'Payer' }));
	await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
	await user.keyboard('{Escape}');
	await user.click(back);
	expect(onCancel).toHaveBeenCalledTimes(1);
});
