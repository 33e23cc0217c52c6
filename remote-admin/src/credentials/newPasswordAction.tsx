import type { MessageDescriptor } from '@borlette/shared/i18n';
import { KeyIcon, later } from '@borlette/shared/ui';
import type { ComponentType } from 'react';
import { messages } from './messages.ts';
import type { NewPasswordProps } from './NewPassword.tsx';

/** Lists do without forms. */
const NewPassword = later(async () => (await import('./NewPassword.tsx')).NewPassword);

interface Options<P> {
	endpoint: NewPasswordProps['endpoint'];
	/** What it means for who is signed in. */
	warning: MessageDescriptor;
	nameOf: (person: P) => string;
	/** Shows what the person signs in with now; name and password unless given. */
	slip?: ComponentType<{ item: P; password: string }>;
}

/** The row action that gives a person of a list a new password. */
export const newPasswordAction = <P,>({ endpoint, warning, nameOf, slip: Slip }: Options<P>) => ({
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
			{...(Slip && { slip: (password: string) => <Slip item={item} password={password} /> })}
		/>
	),
});
