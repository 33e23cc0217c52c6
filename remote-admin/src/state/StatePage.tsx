import { type State, stateApi } from '@borlette/shared/contract/state';
import { useRead } from '@borlette/shared/data';
import {
	FormattedMessage,
	useErrorText,
	useFormats,
	useIntl,
	zoneName,
} from '@borlette/shared/i18n';
import { ErrorState, PageFrame, PageHeader, Skeleton, Stack } from '@borlette/shared/ui';
import { Attention } from './Attention.tsx';
import { Backups } from './Backups.tsx';
import { Database } from './Database.tsx';
import { Figures } from './Figures.tsx';
import { Jobs } from './Jobs.tsx';
import { Lanes } from './Lanes.tsx';
import { messages } from './messages.ts';

const AGAIN_MS = 5_000;

/** How the product is doing, for whoever runs it. */
export function StatePage() {
	const { formatMessage, locale } = useIntl();
	const { date, day, time, zone } = useFormats();
	const errorText = useErrorText();
	const read = useRead(stateApi.read, {}, { refetchInterval: AGAIN_MS });
	return (
		<PageFrame>
			<PageHeader
				title={formatMessage(messages.title)}
				fromHome
				text={
					read.data && (
						<FormattedMessage
							{...messages.text}
							values={{
								day: day(date(read.data.at)),
								time: time(read.data.at),
								zone: zoneName(zone, locale, new Date(read.data.at)),
							}}
						/>
					)
				}
			/>
			{/* What was read a moment ago is no state. */}
			{read.error ? (
				<ErrorState
					title={formatMessage(messages.failed)}
					text={errorText(read.error)}
					onRetry={() => void read.refetch()}
				/>
			) : read.data ? (
				<Parts state={read.data} />
			) : (
				<Stack gap="5" aria-busy="true">
					<Skeleton height="88px" borderRadius="lg" />
					<Skeleton height="320px" borderRadius="lg" />
				</Stack>
			)}
		</PageFrame>
	);
}

function Parts({ state }: { state: State }) {
	return (
		<Stack gap="5">
			<Attention state={state} />
			<Figures state={state} />
			<Backups state={state} />
			<Database state={state} />
			<Lanes state={state} />
			<Jobs state={state} />
		</Stack>
	);
}
