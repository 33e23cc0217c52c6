import { tourneeApi } from '@borlette/shared/contract/tournee';
import { useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { CompanyFirst } from '@borlette/shared/resource';
import { useLacksCompany } from '@borlette/shared/session';
import {
	EmptyState,
	ErrorState,
	LockIcon,
	later,
	PageFrame,
	PageHeader,
	Skeleton,
} from '@borlette/shared/ui';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import { OutboxBar } from './OutboxBar.tsx';
import { OutboxView } from './OutboxView.tsx';
import { Receipt } from './Receipt.tsx';
import { Stop } from './Stop.tsx';
import { Stops } from './Stops.tsx';
import { TakeCash } from './TakeCash.tsx';
import { type Till, TillProvider, type TillState, useTill } from './useTill.ts';
import { useTourUrl } from './useTourUrl.ts';

const loadScan = () => import('./scan/Scan.tsx');
const Scan = later(
	async () => (await loadScan()).Scan,
	() => <Skeleton height="320px" borderRadius="lg" aria-busy="true" />,
);

/** A supervisor's round of the branches, on a phone: who owes what, cash against signatures, tickets. */
export function TourneePage() {
	const { formatMessage } = useIntl();
	const lacksCompany = useLacksCompany(tourneeApi.take);
	return (
		<PageFrame>
			{lacksCompany && <PageHeader title={formatMessage(messages.title)} fromHome />}
			<CompanyFirst endpoint={tourneeApi.take}>
				<Tournee />
			</CompanyFirst>
		</PageFrame>
	);
}

function Tournee() {
	const state = useTill();
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const till = state.is === 'open' ? state.till : undefined;
	const moment = till && dateTime(till.tour.read_at);
	return (
		<>
			<PageHeader
				title={formatMessage(messages.title)}
				text={till && formatMessage(till.isAway ? messages.readOld : messages.read, { moment })}
				fromHome
			/>
			{till ? <Opened till={till} /> : <Closed state={state} />}
		</>
	);
}

function Closed({ state }: { state: TillState }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	switch (state.is) {
		case 'insecure':
			return (
				<EmptyState
					icon={<LockIcon size={26} />}
					title={formatMessage(messages.insecureTitle)}
					text={formatMessage(messages.insecureText)}
				/>
			);
		case 'denied':
			return (
				<EmptyState
					icon={<LockIcon size={26} />}
					title={formatMessage(messages.deniedTitle)}
					text={formatMessage(messages.deniedText)}
				/>
			);
		case 'failed':
			return (
				<ErrorState
					title={formatMessage(messages.failed)}
					text={errorText(state.error)}
					onRetry={state.retry}
				/>
			);
		default:
			return <Skeleton height="420px" borderRadius="lg" aria-busy="true" />;
	}
}

function Opened({ till }: { till: Till }) {
	useEffect(
		function bringScannerAlong() {
			// Only what came into the page while there was a network is there without one.
			if (till.isAway) return;
			loadScan()
				.then(({ bringDetector }) => bringDetector())
				.catch(() => undefined);
		},
		[till.isAway],
	);
	return (
		<TillProvider value={till}>
			<OutboxBar />
			<View />
		</TillProvider>
	);
}

function View() {
	const { view } = useTourUrl();
	switch (view.show) {
		case 'stop':
			return <Stop stopId={view.stopId} />;
		case 'take':
			return <TakeCash agentId={view.agentId} />;
		case 'receipt':
			return <Receipt actKey={view.key} />;
		case 'outbox':
			return <OutboxView />;
		case 'scan':
			return <Scan />;
		default:
			return <Stops />;
	}
}
