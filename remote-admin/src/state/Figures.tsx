import { FigureCard } from '@borlette/shared/cards';
import type { State } from '@borlette/shared/contract/state';
import { FormattedMessage, useFormats, useRelative } from '@borlette/shared/i18n';
import { Grid, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { useReading } from './useReading.ts';

/** What is going on at this moment. */
export function Figures({ state: { database, process } }: { state: State }) {
	const { count } = useFormats();
	const relative = useRelative();
	const { size } = useReading();
	const { people, terminals, checked_at, differences } = database;
	const waiting = process.lanes.reduce((sum, lane) => sum + lane.waiting, 0);
	return (
		<Grid
			as="ul"
			listStyleType="none"
			gap="4"
			templateColumns={{
				base: 'repeat(2, minmax(0, 1fr))',
				lg: 'repeat(3, minmax(0, 1fr))',
			}}
		>
			<FigureCard label={messages.sold} figure={count(database.fiches_minute)} />
			<FigureCard label={messages.waiting} figure={count(waiting)} />
			<FigureCard label={messages.signedIn} figure={count(people + terminals)}>
				<Small>
					<FormattedMessage {...messages.signedInText} values={{ people, terminals }} />
				</Small>
				<Small>
					<FormattedMessage {...messages.streams} values={{ count: process.streams }} />
				</Small>
			</FigureCard>
			<FigureCard label={messages.messagesWaiting} figure={count(database.messages_waiting)} />
			<FigureCard
				label={messages.checked}
				figure={
					differences === null ? (
						<FormattedMessage {...messages.never} />
					) : (
						<FormattedMessage {...messages.differences} values={{ count: differences }} />
					)
				}
			>
				<Small>
					{checked_at ? relative(checked_at) : <FormattedMessage {...messages.neverChecked} />}
				</Small>
			</FigureCard>
			<FigureCard label={messages.memory} figure={size(process.memory_bytes)}>
				<Small>
					<FormattedMessage {...messages.startedAgo} values={{ ago: relative(process.since) }} />
				</Small>
			</FigureCard>
		</Grid>
	);
}

const Small = ({ children }: { children: ReactNode }) => (
	<Text textStyle="secondary">{children}</Text>
);
