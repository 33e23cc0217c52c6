import { FormattedMessage, useFormats } from '../i18n/index.ts';
import { Box, FallIcon, RiseIcon, SteadyIcon } from '../ui/index.ts';
import { type Change, changeOf } from './change.ts';
import { cardMessages as messages } from './messages.ts';

const ICONS = { up: RiseIcon, down: FallIcon, same: SteadyIcon };
const TEXTS = { up: messages.rise, down: messages.fall, same: messages.steady };
const COLOURS = { up: 'fg.success', down: 'fg.error', same: 'fg.muted' };

interface Props {
	now: number;
	before: number;
	/** A rise is good news; without it neither a rise nor a fall is. */
	isGood: boolean;
	/** The company's, unless the amounts are of another one. */
	currency?: string | undefined;
}

/** The change of a sum, in a sign and in words; its colour only repeats them. */
export function ChangeWords({ now, before, isGood, currency }: Props) {
	const formats = useFormats();
	const change = changeOf(now, before);
	const Icon = ICONS[change.direction];
	return (
		<Box
			display="flex"
			alignItems="center"
			gap="1.5"
			fontWeight="medium"
			color={isGood ? COLOURS[change.direction] : 'fg.muted'}
		>
			<Icon size={16} aria-hidden />
			<FormattedMessage
				{...TEXTS[change.direction]}
				values={{ by: sizeOf(change, formats, currency) }}
			/>
		</Box>
	);
}

function sizeOf(change: Change, formats: ReturnType<typeof useFormats>, currency?: string): string {
	if ('basisPoints' in change) return formats.percent(change.basisPoints);
	return 'amount' in change ? formats.amount(change.amount, currency) : '';
}
