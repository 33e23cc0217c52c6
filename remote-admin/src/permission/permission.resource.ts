import { mayAdminister, type Permission } from '@borlette/shared/contract';
import { userPermissionsApi } from '@borlette/shared/contract/account';
import { defineResource } from '@borlette/shared/resource';
import { ResetIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { PermissionCount } from './PermissionCount.tsx';
import { PermissionForm, ReadOnlyPermissions } from './PermissionForm.tsx';
import { TwoFactorReset } from './TwoFactorReset.tsx';
import { CODE_WORDS } from './words.ts';

const roles = { company: messages.company, supervisor: messages.supervisor };

export const permission = defineResource({
	name: 'permission',
	param: 'userId',
	screens: { list: 'permission.list', edit: 'permission.edit' },
	endpoints: userPermissionsApi,
	messages,
	nameOf: ({ first_name, last_name, username }) => `${first_name} ${last_name}`.trim() || username,
	columns: [
		{ kind: 'text', name: 'username', label: messages.username },
		{ kind: 'text', name: 'last_name', label: messages.lastName },
		{ kind: 'text', name: 'first_name', label: messages.firstName },
		{ kind: 'enum', name: 'role', label: messages.role, labels: roles },
		{ kind: 'custom', name: 'perms', label: messages.perms, cell: PermissionCount },
		{ kind: 'bool', name: 'has_two_factor', label: messages.twoFactor },
		{ kind: 'status', name: 'is_active', label: messages.status },
	],
	filters: [
		{ kind: 'enum', name: 'role', label: messages.role, labels: roles },
		{
			kind: 'bool',
			name: 'is_active',
			label: messages.status,
			labels: { true: messages.active, false: messages.blocked },
		},
	],
	fields: [
		{
			kind: 'custom',
			name: 'perms',
			label: messages.perms,
			// The layout draws it: it needs the person beside the value.
			field: () => null,
			show: (value, { formatMessage }) =>
				(value as Permission[]).map((code) => formatMessage(CODE_WORDS[code])).join(', '),
		},
	],
	rowActions: [
		{
			name: 'two-factor',
			label: messages.reset,
			icon: ResetIcon,
			permission: 'change_password_sup',
			applies: ({ has_two_factor, role }, user) => has_two_factor && mayAdminister(user.role, role),
			dialog: TwoFactorReset,
		},
	],
	formLayout: PermissionForm,
	readOnly: {
		applies: ({ role }, user) => !mayAdminister(user.role, role),
		view: ReadOnlyPermissions,
	},
});
