import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
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
import { Mixed, useIsMixed } from './Mixed.tsx';
import { messages } from './messages.ts';
import { Results } from './Results.tsx';
import { useApp } from './reads.ts';
import { Todos } from './Todos.tsx';
import { useSeesExposure } from './useExposure.ts';
import { Welcome } from './Welcome.tsx';

const FirstSteps = later(async () => (await import('./FirstSteps.tsx')).FirstSteps);

/** The home page: today's figures for who may see them, a welcome for who may not. */
export function DashboardPage() {
	const isMixed = useIsMixed();
	const canFigures = useCan('view_app_report');
	// Charts are sums over all that is seen.
	const canCharts = useCan('view_graphe') && !isMixed;
	const canResults = useCan('view_app_lot_gagnant');
	return (
		<PageFrame>
			<PageHeader title={<FormattedMessage {...messages.title} />} text={<Today />} />
			<Box display="grid" gap={{ base: '4', sm: '6' }}>
				<Todos />
				<Beginning />
				{(canFigures || canResults || canCharts) && <ContextStrip />}
				{canFigures ? (
					<Figures {...{ canCharts, canResults }} />
				) : (
					<WithoutFigures {...{ canCharts, canResults }} />
				)}
				{canCharts && <LastDays />}
			</Box>
		</PageFrame>
	);
}

/** Where nothing was sold today or yesterday: it may be a house that never did. */
function Beginning() {
	const [day] = useApp().data ?? [];
	const isQuiet = day?.today.fiches === 0 && day.yesterday.fiches === 0;
	return isQuiet && <FirstSteps />;
}

interface Rights {
	canCharts: boolean;
	canResults: boolean;
}

function Figures({ canCharts, canResults }: Rights) {
	const isMixed = useIsMixed();
	return (
		<>
			{isMixed ? <Mixed /> : <Kpis />}
			{useSeesExposure() ? (
				<Columns split={[7, 5]} main={<Draws />} side={<Exposure />} />
			) : (
				<Draws />
			)}
			<Columns
				main={
					<>
						{canCharts && <HourlySales />}
						{canResults && <Results />}
					</>
				}
				side={
					<>
						<Agents />
						{!isMixed && <GameSales />}
					</>
				}
			/>
		</>
	);
}

function WithoutFigures({ canCharts, canResults }: Rights) {
	const main = (
		<>
			<Welcome />
			{canCharts && <HourlySales />}
		</>
	);
	return canResults ? <Columns main={main} side={<Results />} /> : main;
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
function Today() {
	const { dayFull } = useFormats();
	const day = useApp().data?.[0]?.day;
	if (!day) return null;
	const text = dayFull(day);
	return <time dateTime={day}>{text.charAt(0).toUpperCase() + text.slice(1)}</time>;
}
