import { serverNow } from '@borlette/shared/api';
import { cityOf, FormattedMessage, offsetName, useFormats, weekdayAt } from '@borlette/shared/i18n';
import { Box, Countdown, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import type { DrawDate } from './nextDraws.ts';

interface Props {
	draw: DrawDate;
	/** Whether it is known when sales end; else the other clocks show the draw itself. */
	hasClose: boolean;
	/** The draw's own. */
	zone: string;
	/** Others whose clocks show another time. */
	companyZone: string | undefined;
	ownZone: string | undefined;
	/** Of the first draw, which counts down: told when its sales end. */
	onClosed?: () => void;
}

/** One coming date of a draw: when it is held and when sales for it end, by each clock that matters. */
export function DrawDateCard({ draw, hasClose, zone, companyZone, ownZone, onClosed }: Props) {
	const formats = useFormats();
	const drawAt = new Date(draw.drawAt);
	const closeAt = new Date(draw.closeAt);
	const elsewhere = hasClose ? closeAt : drawAt;
	const moment = (at: Date, inZone: string) =>
		`${weekdayAt(at.getTime(), inZone, formats.locale)} ${formats.dateTime(at, inZone)}`;
	return (
		<Box as="li" borderWidth="1px" borderRadius="md" padding="3">
			<Text fontWeight="semibold">
				<time dateTime={drawAt.toISOString()}>{moment(drawAt, zone)}</time>
			</Text>
			<Text color="fg.muted" fontSize="13px">
				{[cityOf(zone), offsetName(draw.drawAt, zone, formats.locale)].join(' · ')}
			</Text>
			<Box as="dl" marginBlockStart="3" display="grid" gap="2" fontSize="13px">
				{hasClose && (
					<Term label={<FormattedMessage {...messages.previewClose} />}>
						{moment(closeAt, zone)}
					</Term>
				)}
				{companyZone && (
					<Term
						label={
							<FormattedMessage {...messages.companyTime} values={{ city: cityOf(companyZone) }} />
						}
					>
						{moment(elsewhere, companyZone)}
					</Term>
				)}
				{ownZone && (
					<Term
						label={<FormattedMessage {...messages.yourTime} values={{ city: cityOf(ownZone) }} />}
					>
						{moment(elsewhere, ownZone)}
					</Term>
				)}
			</Box>
			{onClosed && (
				<Text marginBlockStart="3" fontSize="13px" fontWeight="medium">
					<Closing to={closeAt.toISOString()} onClosed={onClosed} />
				</Text>
			)}
		</Box>
	);
}

function Term({ label, children }: { label: ReactNode; children: ReactNode }) {
	return (
		<div>
			<Box as="dt" color="fg.muted">
				{label}
			</Box>
			<Box as="dd" fontVariantNumeric="tabular-nums">
				{children}
			</Box>
		</div>
	);
}

function Closing({ to, onClosed }: { to: string; onClosed: () => void }) {
	if (Date.parse(to) <= serverNow()) return <FormattedMessage {...messages.closed} />;
	return (
		<FormattedMessage
			{...messages.closesIn}
			values={{ time: <Countdown to={to} now={serverNow} onEnd={onClosed} /> }}
		/>
	);
}
