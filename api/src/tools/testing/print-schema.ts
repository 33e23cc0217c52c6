import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';

/** Everything that is ours: of no extension, and no part of a partitioned table. */
const RELATIONS = sql`(
	SELECT c.oid, c.relname, c.relkind, c.relowner, c.relacl, c.reloptions, c.relrowsecurity,
		c.relforcerowsecurity
	FROM pg_class c
	WHERE c.relnamespace = 'public'::regnamespace AND NOT c.relispartition
		AND c.relname NOT IN ('kysely_migration', 'kysely_migration_lock')
)`;
const OUR_FUNCTIONS = sql`(
	SELECT p.* FROM pg_proc p
	WHERE p.pronamespace = 'public'::regnamespace AND NOT EXISTS (
		SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
)`;
const grantee = (of: string) =>
	sql.raw(`CASE ${of}.grantee WHEN 0 THEN 'PUBLIC' ELSE ${of}.grantee::regrole::text END`);

interface Printed {
	/** What it belongs to. */
	name: string;
	text: string;
}

/**
 * The database as SQL, read from its catalogue: the same text for the same database, whichever way it
 * came to be. Bodies of functions are left out, since `database/functions` is where they stand.
 */
export async function printSchema(db: Db): Promise<string> {
	const parts = await Promise.all(
		[types(), tables(), indexes(), security(), policies(), grants(), triggers(), views()].map(
			(query) => rowsOf(db, query),
		),
	);
	const [ofTypes = [], ...ofTables] = parts;
	const relations = new Map<string, string[]>();
	for (const { name, text } of ofTables.flat()) {
		relations.set(name, [...(relations.get(name) ?? []), text]);
	}
	return [
		...ofTypes.map(({ text }) => text),
		...[...relations.keys()].sort().map((name) => relations.get(name)?.join('\n')),
		...(await rowsOf(db, functions())).map(({ text }) => text),
	].join('\n\n');
}

const types = () => sql<Printed>`
	SELECT relname AS name, format(E'CREATE TYPE %I AS (\n\t%s\n);', relname, (
		SELECT string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), E',\n\t' ORDER BY attnum)
		FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped)) AS text
	FROM ${RELATIONS} AS c WHERE relkind = 'c' ORDER BY 1`;

const tables = () => sql<Printed>`
	SELECT relname AS name, concat(format(E'CREATE TABLE %I (\n\t%s\n)', relname,
		concat_ws(E',\n\t', (
			SELECT string_agg(concat_ws(' ', format('%I', attname), format_type(atttypid, atttypmod),
				CASE WHEN attgenerated <> '' THEN format('GENERATED ALWAYS AS (%s) STORED', pg_get_expr(adbin, adrelid))
					WHEN adbin IS NOT NULL THEN 'DEFAULT ' || pg_get_expr(adbin, adrelid) END,
				CASE WHEN attnotnull THEN 'NOT NULL' END), E',\n\t' ORDER BY attnum)
			FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
			WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped
		), (
			SELECT string_agg(format('CONSTRAINT %I %s', conname, pg_get_constraintdef(k.oid)), E',\n\t'
				ORDER BY contype <> 'p', conname)
			FROM pg_constraint k WHERE conrelid = c.oid AND conparentid = 0 AND contype NOT IN ('n', 't')
		))),
		' PARTITION BY ' || pg_get_partkeydef(c.oid),
		' WITH (' || array_to_string(reloptions, ', ') || ')', ';') AS text
	FROM ${RELATIONS} AS c WHERE relkind IN ('r', 'p')`;

const indexes = () => sql<Printed>`
	SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) || ';' AS text
	FROM ${RELATIONS} AS c JOIN pg_index i ON i.indrelid = c.oid
	WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND contype IN ('p', 'u'))
	ORDER BY i.indexrelid::regclass::text`;

const security = () => sql<Printed>`
	SELECT relname AS name, format('ALTER TABLE %I %s ROW LEVEL SECURITY;', relname, word) AS text
	FROM ${RELATIONS} AS c
	CROSS JOIN LATERAL (VALUES ('ENABLE', relrowsecurity), ('FORCE', relforcerowsecurity)) AS w (word, is_on)
	WHERE is_on`;

