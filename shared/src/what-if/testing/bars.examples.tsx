import type { WhatIf } from '../../contract/what-if.ts';
import { Card } from '../../ui/index.ts';
import { DrawBars } from '../DrawBars.tsx';

export const title = 'Graphique : si';

const figures = { vente: 900_000, vente_after: 900_000, refused: 0 };
const draws = Array.from({ length: 30 }, (_, index) => ({
	instance_id: String(index),
	tirage_name: 'New York Midi',
	colour: '#C2570C',
	draw_date: `2026-03-${String(30 - index).padStart(2, '0')}`,
	draw_at: '2026-03-10T18:30:00Z',
	...figures,
	gain: ((index * 7_919) % 97) * 10_000,
	gain_after: ((index * 7_919) % 97) * 8_000,
}));

const answer: WhatIf = {
	draws,
	total: { ...figures, gain: 14_000_000, gain_after: 11_200_000 },
	return_before: 5200,
	return_after: 4200,
	worst: null,
	is_cut: false,
};

export const examples = {
	'trente tirages': () => (
		<Card.Root>
			<Card.Body>
				<DrawBars answer={answer} />
			</Card.Body>
		</Card.Root>
	),
};
