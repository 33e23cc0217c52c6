import { PassThrough } from 'node:stream';
import { importAgents } from '@borlette/shared/contract/imports';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf, theRow } from '../db/rows.ts';
import { IDS } from '../tools/testing/ids.ts';
import { formOf } from '../tools/testing/multipart.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';
import { until, untilWaiting } from '../tools/testing/waiting.ts';

// A call is admitted by its head. What is taken away while its body is under way, or between its transactions, is gone.
const api = useTestApi();

const surcussale = {
	city: '',
	address: '',
	phone: null,
	commission: 0,
	generale_id: null,
	supervisor_id: IDS.supervisorA,
};

const LOSSES: ReadonlyArray<readonly [what: string, loss: RawBuilder<unknown>, code: string]> = [
	[
		'the code',
		sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA}
			AND codename IN ('add_surcussale', 'add_agent')`,
		'forbidden',
	],
	['the sign-in', sql`DELETE FROM tokens WHERE user_id = ${IDS.adminA}`, 'unauthenticated'],
	[
		'the account',
		sql`UPDATE users SET is_active = false WHERE id = ${IDS.adminA}`,
		'account_blocked',
	],
];

beforeEach(async () => {
	await sql`UPDATE users SET is_active = true WHERE id = ${IDS.adminA}`.execute(api.owner);
	await sql`INSERT INTO user_permissions
		VALUES (${IDS.adminA}, 'add_surcussale'), (${IDS.adminA}, 'add_agent') ON CONFLICT DO NOTHING`.execute(
		api.owner,
	);
});

test.each(LOSSES)(
	'who loses %s while the body is under way writes nothing',
	async (_, loss, code) => {
		const body = { ...surcussale, name: 'Trop tard' };
		const token = await api.tokenOf('adminA');
		const { headers, ...request } = requestOf(surcussaleApi.create, { body }, token);
		const text = JSON.stringify(body);
		const payload = new PassThrough();
		const lookUp = jest.spyOn(api.app.signIns, 'keep');
		const sent = {
			...headers,
			'content-type': 'application/json',
			'content-length': `${text.length}`,
		};
		const answer = api.inject({ ...request, headers: sent, payload });
		payload.write(text.slice(0, 5));
		await until(() => lookUp.mock.results.length > 0, answer);
		await lookUp.mock.results[0]?.value;
		lookUp.mockRestore();
		await loss.execute(api.owner);
		payload.end(text.slice(5));
		expect((await answer).failure.code).toBe(code);
		const written = sql`SELECT FROM surcussales WHERE name = ${body.name}`;
		expect(await rowsOf(api.owner, written)).toEqual([]);
	},
);

test.each(LOSSES)('who loses %s while a file is checked imports nothing', async (_, loss, code) => {
	const { name } = await theRow(
		api.owner,
		sql<{ name: string }>`SELECT name FROM surcussales WHERE id = ${IDS.surcussaleA}`,
	);
	const heading = 'Prénom;Nom;Téléphone;Surcussale;Commission';
	const file = new File([`${heading}\nRose;Tard;36991234;${name};5`], 'agents.csv');
	const { payload, type } = await formOf({ lang: 'fr', rows: 'all' }, { file });
	const { headers, ...call } = requestOf(importAgents.take, {}, await api.tokenOf('adminA'));
	const sent = {
		...headers,
		'content-type': type,
		'idempotency-key': `too-late-${code}`,
	};
	const { answer } = await api.owner.transaction().execute(async (tx) => {
		await sql`LOCK TABLE surcussales IN ACCESS EXCLUSIVE MODE`.execute(tx);
		const taking = api.inject({ ...call, headers: sent, payload });
		await untilWaiting(api.owner, taking);
		await loss.execute(tx);
		return { answer: taking };
	});
	expect((await answer).failure.code).toBe(code);
	const written = sql`SELECT FROM agents WHERE last_name = 'Tard'`;
	expect(await rowsOf(api.owner, written)).toEqual([]);
});
