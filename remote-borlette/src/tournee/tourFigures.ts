import type { Taking, Tour, TourAgent, TourStop } from '@borlette/shared/contract/tournee';
import { type Act, amountOf, type RecordedVisit } from './outbox/act.ts';

/** Cash of the agent that this device took and the server does not know yet, minor units. */
export const takenFrom = (acts: readonly Act[], agentId: string): number =>
	acts.reduce(
		(sum, act) =>
			act.kind === 'taking' && act.body.agent_id === agentId ? sum + amountOf(act) : sum,
		0,
	);

/** Since the end of which day somebody there owes; undefined: nobody does. */
export const owedSinceAt = ({ agents }: TourStop): string | undefined =>
	agents.flatMap(({ owed_since }) => owed_since ?? []).toSorted()[0];

/** What is left to take of an agent, never below 0. */
export const leftOf = ({ id, owed }: TourAgent, acts: readonly Act[]): number =>
	Math.max(0, owed - takenFrom(acts, id));

export const leftAt = ({ agents }: TourStop, acts: readonly Act[]): number =>
	agents.reduce((sum, agent) => sum + leftOf(agent, acts), 0);

/**
 * The tour with what the server recorded after it was read: an agent owes what the answer to the newest of their takings
 * said, and who was somewhere last is told. It is out of the outbox, and without a network the tour is not read again for hours.
 */
export function withRecorded(
	tour: Tour,
	recorded: readonly Taking[],
	visits: readonly RecordedVisit[],
): Tour {
	const since = recorded
		.filter(({ at }) => !isBefore(at, tour.read_at))
		.toSorted((one, other) => (isBefore(one.at, other.at) ? -1 : 1));
	if (since.length === 0 && visits.length === 0) return tour;
	const balances = new Map(since.map(({ agent_id, balance }) => [agent_id, balance]));
	const updated = (agent: TourAgent): TourAgent => {
		const balance = balances.get(agent.id);
		if (balance === undefined) return agent;
		const owed = Math.max(0, -balance);
		return { ...agent, owed, owed_since: owed > 0 ? agent.owed_since : null };
	};
	const seen = [
		...visits,
		...since.map(({ surcussale_id, taken_at: at, actor_name }) => ({
			surcussale_id,
			at,
			actor_name,
		})),
	];
	const visited = ({ id, visit }: TourStop): TourStop['visit'] =>
		seen
			.filter(({ surcussale_id }) => surcussale_id === id)
			.reduce<TourStop['visit']>(
				(newest, { at, actor_name }) =>
					newest && !isBefore(newest.at, at) ? newest : { at, actor_name },
				visit,
			);
	const known = new Set(tour.takings.map(({ key }) => key));
	return {
		...tour,
		stops: tour.stops.map((stop) => ({
			...stop,
			visit: visited(stop),
			agents: stop.agents.map(updated),
		})),
		takings: [...since.toReversed().filter(({ key }) => !known.has(key)), ...tour.takings],
	};
}

/** Whether a tour tells of a visit, or of a later one, or no longer of the surcussale. */
export function knowsVisit({ stops }: Tour, { surcussale_id, at }: RecordedVisit): boolean {
	const stop = stops.find(({ id }) => id === surcussale_id);
	return !stop || (stop.visit !== null && !isBefore(stop.visit.at, at));
}

/** Of instants of the server's clock. */
export const isBefore = (one: string, other: string): boolean =>
	Date.parse(one) < Date.parse(other);

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
	if (!newest || (visit && isBefore(newest.done_at, visit.at))) return visit;
	return { at: newest.done_at, actor_name: newest.actor };
}
