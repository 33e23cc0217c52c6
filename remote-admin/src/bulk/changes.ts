import type { Endpoint, Permission } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import {
	type BulkApi,
	type BulkChangeName,
	bulkAgentActivation,
	bulkAgentCommission,
	bulkAgentLimit,
	bulkAgentMessage,
	bulkAgentSurcussale,
	bulkSurcussaleActivation,
	bulkSurcussaleCommission,
	bulkSurcussaleSupervisor,
} from '@borlette/shared/contract/bulk';
import { typeGamesAgentApi } from '@borlette/shared/contract/limite';
import { messagesApi } from '@borlette/shared/contract/messages';
import { overviewApi } from '@borlette/shared/contract/overview';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { type MessageDescriptor, words } from '@borlette/shared/i18n';
import {
	BlockIcon,
	LimitIcon,
	MessageIcon,
	PrimeIcon,
	SupervisorIcon,
	SurcussaleIcon,
	UnblockIcon,
} from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** One thing that is changed in many rows at once. */
export interface Change {
	readonly name: string;
	readonly api: BulkApi;
	readonly label: MessageDescriptor;
	readonly icon: typeof BlockIcon;
	/** Beside the call's own. */
	readonly permission?: Permission;
	/** What is not asked for: then the preview comes at once. */
	readonly value?: Readonly<Record<string, unknown>>;
	/** What the form starts with, by field of the call. */
	readonly initial?: Readonly<Record<string, unknown>>;
	/** Read again once it is done. */
	readonly refreshes: readonly Pick<Endpoint, 'path'>[];
}

type Part = Pick<Change, 'name' | 'label' | 'icon' | 'initial' | 'value' | 'permission'>;

/** Endpoints differ in their bodies; what works with all takes any. */
const change = (api: unknown, part: Part, refreshes: Change['refreshes']): Change => ({
	...part,
	api: api as BulkApi,
	refreshes,
});

const OF_AGENTS = [agentApi.list, agentApi.one, overviewApi.agent];
const OF_SURCUSSALES = [
	surcussaleApi.list,
	surcussaleApi.one,
	overviewApi.surcussale,
	agentApi.list,
];

const activations = (permission: Permission) =>
	[
		{ name: 'block', label: words.block, icon: BlockIcon, value: { is_active: false }, permission },
		{
			name: 'unblock',
			label: words.unblock,
			icon: UnblockIcon,
			value: { is_active: true },
			permission,
		},
	] as const;
const commission = {
	name: 'commission',
	label: messages.commission,
	icon: PrimeIcon,
	initial: { commission: null },
} as const;

export const AGENT_CHANGES: readonly Change[] = [
	change(
		bulkAgentSurcussale,
		{
			name: 'surcussale',
			label: messages.surcussale,
			icon: SurcussaleIcon,
			// Narrows the surcussales; no field of the call.
			initial: { of_supervisor: '', surcussale_id: '' },
		},
		OF_AGENTS,
	),
	change(bulkAgentCommission, commission, OF_AGENTS),
	change(
		bulkAgentLimit,
		{
			name: 'limit',
			label: messages.limit,
			icon: LimitIcon,
			initial: { game: '', tirage_id: null, min_stake: null, max_stake: null, limite: null },
		},
		[typeGamesAgentApi.list, overviewApi.agent],
	),
	change(
		bulkAgentMessage,
		{
			name: 'message',
			label: messages.message,
			icon: MessageIcon,
			initial: { title: '', body: '', ends_at: null },
		},
		[messagesApi.list],
	),
	...activations('block_agent').map((part) => change(bulkAgentActivation, part, OF_AGENTS)),
];

export const SURCUSSALE_CHANGES: readonly Change[] = [
	change(
		bulkSurcussaleSupervisor,
		{
			name: 'supervisor',
			label: messages.supervisor,
			icon: SupervisorIcon,
			initial: { supervisor_id: null },
		},
		OF_SURCUSSALES,
	),
	change(bulkSurcussaleCommission, commission, OF_SURCUSSALES),
	...activations('block_suc').map((part) => change(bulkSurcussaleActivation, part, OF_SURCUSSALES)),
];

/** What a change is called in the list of those that were made. */
export const CHANGE_NAMES: Record<BulkChangeName, MessageDescriptor> = {
	surcussale: messages.surcussale,
	supervisor: messages.supervisor,
	commission: messages.commission,
	activation: messages.activation,
	limit: messages.limit,
	message: messages.message,
};
