import { type ReactElement, type ReactNode, useRef } from 'react';
import { Popover, Portal } from '../../ui/index.ts';

interface Props {
	/** What opens it, a button. */
	trigger: ReactElement;
	label: string;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** Selector of what takes the keyboard, once it is there. */
	first: string;
	/** Called when it is. */
	children: (onReady: () => void) => ReactNode;
}

/** Beside a field, what its value is picked from; what is in it may come later than the box. */
export function FieldPopover({ trigger, label, isOpen, onOpenChange, first, children }: Props) {
	const content = useRef<HTMLDivElement>(null);
	const findFirst = () => content.current?.querySelector<HTMLElement>(first) ?? content.current;
	return (
		<Popover.Root
			lazyMount
			unmountOnExit
			open={isOpen}
			onOpenChange={({ open }) => onOpenChange(open)}
			initialFocusEl={findFirst}
			positioning={{ placement: 'bottom-end' }}
		>
			<Popover.Trigger asChild>{trigger}</Popover.Trigger>
			<Portal>
				<Popover.Positioner>
					<Popover.Content ref={content} width="auto" aria-label={label}>
						<Popover.Body padding="3" display="grid" gap="3">
							{children(() => findFirst()?.focus())}
						</Popover.Body>
					</Popover.Content>
				</Popover.Positioner>
			</Portal>
		</Popover.Root>
	);
}
