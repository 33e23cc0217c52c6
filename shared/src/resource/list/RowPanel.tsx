import { type ReactNode, useRef } from 'react';
import { CloseButton, Drawer, HStack, Portal } from '../../ui/index.ts';

interface Props {
	title: ReactNode;
	/** Stands beside the title: a state, as a rule. */
	beside?: ReactNode;
	closeLabel: string;
	onClose: () => void;
	size?: 'md' | 'lg';
	/** What is in it is a sheet of its own: the panel is the desk that it lies on. */
	isDesk?: boolean;
	/** What may be done, below what scrolls. */
	footer?: ReactNode;
	children: ReactNode;
}

/** What a row opens over its list (`panel` of a resource): begins at its close button, for keys. */
export function RowPanel({
	title,
	beside,
	closeLabel,
	onClose,
	size = 'md',
	isDesk = false,
	footer,
	children,
}: Props) {
	const closeButton = useRef<HTMLButtonElement>(null);
	return (
		<Drawer.Root
			open
			placement="end"
			size={size}
			onOpenChange={({ open }) => !open && onClose()}
			initialFocusEl={() => closeButton.current}
		>
			<Portal>
				<Drawer.Backdrop />
				<Drawer.Positioner>
					<Drawer.Content>
						<Drawer.Header>
							<HStack gap="3" flexWrap="wrap">
								<Drawer.Title>{title}</Drawer.Title>
								{beside}
							</HStack>
						</Drawer.Header>
						<Drawer.Body py={isDesk ? '6' : '4'} {...(isDesk && { bg: 'bg' })} tabIndex={0}>
							{children}
						</Drawer.Body>
						{footer}
						<Drawer.CloseTrigger asChild>
							<CloseButton
								ref={closeButton}
								size="sm"
								colorPalette="gray"
								aria-label={closeLabel}
							/>
						</Drawer.CloseTrigger>
					</Drawer.Content>
				</Drawer.Positioner>
			</Portal>
		</Drawer.Root>
	);
}
