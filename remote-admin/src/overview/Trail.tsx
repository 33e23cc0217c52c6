import { Loaded, MoreLink, Section } from '@borlette/shared/cards';
import type { Overview } from '@borlette/shared/contract/overview';
import type { TraceEntry } from '@borlette/shared/contract/tracabilite';
import { FormattedMessage, useFormats, useIntl, useRelative } from '@borlette/shared/i18n';
import { useAddressOf } from '@borlette/shared/screens';
import { Box, Skeleton } from '@borlette/shared/ui';
import { type Change, changesOf } from '../tracabilite/changes.ts';
import { useShownValue } from '../tracabilite/useShownValue.ts';
import { useTraceWords } from '../tracabilite/words.ts';
import { messages } from './messages.ts';
import { Seen } from './Seen.tsx';
import { useTrail, useTrails } from './useTrail.ts';

interface Props {
	/** Kind of object, as the trail names it. */
	type: string;
	overview: Overview;
}

/** What was done to them, by whom and when; nothing for who may read no trail. */
export function Trail({ type, overview }: Props) {
	const { widest } = useTrails();
	const addressOf = useAddressOf();
	const { formatMessage } = useIntl();
	if (!widest) return null;
	const all = addressOf(widest.list, { type, label: overview.name });
	const title = formatMessage(messages.trail);
	return (
		<Section
			title={title}
			actions={
				<MoreLink to={all} label={formatMessage(messages.allOf, { section: title })}>
					<FormattedMessage {...messages.all} />
				</MoreLink>
			}
		>
			<Seen height="240px">{() => <Timeline type={type} id={overview.id} />}</Seen>
		</Section>
	);
}

function Timeline({ type, id }: { type: string; id: string }) {
	const read = useTrail(id);
	return (
		<Loaded read={read} skeleton={<Skeleton h="240px" />}>
			{(entries) =>
				entries.length === 0 ? (
					<Box as="p" color="fg.muted">
						<FormattedMessage {...messages.noTrail} />
					</Box>
				) : (
					<Box as="ol" listStyleType="none" css={TIMELINE}>
						{entries.map((entry) => (
							<Moment key={entry.id} entry={entry} type={type} />
						))}
					</Box>
				)
			}
		</Loaded>
	);
}

/** A line that the moments hang on. */
const TIMELINE = {
	'& > li': { position: 'relative', paddingInlineStart: '6', paddingBottom: '4' },
	'& > li:last-of-type': { paddingBottom: '0' },
	'& > li::before': {
		content: '""',
		position: 'absolute',
		insetInlineStart: '3px',
		top: '6px',
		boxSize: '9px',
		borderRadius: 'full',
		bg: 'brand.solid',
	},
	'& > li:not(:last-of-type)::after': {
		content: '""',
		position: 'absolute',
		insetInlineStart: '7px',
		top: '18px',
		bottom: '-4px',
		width: '1px',
		bg: 'border.emphasized',
	},
} as const;

/** Changes of one entry that are told here. */
const TOLD = 3;

function Moment({ entry, type }: { entry: TraceEntry; type: string }) {
	const { dateTime } = useFormats();
	const relative = useRelative();
	const { actionOf, objectOf } = useTraceWords();
	const changes = entry.after ? changesOf(entry).filter(({ isChanged }) => isChanged) : [];
	const told = entry.before ? changes : [];
	return (
		<li>
			<Box fontWeight="medium">
				{[
					actionOf(entry.action),
					...(entry.object_type === type ? [] : [objectOf(entry.object_type)]),
				].join(' · ')}
			</Box>
			<Box textStyle="secondary">
				<FormattedMessage
					{...messages.trailBy}
					values={{
						name: entry.actor_name,
						when: (
							<time key="when" dateTime={entry.at} title={dateTime(entry.at)}>
								{relative(entry.at)}
							</time>
						),
					}}
				/>
			</Box>
			{told.length > 0 && (
				<Box as="ul" listStyleType="none" mt="1" textStyle="sm" overflowWrap="anywhere">
					{told.slice(0, TOLD).map((change) => (
						<ChangeLine key={change.field} change={change} entry={entry} />
					))}
					{told.length > TOLD && (
						<Box as="li" color="fg.muted">
							<FormattedMessage {...messages.moreChanges} values={{ count: told.length - TOLD }} />
						</Box>
					)}
				</Box>
			)}
		</li>
	);
}

function ChangeLine({ change, entry }: { change: Change; entry: TraceEntry }) {
	const { formatMessage } = useIntl();
	const { label, show } = useShownValue(entry);
	const { field, before, after } = change;
	return (
		<li>
			{formatMessage(messages.changed, {
				field: label(field),
				before: show(field, before, 'before'),
				after: show(field, after, 'after'),
			})}
		</li>
	);
}
