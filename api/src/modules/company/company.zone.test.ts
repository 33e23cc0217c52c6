import { companyApi } from '@borlette/shared/contract/company';
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
	const company = async () =>
		(await api.call('root', companyApi.one, { params: { companyId: IDS.companyA } })).body;
	const { id, version, companyname, ref_code, country_id, timezone: before } = await company();
	const timezone = before === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo';
	let moving: Promise<{ status: number }> | undefined;
	await asCompanyA(api.db, async (tx) => {
		await sql`SELECT id FROM agents WHERE id = ${IDS.agentA} FOR NO KEY UPDATE`.execute(tx);
		// As the form sends it, with all that stays as it is: PostgreSQL locks more where a code is among what is written.
		moving = api.call('root', companyApi.update, {
			body: { id, version, companyname, ref_code, country_id, currency: 'HTG', timezone },
		});
		await untilWaiting(api.owner, moving);
		await write(tx);
	});
	expect((await moving)?.status).toBe(200);
	expect((await company()).timezone).toBe(timezone);
});
