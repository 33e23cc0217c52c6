import { sql } from 'kysely';
import { usesOfTables } from '../tools/testing/statements.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { APP_ROLE } from './app-role.ts';
import { rowsOf } from './rows.ts';

const api = useTestApi();

/** A right of the application's role on a table; `column`: on that one alone. */
interface Grant {
	verb: string;
	table: string;
	column: string | null;
}
const nameOf = ({ verb, table, column }: Grant) =>
	`${verb} ${table}${column === null ? '' : `.${column}`}`;

/** As the database has them: of tables as a whole, else of each column. */
const grantsOf = () =>
	rowsOf(
		api.owner,
		sql<Grant>`
			WITH tables AS (
				SELECT oid, relname, verb, has_table_privilege(${APP_ROLE}, oid, verb) AS is_whole
				FROM pg_class, (VALUES ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE')) AS verbs(verb)
				WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v')
					AND NOT relispartition
			)
			SELECT verb, relname AS table, NULL AS column FROM tables WHERE is_whole
			UNION ALL
			SELECT verb, relname, attname FROM tables
			JOIN pg_attribute ON attrelid = oid AND attnum > 0 AND NOT attisdropped
			WHERE NOT is_whole AND verb <> 'DELETE'
				AND has_column_privilege(${APP_ROLE}, oid, attnum, verb)`,
	);

/**
 * Functions that run with the rights of whoever calls them: the role itself, or a statement of its by a
 * trigger. Others are called by functions of the owner alone.
 */
const invoked = async () =>
	(
		await rowsOf(
			api.owner,
			sql<{ body: string }>`SELECT prosrc AS body FROM pg_proc
				WHERE pronamespace = 'public'::regnamespace AND NOT prosecdef
					AND (prorettype = 'trigger'::regtype OR has_function_privilege(${APP_ROLE}, oid, 'EXECUTE'))`,
		)
	).map(({ body }) => body);

const tables = async () =>
	(
		await rowsOf(
			api.owner,
			sql<{ name: string }>`SELECT relname AS name FROM pg_class
				WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v')`,
		)
	).map(({ name }) => name);

test('what the API’s statements do to tables is granted', async () => {
	const uses = usesOfTables(await invoked());
	const known = new Set(await tables());
	const granted = new Set((await grantsOf()).map(nameOf));
	const isGranted = (verb: string, table: string, column?: string) =>
		granted.has(`${verb} ${table}`) ||
		(column !== undefined && granted.has(`${verb} ${table}.${column}`));
	const missing = [...uses.columns].filter((use) => {
		const [verb = '', table = '', column = ''] = use.split(/[ .]/);
		return known.has(table) && !isGranted(verb, table, column);
	});
	const someColumn = new Set([...granted].map((name) => name.split('.', 1)[0]));
	const forbidden = [...uses.tables].filter((use) => {
		const [, table = ''] = use.split(' ');
		return known.has(table) && !granted.has(use) && !someColumn.has(use);
	});
	expect([missing, forbidden]).toEqual([[], []]);
});

test('nothing is granted that no statement does', async () => {
	const uses = usesOfTables(await invoked());
	const unused = (await grantsOf()).filter(({ verb, table, column }) => {
		if (!uses.tables.has(`${verb} ${table}`)) return true;
		if (column === null || uses.given.has(`${verb} ${table}`)) return false;
		return verb === 'SELECT'
			? !uses.words.get(table)?.has(column)
			: !uses.columns.has(`${verb} ${table}.${column}`);
	});
	expect(unused.map(nameOf).sort()).toEqual([]);
});
