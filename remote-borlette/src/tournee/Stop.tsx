import { newKey, serverNow } from '@borlette/shared/api';
import type { TourAgent, TourStop } from '@borlette/shared/contract/tournee';
import { FormattedMessage, useFormats, useIntl, useRelative } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useCan } from '@borlette/shared/session';
import {
	Badge,
	Box,
	Button,
	Card,
	CheckIcon,
	EmptyState,
	Heading,
	PhoneIcon,
	Stack,
	Text,
	ToPayIcon,
	toast,
} from '@borlette/shared/ui';
import { BackToTour } from './BackToTour.tsx';
import { LastVisit } from './LastVisit.tsx';
import { BESIDE } from './layout.ts';
import { messages } from './messages.ts';
import { leftOf, takenFrom } from './tourFigures.ts';
import { useActorName } from './useActorName.ts';
import { useOpenTill } from './useTill.ts';
import { searchOf } from './useTourUrl.ts';

/** One branch: its agents with what each owes, and the visit. */
export function Stop({ stopId }: { stopId: string }) {
	const { tour } = useOpenTill();
	const stop = tour.stops.find(({ id }) => id === stopId);
	return (
		<Stack gap="4">
			<BackToTour />
			{stop ? (
				<Branch stop={stop} />
			) : (
				<EmptyState title={<FormattedMessage {...messages.unknownStop} />} />
			)}
		</Stack>
	);
}

function Branch({ stop }: { stop: TourStop }) {
	return (
		<>
			<Box>
				<Heading as="h2" size="lg">
					{stop.name}
				</Heading>
				<Text color="fg.muted">{[stop.city, stop.address].filter(Boolean).join(' · ')}</Text>
				<Text color="fg.muted">
					<LastVisit stop={stop} />
				</Text>
			</Box>
			<Box display="flex" flexWrap="wrap" gap="3" maxW="lg">
				<Visit stop={stop} />
				{stop.phone && <CallLink phone={stop.phone} />}
			</Box>
			<Box as="ul" listStyleType="none" {...BESIDE}>
				{stop.agents.map((agent) => (
					<li key={agent.id}>
						<AgentCard agent={agent} />
					</li>
				))}
			</Box>
		</>
	);
}

const CallLink = ({ phone }: { phone: string }) => (
	<Button asChild variant="outline" colorPalette="gray" minH="11" flex="1">
		<a href={`tel:${phone}`}>
			<PhoneIcon size={18} aria-hidden />
			<FormattedMessage {...messages.call} />
		</a>
	</Button>
);

/** Notes that somebody is there now. */
function Visit({ stop }: { stop: TourStop }) {
	const { outbox } = useOpenTill();
	const { formatMessage } = useIntl();
	const mayNote = useCan('add_wallettransaction');
	const actor = useActorName();
	if (!mayNote) return null;
	async function note() {
		const visited_at = new Date(serverNow()).toISOString();
		const body = { surcussale_id: stop.id, visited_at, note: '' };
		const about = { key: newKey(), done_at: visited_at, label: stop.name, place: stop.name, actor };
		try {
			await outbox.add({ kind: 'visit', ...about, body });
			toast.success(formatMessage(messages.visitNoted));
		} catch {
			toast.error(formatMessage(messages.deniedTitle));
		}
	}
	return (
		<Button variant="outline" minH="11" flex="1" onClick={() => void note()}>
			<CheckIcon size={18} aria-hidden />
			<FormattedMessage {...messages.noteVisit} />
		</Button>
	);
}

function AgentCard({ agent }: { agent: TourAgent }) {
	const { tour, acts } = useOpenTill();
	const { amount, day } = useFormats();
	const mayTake = useCan('add_wallettransaction');
	const left = leftOf(agent, acts);
	const unsentCash = takenFrom(acts, agent.id);
	return (
		<Card.Root>
			<Card.Body gap="3">
				<Box display="flex" gap="3" justifyContent="space-between">
					<Box minW="0">
						<Text fontWeight="semibold" overflowWrap="anywhere">
							{agent.agent_name}
						</Text>
						{!agent.is_active && (
							<Badge colorPalette="red">
								<FormattedMessage {...messages.blocked} />
							</Badge>
						)}
						<Terminal agent={agent} />
					</Box>
					<Box textAlign="end" fontVariantNumeric="tabular-nums" flexShrink={0}>
						<Text textStyle="lg" fontWeight="semibold">
							{amount(left, tour.currency)}
						</Text>
						<Text color="fg.muted" textStyle="secondary">
							{left === 0 ? (
								<FormattedMessage {...messages.nothingDue} />
							) : (
								agent.owed_since && (
									<FormattedMessage
										{...messages.dueSince}
										values={{ day: day(agent.owed_since) }}
									/>
								)
							)}
						</Text>
					</Box>
				</Box>
				{unsentCash > 0 && (
					<Text color="fg.warning">
						<FormattedMessage
							{...messages.takenUnsent}
							values={{ amount: amount(unsentCash, tour.currency) }}
						/>
					</Text>
				)}
				<Box display="flex" gap="3">
					{mayTake && (
						<Button
							asChild
							minH="11"
							flex="2"
							{...(left === 0 && { variant: 'outline', colorPalette: 'gray' })}
						>
							<Link to={searchOf({ show: 'take', agentId: agent.id })}>
								<ToPayIcon size={18} aria-hidden />
								<FormattedMessage {...(left === 0 ? messages.takeAhead : messages.take)} />
							</Link>
						</Button>
					)}
					<CallLink phone={agent.phone} />
				</Box>
			</Card.Body>
		</Card.Root>
	);
}

function Terminal({ agent }: { agent: TourAgent }) {
	const relative = useRelative();
	const text = !agent.has_terminal
		? messages.noTerminal
		: agent.terminal_seen_at
			? messages.terminalSeen
			: messages.terminalNever;
	const ago = agent.terminal_seen_at ? relative(agent.terminal_seen_at) : '';
	return (
		<Text color="fg.muted" textStyle="secondary">
			<FormattedMessage {...text} values={{ ago }} />
		</Text>
	);
}
