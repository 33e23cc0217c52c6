import { renderScreen, screen } from '@borlette/shared/testing';
import { useState } from 'react';
import { ReportBars } from './ReportBars.tsx';

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

const amount = (minor: number | null) => `${minor} G`;
/** More than carry their sums beside their bars. */
const AGENTS = Array.from({ length: 9 }, (_, at) => ({
	id: `a${at}`,
	label: `Agent ${at}`,
	gain: null,
	balance_finale: null,
}));

function Running({ sale }: { sale: number }) {
	const [vente, setVente] = useState(5_000_000);
	return (
		<>
			<button type="button" onClick={() => setVente(vente + sale)}>
				Vendre
			</button>
			<ReportBars
				rows={AGENTS.map((agent) => ({ ...agent, vente }))}
				isOverTime={false}
				amount={amount}
				label={`vente ${vente}`}
			/>
		</>
	);
}

test('a sale that moves no bar by a pixel changes what the chart says, and draws nothing anew', async () => {
	const { user } = await renderScreen(<Running sale={500} />);
	await user.click(screen.getByRole('button', { name: 'Vendre' }));
	expect(screen.getByRole('img', { name: 'vente 5000500' })).toBeVisible();
	expect(drawn).toHaveLength(1);
});

test('one that does is drawn', async () => {
	const { user } = await renderScreen(<Running sale={50_000} />);
	await user.click(screen.getByRole('button', { name: 'Vendre' }));
	expect(drawn).toHaveLength(2);
});
