import { screenOf } from './ref.ts';

/** The page of the agent that a row names. */
export const agentPage = screenOf('agent.page', ({ agent_id }: { agent_id: string | null }) => ({
	agentId: agent_id,
}));

/** The page of the surcussale that a row names. */
export const surcussalePage = screenOf(
	'surcussale.page',
	({ surcussale_id }: { surcussale_id: string | null }) => ({ surcussaleId: surcussale_id }),
);

/** The page of the supervisor that a row names. */
export const supervisorPage = screenOf(
	'supervisor.page',
	({ supervisor_id }: { supervisor_id: string | null }) => ({ supervisorId: supervisor_id }),
);
