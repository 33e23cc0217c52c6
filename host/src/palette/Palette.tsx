import { useIntl } from '@borlette/shared/i18n';
import { useNavigate } from '@borlette/shared/router';
import { Dialog, Portal, VisuallyHidden } from '@borlette/shared/ui';
import { useRef, useState } from 'react';
import type { Entry } from './entry.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { messages } from './palette.messages.ts';

interface Props {
	isOpen: boolean;
	onClose: () => void;
	onShortcuts: () => void;
	takeAhead: () => string;
	/** Gets the focus back. */
	focusedBefore: HTMLElement | null;
}

/** Over whatever page: a field, and below it what it finds. */
export function Palette({ isOpen, onClose, onShortcuts, takeAhead, focusedBefore }: Props) {
	const { formatMessage } = useIntl();
	const navigate = useNavigate();
	const field = useRef<HTMLInputElement>(null);
	const [hasGone, setGone] = useState(false);
	const [wasOpen, setWasOpen] = useState(false);
	const [opening, setOpening] = useState(0);
	if (wasOpen !== isOpen) {
		setWasOpen(isOpen);
		if (isOpen) {
			setOpening(opening + 1);
			setGone(false);
		}
	}

	function go({ to }: Entry) {
		setGone(true);
		onClose();
		void navigate(to);
	}

	return (
		<Dialog.Root
			open={isOpen}
			placement="top"
			lazyMount
			unmountOnExit
			// Asked for a moment after it was closed: who pressed its keys again by then keeps the field. What had the focus
			// is on the page that was left.
			finalFocusEl={() => {
				if (isOpen) return field.current;
				return hasGone ? document.getElementById('content') : focusedBefore;
			}}
			onOpenChange={({ open }) => !open && onClose()}
		>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner px={{ base: '2', sm: '4' }} pt={{ base: '2', sm: '12' }}>
					<Dialog.Content maxW="640px" my="0" overflow="hidden">
						<VisuallyHidden asChild>
							<Dialog.Title>{formatMessage(messages.title)}</Dialog.Title>
						</VisuallyHidden>
						<PaletteBox
							// Who presses its keys again while it still fades means an empty one.
							key={opening}
							ref={field}
							onGo={go}
							{...{ onClose, onShortcuts, takeAhead }}
						/>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