const policies = () => sql<Printed>`
	SELECT c.relname AS name, concat(format('CREATE POLICY %I ON %I', polname, c.relname),
		CASE WHEN NOT polpermissive THEN ' AS RESTRICTIVE' END,
		CASE polcmd WHEN 'r' THEN ' FOR SELECT' WHEN 'a' THEN ' FOR INSERT' WHEN 'w' THEN ' FOR UPDATE'
			WHEN 'd' THEN ' FOR DELETE' END,
		CASE WHEN polroles = ARRAY[c.relowner] THEN ' TO CURRENT_USER'
			WHEN polroles <> '{0}' THEN ' TO ' || array_to_string(polroles::regrole[], ', ') END,
		' USING (' || pg_get_expr(polqual, c.oid) || ')',
		' WITH CHECK (' || pg_get_expr(polwithcheck, c.oid) || ')', ';') AS text
	FROM ${RELATIONS} AS c JOIN pg_policy ON polrelid = c.oid ORDER BY polname`;

/** Of tables and of their columns. */
const grants = () => sql<Printed>`
	SELECT name, format('GRANT %s ON %I TO %s;', string_agg(rights, ', ' ORDER BY rights), name, who) AS text
	FROM (
		SELECT c.relname AS name, ${grantee('a')} AS who, a.privilege_type AS rights
		FROM ${RELATIONS} AS c, aclexplode(c.relacl) AS a WHERE a.grantee <> c.relowner
		UNION ALL
		SELECT c.relname, ${grantee('a')}, format('%s (%s)', a.privilege_type,
			string_agg(quote_ident(t.attname), ', ' ORDER BY t.attnum))
		FROM ${RELATIONS} AS c JOIN pg_attribute t ON t.attrelid = c.oid, aclexplode(t.attacl) AS a
		WHERE a.grantee <> c.relowner GROUP BY c.relname, a.grantee, a.privilege_type
	) AS granted GROUP BY name, who ORDER BY who`;

const triggers = () => sql<Printed>`
	SELECT c.relname AS name, replace(pg_get_triggerdef(t.oid), ' public.', ' ') || ';' AS text
	FROM ${RELATIONS} AS c JOIN pg_trigger t ON t.tgrelid = c.oid
	WHERE NOT t.tgisinternal ORDER BY t.tgname`;

const views = () => sql<Printed>`
	SELECT relname AS name, format(E'CREATE VIEW %I WITH (%s) AS\n%s', relname,
		array_to_string(reloptions, ', '), pg_get_viewdef(c.oid)) AS text
	FROM ${RELATIONS} AS c WHERE relkind = 'v'`;

const functions = () => sql<Printed>`
	SELECT p.proname AS name, concat_ws(E'\n',
		format('CREATE %s %I(%s) RETURNS %s', CASE prokind WHEN 'a' THEN 'AGGREGATE' ELSE 'FUNCTION' END,
			proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid)),
		concat_ws(' ', E'\tLANGUAGE ' || lanname,
			CASE provolatile WHEN 'i' THEN 'IMMUTABLE' WHEN 's' THEN 'STABLE' END,
			CASE proparallel WHEN 's' THEN 'PARALLEL SAFE' END,
			CASE WHEN prosecdef THEN 'SECURITY DEFINER' END,
			(SELECT string_agg('SET ' || setting, ' ') FROM unnest(proconfig) AS setting)) || ';',
		(SELECT string_agg(format('GRANT EXECUTE ON FUNCTION %I TO %s;', proname, ${grantee('a')}), E'\n'
				ORDER BY ${grantee('a')})
			FROM aclexplode(coalesce(proacl, acldefault('f', proowner))) AS a WHERE a.grantee <> proowner)
	) AS text
	FROM ${OUR_FUNCTIONS} AS p JOIN pg_language l ON l.oid = p.prolang
	ORDER BY proname, pg_get_function_identity_arguments(p.oid)`;
