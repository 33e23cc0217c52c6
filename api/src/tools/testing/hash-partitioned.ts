import type { KyselyPlugin, PluginTransformQueryArgs, RootOperationNode } from 'kysely';
import { RawNode, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

/** Variable that asks for the tables as a cluster would hold them. */
export const HASH_PARTITIONED = 'BORLETTE_TEST_HASH_PARTITIONED';

/** How many nodes of a cluster the partitions stand for. */
const PARTS = 4;
const TABLE = /CREATE TABLE (\w+) \(\n([\s\S]*?)\n\)(\s+WITH \([^)]*\))?;/g;
/** Parts by month, whose room beside each row would have to be said of the parts below. */
const MONTHS =
	/(EXECUTE format\('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM \(%L\) TO \(%L\)) WITH \(fillfactor = %s\)',/;

/**
 * Makes every tenant's table hash-partitioned by company while it is made, as a cluster
 * distributed by company would hold it: a key, a reference or a write that forgets the company
 * fails. Partitions by month are divided again.
 */
export class HashPartitioned implements KyselyPlugin {
	transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
		if (!RawNode.is(node)) return node;
		return { ...node, sqlFragments: node.sqlFragments.map(partitioned) };
	}

	transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

function partitioned(script: string): string {
	return script
		.replace(TABLE, (whole, table: string, columns: string, storage = '') => {
			if (!/^\s*company_id uuid (NOT NULL|PRIMARY KEY)/m.test(columns)) return whole;
			return `CREATE TABLE ${table} (\n${columns}\n) PARTITION BY HASH (company_id);
				${parts((part) => `CREATE TABLE ${table}_h${part} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part})${storage};`)}`;
		})
		.replace(MONTHS, (_, month: string) => `${month} PARTITION BY HASH (company_id)',`)
		.replace(
			/(\n\t*)(EXECUTE format\('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part\);)/,
			(_, indent: string, rest: string) =>
				`${parts((part) => `${indent}EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part})', part || '_h${part}', part);`)}${indent}${rest}`,
		);
}

/** Names the parts of an index as a cluster does: by the index and a number. */
export async function numberIndexes(owner: Db): Promise<void> {
	await sql`DO $$
		DECLARE part record;
		BEGIN
			FOR part IN SELECT child.relname AS name, parent.relname || '_'
					|| row_number() OVER (PARTITION BY parent.oid ORDER BY child.oid) AS numbered
				FROM pg_inherits i
				JOIN pg_class child ON child.oid = i.inhrelid AND child.relkind = 'i'
				JOIN pg_class parent ON parent.oid = i.inhparent AND parent.relkind = 'I'
			LOOP
				EXECUTE format('ALTER INDEX %I RENAME TO %I', part.name, part.numbered);
			END LOOP;
		END $$`.execute(owner);
}

const parts = (statement: (part: number) => string): string =>
	Array.from({ length: PARTS }, (_, part) => statement(part)).join('');
