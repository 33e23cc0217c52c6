import { sql } from 'kysely';
import { readEverywhere } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';

export interface Sums {
	visits: number;
	failing: number;
	unsure: number;
	tabs: number;
	failing_tabs: number;
}

export interface Asked {
	channel: string;
	/** Without it all. */
	remote?: string;
	build?: string;
	/** ISO 8601; the whole minutes from there to before `to`. */
	from: string;
	to?: string;
}

/** What people saw who were signed in: anybody can say anything of a page that is not. */
export const sumsOf = (db: Pool, { channel, remote, build, from, to }: Asked): Promise<Sums> =>
	readEverywhere(db, (tx) =>
		theRow(
			tx,
			sql<Sums>`SELECT ${sql.join(
				['visits', 'failing', 'unsure', 'tabs', 'failing_tabs'].map(
					(name) => sql`coalesce(sum(${sql.ref(name)}), 0)::float8 AS ${sql.ref(name)}`,
				),
			)} FROM page_sums
			WHERE channel = ${channel} AND role <> '' AND remote <> ''
				AND minute >= date_trunc('minute', ${from}::timestamptz)
				AND ${to ? sql`minute < date_trunc('minute', ${to}::timestamptz)` : sql`true`}
				AND ${remote ? sql`remote = ${remote}` : sql`true`}
				AND ${build ? sql`build = ${build}` : sql`true`}`,
		),
	);

/** Whether a page ran a build before a moment, as the channel has it since a revision: by this server's clock. */
export const wasThere = (
	db: Pool,
	{ channel, remote, build, seen, to }: Required<Omit<Asked, 'from'>> & { seen: number },
): Promise<boolean> =>
	readEverywhere(db, async (tx) => {
		const found = await rowOf(
			tx,
			sql`SELECT FROM page_sums
			WHERE channel = ${channel} AND remote = ${remote} AND build = ${build} AND revision >= ${seen}
				AND minute < ${to}::timestamptz
			ORDER BY minute DESC LIMIT 1`,
		);
		return found !== undefined;
	});
