import { useFormats } from '@borlette/shared/i18n';
import { Card } from '@borlette/shared/ui';
import { anAgentRow, aReport } from '../../figures/testing/aReport.ts';
import { ReportBars } from '../ReportBars.tsx';

export const title = 'Graphique : rapport';

const DAYS = Array.from({ length: 10 }, (_, day) =>
	anAgentRow(
		`day-${day}`,
		`2026-03-${String(day + 1).padStart(2, '0')}`,
		(day + 3) * 90_000,
		((day * 7) % 5) * 60_000,
	),
);

function Bars({ rows, isOverTime }: { rows: typeof DAYS; isOverTime: boolean }) {
	const { amount } = useFormats();
	return (
		<Card.Root>
			<Card.Body>
				<ReportBars
					rows={rows.map((row) => ({ ...row, label: row.name ?? '' }))}
					isOverTime={isOverTime}
					amount={(minor) => amount(minor ?? 0)}
					label="Vente, gain et reste"
				/>
			</Card.Body>
		</Card.Root>
	);
}

export const examples = {
	'jour par jour': () => <Bars rows={DAYS} isOverTime />,
	'agent par agent': () => <Bars rows={aReport().items} isOverTime={false} />,
};
