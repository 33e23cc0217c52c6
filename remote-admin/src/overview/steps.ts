import type { Permission } from '@borlette/shared/contract';
import type { Overview } from '@borlette/shared/contract/overview';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { type ScreenRef, screenOf } from '@borlette/shared/screens';
import {
	AgentIcon,
	BlockIcon,
	LimitIcon,
	MessageIcon,
	PaymentIcon,
	ReportIcon,
	SurcussaleIcon,
	TransactionIcon,
} from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** What one may do next on another page, with what is known filled in there. */
export interface Step {
	readonly name: string;
	readonly label: MessageDescriptor;
	readonly icon: typeof AgentIcon;
	/** Asked beside the page's own. */
	readonly permissions?: readonly Permission[];
	/** Otherwise it would be refused, or there is nothing to do. */
	applies?(overview: Overview): boolean;
	readonly to: ScreenRef<Overview>;
}

const isActive = ({ is_active }: Overview) => is_active;
const isOwing = ({ debt }: Overview) => debt !== null && debt.amount > 0;
const closing = {
	name: 'close',
	icon: PaymentIcon,
	permissions: ['view_wallettransaction', 'add_wallettransaction'],
	applies: isOwing,
} as const;

export const agentSteps: readonly Step[] = [
	{
		...closing,
		label: messages.close,
		to: screenOf('cloture', {}, ({ name }: Overview) => ({ q: name })),
	},
	{
		name: 'deposit',
		label: messages.deposit,
		icon: TransactionIcon,
		to: screenOf('transaction.new', {}, ({ id }: Overview) => ({ agent_id: id, kind: 'deposit' })),
	},
	{
		name: 'withdrawal',
		label: messages.withdrawal,
		icon: TransactionIcon,
		to: screenOf('transaction.new', {}, ({ id }: Overview) => ({
			agent_id: id,
			kind: 'withdrawal',
		})),
	},
	{
		name: 'limit',
		label: messages.ownLimit,
		icon: LimitIcon,
		to: screenOf('limite-game-per-agent.new', {}, ({ id }: Overview) => ({ agent_id: id })),
	},
	{
		name: 'block',
		label: messages.blockBall,
		icon: BlockIcon,
		applies: isActive,
		to: screenOf('boules-block.new', {}, ({ id }: Overview) => ({ agent_id: id })),
	},
	{
		name: 'message',
		label: messages.message,
		icon: MessageIcon,
		applies: isActive,
		to: screenOf('message.new', {}, ({ id }: Overview) => ({ agent_id: id })),
	},
];

export const surcussaleSteps: readonly Step[] = [
	{
		...closing,
		label: messages.closeAll,
		to: screenOf('cloture', {}, ({ id }: Overview) => ({ surcussale_id: id, state: 'open' })),
	},
	{
		name: 'agent',
		label: messages.newAgent,
		icon: AgentIcon,
		applies: isActive,
		to: screenOf('agent.new', {}, ({ id }: Overview) => ({ surcussale_id: id })),
	},
	{
		name: 'message',
		label: messages.message,
		icon: MessageIcon,
		applies: isActive,
		to: screenOf('message.new', {}, ({ id }: Overview) => ({ surcussale_id: id })),
	},
	{
		name: 'report',
		label: messages.report,
		icon: ReportIcon,
		to: screenOf('rapport.vente', {}, ({ id }: Overview) => ({ surcussale_id: id })),
	},
];

export const supervisorSteps: readonly Step[] = [
	{
		...closing,
		label: messages.closeAll,
		to: screenOf('cloture', {}, ({ id }: Overview) => ({ supervisor_id: id, state: 'open' })),
	},
	{
		name: 'surcussale',
		label: messages.newSurcussale,
		icon: SurcussaleIcon,
		applies: isActive,
		to: screenOf('surcussale.new', {}, ({ id }: Overview) => ({ supervisor_id: id })),
	},
];
