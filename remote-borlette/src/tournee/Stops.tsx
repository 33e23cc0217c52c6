import type { TourStop } from '@borlette/shared/contract/tournee';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { useCan, useSession } from '@borlette/shared/session';
import {
	Box,
	Button,
	EmptyState,
	Heading,
	NextIcon,
	ScanIcon,
	SurcussaleIcon,
	Text,
} from '@borlette/shared/ui';
import { useId } from 'react';
import { LastVisit } from './LastVisit.tsx';
import { BESIDE } from './layout.ts';
import { messages } from './messages.ts';
import { Takings } from './Takings.tsx';
import { leftAt, leftOf, owedSinceAt } from './tourFigures.ts';
import { useOpenTill } from './useTill.ts';
import { searchOf } from './useTourUrl.ts';

/** Who to visit, the longest debt first. */
export function Stops() {
	const { tour, acts } = useOpenTill();
	const { amount } = useFormats();
	const titleId = useId();
	const left = tour.stops.reduce((sum, stop) => sum + leftAt(stop, acts), 0);
	if (tour.stops.length === 0) return <NoStops />;
	return (
		<Box
			display="grid"
			gap="6"
			alignItems="start"
			gridTemplateColumns={{
				base: 'minmax(0, 1fr)',
				lg: tour.takings.length > 0 ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)',
			}}
		>
			<Box as="section" aria-labelledby={titleId} minW="0">
				<Box display="flex" alignItems="center" columnGap="4" mb="3">
					<Heading as="h2" size="md" id={titleId} flex="1">
						<FormattedMessage {...messages.stops} />
					</Heading>
					<Text color="fg.muted">
						<FormattedMessage
							{...messages.dueTotal}
							values={{
								amount: (
									<Box as="b" color="fg" fontVariantNumeric="tabular-nums">
										{amount(left, tour.currency)}
									</Box>
								),
							}}
						/>
					</Text>
					<Box hideBelow="lg">
						<ScanLink />
					</Box>
				</Box>
				<Box as="ul" listStyleType="none" {...BESIDE}>
					{tour.stops.map((stop) => (
						<li key={stop.id}>
							<StopLink stop={stop} />
						</li>
					))}
				</Box>
			</Box>
			<Takings />
			{/* Where the thumb is, whatever is scrolled. */}
			<Box hideFrom="lg" position="sticky" bottom="4" css={{ '& > a': { width: 'full' } }}>
				<ScanLink />
			</Box>
		</Box>
	);
}

function ScanLink() {
	if (!useCan('view_fichevente')) return null;
	return (
		<Button asChild size="lg" boxShadow={{ base: 'soft', lg: 'none' }}>
			<Link to={searchOf({ show: 'scan' })}>
				<ScanIcon size={20} aria-hidden />
				<FormattedMessage {...messages.scan} />
			</Link>
		</Button>
	);
}

function StopLink({ stop }: { stop: TourStop }) {
	const { tour, acts } = useOpenTill();
	const { amount, day } = useFormats();
	const left = leftAt(stop, acts);
	const since = owedSinceAt(stop);
	const owing = stop.agents.filter((agent) => leftOf(agent, acts) > 0).length;
	return (
		<Box
			asChild
			display="flex"
			alignItems="center"
			gap="3"
			minH="16"
			px="4"
			py="3"
			bg="bg.panel"
			borderWidth="1px"
			borderColor="border"
			borderRadius="lg"
			_hover={{ bg: 'bg.muted' }}
		>
			<Link to={searchOf({ show: 'stop', stopId: stop.id })}>
				<Box flex="1" minW="0">
					<Text fontWeight="semibold" overflowWrap="anywhere">
						{stop.name}
					</Text>
					<Text color="fg.muted" textStyle="secondary">
						{[stop.city, stop.address].filter(Boolean).join(' · ')}
					</Text>
					<Text color="fg.muted" textStyle="secondary">
						<LastVisit stop={stop} />
					</Text>
				</Box>
				<Box textAlign="end" fontVariantNumeric="tabular-nums" flexShrink={0} maxW="60%">
					{left > 0 ? (
						<>
							<Text textStyle="lg" fontWeight="semibold" whiteSpace="nowrap">
								{amount(left, tour.currency)}
							</Text>
							<Text color="fg.muted" textStyle="secondary">
								<FormattedMessage {...messages.agentsOwing} values={{ count: owing }} />
							</Text>
							{since && (
								<Text color={since < tour.day ? 'fg.warning' : 'fg.muted'} textStyle="secondary">
									<FormattedMessage {...messages.dueSince} values={{ day: day(since) }} />
								</Text>
							)}
						</>
					) : (
						<Text color="fg.muted">
							<FormattedMessage {...messages.nothingDue} />
						</Text>
					)}
				</Box>
				<NextIcon size={18} aria-hidden style={{ flexShrink: 0 }} />
			</Link>
		</Box>
	);
}

function NoStops() {
	const isSupervisor = useSession(({ user }) => user?.role === 'supervisor');
	const open = useScreen('surcussale.new');
	return (
		<EmptyState
			icon={<SurcussaleIcon size={26} />}
			title={<FormattedMessage {...messages.noStops} />}
			text={<FormattedMessage {...(isSupervisor ? messages.noStopsText : messages.noBranchText)} />}
			action={
				!isSupervisor &&
				open && (
					<Button asChild variant="outline">
						<Link to={open}>
							<FormattedMessage {...messages.openBranch} />
						</Link>
					</Button>
				)
			}
		/>
	);
}
