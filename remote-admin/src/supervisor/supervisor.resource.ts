import { passwordApi } from '@borlette/shared/contract/account';
import { fullName } from '@borlette/shared/contract/choices';
import { overviewApi } from '@borlette/shared/contract/overview';
import { type Supervisor, supervisorApi } from '@borlette/shared/contract/supervisor';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { screenOf } from '@borlette/shared/screens';
import { ShieldIcon } from '@borlette/shared/ui';
import { addedPerson } from '../credentials/addedPerson.ts';
import { newPasswordAction } from '../credentials/newPasswordAction.tsx';
import { messages } from './messages.ts';

export const supervisor = defineResource({
	name: 'supervisor',
	param: 'supervisorId',
	screens: {
		list: 'supervisor.list',
		create: 'supervisor.new',
		edit: 'supervisor.edit',
		page: 'supervisor.page',
	},
	endpoints: supervisorApi,
	messages,
	alsoShownBy: [overviewApi.supervisor],
	nameOf: fullName,
	columns: [
		{ kind: 'text', name: 'last_name', label: words.lastName },
		{ kind: 'text', name: 'first_name', label: words.firstName, inTitle: true },
		{ kind: 'text', name: 'username', label: words.username },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{
			kind: 'count',
			name: 'surcussales',
			label: messages.surcussales,
			link: screenOf('surcussale.list', {}, ({ id }: Supervisor) => ({ supervisor_id: id })),
		},
		{ kind: 'percent', name: 'commission', label: words.commission },
		{ kind: 'status', name: 'is_active', label: words.status },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
	],
	filters: [
		{
			kind: 'bool',
			name: 'is_active',
			label: words.status,
			all: words.everyState,
			labels: { true: words.activeOnesM, false: words.blockedOnesM },
		},
	],
	fields: [
		{ kind: 'text', name: 'first_name', label: words.firstName },
		{ kind: 'text', name: 'last_name', label: words.lastName },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{
			kind: 'percent',
			name: 'commission',
			label: words.commission,
			help: messages.commissionHelp,
		},
		{
			kind: 'text',
			name: 'username',
			label: words.username,
			help: messages.usernameHelp,
			on: 'new',
		},
		{ kind: 'password', name: 'password', label: words.password, on: 'new' },
	],
	rowActions: [
		{
			name: 'permissions',
			label: words.permissions,
			icon: ShieldIcon,
			to: screenOf('permission.edit', ({ id }: Supervisor) => ({ userId: id })),
		},
		{
			...newPasswordAction({
				endpoint: passwordApi.supervisor,
				warning: messages.passwordWarning,
				nameOf: fullName,
			}),
			permission: 'change_password_sup',
		},
	],
	added: addedPerson,
	activation: { permission: 'block_sup' },
});
