import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowsOf } from '../db/rows.ts';
import type { CauseOf } from './cause.ts';

/** Servers of companies that the directory has not heard for a minute; PostgreSQL lets one speak twice in that time. */
export async function readServersAway(tx: Db): Promise<CauseOf<'server_away'>[]> {
	const away = await rowsOf(
		tx,
		sql<{ server: string }>`SELECT server FROM servers_heard()
			WHERE NOT is_heard OR heard_at < now() - interval '1 minute' ORDER BY server`,
	);
	return away.map(({ server }) => ({
		subject: server,
		surcussale_id: null,
		grade: '',
		due_at: null,
		facts: { server },
	}));
}
