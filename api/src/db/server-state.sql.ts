import type pg from 'pg';

/** What a server says of itself. */
export interface ServerState {
	/** It is a standby, and takes no writes. */
	isFollowing: boolean;
	/** Rises with every promotion; 0: it follows. */
	timeline: number;
	/** Of the database, whichever server has it. */
	system: string;
}

const STATE = `SELECT pg_is_in_recovery() AS "isFollowing",
	CASE WHEN pg_is_in_recovery() THEN 0
		ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline,
	(SELECT system_identifier::text FROM pg_control_system()) AS system`;

export async function stateOf(client: pg.ClientBase): Promise<ServerState> {
	const { rows } = await client.query<ServerState>(STATE);
	return rows[0] as ServerState;
}
