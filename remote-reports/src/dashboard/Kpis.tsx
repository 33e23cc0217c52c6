import { KPI_CARD, KpiCard, Loaded } from '@borlette/shared/cards';
import type { OutputOf } from '@borlette/shared/contract';
import { type dashboardApi, knownFigure } from '@borlette/shared/contract/dashboard';
import { useIntl } from '@borlette/shared/i18n';
import { useScreen } from '@borlette/shared/screens';
import { Box, Skeleton } from '@borlette/shared/ui';
import { exposure } from './exposure.messages.ts';
import { messages } from './messages.ts';
import { Payments } from './Payments.tsx';
import { useApp } from './reads.ts';

const GRID = {
	display: 'grid',
	gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
	gap: { base: '3', sm: '6' },
} as const;

type Day = OutputOf<typeof dashboardApi.app>[number];

const FIGURES = [
	{ name: 'vente', isGood: true },
	{ name: 'gain', isGood: false },
	{ name: 'commission', isGood: false },
	{ name: 'net', isGood: true },
] as const;

/** Four sums of today, each beside the one of yesterday at this hour. */
export function Kpis() {
	const app = useApp();
	const intl = useIntl();
	return (
		<Box as="section" aria-label={intl.formatMessage(messages.figures)}>
			<Loaded
				read={app}
				skeleton={<Outline />}
				failure={messages.figuresFailed}
				frame={(failure) => <Box {...KPI_CARD}>{failure}</Box>}
			>
				{([day]) => day && <Cards {...day} />}
			</Loaded>
		</Box>
	);
}

function Cards({ today, yesterday, payments, is_provisional }: Day) {
	const links = {
		vente: { to: useScreen('tirage.list'), toLabel: messages.seeDraws },
		commission: { to: useScreen('agent.list'), toLabel: messages.seeAgents },
		gain: { to: useScreen('fiche.winning'), toLabel: exposure.seeWinners },
		net: { to: useScreen('rapport.vente'), toLabel: exposure.seeReport },
	};
	return (
		<Box as="ul" listStyleType="none" {...GRID}>
			{FIGURES.map(({ name, isGood }) => (
				<KpiCard
					key={name}
					label={messages[name]}
					today={knownFigure(today, name)}
					yesterday={knownFigure(yesterday, name)}
					isGood={isGood}
					isProvisional={is_provisional}
					{...(name === 'net' && { pending: today.pending })}
					{...(name === 'gain' && { parts: <Payments {...payments} /> })}
					{...links[name]}
				/>
			))}
		</Box>
	);
}

function Outline() {
	return (
		<Box {...GRID}>
			{FIGURES.map(({ name }) => (
				<Box key={name} {...KPI_CARD}>
					<Skeleton h="4" w="16" my="1" />
					<Skeleton h="7" w="75%" mt="2" mb="2.5" />
					<Skeleton h="4" w="50%" mb="1" />
					<Skeleton h="4" w="80%" />
				</Box>
			))}
		</Box>
	);
}
