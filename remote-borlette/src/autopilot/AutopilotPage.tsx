import { type Autopilot, autopilotApi, NEAR_PERCENT } from '@borlette/shared/contract/autopilot';
import { type LiveRead, useLive, useRead } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { CompanyFirst } from '@borlette/shared/resource';
import { useMayCall } from '@borlette/shared/session';
import {
	Box,
	Card,
	ErrorState,
	Heading,
	PageFrame,
	PageHeader,
	Skeleton,
	Stack,
	Text,
} from '@borlette/shared/ui';
import { CeilingForm } from './CeilingForm.tsx';
import { CeilingsSeen } from './CeilingsSeen.tsx';
import { History } from './History.tsx';
import { messages } from './messages.ts';
import { PilotDraws } from './PilotDraws.tsx';
import { PilotState } from './PilotState.tsx';
import { useYearReplay } from './useYearReplay.ts';

const LIVE: readonly LiveRead[] = [{ read: autopilotApi.read, on: ['exposure', 'result'] }];
const EVERY_MS = 30_000;

/** Ceilings that no draw and no ball passes, what they would have meant, and today's draws beside them. */
export function AutopilotPage() {
	const { formatMessage } = useIntl();
	useLive(LIVE);
	const read = useRead(autopilotApi.read, {}, { refetchInterval: EVERY_MS });
	return (
		<PageFrame>
			<PageHeader
				title={formatMessage(messages.title)}
				text={formatMessage(messages.text)}
				fromHome
			/>
			<CompanyFirst endpoint={autopilotApi.change}>
				<Outcome read={read} />
			</CompanyFirst>
		</PageFrame>
	);
}

function Outcome({ read }: { read: ReturnType<typeof useRead<typeof autopilotApi.read>> }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	if (read.data) return <Pilot pilot={read.data} />;
	if (!read.error) return <Skeleton height="420px" borderRadius="lg" aria-busy="true" />;
	return (
		<ErrorState
			title={formatMessage(messages.failed)}
			text={errorText(read.error)}
			onRetry={() => void read.refetch()}
		/>
	);
}

function Pilot({ pilot }: { pilot: Autopilot }) {
	const { percent } = useFormats();
	const year = useYearReplay();
	const Ceilings = useMayCall(autopilotApi.change) ? CeilingForm : CeilingsSeen;
	return (
		<Stack gap="5">
			<PilotState pilot={pilot} year={year} />
			<Text color="fg.muted" maxWidth="75ch">
				<FormattedMessage {...messages.rule} values={{ percent: percent(NEAR_PERCENT * 100) }} />
			</Text>
			<Box
				display="grid"
				gap="5"
				alignItems="start"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
			>
				<Card.Root as="section" aria-labelledby="pilot-ceilings">
					<Card.Body gap="4">
						<Heading as="h2" size="md" id="pilot-ceilings">
							<FormattedMessage {...messages.ceilings} />
						</Heading>
						<Ceilings key={pilot.version} pilot={pilot} year={year} />
					</Card.Body>
				</Card.Root>
				<Card.Root as="section" aria-labelledby="pilot-today">
					<Card.Body gap="4">
						<Heading as="h2" size="md" id="pilot-today">
							<FormattedMessage {...messages.today} />
						</Heading>
						<PilotDraws pilot={pilot} />
					</Card.Body>
				</Card.Root>
			</Box>
			{pilot.history.length > 1 && <History pilot={pilot} />}
		</Stack>
	);
}
