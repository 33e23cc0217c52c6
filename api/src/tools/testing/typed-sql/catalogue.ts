import type pg from 'pg';
import { readTree, type TreeNode } from './node-tree.ts';

export interface Column {
	isNull: boolean;
	/** All that a CHECK of the column allows, where it names them. */
	words: readonly string[] | undefined;
}

export interface Routine {
	name: string;
	/** Answers null where an argument is null, and is not asked. */
	isStrict: boolean;
	isAggregate: boolean;
	/** Of PostgreSQL, not of a file of database/functions. */
	isBuiltIn: boolean;
}

/** What PostgreSQL knows and a statement's tree names by number only. */
export interface Catalogue {
	/** `relation.attribute` → column */
	columns: ReadonlyMap<string, Column>;
	/** `table.column`, of a table of ours. */
	nameOf(relation: number, attribute: number): string | undefined;
	/** How the view makes its rows. */
	viewOf(relation: number): TreeNode | undefined;
	routines: ReadonlyMap<number, Routine>;
	/** Type → name; a domain’s is that of what it is made of. */
	types: ReadonlyMap<number, string>;
}

const COLUMNS = `
	SELECT a.attrelid::int AS relation, a.attnum, r.relname || '.' || a.attname AS name,
		r.relnamespace = 'public'::regnamespace AS is_ours, NOT a.attnotnull AS is_null,
		(SELECT array_agg(pg_get_constraintdef(c.oid)) FROM pg_constraint c
			WHERE c.conrelid = a.attrelid AND c.contype = 'c' AND c.conkey = ARRAY[a.attnum]) AS checks
	FROM pg_attribute a JOIN pg_class r ON r.oid = a.attrelid
	WHERE a.attnum > 0 AND NOT a.attisdropped AND r.relkind IN ('r', 'p', 'v', 'm')`;

const VIEWS = `
	SELECT ev_class::int AS relation, ev_action::text AS tree FROM pg_rewrite
	WHERE rulename = '_RETURN'`;

const ROUTINES = `
	SELECT oid::int, proname AS name, proisstrict AS "isStrict", prokind = 'a' AS "isAggregate",
		pronamespace = 'pg_catalog'::regnamespace AS "isBuiltIn" FROM pg_proc`;

const TYPES = `
	SELECT t.oid::int, coalesce(base.typname, t.typname) AS name FROM pg_type t
	LEFT JOIN pg_type base ON base.oid = t.typbasetype AND t.typtype = 'd'`;

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
	const rowsOf = async <T>(text: string) => (await client.query(text)).rows as T[];
	const columns = await rowsOf<{
		relation: number;
		attnum: number;
		name: string;
		is_ours: boolean;
		is_null: boolean;
		checks: string[] | null;
	}>(COLUMNS);
	const views = await rowsOf<{ relation: number; tree: string }>(VIEWS);
	const routines = await rowsOf<Routine & { oid: number }>(ROUTINES);
	const types = await rowsOf<{ oid: number; name: string }>(TYPES);
	const printed = new Map(views.map(({ relation, tree }) => [relation, tree]));
	const read = new Map<number, TreeNode>();
	const names = new Map(
		columns
			.filter(({ is_ours }) => is_ours)
			.map(({ relation, attnum, name }) => [`${relation}.${attnum}`, name]),
	);
	return {
		nameOf: (relation, attribute) => names.get(`${relation}.${attribute}`),
		columns: new Map(
			columns.map(({ relation, attnum, is_null, checks }) => [
				`${relation}.${attnum}`,
				{ isNull: is_null, words: wordsOf(checks ?? []) },
			]),
		),
		viewOf(relation) {
			const tree = printed.get(relation);
			if (!tree) return undefined;
			const view = read.get(relation) ?? queryOf(tree);
			read.set(relation, view);
			return view;
		},
		routines: new Map(routines.map((routine) => [routine.oid, routine])),
		types: new Map(types.map(({ oid, name }) => [oid, name])),
	};
}

/** A rule holds a list of queries; that of a view holds one. */
const queryOf = (tree: string): TreeNode => readTree(tree.slice(1, -1));

const WORDS = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/;

/** `CHECK ((slot = ANY (ARRAY['midi'::text, …])))` → midi, … */
function wordsOf(checks: readonly string[]): string[] | undefined {
	const list = checks.flatMap((check) => WORDS.exec(check)?.[1] ?? [])[0];
	return list === undefined
		? undefined
		: [...list.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word);
}
