import { renderScreen, screen } from '@borlette/shared/testing';
import { useState } from 'react';
import { HeatMap } from './HeatMap.tsx';
import type { BoardBall, BoardGame } from './weight.ts';

const drawn: string[] = [];
const numbersOf = (ball: number) => String(ball).padStart(2, '0');

const ballOf = (numbers: string, staked: number): BoardBall => ({
	...{ option: null, numbers, staked, liability: staked * 80, limite: null, remaining: null },
	is_blocked: false,
	// Only the cell asks for it.
	get blocked_agents() {
		drawn.push(numbers);
		return 0;
	},
});
const BALLS = Array.from({ length: 100 }, (_, ball) => ballOf(numbersOf(ball), 1_000));

function Board() {
	const [{ balls, bears }, setSold] = useState({ balls: BALLS, bears: 1_000_000 });
	const sell = () =>
		setSold({
			balls: balls.map((ball) => (ball.numbers === '38' ? ballOf('38', 6_000) : ball)),
			bears: bears + 1_500,
		});
	return (
		<>
			<button type="button" onClick={sell}>
				Vendre
			</button>
			<HeatMap
				game={{ game: 'borlette', balls } as BoardGame}
				bears={bears}
				chosen={undefined}
				onChoose={() => undefined}
			/>
		</>
	);
}

test('with a sale its ball is drawn anew, and no other that looks as before, though the draw bears more', async () => {
	const { user } = await renderScreen(<Board />);
	drawn.length = 0;
	await user.click(screen.getByRole('button', { name: 'Vendre' }));
	expect(screen.getByRole('gridcell', { name: /^38\..*60,00/ })).toBeVisible();
	expect(new Set(drawn)).toEqual(new Set(['38']));
});
