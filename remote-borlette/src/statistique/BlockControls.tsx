import type { BouleBlock } from '@borlette/shared/contract/boules-block';
import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage, useFormats, words } from '@borlette/shared/i18n';
import { BlockIcon, Box, Button, UnblockIcon } from '@borlette/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { boardMessages as messages } from './messages.board.ts';
import { type BlockSpan, useBlocking } from './useBlocking.ts';
import type { BoardBall } from './weight.ts';

/** Blocks the chosen ball in two actions, or unblocks it. */
export function BlockControls({ board, ball }: { board: Board; ball: BoardBall }) {
	const { numbers, is_blocked } = ball;
	const blocking = useBlocking(board, numbers, is_blocked);
	const [isAsking, setAsking] = useState(false);

	async function block(span: BlockSpan) {
		if (await blocking.block(span)) setAsking(false);
	}
	if (is_blocked) {
		return (
			<Box display="grid" gap="2">
				<Box display="grid" gap="1" color="fg.error">
					<Box display="inline-flex" alignItems="center" gap="1.5" fontWeight="medium">
						<BlockIcon size={16} aria-hidden />
						<FormattedMessage {...words.blockedF} />
					</Box>
					{blocking.blocks.map((row) => (
						<Box key={row.id} textStyle="secondary">
							<Reach block={row} />
						</Box>
					))}
				</Box>
				{blocking.mayUnblock && (
					<Button
						variant="outline"
						disabled={blocking.blocks.length === 0}
						loading={blocking.isPending}
						onClick={() => void blocking.unblock()}
					>
						<UnblockIcon size={16} aria-hidden />
						<FormattedMessage {...words.unblock} />
					</Button>
				)}
			</Box>
		);
	}
	if (!blocking.mayBlock) return null;
	if (isAsking) {
		return (
			<Confirmation
				numbers={numbers}
				isPending={blocking.isPending}
				onBlock={(span) => void block(span)}
				onCancel={() => setAsking(false)}
			/>
		);
	}
	return (
		<Button colorPalette="error" onClick={() => setAsking(true)}>
			<BlockIcon size={16} aria-hidden />
			<FormattedMessage {...words.block} />
		</Button>
	);
}

interface ConfirmationProps {
	numbers: string;
	isPending: boolean;
	onBlock: (span: BlockSpan) => void;
	onCancel: () => void;
}

/** Which draws; the narrower answer has the focus, Escape goes back. */
function Confirmation({ numbers, isPending, onBlock, onCancel }: ConfirmationProps) {
	const first = useRef<HTMLButtonElement>(null);
	useEffect(function takeFocus() {
		first.current?.focus();
	}, []);
	return (
		<Box
			as="fieldset"
			display="flex"
			flexWrap="wrap"
			gap="2"
			onKeyDown={(event) => {
				if (event.key === 'Escape') onCancel();
			}}
		>
			<Box as="legend" fontWeight="medium" marginBlockEnd="2">
				<FormattedMessage {...messages.blockWhere} values={{ ball: numbers }} />
			</Box>
			<Button
				ref={first}
				flexGrow="1"
				colorPalette="error"
				disabled={isPending}
				onClick={() => onBlock('draw')}
			>
				<FormattedMessage {...messages.blockDraw} />
			</Button>
			<Button
				flexGrow="1"
				colorPalette="error"
				variant="outline"
				disabled={isPending}
				onClick={() => onBlock('all')}
			>
				<FormattedMessage {...messages.blockAll} />
			</Button>
			<Button variant="ghost" onClick={onCancel}>
				<FormattedMessage {...words.cancel} />
			</Button>
		</Box>
	);
}

/** Which draws a block covers, and until when. */
function Reach({ block: { tirage_name, end_date } }: { block: BouleBlock }) {
	const { day } = useFormats();
	const values = { tirage: tirage_name ?? '', date: end_date ? day(end_date) : '' };
	if (tirage_name === null) {
		return (
			<FormattedMessage {...(end_date ? messages.forAll : messages.forAllOpen)} values={values} />
		);
	}
	return (
		<FormattedMessage {...(end_date ? messages.forDraw : messages.forDrawOpen)} values={values} />
	);
}
