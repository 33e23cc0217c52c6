import { passwordApi } from '@borlette/shared/contract/account';
import { type Supervisor, supervisorApi } from '@borlette/shared/contract/supervisor';
import { defineResource } from '@borlette/shared/resource';
import { screenOf } from '@borlette/shared/screens';
import { ShieldIcon } from '@borlette/shared/ui';
import { newPasswordAction } from '../credentials/newPasswordAction.tsx';
import { messages } from './messages.ts';

export const supervisor = defineResource({
	name: 'supervisor',
	param: 'supervisorId',
	screens: { list: 'supervisor.list', create: 'supervisor.new', edit: 'supervisor.edit' },
	endpoints: supervisorApi,
	messages,
	nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
	columns: [
		{ kind: 'text', name: 'last_name', label: messages.lastName },
		{ kind: 'text', name: 'first_name', label: messages.firstName, inTitle: true },
		{ kind: 'text', name: 'username', label: messages.username },
		{ kind: 'phone', name: 'phone', label: messages.phone },
		{
			kind: 'count',
			name: 'surcussales',
			label: messages.surcussales,
			link: screenOf('surcussale.list', {}, ({ id }: Supervisor) => ({ supervisor_id: id })),
		},
		{ kind: 'percent', name: 'commission', label: messages.commission },
		{ kind: 'status', name: 'is_active', label: messages.status },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
	],
	filters: [
		{
			kind: 'bool',
			name: 'is_active',
			label: messages.status,
			labels: { true: messages.active, false: messages.blocked },
		},
	],
	fields: [
		{ kind: 'text', name: 'first_name', label: messages.firstName },
		{ kind: 'text', name: 'last_name', label: messages.lastName },
		{ kind: 'phone', name: 'phone', label: messages.phone },
		{
			kind: 'percent',
			name: 'commission',
			label: messages.commission,
			help: messages.commissionHelp,
		},
		{
			kind: 'text',
			name: 'username',
			label: messages.username,
			help: messages.usernameHelp,
			on: 'new',
		},
		{ kind: 'password', name: 'password', label: messages.password, on: 'new' },
	],
	rowActions: [
		{
			name: 'permissions',
			label: messages.permissions,
			icon: ShieldIcon,
			to: screenOf('permission.edit', ({ id }: Supervisor) => ({ userId: id })),
		},
		{
			...newPasswordAction(passwordApi.supervisor, messages.passwordWarning),
			permission: 'change_password_sup',
		},
	],
	activation: { permission: 'block_sup' },
});
