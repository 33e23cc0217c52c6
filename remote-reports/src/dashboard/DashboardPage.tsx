import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, later, PageFrame, PageHeader } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { Agents } from './Agents.tsx';
import { ContextStrip } from './ContextStrip.tsx';
import { Draws } from './Draws.tsx';
import { Exposure } from './Exposure.tsx';
import { GameSales } from './GameSales.tsx';
import { HourlySales } from './HourlySales.tsx';
import { Kpis } from './Kpis.tsx';
import { LastDays } from './LastDays.tsx';
import { messages } from './messages.ts';
import { Results } from './Results.tsx';
import { Todos } from './Todos.tsx';
import { type Dashboard, useDashboard } from './useDashboard.ts';
import { Welcome } from './Welcome.tsx';

const FirstSteps = later(async () => (await import('./FirstSteps.tsx')).FirstSteps);

/** The home page: today's figures for who may see them, a welcome for who may not. */
export function DashboardPage() {
	const dashboard = useDashboard();
	const { canFigures, canResults } = dashboard;
	return (
		<PageFrame>
			<PageHeader
				title={<FormattedMessage {...messages.title} />}
				text={<Today day={dashboard.app.data?.day} />}
			/>
			<Box display="grid" gap={{ base: '4', sm: '6' }}>
				<Todos />
				{isQuiet(dashboard) && <FirstSteps />}
				{(canFigures || canResults) && <ContextStrip {...dashboard} />}
				{canFigures ? <Figures {...dashboard} /> : <WithoutFigures {...dashboard} />}
				{dashboard.canCharts && <LastDays />}
			</Box>
		</PageFrame>
	);
}

/** Nothing was sold today or yesterday: it may be a house that never did. */
const isQuiet = ({ app: { data } }: Dashboard): boolean =>
	data?.today.fiches === 0 && data.yesterday.fiches === 0;

function Figures(dashboard: Dashboard) {
	return (
		<>
			<Kpis {...dashboard} />
			{dashboard.canExposure ? (
				<Columns
					split={[7, 5]}
					main={<Draws {...dashboard} />}
					side={<Exposure {...dashboard} />}
				/>
			) : (
				<Draws {...dashboard} />
			)}
			<Columns
				main={
					<>
						{dashboard.canCharts && <HourlySales {...dashboard} />}
						{dashboard.canResults && <Results {...dashboard} />}
					</>
				}
				side={
					<>
						<Agents {...dashboard} />
						<GameSales {...dashboard} />
					</>
				}
			/>
		</>
	);
}

function WithoutFigures(dashboard: Dashboard) {
	const { canCharts, canResults } = dashboard;
	const main = (
		<>
			<Welcome />
			{canCharts && <HourlySales {...dashboard} />}
		</>
	);
	return canResults ? <Columns main={main} side={<Results {...dashboard} />} /> : main;
}

const STACK = { display: 'grid', gap: { base: '4', sm: '6' }, minW: '0' } as const;

interface ColumnsProps {
	main: ReactNode;
	side: ReactNode;
	/** Of twelve columns. */
	split?: readonly [main: number, side: number];
}

/** Side by side on wide screens, one below the other else. */
function Columns({ main, side, split: [wide, narrow] = [8, 4] }: ColumnsProps) {
	return (
		<Box
			display="grid"
			gridTemplateColumns={{
				base: 'minmax(0, 1fr)',
				lg: `minmax(0, ${wide}fr) minmax(0, ${narrow}fr)`,
			}}
			gap={{ base: '4', sm: '6' }}
			alignItems="start"
		>
			<Box {...STACK}>{main}</Box>
			<Box {...STACK}>{side}</Box>
		</Box>
	);
}

/** The day the figures are of, in the company's zone. */
function Today({ day }: { day: string | undefined }) {
	const { dayFull } = useFormats();
	if (!day) return null;
	const text = dayFull(day);
	return <time dateTime={day}>{text.charAt(0).toUpperCase() + text.slice(1)}</time>;
}
