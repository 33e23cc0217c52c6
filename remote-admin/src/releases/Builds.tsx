import { Section } from '@borlette/shared/cards';
import type { ChannelView, RemoteBuild } from '@borlette/shared/contract/releases';
import { FormattedMessage, NOTHING, useFormats, useIntl, useRelative } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { Box, EmptyState, Text, VisuallyHidden } from '@borlette/shared/ui';
import { sheet } from '../sheets/sheet.ts';
import { ActMenu } from './ActMenu.tsx';
import { type Act, actsOn } from './acts.ts';
import { Fit } from './Fit.tsx';
import { messages } from './messages.ts';
import { nameOf, type Releases, shortHash } from './useReleases.ts';

interface Props {
	releases: Releases;
	view: ChannelView;
	onAct: (act: Act) => void;
}

/** The builds of a channel, each with who made it, how large and old it is, and whether it fits. */
export function Builds({ releases, view, onAct }: Props) {
	const relative = useRelative();
	const { revision, signedAt, signer, comparedWith } = view;
	// Of this machine's own host and API there is nothing to say.
	const deployed = comparedWith?.match(/^https?:\/\/[^\s,]+/)?.[0];
	return (
		<Section
			title={<FormattedMessage {...messages.builds} />}
			isFlush
			text={
				<>
					{signedAt && (
						<FormattedMessage
							{...messages.signedBy}
							values={{ revision, when: relative(signedAt), who: signer ?? '?' }}
						/>
					)}
					{deployed && (
						<Text as="span" display="block" overflowWrap="anywhere">
							<FormattedMessage {...messages.comparedWith} values={{ place: deployed }} />
						</Text>
					)}
				</>
			}
		>
			{view.remotes.length === 0 ? (
				<EmptyState
					title={<FormattedMessage {...messages.none} />}
					text={<FormattedMessage {...messages.noneText} />}
				/>
			) : (
				<Table releases={releases} view={view} onAct={onAct} />
			)}
			{view.removed.map(({ name, reason, at }) => (
				<Text
					key={name}
					px={{ base: '4', sm: '5' }}
					py="3"
					borderTopWidth="1px"
					color="fg.muted"
					overflowWrap="anywhere"
				>
					<FormattedMessage {...messages.removed} values={{ name, reason, when: relative(at) }} />
				</Text>
			))}
		</Section>
	);
}

/** In the place of what nobody knows. */
const HEADS = ['remote', 'version', 'author', 'size', 'age', 'proof'] as const;

function Table({ releases, view, onAct }: Props) {
	const { formatMessage } = useIntl();
	return (
		<Box css={sheet} overflowX="auto">
			<table>
				<VisuallyHidden asChild>
					<caption>{formatMessage(messages.builds)}</caption>
				</VisuallyHidden>
				<thead>
					<tr>
						{HEADS.map((head) => (
							<th key={head} scope="col" {...(head === 'size' && { 'data-align': 'end' })}>
								{formatMessage(messages[head])}
							</th>
						))}
						<td />
					</tr>
				</thead>
				<tbody>
					{view.remotes.map((remote) => (
						<BuildRow
							key={remote.name}
							remote={remote}
							acts={actsOn(releases, view, remote)}
							onAct={onAct}
						/>
					))}
				</tbody>
			</table>
		</Box>
	);
}

interface RowProps {
	remote: RemoteBuild;
	acts: readonly Act[];
	onAct: (act: Act) => void;
}

function BuildRow({ remote, acts, onAct }: RowProps) {
	const { formatMessage } = useIntl();
	const { dateTime, size } = useFormats();
	const relative = useRelative();
	const { published } = remote;
	return (
		<tr>
			<th scope="row">
				<Text as="span" fontWeight="semibold">
					{remote.name}
				</Text>
				<Placed remote={remote} />
			</th>
			<td data-label={formatMessage(messages.version)}>
				<Box as="span" display="inline-block">
					<Text as="span" fontWeight="medium">
						{remote.version}
					</Text>
					<Text
						as="span"
						display="block"
						textStyle="reference"
						color="fg.muted"
						dir="ltr"
						title={nameOf(remote)}
					>
						{shortHash(remote.build)}
					</Text>
				</Box>
			</td>
			<td data-label={formatMessage(messages.author)}>
				<Box as="span" overflowWrap="anywhere">
					{published?.by ?? formatMessage(messages.unknown)}
				</Box>
			</td>
			<td data-label={formatMessage(messages.size)} data-align="end">
				{remote.bytes === null ? formatMessage(messages.gone) : size(remote.bytes)}
			</td>
			<td data-label={formatMessage(messages.age)}>
				{published ? (
					<time dateTime={published.at} title={dateTime(published.at)}>
						{relative(published.at)}
					</time>
				) : (
					NOTHING
				)}
			</td>
			<td data-label={formatMessage(messages.proof)}>
				<Fit remote={remote} />
			</td>
			<td data-actions>
				{acts.length > 0 && <ActMenu name={remote.name} acts={acts} onAct={onAct} />}
			</td>
		</tr>
	);
}

/** Since when it is in this channel, or what runs in the place of a build that was killed. */
function Placed({ remote }: { remote: RemoteBuild }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const relative = useRelative();
	const { placed, killed, runs, canary } = remote;
	const order = killed.find(({ build }) => build === nameOf(remote));
	if (order)
		return (
			<Box mt="1" display="grid" gap="1" justifyItems="start">
				<StatusBadge tone="error">{formatMessage(messages.killedNow)}</StatusBadge>
				<Text textStyle="secondary" overflowWrap="anywhere">
					{formatMessage(messages.quoted, { reason: order.reason })}
				</Text>
				<Text textStyle="secondary" overflowWrap="anywhere">
					{runs
						? formatMessage(messages.runsInstead, { build: runs })
						: formatMessage(messages.runsNothing)}
				</Text>
			</Box>
		);
	const trial = canary && (
		<Text as="span" display="block" textStyle="secondary" color="fg.info" overflowWrap="anywhere">
			{formatMessage(messages.canaryNow, { share: canary.share, build: canary.build })}
		</Text>
	);
	if (!placed) return trial;
	const channel = placed.from as keyof typeof messages | null;
	const values = { when: relative(placed.at) };
	return (
		<>
			<Text as="span" display="block" textStyle="secondary" title={dateTime(placed.at)}>
				{channel
					? formatMessage(messages.placedFrom, {
							...values,
							channel: formatMessage(messages[channel]),
						})
					: formatMessage(messages.placedSince, values)}
			</Text>
			{trial}
		</>
	);
}
