import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import type { Tx } from '../../db/scope.ts';
import { updateRow } from '../../db/write.ts';
import { insertBulk } from '../../http/bulk.sql.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { asCompanyA } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();

const notesBulk = (tx: Tx) =>
	insertBulk(tx, IDS.companyA, {
		...{ object: 'agent', change: 'commission', actor_name: 'A', actor_id: IDS.adminA },
		rows: [{ id: IDS.agentA, name: 'A', ref: IDS.agentA, version: 2, before: { commission: 0 } }],
	});
const changesCode = async (tx: Tx) => {
	const { version } = await theRow(
		tx,
		sql<{ version: number }>`SELECT version FROM agents WHERE id = ${IDS.agentA}`,
	);
	return updateRow(
		tx,
		'agents',
		{ companyId: IDS.companyA, id: IDS.agentA, version },
		{ code: 'ZZ9' },
	);
};

test.each([
	['notes what they changed of agents', notesBulk],
	['changes the code of an agent', changesCode],
])('a company moves to another zone beside somebody who %s', async (_what, write) => {
	const zone = sql<{ timezone: string }>`SELECT timezone FROM companies WHERE id = ${IDS.companyA}`;
	const { timezone } = await theRow(api.owner, zone);
	const other = timezone === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo';
	let moving: Promise<unknown> | undefined;
	await asCompanyA(api.db, async (tx) => {
		await sql`SELECT id FROM agents WHERE id = ${IDS.agentA} FOR NO KEY UPDATE`.execute(tx);
		moving = sql`UPDATE companies SET timezone = ${other} WHERE id = ${IDS.companyA}`.execute(
			api.owner,
		);
		await untilWaiting(api.owner, moving);
		await write(tx);
	});
	await moving;
	expect(await theRow(api.owner, zone)).toEqual({ timezone: other });
});
