import { serverNow } from '@borlette/shared/api';
import type { Controle } from '@borlette/shared/contract/controle';
import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import {
	Box,
	Button,
	Countdown,
	DrawState,
	ExitFullscreenIcon,
	FullscreenIcon,
	Heading,
	LiveBadge,
	VisuallyHidden,
} from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import type { useControle } from './useControle.ts';
import type { useFullscreen } from './useFullscreen.ts';

interface Props extends ReturnType<typeof useControle> {
	board: Board;
	next: Controle['next'];
	full: ReturnType<typeof useFullscreen>;
}

/** Which draw, how long it still sells, which ones come after it. */
export function RoomHead({ board, next, full, ...room }: Props) {
	const { formatMessage } = useIntl();
	const { clock, dayShort } = useFormats();
	const Icon = full.isFull ? ExitFullscreenIcon : FullscreenIcon;
	return (
		<Box
			as="header"
			gridArea="head"
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap={{ base: '4', xl: '8' }}
			rowGap="3"
			minW="0"
		>
			<Box minW="0" flexBasis={{ base: 'full', sm: 'auto' }}>
				<VisuallyHidden>
					<Heading as="h1">
						<FormattedMessage {...messages.title} />
					</Heading>
				</VisuallyHidden>
				<Box textStyle={{ base: 'xl', xl: '3xl' }} fontWeight="semibold">
					{board.tirage_name}
				</Box>
				<Box textStyle={{ base: 'secondary', xl: 'lg' }} color="fg.muted">
					{[dayShort(board.draw_date), clock(board.close_at)].join(' · ')}
				</Box>
			</Box>
			<Box display="flex" alignItems="baseline" gap="3" flexWrap="wrap">
				<TimeLeft board={board} onEnd={() => void room.read.refetch()} />
				{!board.is_selling && board.state !== 'open' && <DrawState state={board.state} />}
			</Box>
			<Box
				marginInlineStart={{ md: 'auto' }}
				display="flex"
				flexWrap="wrap"
				alignItems="center"
				justifyContent={{ md: 'flex-end' }}
				gap="2"
			>
				<Next next={next} room={room} />
				<LiveBadge state={room.live} />
				<Button
					variant="outline"
					colorPalette="gray"
					aria-pressed={full.isFull}
					onClick={full.toggle}
				>
					<Icon size={16} aria-hidden />
					{formatMessage(full.isFull ? messages.exitFullscreen : messages.fullscreen)}
				</Button>
			</Box>
		</Box>
	);
}

function TimeLeft({ board, onEnd }: { board: Board; onEnd: () => void }) {
	const closed = (
		<Large>
			<Box as="span" fontSize={{ base: '28px', xl: '48px' }}>
				<FormattedMessage {...messages.closed} />
			</Box>
		</Large>
	);
	if (!board.is_selling) return closed;
	return (
		<Countdown
			to={board.close_at}
			now={serverNow}
			ended={closed}
			onEnd={onEnd}
			within={(time) => (
				<>
					<Box textStyle={{ base: 'secondary', xl: 'xl' }} color="fg.muted">
						<FormattedMessage {...messages.closesIn} />
					</Box>
					<Large>{time}</Large>
				</>
			)}
		/>
	);
}

const Large = ({ children }: { children: ReactNode }) => (
	<Box
		fontSize={{ base: '48px', xl: '80px' }}
		lineHeight="1"
		fontWeight="semibold"
		letterSpacing="tighter"
	>
		{children}
	</Box>
);

function Next({
	next,
	room: { isChosen, choose },
}: {
	next: Controle['next'];
	room: ReturnType<typeof useControle>;
}) {
	const { formatMessage } = useIntl();
	const { clock } = useFormats();
	return (
		<Box
			role="group"
			aria-label={formatMessage(messages.draws)}
			display={{ base: isChosen ? 'flex' : 'none', md: 'flex' }}
			flexWrap="wrap"
			gap="2"
		>
			{isChosen && (
				<Button size="sm" onClick={() => choose(undefined)}>
					<FormattedMessage {...messages.follow} />
				</Button>
			)}
			{next.map(({ instance_id, tirage_name, close_at }) => (
				<Button
					key={instance_id}
					size="sm"
					variant="outline"
					colorPalette="gray"
					borderRadius="full"
					onClick={() => choose(instance_id)}
				>
					<FormattedMessage
						{...messages.nextDraw}
						values={{ name: tirage_name, time: clock(close_at) }}
					/>
				</Button>
			))}
		</Box>
	);
}
