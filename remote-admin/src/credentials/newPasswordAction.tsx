import type { MessageDescriptor } from '@borlette/shared/i18n';
import { KeyIcon, later } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import type { NewPasswordProps } from './NewPassword.tsx';

/** Lists do without forms. */
const NewPassword = later(async () => (await import('./NewPassword.tsx')).NewPassword);

/** The row action that gives a person of a list a new password. */
export const newPasswordAction = <P,>(
	endpoint: NewPasswordProps['endpoint'],
	warning: MessageDescriptor,
	nameOf: (person: P) => string,
) => ({
	name: 'password',
	label: messages.action,
	icon: KeyIcon,
	endpoint,
	dialog: ({ item, onClose }: { item: P & NewPasswordProps['person']; onClose: () => void }) => (
		<NewPassword
			endpoint={endpoint}
			person={item}
			name={nameOf(item)}
			warning={warning}
			onClose={onClose}
		/>
	),
});
