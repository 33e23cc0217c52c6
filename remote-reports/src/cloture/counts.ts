import type { ApiError } from '@borlette/shared/api';
import type { BodyOf } from '@borlette/shared/contract';
import type { AgentDay, clotureApi } from '@borlette/shared/contract/cloture';
import { useIsThere } from '@borlette/shared/data';
import { drafts, useDraft } from '@borlette/shared/resource';
import { useCallback, useEffect, useMemo, useState } from 'react';

export type Closing = BodyOf<typeof clotureApi.create>;

/** An amount that was typed for an agent's day and is not booked yet. */
export interface Count {
	readonly agent_id: string;
	readonly agent_name: string;
	readonly day: string;
	readonly text: string;
	/** The residual that Enter was pressed at: pressed again at the same one, it is booked. */
	readonly seen?: number | undefined;
	readonly isSending?: boolean;
	/** Was sent, and nobody knows whether it arrived: it goes again as it was. */
	readonly unanswered?: Closing | undefined;
	/** Why the last sending was refused. */
	readonly error?: ApiError | undefined;
}

type Kept = Readonly<Record<string, Count>>;

const keyOf = (day: string, agentId: string) => `${day}.${agentId}`;

/** What a reload keeps: not that it was on its way, and no error of another time. */
const keptOf = (counts: Kept): Kept =>
	Object.fromEntries(
		Object.entries(counts).map(([key, { agent_id, agent_name, day, text, unanswered }]) => [
			key,
			{ agent_id, agent_name, day, text, unanswered },
		]),
	);

function keep(key: string, counts: Kept): void {
	if (Object.keys(counts).length === 0) drafts.clear(key);
	else drafts.write(key, { version: undefined, values: keptOf(counts) });
}

/**
 * The amounts that were typed, whatever page, filter or day of the list is shown meanwhile; they survive a
 * reload and a new sign-in, as the drafts of forms do.
 */
export function useCounts() {
	const draft = useDraft('cloture', undefined);
	const [counts, setCounts] = useState<Kept>(() => (draft.draft?.values ?? {}) as Kept);
	const { key, clear } = draft;
	const isThere = useIsThere();
	useEffect(
		function keepWhatWasTyped() {
			keep(key, counts);
		},
		[counts, key],
	);
	/** An answer that comes when the page was left is of what is kept of it. */
	const update = useCallback(
		(changed: (now: Kept) => Kept) => {
			if (isThere()) setCounts(changed);
			else keep(key, changed((drafts.read(key)?.values ?? {}) as Kept));
		},
		[isThere, key],
	);
	const change = useCallback(
		(day: string, { id, agent_name }: AgentDay, patch: Partial<Count>) =>
			update((now) => {
				const before = now[keyOf(day, id)] ?? { agent_id: id, agent_name, day, text: '' };
				return { ...now, [keyOf(day, id)]: { ...before, ...patch } };
			}),
		[update],
	);
	const forget = useCallback(
		(day: string, agentId: string) =>
			update(({ [keyOf(day, agentId)]: _gone, ...others }) => others),
		[update],
	);
	return useMemo(
		() => ({
			key,
			clear,
			change,
			forget,
			isThere,
			of: (day: string, agentId: string): Count | undefined => counts[keyOf(day, agentId)],
			/** In the order of typing. */
			all: Object.values(counts).filter(({ text }) => text.trim() !== ''),
		}),
		[key, clear, change, forget, isThere, counts],
	);
}
