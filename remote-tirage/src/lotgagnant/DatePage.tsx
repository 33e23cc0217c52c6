import { lotGagnantApi } from '@borlette/shared/contract/lotgagnant';
import { type LiveState, useLive, useRead } from '@borlette/shared/data';
import { useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { DrawName } from '@borlette/shared/resource';
import { Link, useParams } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { useMayCall } from '@borlette/shared/session';
import {
	Box,
	Button,
	DrawState,
	ErrorState,
	Grid,
	HStack,
	LiveBadge,
	PageFrame,
	PageHeader,
	PageSkeleton,
	Stack,
	useFocusStays,
} from '@borlette/shared/ui';
import { useMemo } from 'react';
import { CancelDate } from './CancelDate.tsx';
import { ConfirmResult } from './ConfirmResult.tsx';
import { date } from './date.messages.ts';
import { EnterResult } from './EnterResult.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { type DateHistory, useStep } from './instance.ts';
import { messages } from './messages.ts';
import { Outcome } from './Outcome.tsx';

/** What is sold meanwhile, for those who only look. */
const EVERY_MS = 30_000;

/** One date of a draw: what was sold, its result and what became of it. */
export function DatePage() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { instanceId = '' } = useParams();
	const read = useRead(
		lotGagnantApi.history,
		{ params: { instanceId } },
		{ refetchInterval: EVERY_MS },
	);
	const live = useLive(
		useMemo(() => [{ read: lotGagnantApi.history, on: ['result'], instanceId }], [instanceId]),
	);
	const toDates = useScreen('lotgagnant.dates');
	// A schedule that somebody changed takes back what nobody sold on: what was read before is no longer so.
	const isGone = read.error?.code === 'not_found';
	if (read.data && !isGone) return <TheDate key={instanceId} history={read.data} live={live} />;
	if (!read.error) return <PageSkeleton />;
	return (
		<PageFrame>
			<ErrorState
				title={formatMessage(date.dateFailed)}
				text={errorText(read.error)}
				{...(!isGone && { onRetry: () => void read.refetch() })}
				action={
					toDates && (
						<Button asChild variant="outline">
							<Link to={toDates}>{formatMessage(messages.dates)}</Link>
						</Button>
					)
				}
			/>
		</PageFrame>
	);
}

function TheDate({ history, live }: { history: DateHistory; live: LiveState }) {
	const { instance } = history;
	const { formatMessage } = useIntl();
	const { dateTime, day } = useFormats();
	return (
		<PageFrame>
			<PageHeader
				title={
					<Box as="span" display="inline-flex" flexWrap="wrap" gap="3" alignItems="center">
						<DrawName name={instance.tirage_name} colour={instance.colour} />
						<DrawState state={instance.state} />
					</Box>
				}
				text={
					<HStack gap="3" wrap="wrap">
						<LiveBadge state={live} />
						{[dateTime(instance.draw_at), instance.companyname].join(' · ')}
					</HStack>
				}
				crumbs={[
					{ label: formatMessage(messages.results), screen: 'lotgagnant.list' },
					{ label: `${instance.tirage_name} ${day(instance.draw_date)}` },
				]}
			/>
			<Grid
				templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' }}
				gap="6"
			>
				<Stack gap="6">
					<Work {...history} />
				</Stack>
				<Stack gap="6">
					<Facts instance={instance} />
					<History {...history} />
				</Stack>
			</Grid>
		</PageFrame>
	);
}

/** What stands, and what this person can do about it. */
function Work({ instance }: DateHistory) {
	const mayEnter = useMayCall(lotGagnantApi.enter);
	const step = useStep(instance);
	// Until a result is confirmed; one that waits goes with the draw.
	const isOpenEnded = instance.state === 'closed' || instance.state === 'provisional';
	// What is typed in gives way to what came of it.
	const stays = useFocusStays();
	return (
		<Box display="contents" {...stays}>
			{step !== 'enter' && <Outcome instance={instance} step={step} />}
			{step === 'confirm' && instance.confirmation === 'allowed' && (
				<ConfirmResult instance={instance} />
			)}
			{mayEnter && (step === 'enter' || step === 'confirm' || step === 'done') && (
				<EnterResult instance={instance} />
			)}
			{step === 'enter' && !mayEnter && <Outcome instance={instance} step={step} />}
			{mayEnter && isOpenEnded && <CancelDate instance={instance} />}
		</Box>
	);
}
