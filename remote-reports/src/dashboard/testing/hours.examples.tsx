import { Card } from '@borlette/shared/ui';
import { HourlyChart } from '../HourlyChart.tsx';

export const title = 'Graphique : heures';

const hours = Array.from({ length: 15 }, (_, hour) => ({
	hour,
	fiches: hour < 7 ? 0 : hour * 3,
	vente: hour < 7 ? 0 : ((hour * 7_919) % 83) * 12_000,
}));

export const examples = {
	'un jour en cours': () => (
		<Card.Root>
			<Card.Body>
				<HourlyChart hours={hours} />
			</Card.Body>
		</Card.Root>
	),
	'un jour sans vente': () => (
		<Card.Root>
			<Card.Body>
				<HourlyChart hours={[{ hour: 0, fiches: 0, vente: 0 }]} />
			</Card.Body>
		</Card.Root>
	),
};
