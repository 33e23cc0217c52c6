import { mayAdminister, type Permission } from '@borlette/shared/contract';
import { twoFactorApi, userPermissionsApi } from '@borlette/shared/contract/account';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { FormSkeleton, later, ResetIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { PermissionCount } from './PermissionCount.tsx';
import { TwoFactorReset } from './TwoFactorReset.tsx';
import { CODE_WORDS } from './words.ts';

const PermissionForm = later(
	async () => (await import('./PermissionForm.tsx')).PermissionForm,
	FormSkeleton,
);
const ReadOnlyPermissions = later(
	async () => (await import('./PermissionForm.tsx')).ReadOnlyPermissions,
	FormSkeleton,
);

const roles = { company: messages.company, supervisor: messages.supervisor };

export const permission = defineResource({
	name: 'permission',
	param: 'userId',
	screens: { list: 'permission.list', edit: 'permission.edit' },
	endpoints: userPermissionsApi,
	messages,
	nameOf: ({ first_name, last_name, username }) => `${first_name} ${last_name}`.trim() || username,
	columns: [
		{ kind: 'text', name: 'username', label: words.username },
		{ kind: 'text', name: 'last_name', label: words.lastName },
		{ kind: 'text', name: 'first_name', label: words.firstName },
		{ kind: 'enum', name: 'role', label: messages.role, labels: roles },
		{
			kind: 'custom',
			name: 'perms',
			label: words.permissions,
			cell: PermissionCount,
			inFile: [{ name: 'perms', labels: CODE_WORDS }],
		},
		{ kind: 'bool', name: 'has_two_factor', label: words.twoFactor },
		{ kind: 'status', name: 'is_active', label: words.status },
	],
	filters: [
		{ kind: 'enum', name: 'role', label: messages.role, all: messages.everyRole, labels: roles },
		{
			kind: 'bool',
			name: 'is_active',
			label: words.status,
			all: words.everyState,
			labels: { true: words.activeOnesM, false: words.blockedOnesM },
		},
	],
	fields: [
		{
			kind: 'custom',
			name: 'perms',
			label: words.permissions,
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
			permission: ['change_password_sup', 'change_password_office'],
			applies: (person, user) => person.has_two_factor && mayAdminister(user, person, 'password'),
			endpoint: twoFactorApi.reset,
			dialog: TwoFactorReset,
		},
	],
	formLayout: PermissionForm,
	readOnly: {
		applies: (person, user) => !mayAdminister(user, person, 'change'),
		view: ReadOnlyPermissions,
	},
});
