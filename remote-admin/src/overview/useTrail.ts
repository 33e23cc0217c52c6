import { type TraceEntry, tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { useList } from '@borlette/shared/data';
import { type ScreenRef, screenOf } from '@borlette/shared/screens';
import { SHOWN } from './listed.ts';
import { useUserCan } from './useUserCan.ts';

interface Thing {
	readonly type: string;
	readonly label: string;
}
const filter = ({ type, label }: Thing) => ({ object_type: type, q: label });

/** The three trails, by whose acts they hold: the house's first. */
const TRAILS = [
	{ code: 'view_tracecompanyaction', list: screenOf('tracabilite.company', {}, filter) },
	{ code: 'view_tracesupervisoraction', list: screenOf('tracabilite.supervisor', {}, filter) },
	{ code: 'view_traceagentaction', list: screenOf('tracabilite.agent', {}, filter) },
] as const satisfies readonly { code: string; list: ScreenRef<Thing> }[];

/** Those that the person may read, and the one to go on in. */
export function useTrails() {
	const may = useUserCan();
	const open = TRAILS.filter(({ code }) => may(code));
	return { codes: open.map(({ code }) => code), widest: open[0] };
}

/** The newest entries of the trails about one thing, together. */
export function useTrail(id: string) {
	const { codes } = useTrails();
	const query = { object_id: id, limit: SHOWN };
	const reads = [
		useList(tracabiliteApi.companies, query, {
			enabled: codes.includes('view_tracecompanyaction'),
		}),
		useList(tracabiliteApi.supervisors, query, {
			enabled: codes.includes('view_tracesupervisoraction'),
		}),
		useList(tracabiliteApi.agents, query, { enabled: codes.includes('view_traceagentaction') }),
	];
	const asked = reads.filter((_, place) => {
		const trail = TRAILS[place];
		return trail !== undefined && codes.includes(trail.code);
	});
	const entries: readonly TraceEntry[] = asked
		.flatMap(({ rows = [] }) => rows)
		.toSorted((one, other) => (one.at < other.at ? 1 : -1))
		.slice(0, SHOWN);
	return {
		data: asked.every(({ rows }) => rows) ? entries : undefined,
		error: asked.find(({ error }) => error)?.error ?? null,
		isFetching: asked.some(({ isFetching }) => isFetching),
		refetch: () => asked.forEach(({ refetch }) => void refetch()),
	};
}
