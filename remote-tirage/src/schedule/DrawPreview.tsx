import { serverNow } from '@borlette/shared/api';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { fieldSchemaOf, useFormValues } from '@borlette/shared/form';
import {
	cityOf,
	FormattedMessage,
	isZone,
	type MessageDescriptor,
	offsetAt,
	ownZone,
	useFormats,
} from '@borlette/shared/i18n';
import { Box, Card, Heading, SimpleGrid, Stack, Text, WarningIcon } from '@borlette/shared/ui';
import { useState } from 'react';
import { DrawDateCard } from './DrawDateCard.tsx';
import { messages } from './messages.ts';
import { nextDraws, type Schedule } from './nextDraws.ts';

const TIME_OF_DAY = /^\d\d:\d\d$/;
/** What the API takes; beyond it there would be dates that no calendar has. */
const CUTOFF = fieldSchemaOf(tirageApi.create.input.body, 'cutoff_minutes');
const isCutoff = (minutes: unknown) =>
	Number.isInteger(minutes) &&
	Number(minutes) >= (CUTOFF?.minimum ?? 0) &&
	Number(minutes) <= (CUTOFF?.maximum ?? 0);

/** What was typed, as far as a schedule can be made of it. */
function scheduleOf(values: Readonly<Record<string, unknown>>): Schedule | undefined {
	const { timezone, draw_time, days, cutoff_minutes } = values as Partial<Schedule>;
	if (!timezone || !draw_time || !days?.length) return undefined;
	const hasCutoff = 'cutoff_minutes' in values;
	const isComplete =
		isZone(timezone) && TIME_OF_DAY.test(draw_time) && (!hasCutoff || isCutoff(cutoff_minutes));
	if (!isComplete) return undefined;
	return { timezone, draw_time, days, ...(hasCutoff && { cutoff_minutes: cutoff_minutes ?? 0 }) };
}

interface Props {
	/** What these dates are. */
	text?: MessageDescriptor;
	/** What to fill in before there are any. */
	empty?: MessageDescriptor;
}

/** Below the form: the next dates of the draw that it describes; with a cutoff, when sales end. */
export function DrawPreview({ text = messages.previewText, empty = messages.previewEmpty }: Props) {
	const { values } = useFormValues<Record<string, unknown>>();
	const schedule = scheduleOf(values);
	return (
		<Card.Root as="section" aria-labelledby="tirage-preview">
			<Card.Body>
				<Stack gap="4">
					<Box>
						<Heading as="h2" size="md" id="tirage-preview">
							<FormattedMessage {...messages.preview} />
						</Heading>
						<Text color="fg.muted">
							<FormattedMessage {...(schedule ? text : empty)} />
						</Text>
					</Box>
					{schedule && <Dates schedule={schedule} />}
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}

function Dates({ schedule }: { schedule: Schedule }) {
	const { zone: companyZone } = useFormats();
	const hasClose = schedule.cutoff_minutes !== undefined;
	const [own] = useState(ownZone);
	// The first one's end of sales passes while the form is open: then everything is counted anew.
	const [, recount] = useState(0);
	const draws = nextDraws(schedule, serverNow());
	const { timezone } = schedule;
	const offsets = new Set(draws.map(({ drawAt }) => offsetAt(drawAt, timezone)));
	/** A clock that shows the same as those before it tells nothing. */
	const differs = (zone: string, others: readonly string[]) =>
		others.every((other) =>
			draws.some(({ closeAt }) => offsetAt(closeAt, zone) !== offsetAt(closeAt, other)),
		);
	return (
		<>
			<SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 3 }} gap="3">
				{draws.map((draw, index) => (
					<DrawDateCard
						key={draw.drawAt}
						draw={draw}
						hasClose={hasClose}
						zone={timezone}
						companyZone={differs(companyZone, [timezone]) ? companyZone : undefined}
						ownZone={differs(own, [timezone, companyZone]) ? own : undefined}
						{...(index === 0 && hasClose && { onClosed: () => recount((count) => count + 1) })}
					/>
				))}
			</SimpleGrid>
			{offsets.size > 1 && (
				<Text display="flex" gap="2" color="fg.warning" role="note">
					<Box as={WarningIcon} boxSize="18px" flexShrink="0" marginBlockStart="1px" aria-hidden />
					<span>
						<FormattedMessage
							{...messages.clockChange}
							values={{ city: cityOf(timezone), time: schedule.draw_time }}
						/>
					</span>
				</Text>
			)}
		</>
	);
}
