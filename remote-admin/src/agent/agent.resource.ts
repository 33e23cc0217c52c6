import { passwordApi } from '@borlette/shared/contract/account';
import { type Agent, agentApi } from '@borlette/shared/contract/agent';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { defineResource } from '@borlette/shared/resource';
import { screenOf } from '@borlette/shared/screens';
import { DeviceIcon } from '@borlette/shared/ui';
import { newPasswordAction } from '../credentials/newPasswordAction.tsx';
import { DevicesDialog } from './DevicesDialog.tsx';
import { messages } from './messages.ts';

const surcussales = { from: surcussaleApi.list, choice: ({ name }: { name: string }) => name };

export const agent = defineResource({
	name: 'agent',
	param: 'agentId',
	screens: { list: 'agent.list', create: 'agent.new', edit: 'agent.edit' },
	endpoints: agentApi,
	messages,
	nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
	columns: [
		{ kind: 'text', name: 'last_name', label: messages.lastName },
		{ kind: 'text', name: 'first_name', label: messages.firstName, inTitle: true },
		{ kind: 'text', name: 'username', label: messages.username },
		{ kind: 'phone', name: 'phone', label: messages.phone },
		{
			kind: 'ref',
			name: 'surcussale_name',
			label: messages.surcussale,
			link: screenOf('surcussale.edit', ({ surcussale_id }: Agent) => ({
				surcussaleId: surcussale_id,
			})),
		},
		{ kind: 'percent', name: 'commission', label: messages.commission },
		{ kind: 'money', name: 'balance', label: messages.balance },
		{ kind: 'status', name: 'is_active', label: messages.status },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
	],
	filters: [
		{
			kind: 'ref',
			name: 'surcussale_id',
			label: messages.surcussale,
			choices: surcussales,
		},
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
			kind: 'ref',
			name: 'surcussale_id',
			label: messages.surcussale,
			choices: surcussales,
			shown: 'surcussale_name',
		},
		{
			kind: 'percent',
			name: 'commission',
			label: messages.commission,
			help: messages.commissionHelp,
		},
		{ kind: 'text', name: 'device_id', label: messages.device, help: messages.deviceHelp },
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
			name: 'devices',
			label: messages.devices,
			icon: DeviceIcon,
			permission: 'change_agent',
			dialog: DevicesDialog,
		},
		{
			...newPasswordAction(passwordApi.agent, messages.passwordWarning),
			permission: 'change_password_agent',
		},
	],
	activation: { permission: 'block_agent' },
});
