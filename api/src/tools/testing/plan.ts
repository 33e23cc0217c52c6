import { type RawBuilder, sql } from 'kysely';
import type { Pool } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';

/** One step of a plan as PostgreSQL tells it, with what it came to. */
export interface PlanNode {
	'Relation Name'?: string;
	'Actual Rows': number;
	'Actual Loops': number;
	'Rows Removed by Filter'?: number;
	Plans?: PlanNode[];
}

/** How a statement was carried out in the scope. */
export async function planOf(
	db: Pool,
	scope: Scope,
	statement: RawBuilder<unknown>,
): Promise<PlanNode> {
	const explained = await inScope(db, scope, (tx) =>
		theRow(
			tx,
			sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
		),
	);
	return explained['QUERY PLAN'][0].Plan;
}

/** The step and all below it. */
export const nodesOf = (node: PlanNode): PlanNode[] => [
	node,
	...(node.Plans ?? []).flatMap(nodesOf),
];

/** How often a table was turned to; in parts by day or company a part's name begins with the table's. */
export const looksInto = (plan: PlanNode, table: string): number =>
	nodesOf(plan)
		.filter((node) => node['Relation Name']?.replace(/(_\d+)+$/, '') === table)
		.reduce((sum, node) => sum + node['Actual Loops'], 0);
