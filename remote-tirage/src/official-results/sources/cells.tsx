import type { ResultSource } from '@borlette/shared/contract/result-sources';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { ScreenLink } from '@borlette/shared/screens';
import { Box } from '@borlette/shared/ui';
import { Second } from '../../schedule/cells.tsx';
import { slots } from '../../schedule/slots.ts';
import { texts } from './messages.ts';
import { isSlot, useProblemText } from './problem.ts';

interface CellProps {
	item: ResultSource;
}

/** When it was asked last and, while a draw is awaited of it, when again. */
export function AskedCell({ item: { last_at, next_at } }: CellProps) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	if (!last_at) return <FormattedMessage {...texts.never} />;
	return (
		<>
			{dateTime(last_at)}
			{next_at && <Second>{formatMessage(texts.again, { at: dateTime(next_at) })}</Second>}
		</>
	);
}

/** The newest draw that it told of. */
export function SaidCell({ item: { said } }: CellProps) {
	const { formatMessage } = useIntl();
	const { day } = useFormats();
	if (!said) return null;
	return (
		<>
			<span dir="ltr" style={{ fontVariantNumeric: 'tabular-nums' }}>
				{said.numbers}
			</span>
			<Second>{[formatMessage(slots[said.slot]), day(said.draw_date)].join(', ')}</Second>
		</>
	);
}

/** What keeps it from being taken, and where a person enters what it should have said. */
export function ProblemCell({ item: { problem, state, last_at } }: CellProps) {
	const text = useProblemText();
	if (!last_at) return null;
	if (!problem) {
		return (
			<StatusBadge tone="success">
				<FormattedMessage {...texts.fine} />
			</StatusBadge>
		);
	}
	const { slot, draw_date } = problem;
	return (
		<Box whiteSpace="normal" minWidth="220px" color="fg.error">
			{text(problem)}
			{isSlot(slot) && draw_date && (
				<Second>
					<ScreenLink screen="official-results.enter" query={{ state, slot, draw_date }}>
						<FormattedMessage {...texts.enter} />
					</ScreenLink>
				</Second>
			)}
		</Box>
	);
}
