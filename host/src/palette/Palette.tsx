import { useIntl } from '@borlette/shared/i18n';
import { useNavigate } from '@borlette/shared/router';
import { Dialog, Portal, VisuallyHidden } from '@borlette/shared/ui';
import { useRef } from 'react';
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
	const hasGone = useRef(false);

	function go({ to }: Entry) {
		hasGone.current = true;
		onClose();
		void navigate(to);
	}

	return (
		<Dialog.Root
			open={isOpen}
			placement="top"
			lazyMount
			unmountOnExit
			// What had the focus is on the page that was left.
			finalFocusEl={() => (hasGone.current ? document.getElementById('content') : focusedBefore)}
			onOpenChange={({ open }) => !open && onClose()}
			onExitComplete={() => {
				hasGone.current = false;
			}}
		>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner px={{ base: '2', sm: '4' }} pt={{ base: '2', sm: '12' }}>
					<Dialog.Content maxW="640px" my="0" overflow="hidden">
						<VisuallyHidden asChild>
							<Dialog.Title>{formatMessage(messages.title)}</Dialog.Title>
						</VisuallyHidden>
						<PaletteBox onGo={go} {...{ onClose, onShortcuts, takeAhead }} />
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
