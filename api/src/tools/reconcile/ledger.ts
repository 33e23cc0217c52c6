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
