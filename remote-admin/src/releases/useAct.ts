import { releasesApi } from '@borlette/shared/contract/releases';
import { useWrite } from '@borlette/shared/data';
import type { Act } from './acts.ts';

const READS = [releasesApi.read, { path: releasesApi.journal.path }];

export interface Signed {
	reason: string;
	code: string;
	/** Of a promotion: percent of the operators who get it. */
	canary?: number;
	/** Of a promotion: although a draw closes soon. */
	despite_closing?: boolean;
	/** Of a promotion: although no commit has the sources. */
	uncommitted?: boolean;
	/** Although it would break what runs now, or nobody can say. */
	anyway?: boolean;
}

/** Words of `Signed` that let pass what was refused. */
export type Override = 'despite_closing' | 'uncommitted' | 'anyway';

/** Sends an act as the person has it before them. */
export function useAct({ name, remote, channel, from, seen, was }: Act) {
	const promote = useWrite(releasesApi.promote, READS);
	const rollback = useWrite(releasesApi.rollback, READS);
	const kill = useWrite(releasesApi.kill, READS);
	const remove = useWrite(releasesApi.remove, READS);
	return ({ reason, code, anyway, ...how }: Signed) => {
		const body = { remote, reason, code };
		const lets = anyway ? { anyway } : {};
		const there = { ...body, channel, seen: seen.here };
		if (name === 'promote' && from)
			return promote.mutateAsync({
				body: {
					...body,
					...how,
					...lets,
					from,
					to: channel,
					seen: { from: seen.from, to: seen.here },
				},
			});
		if (name === 'kill' && was) return kill.mutateAsync({ body: { ...there, build: was } });
		const mutation = name === 'rollback' ? rollback : remove;
		return mutation.mutateAsync({ body: { ...there, ...lets } });
	};
}
