import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

export async function clearDevice(db: Db, companyId: string, agentId: string): Promise<void> {
	await sql`UPDATE agents SET device_id = '', version = version + 1, updated_at = now()
		WHERE company_id = ${companyId} AND id = ${agentId}`.execute(db);
}
