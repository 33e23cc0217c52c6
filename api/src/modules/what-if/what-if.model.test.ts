import { type PrimeTarget, RATES, type Rate } from '@borlette/shared/contract/prime';
import { type WhatIf, whatIfApi } from '@borlette/shared/contract/what-if';
import fc from 'fast-check';
import { sql } from 'kysely';
import { gainOf } from '../../engine/gains.ts';
import { dayFromToday } from '../../tools/testing/days.ts';
import { IDS } from '../../tools/testing/ids.ts';
import {
	type PrimeOfTest,
	type SettledLine,
	setPrimes,
	settledLines,
} from '../../tools/testing/replayed.ts';
import { bindDevices, drawOn, sell, type TestLine } from '../../tools/testing/selling.ts';
import { drawn } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
let secondTirage: string;
let lines: SettledLine[];
const general: PrimeOfTest = {
	...{ agent_id: null, tirage_id: null, surcussale_id: null },
	...{ borlette1: 50, borlette2: 20, borlette3: 10, mariage: 1_000, mariage_gratuit: 900 },
	...{ lotto3: 500, lotto4: 5_000, lotto5: 25_000 },
};
const SOLD: TestLine[][] = [
	[{ numbers: '11', stake: 300 }, { numbers: '12' }, { game: 'mariage', numbers: '11*12' }],
	[{ game: 'lotto3', numbers: '111', stake: 50 }, { numbers: '22' }, { numbers: '11', stake: 77 }],
	[
		{ numbers: '21', stake: 20_000 },
		{ game: 'mariage', numbers: '11*11', stake: 9 },
	],
	[
		{ game: 'lotto4', option: 2, numbers: '1112' },
		{ game: 'lotto5', option: 1, numbers: '11112' },
	],
];

beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM limits`.execute(api.owner);
	await setPrimes(api.owner, [general]);
	const { rows } = await sql<{ id: string }>`
		INSERT INTO tirages (company_id, info_tirage_id, name, timezone, draw_time, days)
		VALUES (${IDS.companyA}, ${IDS.infoTirageA}, 'Florida Soir', 'America/New_York', '21:45', '{1}')
		RETURNING id`.execute(api.owner);
	secondTirage = rows[0]?.id as string;
	const results = [
		['111', '1211'],
		['112', '2111'],
		['111', '1112'],
	] as const;
	for (const [index, result] of results.entries()) {
		const tirage = index === 1 ? secondTirage : IDS.tirageA;
		const instance = await drawOn(api.owner, await dayFromToday(api.owner, index - 3), tirage);
		for (const [nth, fiche] of SOLD.entries()) {
			const agentId = (nth + index) % 2 ? IDS.otherAgentA : IDS.agentA;
			await sell(api.db, instance, fiche, { agentId });
			await sell(api.db, instance, fiche.slice(0, 1), { agentId: IDS.agentA });
		}
		await drawn(api, instance, result);
		// Later draws are won on one lot at most, and a rate was 0 once.
		await sql`UPDATE company_settings SET first_lot_only = true`.execute(api.owner);
		await setPrimes(api.owner, [{ ...general, borlette3: 0, lotto3: 400 }]);
	}
	lines = await settledLines(api.owner);
});

const target = fc.constantFrom(
	...[
		{ agent_id: null, tirage_id: null, surcussale_id: null },
		{ agent_id: IDS.agentA, tirage_id: null, surcussale_id: null },
		{ agent_id: IDS.agentA, tirage_id: IDS.tirageA, surcussale_id: null },
		{ agent_id: null, tirage_id: IDS.tirageA, surcussale_id: null },
		{ agent_id: null, tirage_id: null, surcussale_id: IDS.surcussaleA },
		{ agent_id: null, tirage_id: null, surcussale_id: IDS.otherSurcussaleA },
	],
);
const rates = fc.record(
	Object.fromEntries(RATES.map((rate) => [rate, fc.option(fc.integer({ min: 0, max: 99 }))])),
) as fc.Arbitrary<Record<Rate, number | null>>;
const prime: fc.Arbitrary<PrimeOfTest> = fc
	.tuple(target, rates)
	.map(([of, own]) => (isGeneral(of) ? { ...general, ...of } : { ...own, ...of }));
const isGeneral = (of: Omit<PrimeOfTest, Rate>) =>
	!of.agent_id && !of.tirage_id && !of.surcussale_id;
const keyOf = ({ agent_id, tirage_id, surcussale_id }: Omit<PrimeOfTest, Rate>) =>
	`${agent_id} ${tirage_id} ${surcussale_id}`;

const matches = (of: PrimeOfTest, line: SettledLine) =>
	(!of.agent_id || of.agent_id === line.agent_id) &&
	(!of.tirage_id || of.tirage_id === line.tirage_id) &&
	(!of.surcussale_id || of.surcussale_id === line.surcussale_id);
const NEAREST: readonly PrimeTarget[] = [
	'agent_tirage',
	'agent',
	'tirage',
	'surcussale',
	'general',
];
const nearnessOf = ({ agent_id, tirage_id, surcussale_id }: PrimeOfTest) =>
	NEAREST.indexOf(
		agent_id && tirage_id
			? 'agent_tirage'
			: agent_id
				? 'agent'
				: tirage_id
					? 'tirage'
					: surcussale_id
						? 'surcussale'
						: 'general',
	);

/** The rate a line is paid by, asked of each prime in turn; and whose it is. */
const applying = (primes: readonly PrimeOfTest[], line: SettledLine, rate: Rate) =>
	primes
		.filter((of) => matches(of, line) && of[rate] !== null)
		.sort((a, b) => nearnessOf(a) - nearnessOf(b))[0];

/** What the line wins after the change, rate by rate. */
function modelled(saved: readonly PrimeOfTest[], change: PrimeOfTest, line: SettledLine): number {
	const changed = [...saved.filter((of) => keyOf(of) !== keyOf(change)), change];
	const after = (rate: Rate, sold: number): number => {
		const governed = [saved, changed].some(
			(primes) =>
				applying(primes, line, rate) &&
				keyOf(applying(primes, line, rate) as PrimeOfTest) === keyOf(change),
		);
		return governed ? (applying(changed, line, rate)?.[rate] ?? 0) : sold;
	};
	const isBorlette = line.game === 'borlette';
	const own = isBorlette ? 'borlette1' : (line.game as Rate);
	const priced = {
		...line,
		prime1: after(own, line.prime1),
		prime2: isBorlette ? after('borlette2', line.prime2) : 0,
		prime3: isBorlette ? after('borlette3', line.prime3) : 0,
	};
	return gainOf(priced, line, line.first_lot_only);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
/** With what was sold in the draws that it is of: on a busy machine its time may be up before the last one, and it says so. */
const replay = async (body: object): Promise<WhatIf & { sold: SettledLine[] }> => {
	const { status, body: answer } = await api.call('adminA', whatIfApi.replay, { body });
	expect(status).toBe(200);
	const { draws, is_cut } = answer as WhatIf;
	const replayed = new Set(draws.map(({ instance_id }) => instance_id));
	const sold = is_cut ? lines.filter(({ instance_id }) => replayed.has(instance_id)) : lines;
	return { ...(answer as WhatIf), sold };
};

test('a prime replayed is what the slow, obvious model says of each line', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(prime, { maxLength: 4 }), prime, rates, async (others, of, typed) => {
			const saved = [...new Map([general, ...others].map((one) => [keyOf(one), one])).values()];
			await setPrimes(api.owner, saved);
			const filled = Object.fromEntries(RATES.map((rate) => [rate, typed[rate] ?? 3]));
			const change = { ...of, ...(isGeneral(of) ? filled : typed) } as PrimeOfTest;
			const { draws, total, sold } = await replay({ prime: change });
			const concerned = sold.filter((line) => matches(change, line));
			for (const draw of draws) {
				const inDraw = concerned.filter(({ instance_id }) => instance_id === draw.instance_id);
				expect([draw.vente, draw.gain, draw.gain_after]).toEqual([
					sum(inDraw.map(({ stake }) => stake)),
					sum(inDraw.map(({ gain }) => gain)),
					sum(inDraw.map((line) => modelled(saved, change, line))),
				]);
			}
			expect(total.vente).toBe(sum(concerned.map(({ stake }) => stake)));
		}),
		{ numRuns: 60 },
	);
});

const bound = fc.option(fc.integer({ min: 0, max: 400 }));
test('a limit replayed refuses, in the order of the sales, what the model refuses', async () => {
	const limit = fc.record({
		kind: fc.constantFrom('game', 'boule'),
		ball: fc.option(fc.constantFrom('11', '12')),
		agent_id: fc.constantFrom(null, IDS.agentA),
		tirage_id: fc.constantFrom(null, IDS.tirageA),
		game: fc.constantFrom('borlette', 'mariage', 'lotto4'),
		min_stake: fc.option(fc.integer({ min: 0, max: 90 })),
		max_stake: fc.option(fc.integer({ min: 91, max: 400 })),
		limite: bound,
	});
	await fc.assert(
		fc.asyncProperty(limit, async ({ ball, ...given }) => {
			const boule = given.kind === 'boule' && given.game === 'borlette' ? ball : null;
			const body = { ...given, boule, limite: given.limite ?? 250 };
			const { draws, total, sold } = await replay({ limit: body });
			const concerned = sold.filter(
				(line) =>
					line.game === body.game &&
					(!boule || line.numbers === boule) &&
					(!body.agent_id || line.agent_id === body.agent_id) &&
					(!body.tirage_id || line.tirage_id === body.tirage_id),
			);
			const taken = new Map<string, number>();
			const kept = concerned.filter(({ stake, instance_id, option, numbers }) => {
				const counter = `${instance_id} ${body.kind === 'boule' && `${option} ${numbers}`}`;
				const before = taken.get(counter) ?? 0;
				if (body.min_stake !== null && stake < body.min_stake) return false;
				if (body.max_stake !== null && stake > body.max_stake) return false;
				if (before + stake > body.limite) return false;
				taken.set(counter, before + stake);
				return true;
			});
			const sums = {
				vente: sum(concerned.map(({ stake }) => stake)),
				gain: sum(concerned.map(({ gain }) => gain)),
				vente_after: sum(kept.map(({ stake }) => stake)),
				gain_after: sum(kept.map(({ gain }) => gain)),
				refused: concerned.length - kept.length,
			};
			expect(total).toEqual(sums);
			expect(sum(draws.map(({ refused }) => refused))).toBe(sums.refused);
		}),
		{ numRuns: 60 },
	);
});
