import { Card } from '@borlette/shared/ui';
import { CourseChart } from '../CourseChart.tsx';
import { ticksOf } from '../runs.ts';

export const title = 'Graphique : mises en service';

const builds = ['1.4.0-3fa9c1d2e4b5', '1.4.1-77ab01c2d3e4'];
const points = Array.from({ length: 24 }, (_, hour) => ({
	at: `2026-03-10T${String(hour).padStart(2, '0')}:00:00Z`,
	figures: {
		'1.4.0-3fa9c1d2e4b5': (hour % 5) / 500,
		'1.4.1-77ab01c2d3e4': hour > 9 ? hour / 900 : null,
	},
}));

export const examples = {
	'deux versions': () => (
		<Card.Root>
			<Card.Body>
				<CourseChart
					builds={builds}
					points={points}
					ticks={ticksOf('errorRate', points)}
					label="Part des visites en erreur"
					text={(value) => (value === null ? '–' : `${(value * 100).toFixed(1)} %`)}
				/>
			</Card.Body>
		</Card.Root>
	),
};
