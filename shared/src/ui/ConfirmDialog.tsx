import { type ReactNode, useRef } from 'react';
import { Dialog } from './overlays/index.ts';
import { Portal } from './Portal.tsx';
import { Button } from './parts.ts';
import { Notice } from './states/index.ts';

interface Props {
	isOpen: boolean;
	title: ReactNode;
	text: ReactNode;
	/** The action, in its own word: "Supprimer". */
	confirmLabel: ReactNode;
	cancelLabel: ReactNode;
	onConfirm: () => void;
	onCancel: () => void;
	isPending?: boolean;
	/** Not yet: `text` shows something first. */
	isBlocked?: boolean;
	/** It cannot be taken back. */
	isDangerous?: boolean;
	/** What went wrong, while the dialog stays open for another try. */
	failure?: ReactNode;
}

/**
 * Asks before something is lost. The way back has the focus; once the action is sent there is none until it is
 * answered: whoever went back would not be told that it was done all the same.
 */
export function ConfirmDialog(props: Props) {
	const isPending = props.isPending ?? false;
	const cancel = useRef<HTMLButtonElement>(null);
	return (
		<Dialog.Root
			role="alertdialog"
			open={props.isOpen}
			onOpenChange={({ open }) => {
				if (!open && !isPending) props.onCancel();
			}}
			initialFocusEl={() => cancel.current}
			placement="center"
			lazyMount
			unmountOnExit
		>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner>
					<Dialog.Content mx="4">
						<Dialog.Header>
							<Dialog.Title>{props.title}</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<Dialog.Description asChild>
								<div>{props.text}</div>
							</Dialog.Description>
							{props.failure && <Notice status="error" role="alert" mt="3" title={props.failure} />}
						</Dialog.Body>
						<Dialog.Footer>
							<Button ref={cancel} variant="outline" waits={isPending} onClick={props.onCancel}>
								{props.cancelLabel}
							</Button>
							<Button
								{...(props.isDangerous && { colorPalette: 'error' })}
								loading={isPending}
								disabled={props.isBlocked ?? false}
								onClick={props.onConfirm}
							>
								{props.confirmLabel}
							</Button>
						</Dialog.Footer>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
