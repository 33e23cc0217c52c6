import type { MessageDescriptor } from '@borlette/shared/i18n';
import { KeyIcon, later } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import type { NewPasswordProps } from './NewPassword.tsx';

/** Lists do without forms. */
const NewPassword = later(async () => (await import('./NewPassword.tsx')).NewPassword);

interface DialogProps {
	item: NewPasswordProps['person'];
	onClose: () => void;
}

/** The row action that gives a person of a list a new password. */
export const newPasswordAction = (
	endpoint: NewPasswordProps['endpoint'],
	warning: MessageDescriptor,
) => ({
	name: 'password',
	label: messages.action,
	icon: KeyIcon,
	dialog: ({ item, onClose }: DialogProps) => (
		<NewPassword endpoint={endpoint} person={item} warning={warning} onClose={onClose} />
	),
});
