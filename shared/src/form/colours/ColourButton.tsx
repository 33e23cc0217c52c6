import { useRef, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { Box, Button, later, Popover, Portal, Skeleton } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';

interface Props {
	/** Of the field it belongs to. */
	label: string;
	/** `#rrggbb`. */
	colour: string;
	disabled?: boolean | undefined;
	onPick: (colour: string) => void;
}

const load = async () => (await import('./ColourBoard.tsx')).ColourBoard;
const Board = later(load, Outline);
const THUMB = '[data-part="area-thumb"]';

/** Shows the colour of a field and opens the board that it is picked from. */
export function ColourButton({ label, colour, disabled, onPick }: Props) {
	const { formatMessage } = useIntl();
	const [isOpen, setOpen] = useState(false);
	const content = useRef<HTMLDivElement>(null);
	const name = formatMessage(formMessages.coloursOf, { label });
	const focusThumb = () => content.current?.querySelector<HTMLElement>(THUMB) ?? content.current;
	return (
		<Popover.Root
			lazyMount
			unmountOnExit
			open={isOpen}
			onOpenChange={({ open }) => setOpen(open)}
			initialFocusEl={focusThumb}
			positioning={{ placement: 'bottom-end' }}
		>
			<Popover.Trigger asChild>
				<Button
					variant="outline"
					aria-label={name}
					disabled={disabled}
					flexShrink="0"
					width="44px"
					minWidth="44px"
					padding="1"
					onPointerEnter={() => void load()}
				>
					<Box width="full" height="full" borderRadius="sm" style={{ background: colour }} />
				</Button>
			</Popover.Trigger>
			<Portal>
				<Popover.Positioner>
					<Popover.Content ref={content} width="auto" aria-label={name}>
						<Popover.Body padding="3">
							<Board colour={colour} onPick={onPick} onReady={() => focusThumb()?.focus()} />
						</Popover.Body>
					</Popover.Content>
				</Popover.Positioner>
			</Portal>
		</Popover.Root>
	);
}

/** As large as the board that comes. */
function Outline() {
	return <Skeleton width="240px" height="204px" aria-busy />;
}
