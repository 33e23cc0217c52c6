import type { TourAgent, TourStop } from '@borlette/shared/contract/tournee';
import { type Act, amountOf } from './outbox/act.ts';

/** Cash of the agent that this device took and the server does not know yet, minor units. */
export const takenFrom = (acts: readonly Act[], agentId: string): number =>
	acts.reduce(
		(sum, act) =>
			act.kind === 'taking' && act.body.agent_id === agentId ? sum + amountOf(act) : sum,
		0,
	);

export const owedAt = ({ agents }: TourStop): number =>
	agents.reduce((sum, { owed }) => sum + owed, 0);

/** Since the end of which day somebody there owes; undefined: nobody does. */
export const owedSinceAt = ({ agents }: TourStop): string | undefined =>
	agents.flatMap(({ owed_since }) => owed_since ?? []).toSorted()[0];

/** What is left to take of an agent, never below 0. */
export const leftOf = ({ id, owed }: TourAgent, acts: readonly Act[]): number =>
	Math.max(0, owed - takenFrom(acts, id));

/** The newest visit that anybody knows of, this device's own included. */
export function visitOf(
	{ id, agents, visit }: TourStop,
	acts: readonly Act[],
): { at: string; actor_name: string } | null {
	const own = acts.filter((act) =>
		act.kind === 'visit'
			? act.body.surcussale_id === id
			: agents.some((agent) => agent.id === act.body.agent_id),
	);
	const newest = own.at(-1);
	if (!newest || (visit && visit.at > newest.done_at)) return visit;
	return { at: newest.done_at, actor_name: newest.actor };
}
