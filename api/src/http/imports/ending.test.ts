import { randomUUID } from 'node:crypto';
import { importAgents } from '@borlette/shared/contract/imports';
import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { agentImport } from '../../modules/agent/agent.import.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { formOf } from '../../tools/testing/multipart.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

// However long it takes here, nothing under way is cut off.
const api = useTestApi({ stopSeconds: 900 });

test('a file that has written nothing yet does not keep a process that ends: it is sent again, and nobody of it is there', async () => {
	const { name } = await theRow(
		api.owner,
		sql<{ name: string }>`SELECT name FROM surcussales WHERE id = ${IDS.surcussaleA}`,
	);
	const heading = 'Prénom;Nom;Téléphone;Surcussale;Commission (%)';
	const file = new File([`${heading}\nA;Interrompu;36123456;${name};1`], 'file');
	const { payload, type } = await formOf({ lang: 'fr', rows: 'all' }, { file });
	const headers = {
		authorization: `Token ${await api.tokenOf('adminA')}`,
		'content-type': type,
		'idempotency-key': randomUUID(),
	};

	const { taking, closed } = await api.owner.transaction().execute(async (tx) => {
		await sql`LOCK TABLE surcussales`.execute(tx);
		const taking = api.inject({ method: 'POST', url: importAgents.take.path, headers, payload });
		await untilWaiting(api.owner, taking);
		return { taking, closed: api.app.close() };
	});
	const { status, failure, headers: answered } = await taking;
	expect([status, failure.code, answered['retry-after']]).toEqual([503, 'unavailable', '5']);
	await closed;
	const { agents } = await theRow(
		api.owner,
		sql<{
			agents: number;
		}>`SELECT count(*)::int AS agents FROM agents WHERE last_name = 'Interrompu'`,
	);
	expect(agents).toBe(0);
});

test('the hashes of a long file end between two rows', async () => {
	const ending = new AbortController();
	const rows = Array.from({ length: 1_000 }, (_, row) => ({
		...{ row, first_name: 'A', last_name: 'B', code: '', phone: '', device_id: '' },
		...{ username: '', password: '', password_hash: '', surcussale_id: '', commission: 0 },
	}));
	let begun = 0;
	const hashing = agentImport.prepare?.(
		rows,
		() => {
			begun += 1;
			if (begun === 3) ending.abort(new Error('ending'));
			return 'a long password';
		},
		ending.signal,
	);
	await expect(hashing).rejects.toThrow('ending');
	expect(begun).toBe(3);
});
