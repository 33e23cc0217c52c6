import { sql } from 'kysely';
import type { Db, Pool } from '../connect.ts';
import { rowOf, rowsOf, runScript, theRow } from '../rows.ts';
import { COMPANIES, FROM_DIRECTORY, OF_PEOPLE, PICTURES, STAYING, WITH_PEOPLE } from './tables.ts';

/** What the directory tells every server, and what each server tells the directory. */
const DOWN = 'borlette_down';
const UP = 'borlette_up';
export const upSubscription = (server: string): string => `${UP}_${server}`;
const downSubscription = (server: string): string => `${DOWN}_${server}`;

/** Tables with rows of companies, in the order in which they were made. */
export async function tablesOfCompanies(owner: Db): Promise<string[]> {
	const others = [...FROM_DIRECTORY, ...OF_PEOPLE, ...WITH_PEOPLE, ...STAYING, PICTURES, COMPANIES];
	const rows = await rowsOf(
		owner,
		sql<{ name: string }>`SELECT relname AS name FROM pg_class
			WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
				AND relname <> ALL (${others}::text[]) ORDER BY oid`,
	);
	return rows.map(({ name }) => name);
}

/** Whether the server writes what replication reads. */
export async function writesLogically(owner: Db): Promise<boolean> {
	const { level } = await theRow(
		owner,
		sql<{ level: string }>`SELECT current_setting('wal_level') AS level`,
	);
	return level === 'logical';
}

/** Links a server with the directory, or brings the link to the tables of today. Owners' connections to both. */
export async function link(directory: Owner, server: Owner, name: string): Promise<void> {
	await publish(directory.pool, DOWN, [
		...FROM_DIRECTORY,
		'users WHERE (company_id IS NULL)',
		'user_permissions',
	]);
	await publish(server.pool, UP, [
		...(await tablesOfCompanies(server.pool)),
		...OF_PEOPLE,
		PICTURES,
		COMPANIES,
	]);
	await subscribe(server.pool, {
		name: downSubscription(name),
		to: directory,
		of: DOWN,
		copies: true,
	});
	await subscribe(directory.pool, {
		name: upSubscription(name),
		to: server,
		of: UP,
		copies: false,
	});
}

export interface Owner {
	pool: Pool;
	url: string;
}

/** @param tables each with its condition */
export async function publish(owner: Db, name: string, tables: readonly string[]): Promise<void> {
	const found = await rowOf(owner, sql`SELECT FROM pg_publication WHERE pubname = ${name}`);
	const list = tables.map((table) => `TABLE ${table}`).join(', ');
	await runScript(
		owner,
		found
			? `ALTER PUBLICATION ${name} SET ${list}`
			: `CREATE PUBLICATION ${name} FOR ${list} WITH (publish_via_partition_root = true)`,
	);
}

export const unpublish = (owner: Db, name: string): Promise<void> =>
	runScript(owner, `DROP PUBLICATION IF EXISTS ${name}`);

interface Subscription {
	name: string;
	to: Owner;
	/** Name of the publication. */
	of: string;
	/** Whether rows that are there already are wanted. */
	copies: boolean;
}

/** What came to a server from another one is told no further: no row goes round. */
export async function subscribe(owner: Db, { name, to, of, copies }: Subscription): Promise<void> {
	if (await rowOf(owner, sql`SELECT FROM pg_subscription WHERE subname = ${name}`)) {
		await runScript(
			owner,
			`ALTER SUBSCRIPTION ${name} REFRESH PUBLICATION WITH (copy_data = ${copies})`,
		);
		return;
	}
	// Made by hand: two databases of one server would wait for each other.
	await sql`SELECT pg_create_logical_replication_slot(${name}, 'pgoutput')`.execute(to.pool);
	await runScript(
		owner,
		`CREATE SUBSCRIPTION ${name} CONNECTION '${to.url.replaceAll("'", "''")}' PUBLICATION ${of}
			WITH (create_slot = false, slot_name = '${name}', copy_data = ${copies}, origin = none,
				synchronous_commit = on)`,
	);
}

/** Ends it with its slot, as far as they are there. */
export async function unsubscribe(owner: Db, name: string, from: Db): Promise<void> {
	if (await rowOf(owner, sql`SELECT FROM pg_subscription WHERE subname = ${name}`)) {
		await runScript(owner, `DROP SUBSCRIPTION ${name}`);
	}
	// Of a beginning that was broken off between the two.
	await sql`SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots
		WHERE slot_name = ${name} AND NOT active`.execute(from);
}
