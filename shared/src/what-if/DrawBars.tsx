import type { WhatIf, WhatIfDraw } from '../contract/what-if.ts';
import { FormattedMessage, useFormats, useIntl } from '../i18n/index.ts';
import { Box, Text } from '../ui/index.ts';
import { messages } from './messages.ts';

const HEIGHT = 120;
const INK = { before: 'var(--b-colors-chart-1)', after: 'var(--b-colors-chart-2)' } as const;

/** Two bars a draw, the oldest first: what was won, and what would have been. */
export function DrawBars({ answer: { draws, total } }: { answer: WhatIf }) {
	const intl = useIntl();
	const { amount, day } = useFormats();
	const highest = Math.max(1, ...draws.flatMap(({ gain, gain_after }) => [gain, gain_after]));
	const name = intl.formatMessage(messages.barsName, {
		count: draws.length,
		before: amount(total.gain),
		after: amount(total.gain_after),
	});
	const oldest = draws.at(-1);
	const newest = draws[0];
	return (
		<Box>
			<Legend />
			<Box
				role="img"
				aria-label={name}
				dir="ltr"
				display="flex"
				alignItems="flex-end"
				gap="2px"
				height={`${HEIGHT}px`}
				borderBottomWidth="1px"
			>
				{draws.toReversed().map((draw) => (
					<Pair key={draw.instance_id} draw={draw} highest={highest} />
				))}
			</Box>
			<Box
				dir="ltr"
				display="flex"
				justifyContent="space-between"
				color="fg.muted"
				textStyle="2xs"
				marginBlockStart="1"
				aria-hidden
			>
				<span>{oldest && day(oldest.draw_date)}</span>
				{newest && newest !== oldest && <span>{day(newest.draw_date)}</span>}
			</Box>
		</Box>
	);
}

function Pair({ draw, highest }: { draw: WhatIfDraw; highest: number }) {
	const { amount, day } = useFormats();
	const { formatMessage } = useIntl();
	const values = { before: amount(draw.gain), after: amount(draw.gain_after) };
	const title = `${draw.tirage_name}, ${day(draw.draw_date)} : ${formatMessage(messages.change, values)}`;
	return (
		<Box
			title={title}
			flex="1"
			display="flex"
			alignItems="flex-end"
			gap="1px"
			height="full"
			maxWidth="10"
		>
			{[[INK.before, draw.gain] as const, [INK.after, draw.gain_after] as const].map(
				([ink, gain]) => (
					<Box
						key={ink}
						flex="1"
						borderTopRadius="sm"
						style={{ background: ink, height: `${(Math.max(gain, 0) / highest) * 100}%` }}
					/>
				),
			)}
		</Box>
	);
}

function Legend() {
	return (
		<Text as="div" display="flex" gap="4" textStyle="xs" color="fg.muted" marginBlockEnd="2">
			{(['before', 'after'] as const).map((side) => (
				<Box key={side} as="span" display="inline-flex" alignItems="center" gap="1.5">
					<Box
						as="span"
						data-swatch=""
						boxSize="10px"
						borderRadius="sm"
						style={{ background: INK[side] }}
						aria-hidden
					/>
					<FormattedMessage {...(side === 'before' ? messages.gainBefore : messages.gainAfter)} />
				</Box>
			))}
		</Text>
	);
}
