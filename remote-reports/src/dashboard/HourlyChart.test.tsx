import { renderScreen, screen } from '@borlette/shared/testing';
import { useState } from 'react';
import { HourlyChart } from './HourlyChart.tsx';

/** What was drawn, each time. */
const drawn: unknown[] = [];
jest.mock('recharts', () => ({
	...jest.requireActual<typeof import('recharts')>('recharts'),
	BarChart: ({ data }: { data: unknown }) => {
		drawn.push(data);
		return null;
	},
}));
beforeEach(() => {
	drawn.length = 0;
});

function Day({ sale }: { sale: number }) {
	const [vente, setVente] = useState(5_000_000);
	return (
		<>
			<button type="button" onClick={() => setVente(vente + sale)}>
				Vendre
			</button>
			<HourlyChart
				hours={[
					{ hour: 8, fiches: 90, vente: 9_000_000 },
					{ hour: 9, fiches: 50, vente },
				]}
			/>
		</>
	);
}

test('a sale that moves no bar by a pixel changes what the chart says, and draws nothing anew', async () => {
	const { user } = await renderScreen(<Day sale={2_500} />);
	const chart = screen.getByRole('img', { name: /140\s000,00\sG/ });
	await user.click(screen.getByRole('button', { name: 'Vendre' }));
	expect(chart).toHaveAccessibleName(/140\s025,00\sG/);
	expect(drawn).toHaveLength(1);
});

test('one that does is drawn', async () => {
	const { user } = await renderScreen(<Day sale={250_000} />);
	await user.click(screen.getByRole('button', { name: 'Vendre' }));
	expect(drawn).toHaveLength(2);
	expect(drawn.at(-1)).toContainEqual(expect.objectContaining({ hour: 9, vente: 5_250_000 }));
});
