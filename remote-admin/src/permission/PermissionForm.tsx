import type { Permission } from '@borlette/shared/contract';
import type { User } from '@borlette/shared/contract/account';
import { useFormField } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import type { FormLayoutProps } from '@borlette/shared/resource';
import { Box, Notice, Stack } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { PermissionChoice } from './PermissionChoice.tsx';

/** What somebody may do, to be changed. */
export function PermissionForm({ row }: FormLayoutProps<User>) {
	const { value, setValue } = useFormField<Permission[]>('perms');
	return row ? <PermissionChoice person={row} value={value} onChange={setValue} /> : null;
}

/** The same for somebody whom the person signed in may not change. */
export function ReadOnlyPermissions({ row }: { row: User }) {
	const { formatMessage } = useIntl();
	return (
		<Box maxWidth="760px">
			<Stack gap="5">
				<Notice status="info" title={formatMessage(messages.lockedTitle)}>
					{formatMessage(messages.lockedText)}
				</Notice>
				<PermissionChoice person={row} value={row.perms} />
			</Stack>
		</Box>
	);
}
