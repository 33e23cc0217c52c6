import type { TraceEntry } from '@borlette/shared/contract/tracabilite';
import {
	FormattedMessage,
	type MessageDescriptor,
	useFormats,
	useIntl,
	useRelative,
	words,
} from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { useBrowserName } from '../browser/useBrowserName.ts';
import { messages } from './messages.ts';
import { roleMessages } from './words.messages.ts';

/** Who, when, from where, and the entry's place in its chain. */
export function EntryFacts({ entry }: { entry: TraceEntry }) {
	const { formatMessage } = useIntl();
	const { dateTime, time } = useFormats();
	const relative = useRelative();
	const browserName = useBrowserName();
	const role = roleMessages[entry.actor_role as keyof typeof roleMessages];
	const asRole = role ? ` · ${formatMessage(role)}` : '';
	const moment = `${dateTime(entry.at)}:${time(entry.at).slice(-2)} (${relative(entry.at)})`;
	const origin = [entry.ip, entry.user_agent && browserName(entry.user_agent)]
		.filter(Boolean)
		.join(' · ');
	return (
		<Box
			as="dl"
			display="grid"
			gridTemplateColumns="auto minmax(0, 1fr)"
			columnGap="4"
			rowGap="2"
			mb="6"
		>
			<Fact label={words.by}>
				{entry.actor_id ? (
					<Link to={`?actor_id=${entry.actor_id}`}>{entry.actor_name}</Link>
				) : (
					entry.actor_name
				)}
				{asRole}
			</Fact>
			<Fact label={messages.when}>
				<time dateTime={entry.at}>{moment}</time>
			</Fact>
			<Fact label={messages.where}>{origin}</Fact>
			{entry.companyname && <Fact label={words.company}>{entry.companyname}</Fact>}
			<Fact label={messages.place}>
				<FormattedMessage {...messages.seq} values={{ seq: entry.seq }} />
			</Fact>
			<Fact label={messages.hash}>
				<Box as="span" dir="ltr" textStyle="reference" overflowWrap="anywhere">
					{entry.hash}
				</Box>
			</Fact>
		</Box>
	);
}

function Fact({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
	return (
		<>
			<Box as="dt" color="fg.muted">
				<FormattedMessage {...label} />
			</Box>
			<Box as="dd" minWidth="0">
				{children}
			</Box>
		</>
	);
}
