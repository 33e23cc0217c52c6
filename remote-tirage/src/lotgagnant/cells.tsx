import type { TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { cityOf, FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Balls, DrawName, resourceMessages, StatusBadge } from '@borlette/shared/resource';
import { ScreenLink } from '@borlette/shared/screens';
import { Box, DrawState } from '@borlette/shared/ui';
import { messages } from './messages.ts';

interface CellProps {
	item: TirageInstance;
}

const none = <FormattedMessage {...resourceMessages.none} />;

/** The draw, which leads to this date of it for who may see results. */
export function DrawCell({ item }: CellProps) {
	return (
		<ScreenLink screen="lotgagnant.date" params={{ instanceId: item.id }}>
			<DrawName name={item.tirage_name} colour={item.colour} />
		</ScreenLink>
	);
}

/**
 * When it is drawn, by the company's clock: a list of draws of several zones would not be in its own order else. Where
 * the draw's clock shows another time, that is said when it is pointed at.
 */
export function DrawnAtCell({ item: { draw_at, timezone } }: CellProps) {
	const { dateTime } = useFormats();
	const here = dateTime(draw_at);
	const there = dateTime(draw_at, timezone);
	return (
		<time
			dateTime={draw_at}
			title={there === here ? undefined : [there, cityOf(timezone)].join(' · ')}
		>
			{here}
		</time>
	);
}

export function LotsCell({ item: { lot1, lot2, lot3 } }: CellProps) {
	if (lot1 === null) return none;
	// The place is said by the order, as results are read out; two equal lots are two balls.
	return (
		<Box as="span" display="inline-flex" gap="1">
			{[lot1, lot2, lot3].map((ball, place) =>
				ball === null ? null : <Balls key={place} balls={[ball]} />,
			)}
		</Box>
	);
}

/** State of the date; while a result waits for confirmation, that. */
export function StateCell({ item }: CellProps) {
	if (item.result_state === 'provisional' && item.state !== 'provisional') {
		return (
			<StatusBadge tone="warning">
				<FormattedMessage {...messages.correctionWaits} />
			</StatusBadge>
		);
	}
	return <DrawState state={item.state} />;
}

export function PayableCell({ item }: CellProps) {
	return <FormattedMessage {...(item.is_payable ? resourceMessages.yes : resourceMessages.no)} />;
}
