import { sql } from 'kysely';
import { IDS } from '../tools/testing/ids.ts';
import {
	asAgent,
	bindDevices,
	newKey,
	openDraw,
	refusalOf,
	sell,
} from '../tools/testing/selling.ts';
import { asCompanyA, drawn } from '../tools/testing/settling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';

/** What is not said is no more right than what is said wrongly; SQL compares with it and gets neither. */
const api = useTestApi();
let day = 0;
beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM limits`.execute(api.owner);
});
/** In the past, so that its result may be entered. */
const draw = () => openDraw(api.owner, --day);
const codeOf = async (attempt: Promise<unknown>) => (await refusalOf(attempt)).code;

async function won() {
	const instance = await draw();
	const fiche = await sell(api.db, instance, [{}]);
	await drawn(api, instance, ['107', '1122']);
	return { instance, fiche };
}

test('an agent who sends no security code is paid nothing', async () => {
	const { fiche } = await won();
	const paying = asAgent(api.db, IDS.agentA, (tx) =>
		sql`SELECT pay_fiche(${fiche.ref_code}, NULL, 'Agent')`.execute(tx),
	);
	expect(await codeOf(paying)).toBe('not_found');
});

test('nor is a correction without a reason entered', async () => {
	const { instance } = await won();
	const entering = asCompanyA(api.db, (tx) =>
		sql`SELECT enter_result(${instance}, '999', '99', '99', NULL, 'Office')`.execute(tx),
	);
	expect(await codeOf(entering)).toBe('reason_required');
});

test('nor is anything sold on no terminal', async () => {
	const instance = await draw();
	const { key, hash } = newKey();
	const line = {
		line: 0,
		instance_id: instance,
		game: 'borlette',
		option: 0,
		numbers: '07',
		stake: 100,
	};
	const selling = asAgent(api.db, IDS.agentA, (tx) =>
		sql`SELECT sell_fiche(${IDS.agentA}, NULL, ${key}, ${hash}, 'ABCDEFGH1234', '1234',
			${JSON.stringify([line])}::jsonb, '{}')`.execute(tx),
	);
	expect(await codeOf(selling)).toBe('device_refused');
});

test('nor is a call without a body the one that a key was used for', async () => {
	const { key, hash } = newKey();
	const begin = (of: Buffer | null) =>
		asCompanyA(api.db, async (tx) => {
			await sql`SELECT idempotency_begin(${key}, ${of})`.execute(tx);
			if (of) await sql`SELECT idempotency_end(${key}, ${of}, '{}')`.execute(tx);
		});
	await begin(hash);
	expect(await codeOf(begin(null))).toBe('key_reused');
});

test('nor is a company on a server without a name', async () => {
	const holding = asCompanyA(api.db, (tx) =>
		sql`SELECT hold_home(${IDS.companyA}, NULL)`.execute(tx),
	);
	expect(await codeOf(holding)).toBe('company_moving');
});
