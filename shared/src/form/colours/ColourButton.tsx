import { useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { Box, Button, later, Skeleton } from '../../ui/index.ts';
import { FieldPopover } from '../frame/FieldPopover.tsx';
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
	const name = formatMessage(formMessages.coloursOf, { label });
	return (
		<FieldPopover
			label={name}
			isOpen={isOpen}
			onOpenChange={setOpen}
			first={THUMB}
			trigger={
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
					<Box width="full" alignSelf="stretch" borderRadius="sm" style={{ background: colour }} />
				</Button>
			}
		>
			{(onReady) => <Board colour={colour} onPick={onPick} onReady={onReady} />}
		</FieldPopover>
	);
}

/** As large as the board that comes. */
function Outline() {
	return <Skeleton width="240px" height="204px" aria-busy />;
}
