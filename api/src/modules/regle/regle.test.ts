import type { QueryOf } from '@borlette/shared/contract';
import { type Regle, regleApi } from '@borlette/shared/contract/regle';
import fc from 'fast-check';
import { sql } from 'kysely';
import { voidFiche } from '../../engine/fiche.sql.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { asAgent, bindDevices, openDraw, refusalOf, sell } from '../../tools/testing/selling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
let instance: string;
let day = 0;
beforeAll(() => bindDevices(api.owner));
beforeEach(async () => {
	await sql`DELETE FROM tirage_instances i WHERE i.tirage_id = ${IDS.tirageA}
		AND NOT EXISTS (SELECT FROM fiche_lines l WHERE l.instance_id = i.id)`.execute(api.owner);
	await freshDraw();
	await turnPilot();
	await sql`DELETE FROM limits`.execute(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM primes WHERE target <> 'general'`.execute(api.owner);
	await sql`UPDATE company_settings SET max_exposure = DEFAULT`.execute(api.owner);
	await sql`UPDATE agents SET is_active = true`.execute(api.owner);
	await sql`UPDATE lotto_options SET is_active = true`.execute(api.owner);
	await sql`DELETE FROM lotto_option_blocks`.execute(api.owner);
});

/** The one draw date of the tirage that sells. */
async function freshDraw(): Promise<void> {
	await sql`UPDATE tirage_instances SET state = 'cancelled' WHERE tirage_id = ${IDS.tirageA}
		AND state = 'open'`.execute(api.owner);
	day += 1;
	instance = await openDraw(api.owner, day);
}

const line = { game: 'borlette', numbers: '07' } as const;
type Asked = Partial<QueryOf<typeof regleApi.read>>;
const ask = (asked: Asked = {}, as: Person = 'adminA') =>
	api.call(as, regleApi.read, {
		query: { agent_id: IDS.agentA, tirage_id: IDS.tirageA, ...line, ...asked },
	});
const read = async (asked?: Asked, as?: Person): Promise<Regle> => {
	const { status, body } = await ask(asked, as);
	expect(status).toBe(200);
	return body;
};
interface GivenLimit {
	kind?: 'game' | 'boule';
	agent?: string | null;
	game?: string;
	boule?: string | null;
	tirage?: string | null;
	min?: number | null;
	max?: number | null;
	limite?: number | null;
}
const limit = (given: GivenLimit) =>
	sql`INSERT INTO limits (company_id, kind, agent_id, game, boule, tirage_id, min_stake, max_stake, limite)
		VALUES (${IDS.companyA}, ${given.kind ?? 'boule'}, ${given.agent ?? null},
			${given.game ?? 'borlette'}, ${given.boule ?? null}, ${given.tirage ?? null},
			${given.min ?? null}, ${given.max ?? null}, ${given.limite ?? null})
		ON CONFLICT DO NOTHING`.execute(api.owner);
/** Another version of the company's autopilot; without ceilings it is off. Minor units. */
const turnPilot = ({
	draw = null,
	ball = null,
}: {
	draw?: number | null;
	ball?: number | null;
} = {}) =>
	sql`INSERT INTO autopilots (company_id, version, is_on, draw_ceiling, ball_ceiling, actor_name)
		SELECT ${IDS.companyA}, coalesce(max(version), 0) + 1, ${draw !== null || ball !== null}, ${draw}::bigint,
			${ball}::bigint, 'adminA'
		FROM autopilots WHERE company_id = ${IDS.companyA}`.execute(api.owner);
const rulesOf = (refusal: { code: string; refusals?: { rule: string }[] }) =>
	refusal.refusals?.map(({ rule }) => rule).sort() ?? [refusal.code];

/** What is said is what the sale does: one unit more is refused by the rule named, the most is sold. */
async function expectAgreement(asked: { game: string; option: number; numbers: string }) {
	const said = await read(asked as Asked);
	const attempt = (stake: number) => sell(api.db, instance, [{ ...asked, stake }]);
	if (said.refusals.length > 0) {
		const rules = rulesOf(await refusalOf(attempt(said.least)));
		// The sale stops at the first kind of reason; what it names is among what is said.
		expect(said.refusals.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules));
		return;
	}
	if (said.least > 1)
		expect(rulesOf(await refusalOf(attempt(said.least - 1)))).toEqual(['min_stake']);
	if (said.most === null) {
		await attempt(said.least);
		return;
	}
	expect(passedBy(said.most + 1, said)).toEqual([...said.most_rules].sort());
	// What a stake adds to a worst case is rounded; by then another bound may be passed as well.
	const over = said.most + (said.most_rules.includes('pilot_draw') ? 2 : 1);
	expect(rulesOf(await refusalOf(attempt(over)))).toEqual(passedBy(over, said));
	await attempt(said.most);
}

/** What a sale of this stake is refused by, after what was said: a line's own stake, then limits, then the ball, then the draw. */
function passedBy(stake: number, { max_stake, caps, pilot = [] }: Regle): string[] {
	if (max_stake !== null && stake > max_stake) return ['max_stake'];
	const isPassed = ({ remaining }: { remaining: number }) => remaining < stake;
	const full = caps.filter(isPassed);
	const rules = full.length > 0 ? full : pilot.filter(isPassed).slice(0, 1);
	return rules.map(({ rule }) => rule).sort();
}

const amount = fc.option(fc.integer({ min: 0, max: 400 }), { nil: null });
const ceiling = fc.option(fc.integer({ min: 1, max: 600_000 }), { nil: null });
const rule = fc.record({
	kind: fc.constantFrom('game', 'boule'),
	agent: fc.constantFrom(null, IDS.agentA, IDS.otherAgentA),
	boule: fc.constantFrom(null, '07', '12*34', '1234', '99'),
	tirage: fc.constantFrom(null, IDS.tirageA),
	bounds: fc.tuple(amount, amount),
	limite: amount,
});
const world = fc.record({
	played: fc.constantFrom(
		{ game: 'borlette', option: 0, numbers: '07' },
		{ game: 'mariage', option: 0, numbers: '12*34' },
		{ game: 'lotto4', option: 2, numbers: '1234' },
	),
	limits: fc.array(rule, { maxLength: 6 }),
	sold: fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 3 }),
	isBlocked: fc.boolean().map((coin) => coin),
	isOff: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
	pilot: fc.record({ draw: ceiling, ball: ceiling }),
});

type World = typeof world extends fc.Arbitrary<infer W> ? W : never;
const UNBOUND = {
	played: { game: 'lotto4', option: 2, numbers: '1234' },
	...{ limits: [], sold: [], isBlocked: false, isOff: false },
} satisfies Partial<World>;
const ON_BALL: World['limits'][number] = {
	kind: 'boule',
	...{ agent: null, boule: '1234', tirage: null, bounds: [null, null], limite: null },
};
/** One bound stands just above another: what is rounded passes both. */
const CLOSE: World[] = [
	{ ...UNBOUND, pilot: { draw: 21_430, ball: 28_580 } },
	{ ...UNBOUND, limits: [{ ...ON_BALL, limite: 4 }], pilot: { draw: 21_430, ball: null } },
];

test('whatever the rules, the answer is what the sale accepts and refuses', async () => {
	await fc.assert(
		fc.asyncProperty(world, async ({ played, limits, sold, isBlocked, isOff, pilot }) => {
			await freshDraw();
			await sql`DELETE FROM limits`.execute(api.owner);
			await sql`DELETE FROM boules_block`.execute(api.owner);
			await sql`UPDATE lotto_options SET is_active = ${!isOff} WHERE company_id = ${IDS.companyA}`.execute(
				api.owner,
			);
			for (const { bounds, kind, boule, ...given } of limits) {
				const [min, max] = [...bounds].sort((a, b) => (a ?? 0) - (b ?? 0));
				await limit({
					...given,
					kind,
					boule: kind === 'boule' ? boule : null,
					...{ min, max },
					game: played.game,
				});
			}
			await turnPilot(pilot);
			for (const stake of sold) {
				await sell(api.db, instance, [{ ...played, stake }]).catch(() => undefined);
			}
			if (isBlocked && sold.length > 1) {
				await sql`INSERT INTO boules_block (company_id, boule, start_date, created_by)
					VALUES (${IDS.companyA}, ${played.numbers}, '2026-01-01', 'Test')`.execute(api.owner);
			}
			await expectAgreement(played);
		}),
		{ numRuns: 60, examples: CLOSE.map((one) => [one] as const) },
	);
});

test('the autopilot’s ceilings are told with what they leave, beside what others took of them', async () => {
	await turnPilot({ ball: 1_000_000, draw: 3_000_000 });
	const none = await read();
	expect(none.pilot?.map(({ rule, ceiling }) => [rule, ceiling])).toEqual([
		['pilot_ball', 1_000_000],
		['pilot_draw', 3_000_000],
	]);
	await expectAgreement({ game: 'borlette', option: 0, numbers: '07' });
	const said = await read();
	expect(said.pilot?.[0]?.remaining).toBeLessThan(none.pilot?.[0]?.remaining ?? 0);
	await expectAgreement({ game: 'borlette', option: 0, numbers: '07' });
	await expectAgreement({ game: 'lotto4', option: 2, numbers: '1234' });
	await turnPilot();
	expect((await read()).pilot).toEqual([]);
});

test.each([45, 55])(
	'what is left of what a combination may cost is sold to the last unit at a prime of %d, where another agent’s is 25',
	async (mariage) => {
		const played = { game: 'mariage', option: 0, numbers: '12*34' };
		await sql`UPDATE company_settings SET max_exposure = 2500 WHERE company_id = ${IDS.companyA}`.execute(
			api.owner,
		);
		await sql`INSERT INTO primes (company_id, agent_id, mariage) VALUES (${IDS.companyA}, ${IDS.otherAgentA}, 25),
			(${IDS.companyA}, ${IDS.agentA}, ${mariage})`.execute(api.owner);
		await sell(api.db, instance, [{ ...played, stake: 13 }], { agentId: IDS.otherAgentA });
		const left = Math.floor((2_500 - 13 * 25) / mariage);
		expect(await refusalOf(sell(api.db, instance, [{ ...played, stake: 100 }]))).toMatchObject({
			refusals: [{ rule: 'max_exposure', remaining: left }],
		});
		const { caps, most } = await read(played as Asked);
		expect(most).toBe(left);
		expect(caps.map(({ cap, staked }) => cap - staked)).toEqual([left]);
		await expectAgreement(played);
		expect((await read(played as Asked)).caps).toMatchObject([{ remaining: 0 }]);
	},
);

test('where one limit asks for more than another allows, both are why', async () => {
	await limit({ min: 1_500 });
	await limit({ kind: 'game', max: 1_000 });
	const { refusals } = await read();
	expect(refusals).toEqual([
		{ rule: 'max_stake', limit: 1_000 },
		{ rule: 'min_stake', limit: 1_500 },
	]);
	expect(rulesOf(await refusalOf(sell(api.db, instance, [{ ...line, stake: 1_200 }])))).toEqual([
		'max_stake',
		'min_stake',
	]);
});

test('what an agent voided before a limit of theirs counts nothing of it, nor what others sold', async () => {
	await sell(api.db, instance, [{ ...line, stake: 200 }], { agentId: IDS.otherAgentA });
	const { ref_code } = await sell(api.db, instance, [{ ...line, stake: 300 }]);
	await asAgent(api.db, IDS.agentA, (tx) => voidFiche(tx, ref_code, '', 'Test'));
	await limit({ agent: IDS.agentA, limite: 1_000 });
	const { caps } = await read();
	expect(caps.find(({ rule }) => rule === 'limit_boule_agent')).toMatchObject({
		cap: 1_000,
		staked: 0,
	});
});

test('each rate says where it comes from, as the sale stores it', async () => {
	await sql`INSERT INTO primes (company_id, agent_id, tirage_id, borlette1, borlette2)
		VALUES (${IDS.companyA}, ${IDS.agentA}, ${IDS.tirageA}, 61, NULL),
			(${IDS.companyA}, ${IDS.agentA}, NULL, 60, 25),
			(${IDS.companyA}, NULL, ${IDS.tirageA}, 55, 24)`.execute(api.owner);
	const { rates, primes } = await read();
	expect(rates).toEqual([
		{ rate: 'borlette1', value: 61, from: 'agent_tirage' },
		{ rate: 'borlette2', value: 25, from: 'agent' },
		{ rate: 'borlette3', value: 10, from: 'general' },
	]);
	expect(primes.map(({ target, values }) => [target, values])).toEqual([
		['agent_tirage', [61, null, null]],
		['agent', [60, 25, null]],
		['tirage', [55, 24, null]],
		['surcussale', [null, null, null]],
		['general', [50, 20, 10]],
	]);
	const fiche = await sell(api.db, instance, [line]);
	expect(fiche.lines[0]).toMatchObject({ prime1: 61, prime2: 25, prime3: 10 });
});

test('agent, terminal and draw are looked at as the sale does', async () => {
	await sql`UPDATE agents SET is_active = false WHERE id = ${IDS.agentA}`.execute(api.owner);
	expect((await read()).refusals).toEqual([{ rule: 'account_blocked' }]);
	await expectAgreement({ ...line, option: 0 });
	await sql`UPDATE agents SET is_active = true, device_id = '' WHERE id = ${IDS.agentA}`.execute(
		api.owner,
	);
	expect((await read()).refusals).toEqual([{ rule: 'device_refused' }]);
	await bindDevices(api.owner);
	await sql`UPDATE tirage_instances SET close_at = now() - interval '1 second' WHERE id = ${instance}`.execute(
		api.owner,
	);
	const { refusals, draw } = await read();
	expect(refusals).toEqual([{ rule: 'draw_closed' }]);
	expect(draw).toMatchObject({ instance_id: instance, is_selling: false });
});

test('a supervisor is told the same of their own agents, and nothing of others', async () => {
	await limit({ limite: 1_000 });
	await sell(api.db, instance, [{ ...line, stake: 400 }], { agentId: IDS.otherAgentA });
	const own = await read({}, 'supervisorA');
	expect(own.caps).toEqual([
		{ rule: 'limit_boule', cap: 1_000, staked: 400, remaining: 600 },
		expect.objectContaining({ rule: 'max_exposure', staked: 400 }),
	]);
	expect(own).toEqual({ ...(await read()), as_of: own.as_of });
	expect((await ask({ agent_id: IDS.otherAgentA }, 'supervisorA')).failure.code).toBe('not_found');
});

test('another company is unknown; a draw is of the agent’s company', async () => {
	expect((await ask({}, 'adminB')).failure.code).toBe('not_found');
	expect((await ask({ tirage_id: IDS.tirageB })).failure.code).toBe('not_found');
	expect((await ask({ tirage_id: IDS.tirageB }, 'root')).failure.code).toBe('not_found');
	expect((await ask({}, 'root')).status).toBe(200);
});

test.each([
	[{ numbers: '7' }, { numbers: { code: 'too_short', limit: 2 } }],
	[{ numbers: '123' }, { numbers: { code: 'format' } }],
	[{ game: 'lotto4', numbers: '1234' }, { option: { code: 'required' } }],
	[{ game: 'borlette', option: 2 }, { option: { code: 'not_allowed' } }],
])('%j is refused at its field', async (asked, fields) => {
	expect((await ask(asked as Asked)).failure.fields).toEqual(fields);
});

test('a mariage is one combination whichever way it is typed', async () => {
	const { numbers } = await read({ game: 'mariage', numbers: '34*12' });
	expect(numbers).toBe('12*34');
});
