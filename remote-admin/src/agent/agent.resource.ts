import { passwordApi } from '@borlette/shared/contract/account';
import { agentApi, agentDeviceApi, agentName } from '@borlette/shared/contract/agent';
import { overviewApi } from '@borlette/shared/contract/overview';
import { activeSurcussaleChoices, surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { surcussalePage } from '@borlette/shared/screens';
import { DeviceIcon, later } from '@borlette/shared/ui';
import { agentBulk } from '../bulk/bulk.tsx';
import { newPasswordAction } from '../credentials/newPasswordAction.tsx';
import { ImportAgents } from '../imports/ImportLinks.tsx';
import { DevicesDialog } from './DevicesDialog.tsx';
import { messages } from './messages.ts';

/** Lists do without slips. */
const AddedAgent = later(async () => (await import('../slips/AddedAgent.tsx')).AddedAgent);
const SlipToGive = later(async () => (await import('../slips/SlipToGive.tsx')).SlipToGive);

export const agent = defineResource({
	name: 'agent',
	param: 'agentId',
	screens: { list: 'agent.list', create: 'agent.new', edit: 'agent.edit', page: 'agent.page' },
	endpoints: agentApi,
	messages,
	alsoShownBy: [overviewApi.agent],
	nameOf: agentName,
	columns: [
		{ kind: 'text', name: 'last_name', label: words.lastName },
		{ kind: 'text', name: 'first_name', label: words.firstName, inTitle: true },
		{ kind: 'text', name: 'code', label: words.code },
		{ kind: 'text', name: 'username', label: words.username },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{
			kind: 'ref',
			name: 'surcussale_name',
			label: words.surcussale,
			link: surcussalePage,
		},
		{ kind: 'percent', name: 'commission', label: words.commission },
		{ kind: 'money', name: 'balance', currency: 'currency', label: messages.balance },
		{ kind: 'status', name: 'is_active', label: words.status },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
	],
	filters: [
		{
			kind: 'ref',
			name: 'surcussale_id',
			label: words.surcussale,
			all: words.everySurcussale,
			choices: surcussaleChoices,
		},
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
		{ kind: 'text', name: 'code', label: words.code, help: messages.codeHelp },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{
			kind: 'ref',
			name: 'surcussale_id',
			label: words.surcussale,
			choices: activeSurcussaleChoices,
			shown: 'surcussale_name',
			add: 'surcussale.new',
		},
		{
			kind: 'percent',
			name: 'commission',
			label: words.commission,
			help: messages.commissionHelp,
		},
		{ kind: 'text', name: 'device_id', label: words.terminal, help: messages.deviceHelp },
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
			name: 'devices',
			label: words.terminals,
			icon: DeviceIcon,
			permission: 'change_agent',
			endpoint: agentDeviceApi.unbind,
			dialog: DevicesDialog,
		},
		{
			...newPasswordAction({
				endpoint: passwordApi.agent,
				warning: messages.passwordWarning,
				nameOf: agentName,
				slip: SlipToGive,
			}),
			permission: 'change_password_agent',
		},
	],
	activation: { permission: 'block_agent' },
	bulk: agentBulk,
	added: AddedAgent,
	listActions: ImportAgents,
});
