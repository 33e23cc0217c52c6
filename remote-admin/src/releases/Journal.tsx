import { Section } from '@borlette/shared/cards';
import {
	type JournalEntry,
	type ReleaseChannel,
	releasesApi,
} from '@borlette/shared/contract/releases';
import { useRead } from '@borlette/shared/data';
import {
	FormattedMessage,
	type MessageDescriptor,
	useErrorText,
	useFormats,
	useIntl,
	useRelative,
} from '@borlette/shared/i18n';
import { Box, Button, ErrorState, Skeleton, Text } from '@borlette/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { journalMessages } from './journal.messages.ts';
import { messages } from './messages.ts';
import { useCauseText } from './useCauseText.ts';
import { actionMessages } from './words.messages.ts';

const FIRST = 10;
const MOST = 500;
/** Who is no person, as the tool writes them. */
const ITSELF: Readonly<Record<string, MessageDescriptor>> = {
	'npm start': journalMessages.theStart,
	watch: journalMessages.theWatch,
};

interface Props {
	channel: ReleaseChannel;
	/** With a new one there is a new entry. */
	revision: number;
}

/** What was done to a channel, by whom and why. */
export function Journal({ channel, revision }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const [count, setCount] = useState(FIRST);
	const read = useRead(
		releasesApi.journal,
		{ params: { channel }, query: { count } },
		{ staleTime: 0, keepPrevious: true },
	);
	const { data, error, refetch } = read;
	const seen = useRef(revision);
	useEffect(
		function readNewEntry() {
			if (seen.current === revision) return;
			seen.current = revision;
			void refetch();
		},
		[revision, refetch],
	);
	return (
		<Section
			title={<FormattedMessage {...journalMessages.journal} />}
			text={<FormattedMessage {...journalMessages.journalText} />}
			isFlush
		>
			{!data && error && (
				<ErrorState
					title={formatMessage(journalMessages.journalFailed)}
					text={errorText(error)}
					onRetry={() => void read.refetch()}
				/>
			)}
			{!data && !error && <Skeleton height="160px" m="5" />}
			{data?.total === 0 && (
				<Text p="5" color="fg.muted">
					<FormattedMessage {...journalMessages.noJournal} />
				</Text>
			)}
			{data && data.total > 0 && (
				<Box as="ol" listStyleType="none">
					{data.entries.map((entry) => (
						<Entry key={`${entry.revision} ${entry.at}`} entry={entry} />
					))}
				</Box>
			)}
			{data && data.total > data.entries.length && (
				<Box px={{ base: '4', sm: '5' }} py="3" borderTopWidth="1px">
					<Button
						variant="outline"
						size="sm"
						onClick={() => setCount((before) => Math.min(MOST, before * 5))}
					>
						<FormattedMessage {...journalMessages.more} />
					</Button>
				</Box>
			)}
		</Section>
	);
}

function Entry({ entry }: { entry: JournalEntry }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const relative = useRelative();
	const causeText = useCauseText();
	const { action, at, by, from, reason, cause, canary, uncommitted, remotes, builds, revision } =
		entry;
	const word = actionMessages[action.replace(' ', '_') as keyof typeof actionMessages];
	const channel = from && messages[from as keyof typeof messages];
	const itself = by !== null && Object.hasOwn(ITSELF, by) ? ITSELF[by] : undefined;
	return (
		<Box
			as="li"
			display="grid"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr) auto' }}
			columnGap="4"
			rowGap="1"
			px={{ base: '4', sm: '5' }}
			py="3"
			_notFirst={{ borderTopWidth: '1px' }}
		>
			<Box>
				<Text fontWeight="semibold">{word ? formatMessage(word) : action}</Text>
				{canary && (
					<Text textStyle="secondary">
						<FormattedMessage {...journalMessages.forShare} values={{ share: canary }} />
					</Text>
				)}
				{channel && (
					<Text textStyle="secondary">
						<FormattedMessage
							{...journalMessages.from}
							values={{ channel: formatMessage(channel) }}
						/>
					</Text>
				)}
			</Box>
			<Box minW="0">
				{remotes.map((remote) => (
					<Text key={remote} overflowWrap="anywhere">
						{remote}
						<Text as="span" ms="2" color="fg.muted" dir="ltr">
							{builds[remote]}
						</Text>
					</Text>
				))}
				{uncommitted && (
					<Text color="fg.warning" overflowWrap="anywhere">
						<FormattedMessage
							{...journalMessages.uncommitted}
							values={{ remotes: uncommitted.join(', ') }}
						/>
					</Text>
				)}
				{reason && (
					<Text color="fg.muted" overflowWrap="anywhere">
						{causeText(cause) ?? formatMessage(messages.quoted, { reason })}
					</Text>
				)}
			</Box>
			<Box textStyle="secondary" textAlign={{ md: 'end' }}>
				<Text overflowWrap="anywhere">{itself ? formatMessage(itself) : (by ?? '')}</Text>
				<Text>
					<time dateTime={at} title={dateTime(at)}>
						{relative(at)}
					</time>
					<Box as="span" ms="2">
						<FormattedMessage {...journalMessages.entryRevision} values={{ revision }} />
					</Box>
				</Text>
			</Box>
		</Box>
	);
}
