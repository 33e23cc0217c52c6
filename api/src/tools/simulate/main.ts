import { readConfig } from '../../config/config.ts';
import { MINOR_UNITS } from '../../engine/gains.ts';
import { withDatabase } from '../console/database.ts';
import { ProgressBar } from '../console/progress-bar.ts';
import { CommandError, runCommand } from '../console/run.ts';
import { DEMO_PASSWORD, DEMO_SUPERUSER } from '../demo/people.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { type Outcome, simulate } from './simulate.ts';

const HELP = `Plays a day of a lottery house on a running API, through its HTTP calls alone: opens a company
of its own with agents, limits and draws, sells with a day's curve (40 % in the last moments), voids,
enters and confirms results as two people, pays the winners, and reconciles the books at the end.

  pnpm simulate
  npm run simulate -- --agents 20 --fiches 400 --rate 20

  --url URL          the running API (http://127.0.0.1:3000)
  --username NAME    a superuser (${DEMO_SUPERUSER}); the password is SIMULATE_PASSWORD, or the demo's
  --agents N         1 to 500 (30)
  --fiches N         customers, 1 to 100000 (1000)
  --draws N          draws that sell at the same time, 1 to 6 (2)
  --rate N           customers a second on the average, 1 to 500 (20); the last moments are far busier
  --seed N           the same seed plays the same customers (1)
  --no-reconcile     leave the check of the books out, where their database is out of reach
  --help             this text

The books are read as pnpm reconcile reads them: DATABASE_OWNER_URL, DATABASE_URL or DATA_DIR.
Exit code: 0 when all went by the rules and the books balance, 1 when they don't, 2 when it broke off.
`;

const number = (byDefault: number) => ({ type: 'string', default: String(byDefault) }) as const;

const OPTIONS = {
	url: { type: 'string', default: 'http://127.0.0.1:3000' },
	username: { type: 'string', default: DEMO_SUPERUSER },
	agents: number(30),
	fiches: number(1_000),
	draws: number(2),
	rate: number(20),
	seed: number(1),
	'no-reconcile': { type: 'boolean', default: false },
} as const;

runCommand({ help: HELP, options: OPTIONS }, async (given) => {
	const bar = new ProgressBar();
	const outcome = await simulate(optionsOf(given), {
		onStep: (label, total) => bar.begin(label, total),
		onDone: () => bar.advance(),
	});
	bar.end();
	process.stdout.write(summaryOf(outcome));
	if (given['no-reconcile']) return 0;
	const company = outcome.house.ref_code;
	const { count, named } = await withDatabase(readConfig(), (db) =>
		reconcile(db, { company, most: 20 }),
	);
	process.stdout.write(`${named.map((each) => `${JSON.stringify(each)}\n`).join('')}`);
	process.stdout.write(`Reconciled           ${count} differences\n`);
	return count === 0 ? 0 : 1;
});

function optionsOf(
	given: Record<'url' | 'username' | 'agents' | 'fiches' | 'draws' | 'rate' | 'seed', string>,
) {
	if (!/^https?:\/\//.test(given.url) || !URL.canParse(given.url)) {
		throw new CommandError(`--url is ${given.url}: write it as http://localhost:3000`);
	}
	return {
		...given,
		login: {
			username: given.username,
			password: process.env.SIMULATE_PASSWORD ?? DEMO_PASSWORD,
		},
		agents: within('agents', given.agents, 500),
		fiches: within('fiches', given.fiches, 100_000),
		draws: within('draws', given.draws, 6),
		rate: within('rate', given.rate, 500),
		seed: within('seed', given.seed, 2 ** 31),
	};
}

function within(name: string, text: string, most: number): number {
	const value = Number(text);
	if (Number.isInteger(value) && value >= 1 && value <= most) return value;
	throw new CommandError(`--${name} takes a number from 1 to ${most}`);
}

const units = (amount: number): string => (amount / MINOR_UNITS).toFixed(2);

function summaryOf({ house, tally, resent, seconds }: Outcome): string {
	const refused = [...tally.refused].sort(([, a], [, b]) => b - a);
	return `${[
		['Company', house.ref_code],
		['Sold', `${tally.fiches} fiches, ${tally.lines} lines, ${units(tally.sold)}`],
		['Voided', `${tally.voided} fiches`],
		['Refused', refused.map(([rule, count]) => `${rule} ${count}`).join(', ') || 'nothing'],
		['Paid', `${tally.paid} winning fiches, ${units(tally.paidOut)}`],
		['Answered within', `${tally.within(0.5)} ms (half), ${tally.within(0.95)} ms (95 %)`],
		['Sent again in doubt', String(resent)],
		['Took', `${seconds.toFixed(1)} s`],
	]
		.map(([name = '', value]) => `${name.padEnd(20)} ${value}`)
		.join('\n')}\n`;
}
