import type { Agent } from '@borlette/shared/contract/agent';
import {
	type BulkFacts,
	bulkAgentActivation,
	bulkAgentCommission,
	bulkAgentSurcussale,
} from '@borlette/shared/contract/bulk';
import type { FastifyInstance } from 'fastify';
import { invalidField } from '../../errors.ts';
import { type BulkContext, bulkRoute } from '../../http/bulk.ts';
import { type BulkRows, plannedOf, writesColumn } from '../../http/bulk-rows.ts';
import { knownIds } from '../../http/references.sql.ts';
import { requireUnblocked } from '../../http/references.ts';
import { requirePermission } from '../../identity/permissions.ts';
import {
	type AgentAsIs,
	agentsAsTheyAre,
	agentsOf,
	type BranchName,
	branchName,
	lockAgents,
	writeActivations,
	writeBranches,
	writeCommissions,
} from './agent.bulk.sql.ts';
import { agentLabel } from './agent.service.ts';

const AGENTS: BulkRows<Agent> = {
	type: 'agent',
	labelOf: agentLabel,
	lock: lockAgents,
	rowsOf: agentsOf,
};

/** What of agents is changed in many rows at once. */
export function agentBulkRoutes(app: FastifyInstance): void {
	bulkRoute(app, bulkAgentSurcussale, {
		async plan(context, ids, { surcussale_id }: { surcussale_id: string }) {
			const branch = await branchName(context.db, context.scope, surcussale_id);
			if (!branch) throw invalidField('surcussale_id', 'unknown_reference');
			await requireUnblocked(context, 'surcussale_id', surcussale_id);
			return planOf(context, ids, branchOf, branchOf(branch));
		},
		require: requireBranches,
		write: writesColumn(AGENTS, ({ surcussale_id = '' }) => surcussale_id, writeBranches),
	});
	bulkRoute(app, bulkAgentCommission, {
		plan: (context, ids, { commission }: { commission: number }) =>
			planOf(context, ids, (agent) => ({ commission: agent.commission }), { commission }),
		write: writesColumn(AGENTS, ({ commission = 0 }) => commission, writeCommissions),
	});
	bulkRoute(app, bulkAgentActivation, {
		plan: (context, ids, { is_active }: { is_active: boolean }) =>
			planOf(context, ids, (agent) => ({ is_active: agent.is_active }), { is_active }),
		require: ({ session }) => requirePermission(session, 'block_agent'),
		write: writesColumn(AGENTS, ({ is_active = true }) => is_active, writeActivations),
	});
}

const branchOf = (branch: BranchName): BulkFacts => ({
	surcussale_id: branch.surcussale_id,
	surcussale_name: branch.surcussale_name,
	supervisor_id: branch.supervisor_id,
	supervisor_name: branch.supervisor_name,
});

/** Nobody gives an agent back to a surcussale that is somebody else's by now. */
async function requireBranches(
	{ db, scope }: BulkContext,
	to: readonly BulkFacts[],
): Promise<void> {
	const ids = to.flatMap(({ surcussale_id }) => surcussale_id ?? []);
	const known = await knownIds(db, scope, 'surcussale_id', ids);
	if (ids.some((id) => !known.has(id))) throw invalidField('surcussale_id', 'unknown_reference');
}

const planOf = async (
	{ db, scope }: BulkContext,
	ids: readonly string[],
	before: (agent: AgentAsIs) => BulkFacts,
	after: BulkFacts,
) => plannedOf(await agentsAsTheyAre(db, scope, ids), before, after);
