import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveEvent, LiveKind } from '../../contract/events.ts';
import type { Endpoint } from '../../contract/index.ts';
import { keyOf } from '../useCall.ts';
import { coalesce } from './coalesce.ts';
import { type LiveState, liveConnection } from './connection.ts';
import { pacer } from './pacer.ts';

/** However much is sold, what is shown is read at most once in so long; less often where that takes long. */
const EVERY_MS = 1_000;

/** A call whose answer changes with events. */
export interface LiveRead {
	readonly read: Pick<Endpoint, 'path'>;
	readonly on: readonly LiveKind[];
	/** Only events of this draw date concern it; without one those of any. */
	readonly instanceId?: string | undefined;
	/** Only what this agent brought about; what is told of nobody in particular may be theirs. */
	readonly agentId?: string | undefined;
}

const concerns = ({ on, instanceId, agentId }: LiveRead, event: LiveEvent | undefined): boolean =>
	event === undefined ||
	((on as readonly string[]).includes(event.kind) &&
		(!instanceId || !event.instance_id || event.instance_id === instanceId) &&
		(!agentId || !event.agent_id || event.agent_id === agentId));

/**
 * Reads again what an event concerns, many events at once. All users of the page share one stream.
 * Returns whether what is shown is `live`; while `reconnecting` it may be out of date. Nothing to
 * read again needs no stream.
 */
export function useLive(reads: readonly LiveRead[]): LiveState {
	const client = useQueryClient();
	const state = useSyncExternalStore(liveConnection.watch, liveConnection.state);

	const refresh = useEffectEvent((events: readonly (LiveEvent | undefined)[]) =>
		Promise.all(
			reads
				.filter((read) => events.some((event) => concerns(read, event)))
				.map(({ read }) => client.invalidateQueries({ queryKey: keyOf(read) })),
		),
	);
	const isIdle = reads.length === 0;
	useEffect(
		function readAgain() {
			if (isIdle) return undefined;
			const { round, restMs } = pacer();
			const events = coalesce<LiveEvent | undefined>(
				(gathered) => round(() => refresh(gathered)),
				EVERY_MS,
				restMs,
			);
			const leave = liveConnection.listen(events.add);
			return () => {
				leave();
				events.stop();
			};
		},
		[isIdle],
	);
	return state;
}
