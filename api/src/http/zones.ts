import type { Db } from '../db/connect.ts';
import { invalidField } from '../errors.ts';
import { isKnownZone } from './zones.sql.ts';

/** Throws `format` at `timezone` for a zone that this server has a name for and the database has none: nothing could be worked out there. */
export async function requireZone(
	db: Db,
	zone: string | undefined,
	before?: string,
): Promise<void> {
	if (zone === undefined || zone === before) return;
	if (!(await isKnownZone(db, zone))) throw invalidField('timezone', 'format');
}
