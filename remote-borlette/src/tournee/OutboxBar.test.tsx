import type { Tour } from '@borlette/shared/contract/tournee';
import { renderScreen, screen } from '@borlette/shared/testing';
import { OutboxBar } from './OutboxBar.tsx';
import type { Act } from './outbox/act.ts';
import { type Till, TillProvider } from './useTill.ts';

const taking = (key: string, amount: number, refusal?: Act['refusal']) =>
	({ kind: 'taking', key, currency: 'HTG', body: { amount }, ...(refusal && { refusal }) }) as Act;

test('the amount to be sent is of what is counted as to be sent; what was refused is told apart', async () => {
	const till: Partial<Till> = {
		acts: [
			taking('a', 100_000),
			taking('b', 50_000),
			taking('c', 990_000, { code: 'day_closed', at: '2030-03-10T16:00:00Z' }),
		],
		unreadable: 0,
		isSending: false,
		isAway: true,
		tour: { currency: 'HTG' } as Tour,
	};
	await renderScreen(
		<TillProvider value={till as Till}>
			<OutboxBar />
		</TillProvider>,
	);
	expect(screen.getByRole('status')).toHaveTextContent(/2 actes à envoyer · 1.500,00.G/);
	expect(screen.getByRole('status')).toHaveTextContent('1 à régler');
});
