import { sql } from 'kysely';
import { streamed } from '../../db/stream.ts';
import { type Review, usernameOf } from './company.ts';
import { folded, keyOf, paired } from './streams.ts';

interface Entry {
	agent_id: string;
	seq: number;
	amount: number;
	balance: number;
}

/** Each agent's entries, one after another: numbers without a gap, running balances, the balance. */
export async function checkLedger(review: Review): Promise<void> {
	const { tx, company, compare, agents } = review;
	const entries = streamed(
		tx,
		sql<Entry>`SELECT agent_id, seq, amount, balance FROM wallet_entries
			WHERE company_id = ${company.id} ORDER BY agent_id, seq`,
	);
	const ledgers = folded(
		entries,
		({ agent_id }) => agent_id,
		() => ({ seq: 0, balance: 0 }),
		(so, entry) => {
			const object = () => `entry ${entry.seq} of agent ${usernameOf(review, entry.agent_id)}`;
			compare('number of a ledger entry', object, so.seq + 1, entry.seq);
			compare('running balance', object, so.balance + entry.amount, entry.balance);
			// From what is written, so that one wrong entry does not make all later ones wrong.
			so.seq = entry.seq;
			so.balance = entry.balance;
			review.advance();
		},
	);
	const seen = new Set<string>();
	for await (const { key, value } of ledgers) {
		seen.add(key);
		const agent = agents.get(key);
		compare('balance', () => `agent ${agent?.username ?? key}`, value.balance, agent?.balance);
	}
	for (const [id, { username, balance }] of agents) {
		if (!seen.has(id)) compare('balance', () => `agent ${username}`, 0, balance);
	}
}

const SUMS = ['sales', 'reversals', 'commission', 'payouts', 'movements'] as const;
type Sums = Record<(typeof SUMS)[number], number>;
/** Which sum of a day an entry is part of. */
const SUM_OF: Readonly<Record<string, keyof Sums>> = {
	sale: 'sales',
	reversal: 'reversals',
	commission: 'commission',
	payout: 'payouts',
	deposit: 'movements',
	withdrawal: 'movements',
	adjustment: 'movements',
};

interface DayOfLedger extends Sums {
	agent_id: string;
	day: string;
	/** Of its newest entry, as `balance`. */
	seq: number;
	balance: number;
	/** Who wrote, each once, in the order of the names' bytes. */
	actor_names: readonly string[];
	has_notes: boolean;
}

const FIGURES = ['seq', 'balance', ...SUMS, 'actor_names', 'has_notes'] as const;
const nothing = (): Omit<DayOfLedger, 'agent_id' | 'day'> => ({
	...{ seq: 0, balance: 0, actor_names: [], has_notes: false },
	...{ sales: 0, reversals: 0, commission: 0, payouts: 0, movements: 0 },
});
const agentAndDay = ({ agent_id, day }: Pick<DayOfLedger, 'agent_id' | 'day'>) =>
	keyOf(agent_id, day);

/** What is kept of each agent's days against their entries. */
export async function checkLedgerDays(review: Review): Promise<void> {
	const { tx, company, compare } = review;
	const due = folded(
		streamed(tx, entriesByDay(company.id)),
		agentAndDay,
		nothing,
		(sums, { seq, kind, amount, balance, actor_name, note }) => {
			const sum = SUM_OF[kind];
			if (sum) sums[sum] += amount;
			const actor_names = withName(sums.actor_names, actor_name);
			Object.assign(sums, { seq, balance, actor_names, has_notes: sums.has_notes || note !== '' });
		},
	);
	const kept = folded(streamed(tx, keptDays(company.id)), agentAndDay, nothing, Object.assign);
	for await (const { key, left = nothing(), right = nothing() } of paired(due, kept)) {
		const [agent = '', day = ''] = key.split('\0');
		for (const name of FIGURES) {
			const object = () => `agent ${usernameOf(review, agent)}, ${day}: ${name}`;
			compare('day of the ledger', object, left[name], right[name]);
		}
	}
}

const withName = (names: readonly string[], name: string): readonly string[] =>
	names.includes(name)
		? names
		: [...names, name].toSorted((one, other) =>
				Buffer.compare(Buffer.from(one), Buffer.from(other)),
			);

const entriesByDay = (companyId: string) => sql<
	Entry & { day: string; kind: string; actor_name: string; note: string }
>`SELECT w.agent_id, (w.at AT TIME ZONE c.timezone)::date AS day, w.seq, w.kind, w.amount, w.balance,
		w.actor_name, w.note
	FROM wallet_entries w JOIN companies c ON c.id = w.company_id
	WHERE w.company_id = ${companyId} ORDER BY w.agent_id, day, w.seq`;

const keptDays = (companyId: string) => sql<DayOfLedger>`
	SELECT agent_id, day, seq, balance, sales, reversals, commission, payouts, movements, actor_names, has_notes
	FROM ledger_days WHERE company_id = ${companyId} ORDER BY agent_id, day`;

interface Booking {
	ref_code: string;
	agent_id: string;
	/** What its agent has from it: commission less total, or nothing once voided. */
	sold: number;
	/** What its agent paid out of the till. */
	payout: number;
}

/** What the ledger holds of each fiche against what the fiche says. */
export async function checkBookings({ tx, company, compare, agents }: Review): Promise<void> {
	const sums = (rows: AsyncGenerator<Booking>) =>
		folded(
			rows,
			({ ref_code, agent_id }) => keyOf(ref_code, agent_id),
			() => ({ sold: 0, payout: 0 }),
			(sum, { sold, payout }) => {
				sum.sold += sold;
				sum.payout += payout;
			},
		);
	const due = sums(streamed(tx, bookingsDue(company.id)));
	const booked = sums(streamed(tx, bookingsMade(company.id)));
	for await (const { key, left, right } of paired(due, booked)) {
		const [ref = '', agent = ''] = key.split('\0');
		const object = () => `fiche ${ref} of agent ${agents.get(agent)?.username ?? agent}`;
		compare('sale and commission in the ledger', object, left?.sold ?? 0, right?.sold ?? 0);
		compare('payout in the ledger', object, left?.payout ?? 0, right?.payout ?? 0);
	}
}

const bookingsDue = (companyId: string) => sql<Booking>`
	SELECT ref_code, agent_id,
		CASE WHEN voided_at IS NULL THEN commission - total ELSE 0 END AS sold,
		CASE WHEN paid_agent_id IS NOT NULL THEN gain ELSE 0 END AS payout
	FROM fiches WHERE company_id = ${companyId} ORDER BY ref_code COLLATE "C", agent_id`;

const bookingsMade = (companyId: string) => sql<Booking>`
	SELECT ref_code, agent_id, CASE kind WHEN 'payout' THEN 0 ELSE amount END AS sold,
		CASE kind WHEN 'payout' THEN amount ELSE 0 END AS payout
	FROM wallet_entries WHERE company_id = ${companyId} AND ref_code <> ''
	ORDER BY ref_code COLLATE "C", agent_id`;
