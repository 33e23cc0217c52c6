import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { attempts, outcomeOf, type SoldFiche } from '../testing/attempts.ts';
import { startTwoServers, type TwoServers } from '../testing/company-servers.ts';
import { IDS } from '../testing/ids.ts';
import { openDraw, sell } from '../testing/selling.ts';
import { drawn } from '../testing/settling.ts';
import { moveHome, moveOut, type Step } from './move.ts';

const WINNING = 24;

let servers: TwoServers;
let winning: SoldFiche[];
beforeAll(async () => {
	servers = await startTwoServers();
	const { owner } = servers.directory;
	const draw = await openDraw(owner, 1, IDS.tirageA);
	winning = [];
	for (let n = 0; n < WINNING; n += 1)
		winning.push(await sell(servers.db, draw, [{ numbers: '07', stake: 100 }]));
	await drawn({ owner, db: servers.db }, draw, ['107', null]);
});
afterAll(async () => {
	await servers.close();
});

/** What came of both at once, the office and the agent, each again as long as the company is on its way. */
async function paidByBoth(fiche: SoldFiche): Promise<string[]> {
	const act = attempts(servers.db);
	const insist = async (pay: () => Promise<unknown>) => {
		for (;;) {
			const outcome = await outcomeOf(pay());
			if (outcome !== 'company_moving') return outcome;
		}
	};
	const both = [insist(() => act.paying(fiche)), insist(() => act.payingByAgent(fiche))];
	return Promise.all(both);
}

test('a fiche is paid once, whichever server its company is on when it is asked for', async () => {
	const left = [...winning];
	const begun: Array<Promise<string[]>> = [];
	const steps: Step[] = [];
	// Asked for in the middle of each step; while the company is on its way they go on asking.
	const before = (step: Step) => {
		steps.push(step);
		for (const fiche of left.splice(0, 2)) begun.push(paidByBoth(fiche));
	};
	await moveOut(servers.move(IDS.companyA, { before }));
	await moveHome(servers.move(IDS.companyA, { before }));
	expect(new Set(steps)).toEqual(new Set(['copy', 'switch', 'fence', 'flip', 'clear']));
	for (const fiche of left) begun.push(paidByBoth(fiche));
	const outcomes = await Promise.all(begun);
	expect(outcomes.map((both) => both.toSorted())).toEqual(
		winning.map(() => ['already_paid', 'done']),
	);
	const { owner } = servers.directory;
	const { paid, payouts } = await theRow(
		owner,
		sql<{ paid: number; payouts: number }>`SELECT
			(SELECT count(*) FROM fiches WHERE status = 'paid') AS paid,
			(SELECT count(*) FROM wallet_entries WHERE kind = 'payout') AS payouts`,
	);
	// What the office pays is no affair of the agent's ledger.
	const byAgent = outcomes.filter(([, agents]) => agents === 'done');
	expect([paid, payouts]).toEqual([WINNING, byAgent.length]);
	expect((await reconcile(servers.db, { most: 5 })).named).toEqual([]);
});
