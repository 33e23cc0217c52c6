import { type ReactNode, useRef } from 'react';
import { useIntl, words } from '../../i18n/index.ts';
import { CloseButton, Dialog, Portal } from '../../ui/index.ts';

interface Props {
	/** What is done, and with whom: "Terminaux de Rose Pierre". */
	title: string;
	onClose: () => void;
	/** `lg`: for what is a table. */
	size?: 'lg';
	/** Something was sent: it is not left before the answer, which nobody would be told otherwise. */
	isSending?: boolean;
	/** It shows what nobody can look up later: a click beside it is no wish to lose that. */
	isOnce?: boolean;
	children: ReactNode;
}

/** The frame of a row action's dialog. It is left by its button, by Escape and by a click beside it. */
export function RowDialog({
	title,
	onClose,
	size,
	isSending = false,
	isOnce = false,
	children,
}: Props) {
	const { formatMessage } = useIntl();
	const content = useRef<HTMLDivElement>(null);
	return (
		<Dialog.Root
			open
			placement="center"
			{...(size && { size })}
			scrollBehavior="inside"
			closeOnInteractOutside={!isOnce}
			initialFocusEl={() => content.current?.querySelector('input') ?? content.current}
			onOpenChange={({ open }) => !open && !isSending && onClose()}
		>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner>
					<Dialog.Content ref={content} mx="4">
						<Dialog.Header paddingInlineEnd="12">
							<Dialog.Title>{title}</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body pb="6">{children}</Dialog.Body>
						<Dialog.CloseTrigger asChild>
							<CloseButton
								size="sm"
								colorPalette="gray"
								aria-label={formatMessage(words.close)}
								aria-disabled={isSending}
							/>
						</Dialog.CloseTrigger>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
