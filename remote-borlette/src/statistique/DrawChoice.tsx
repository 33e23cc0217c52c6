import { serverNow } from '@borlette/shared/api';
import type { Board, BoardDraw } from '@borlette/shared/contract/statistique';
import { FormattedMessage, useFormats, useIntl, useToday, words } from '@borlette/shared/i18n';
import {
	BlockIcon,
	Box,
	Button,
	bringIntoView,
	ClockIcon,
	Countdown,
	VisuallyHidden,
} from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { daysInOrder } from './daysInOrder.ts';
import { boardMessages as messages } from './messages.board.ts';

type Choice = Pick<
	BoardDraw,
	'instance_id' | 'tirage_name' | 'draw_date' | 'close_at' | 'is_selling'
> & { companyname?: string | null };

interface Props {
	draws: readonly BoardDraw[];
	board: Board;
	onChoose: (instanceId: string) => void;
}

/** The days that have a draw, today first, and the draws of the day that is looked at, the next to close first. */
export function DrawChoice({ draws, board, onChoose }: Props) {
	const { formatMessage } = useIntl();
	const { dayShort } = useFormats();
	const today = useToday();
	const isListed = draws.some(({ instance_id }) => instance_id === board.instance_id);
	// A link may name a draw that is listed no more.
	const all: readonly Choice[] = isListed ? draws : [...draws, board];
	const on = (day: string) => all.filter(({ draw_date }) => draw_date === day);
	const days = daysInOrder(
		all.map(({ draw_date }) => draw_date),
		today,
	);
	return (
		<Box width="full" minW="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
			<Chips label={formatMessage(messages.days)}>
				{days.map((day) => (
					<Chip
						key={day}
						isChosen={day === board.draw_date}
						onChoose={() => onChoose(on(day)[0]?.instance_id ?? board.instance_id)}
					>
						{day === today ? formatMessage(words.today) : dayShort(day)}
					</Chip>
				))}
			</Chips>
			<Chips label={formatMessage(words.tirage)}>
				{on(board.draw_date).map((choice) => (
					<Chip
						key={choice.instance_id}
						isChosen={choice.instance_id === board.instance_id}
						onChoose={() => onChoose(choice.instance_id)}
					>
						{[choice.companyname, choice.tirage_name].filter(Boolean).join(' · ')}
						<State of={choice} isChosen={choice.instance_id === board.instance_id} />
					</Chip>
				))}
			</Chips>
		</Box>
	);
}

/** Of all companies there may be hundreds. */
const MOST_HEIGHT = '264px';

function Chips({ label, children }: { label: string; children: ReactNode }) {
	return (
		<Box
			role="group"
			aria-label={label}
			display="flex"
			// On a phone one row to be pushed aside: the map is what the page is for.
			flexWrap={{ sm: 'wrap' }}
			gap="2"
			maxHeight={MOST_HEIGHT}
			overflow="auto"
			// Room for the ring of focus, which scrolling would cut.
			padding="1"
			margin="-1"
		>
			{children}
		</Box>
	);
}

interface ChipProps {
	isChosen: boolean;
	onChoose: () => void;
	children: ReactNode;
}

function Chip({ isChosen, onChoose, children }: ChipProps) {
	return (
		<Button
			height="auto"
			minHeight="10"
			paddingBlock="1"
			borderRadius="full"
			variant={isChosen ? 'solid' : 'outline'}
			colorPalette={isChosen ? 'brand' : 'gray'}
			flexShrink="0"
			maxWidth="full"
			whiteSpace="normal"
			overflowWrap="anywhere"
			aria-pressed={isChosen}
			{...(isChosen && { ref: bringIntoView })}
			onClick={onChoose}
		>
			{children}
		</Button>
	);
}

interface StateProps {
	of: Choice;
	isChosen: boolean;
}

/** Whether it still sells, and how long: the same two words at twenty draws would fill the screen before the map begins. */
function State({ of: { close_at, is_selling }, isChosen }: StateProps) {
	const closed = (
		<>
			<BlockIcon size={14} aria-hidden />
			<FormattedMessage {...messages.chipClosed} />
		</>
	);
	return (
		<Box
			as="span"
			display="inline-flex"
			alignItems="center"
			gap="1"
			fontWeight="normal"
			fontVariantNumeric="tabular-nums"
		>
			{is_selling ? (
				<Countdown
					to={close_at}
					now={serverNow}
					ended={closed}
					within={(time) => (
						<>
							<ClockIcon size={14} aria-hidden />
							{isChosen ? (
								<FormattedMessage {...messages.chipOpen} values={{ time }} />
							) : (
								<>
									<VisuallyHidden>
										<FormattedMessage {...messages.closesIn} />
									</VisuallyHidden>
									{time}
								</>
							)}
						</>
					)}
				/>
			) : (
				closed
			)}
		</Box>
	);
}
