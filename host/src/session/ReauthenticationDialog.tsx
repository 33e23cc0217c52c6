import { FormattedMessage } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Dialog, Portal, toast } from '@borlette/shared/ui';
import { lazy, Suspense } from 'react';
import { messages } from './login.messages.ts';
import { WORDS } from './words.ts';

const ReauthenticationForm = lazy(async () => ({
	default: (await import('./ReauthenticationForm.tsx')).ReauthenticationForm,
}));

/**
 * Over the page while a write waits for the person to sign in again; then the write is sent once
 * more. Closing it leaves the write refused and the page as it was.
 */
export function ReauthenticationDialog() {
	const isOpen = useSession((state) => state.isReauthenticating);
	const cancel = useSession((state) => state.cancelReauthentication);
	return (
		<Dialog.Root
			open={isOpen}
			placement="center"
			closeOnInteractOutside={false}
			lazyMount
			unmountOnExit
			onOpenChange={({ open }) => !open && cancel()}
		>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner px="4">
					<Dialog.Content maxW="440px">
						<Dialog.Header flexDirection="column" gap="1">
							<Dialog.Title>
								<FormattedMessage {...messages.reauthTitle} />
							</Dialog.Title>
							<Dialog.Description>
								<FormattedMessage {...messages.reauthText} />
							</Dialog.Description>
						</Dialog.Header>
						<Dialog.Body>
							<Suspense fallback={null}>
								<ReauthenticationForm
									onCancel={cancel}
									onSuccess={() => toast.success(WORDS.success)}
								/>
							</Suspense>
						</Dialog.Body>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
