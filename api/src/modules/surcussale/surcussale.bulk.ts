import {
	type BulkFacts,
	bulkSurcussaleActivation,
	bulkSurcussaleCommission,
	bulkSurcussaleSupervisor,
} from '@borlette/shared/contract/bulk';
import type { Surcussale } from '@borlette/shared/contract/surcussale';
import type { FastifyInstance } from 'fastify';
import { ApiFailure, invalidField } from '../../errors.ts';
import { type BulkContext, bulkRoute } from '../../http/bulk.ts';
import { type BulkRows, plannedOf, writesColumn } from '../../http/bulk-rows.ts';
import { knownIds } from '../../http/references.sql.ts';
import { requireUnblocked } from '../../http/references.ts';
import { requirePermission } from '../../identity/permissions.ts';
import {
	lockSurcussales,
	supervisorName,
	surcussalesOf,
	writeActivations,
	writeCommissions,
	writeSupervisors,
} from './surcussale.bulk.sql.ts';

const SURCUSSALES: BulkRows<Surcussale> = {
	type: 'surcussale',
	labelOf: ({ name }) => name,
	lock: lockSurcussales,
	rowsOf: surcussalesOf,
};

/** What of surcussales is changed in many rows at once. */
export function surcussaleBulkRoutes(app: FastifyInstance): void {
	bulkRoute(app, bulkSurcussaleSupervisor, {
		async plan(context, ids, { supervisor_id }: { supervisor_id: string | null }) {
			await requireUnblocked(context, 'supervisor_id', supervisor_id);
			const after = { supervisor_id, supervisor_name: await nameOf(context, supervisor_id) };
			const before = (row: Surcussale) => ({
				supervisor_id: row.supervisor_id,
				supervisor_name: row.supervisor_name,
			});
			return planOf(context, ids, before, after);
		},
		async require(context, to) {
			ofHouse(context);
			const ids = to.flatMap(({ supervisor_id }) => supervisor_id ?? []);
			const known = await knownIds(context.db, context.scope, 'supervisor_id', ids);
			if (ids.some((id) => !known.has(id))) {
				throw invalidField('supervisor_id', 'unknown_reference');
			}
		},
		write: writesColumn(SURCUSSALES, ({ supervisor_id }) => supervisor_id ?? '', writeSupervisors),
	});
	bulkRoute(app, bulkSurcussaleCommission, {
		plan: (context, ids, { commission }: { commission: number }) =>
			planOf(context, ids, (row) => ({ commission: row.commission }), { commission }),
		require: ofHouse,
		write: writesColumn(SURCUSSALES, ({ commission = 0 }) => commission, writeCommissions),
	});
	bulkRoute(app, bulkSurcussaleActivation, {
		plan: (context, ids, { is_active }: { is_active: boolean }) =>
			planOf(context, ids, (row) => ({ is_active: row.is_active }), { is_active }),
		require: ({ session }) => requirePermission(session, 'block_suc'),
		write: writesColumn(SURCUSSALES, ({ is_active = true }) => is_active, writeActivations),
	});
}

/** Who has the surcussale gains by its rate, and gives it to nobody: both are the house's to set. */
function ofHouse({ scope }: BulkContext): void {
	if (scope.supervisorId) throw new ApiFailure('forbidden');
}

async function nameOf({ db, scope }: BulkContext, id: string | null): Promise<string | null> {
	if (id === null) return null;
	const name = await supervisorName(db, scope, id);
	if (name === undefined) throw invalidField('supervisor_id', 'unknown_reference');
	return name;
}

const planOf = async (
	{ db, scope }: BulkContext,
	ids: readonly string[],
	before: (row: Surcussale) => BulkFacts,
	after: BulkFacts,
) => plannedOf(await surcussalesOf(db, scope, ids), before, after);
