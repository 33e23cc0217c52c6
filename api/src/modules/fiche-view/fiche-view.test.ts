import { ficheViewApi } from '@borlette/shared/contract/fiche-view';
import { sql } from 'kysely';
import { attempts } from '../../tools/testing/attempts.ts';
import { bindDevices, openDraw, sell } from '../../tools/testing/selling.ts';
import { drawn } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const anybody = { token: undefined };
beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
});

test('who knows the reference reads the ticket, and what became of it without its seller', async () => {
	const instance = await openDraw(api.owner, 1);
	const sold = await sell(api.db, instance, [{ stake: 200 }]);
	const params = { refCode: sold.ref_code };
	const ticket = await api.call(anybody, ficheViewApi.ticket, { params });
	expect(ticket.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
	expect(ticket.body).toMatchObject({
		ref_code: sold.ref_code,
		companyname: 'Company A',
		agent_name: 'Élise Zamor · 0001',
		surcussale_name: 'Jacmel',
		status: 'sold',
		total: 200,
		lines: [{ game: 'borlette', numbers: '07', stake: 200, gain: 0 }],
		draws: [{ tirage_name: 'New York Midi', state: 'open', lotto3: null, lot1: null }],
	});
	expect(JSON.stringify(ticket.body)).not.toContain(sold.security_code);

	await drawn(api, instance, ['107', '2233']);
	const after = await api.call(anybody, ficheViewApi.verification, { params });
	expect(after.body).toMatchObject({
		status: 'winning',
		gain: 10_000,
		draws: [{ state: 'settled', lotto3: '107', lot1: '07', lot2: '22', lot3: '33' }],
	});
	// A correction counts for nobody before it is settled.
	await attempts(api.db).entering(instance, ['999', '9999']);
	const meanwhile = await api.call(anybody, ficheViewApi.verification, { params });
	expect(meanwhile.body).toEqual(after.body);
	expect(Object.keys(after.body)).not.toEqual(
		expect.arrayContaining(['agent_name', 'surcussale_name', 'lines', 'sold_at']),
	);
});

test('an unknown reference is not found; guessing is slowed down', async () => {
	const guess = (refCode: string) =>
		api.call(anybody, ficheViewApi.verification, { params: { refCode } });
	expect((await guess('0123456789AB')).failure.code).toBe('not_found');
	expect((await guess('nonsense')).status).toBe(404);
	const codes = [];
	for (let n = 0; n < 40; n++) codes.push((await guess('0123456789AB')).failure.code);
	expect(codes.at(-1)).toBe('too_many_requests');
});
