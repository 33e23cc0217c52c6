import { FormattedMessage } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Dialog, later, Portal, toast } from '@borlette/shared/ui';
import { messages } from './login.messages.ts';
import { WORDS } from './words.ts';

const ReauthenticationForm = later(
	async () => (await import('./ReauthenticationForm.tsx')).ReauthenticationForm,
);

/**
 * Over the page while a write waits for the person to sign in again, because the sign-in ended or because
 * what they change is worth showing once more who they are; then the write is sent once
 * more. Closing it leaves the write refused and the page as it was.
 */
export function ReauthenticationDialog() {
	const isOpen = useSession((state) => state.isReauthenticating);
	const isTooOld = useSession((state) => state.reauthenticates === 'sign_in_again');
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
								<FormattedMessage {...(isTooOld ? messages.againTitle : messages.reauthTitle)} />
							</Dialog.Title>
							<Dialog.Description>
								<FormattedMessage {...(isTooOld ? messages.againText : messages.reauthText)} />
							</Dialog.Description>
						</Dialog.Header>
						<Dialog.Body>
							<ReauthenticationForm
								onCancel={cancel}
								onSuccess={() => toast.success(WORDS.success)}
							/>
						</Dialog.Body>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
