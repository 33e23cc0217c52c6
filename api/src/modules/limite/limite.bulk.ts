import type { Permission } from '@borlette/shared/contract';
import { type Bounds, wrongBounds } from '@borlette/shared/contract/bounds';
import { type BulkFacts, bulkAgentLimit } from '@borlette/shared/contract/bulk';
import type { StakedGame } from '@borlette/shared/contract/games';
import type { FastifyInstance } from 'fastify';
import { invalidFields } from '../../errors.ts';
import { type BulkContext, type BulkWrite, bulkRoute, type Written } from '../../http/bulk.ts';
import { requireReferences } from '../../http/references.ts';
import type { TrailEntry } from '../../trail/entries.sql.ts';
import { type LimitOfAgent, limitsOfAgents, writeLimits } from './limite.bulk.sql.ts';
import { labelOf } from './limite.service.ts';
import { type Limit, limitsByIds } from './limite.sql.ts';

type Value = Bounds & { game: StakedGame; tirage_id: string | null };
const FAMILY = { kind: 'game', perAgent: true } as const;
/** As single limits are in the trail. */
const TYPE = 'type-games-agent';

/** One limit of a game, for many agents at once. */
export function limitBulkRoutes(app: FastifyInstance): void {
	bulkRoute(app, bulkAgentLimit, {
		check(limit: Value) {
			const fields = wrongBounds(limit);
			if (Object.keys(fields).length > 0) throw invalidFields(fields);
		},
		async plan({ db, scope, session }, ids, limit: Value) {
			const { tirage_id } = limit;
			await requireReferences({ db, scope }, { tirage_id });
			const rows = await limitsOfAgents(db, scope, ids, limit);
			return rows.map((row) => ({
				...{ id: row.agent_id, ref: row.id, name: row.name, version: row.version ?? 0 },
				before: row.id ? factsOf(limit, row, row.is_active) : null,
				after: factsOf(limit, limit, true),
				...(!codesFor(thereIn(row)).every((code) => session.permissions.has(code)) && {
					reason: 'forbidden' as const,
				}),
			}));
		},
		codesToUndo: codesFor,
		write,
	});
}

const thereIn = ({ id, is_active }: LimitOfAgent) =>
	id === null ? null : { is_active: is_active ?? true };

/** What the same takes one by one; null: there is none. */
const codesFor = (there: Pick<BulkFacts, 'is_active'> | null): readonly Permission[] => {
	if (there === null) return ['add_typegameagent'];
	return there.is_active
		? ['change_typegameagent']
		: ['change_typegameagent', 'block_limite_game_agent'];
};

const factsOf = (
	{ game, tirage_id }: Value,
	{ min_stake, max_stake, limite }: Bounds,
	is_active: boolean | null,
): BulkFacts => ({
	...{ game, tirage_id, min_stake, max_stake, limite },
	is_active: is_active ?? true,
});

async function write(context: BulkContext, rows: readonly BulkWrite[]): Promise<Written[]> {
	const { db, scope, companyId } = context;
	const refs = rows.flatMap(({ ref }) => ref ?? []);
	const before = byAgent(await limitsByIds(db, scope, FAMILY, refs));
	const ids = await writeLimits(db, companyId, rows);
	const after = byAgent(await limitsByIds(db, scope, FAMILY, ids));
	return rows.flatMap(({ id, version, to }): Written[] => {
		const [was, is] = [before.get(id), after.get(id)];
		if (was && was.version !== version) return [];
		if (to === null) return was ? [{ id, entry: entryOf('delete', was, undefined) }] : [];
		if (!is || is.version !== version + 1) return [];
		return [
			{ id, ref: is.id, version: is.version, entry: entryOf(was ? 'update' : 'create', was, is) },
		];
	});
}

function entryOf(
	action: 'create' | 'update' | 'delete',
	before: Limit | undefined,
	after: Limit | undefined,
): TrailEntry {
	const row = (after ?? before) as Limit;
	return {
		...{ action, type: TYPE, id: row.id, label: labelOf(row) },
		...(before && { before }),
		...(after && { after }),
	};
}

const byAgent = (limits: readonly Limit[]) =>
	new Map(limits.map((limit) => [limit.agent_id, limit]));
