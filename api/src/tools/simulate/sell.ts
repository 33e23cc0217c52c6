import { setTimeout as wait } from 'node:timers/promises';
import { type PosFiche, posApi, type SoldFiche as Sold } from '@borlette/shared/contract/pos';
import { beforeClosing, SELLING_MS } from '../play/day-curve.ts';
import type { Random } from '../play/random.ts';
import { type TypedLine, ticket } from '../play/ticket.ts';
import { type Client, newKey } from './client.ts';
import type { Terminal } from './house.ts';
import type { Tally } from './tally.ts';

export interface SoldFiche extends Sold {
	terminal: Terminal;
}

export interface OpenDraw {
	instanceId: string;
	/** Milliseconds, by the server's clock. */
	closesAt: number;
}

interface Wish {
	terminal: Terminal;
	draws: string[];
	lines: TypedLine[];
	/** When the customer comes, by the server's clock. */
	at: number;
	changesMind: boolean;
}

const BOTH_DRAWS = 0.12;
const CHANGES_MIND = 0.03;

/** Everybody who will come, by the terminal they come to; the day is squeezed into the time there is. */
export function customers(
	random: Random,
	terminals: readonly Terminal[],
	draws: readonly OpenDraw[],
	{ fiches, begin }: { fiches: number; begin: number },
): Map<Terminal, Wish[]> {
	const wishes = new Map(terminals.map((terminal): [Terminal, Wish[]] => [terminal, []]));
	for (let n = 0; n < fiches; n++) {
		const terminal = random.pick(terminals);
		const draw = random.pick(draws);
		const others = draws.filter(
			(other) => other.closesAt >= draw.closesAt && random.chance(BOTH_DRAWS),
		);
		const squeeze = (draw.closesAt - begin) / SELLING_MS;
		wishes.get(terminal)?.push({
			terminal,
			draws: [...new Set([draw, ...others])].map(({ instanceId }) => instanceId),
			lines: ticket(random),
			at: draw.closesAt - beforeClosing(random) * squeeze,
			changesMind: random.chance(CHANGES_MIND),
		});
	}
	for (const queue of wishes.values()) queue.sort((a, b) => a.at - b.at);
	return wishes;
}

/** One terminal's day: it serves one customer after another, never before they come. */
export async function serve(
	client: Client,
	tally: Tally,
	wishes: readonly Wish[],
	{ clockAhead, onServed }: { clockAhead: number; onServed: () => void },
): Promise<SoldFiche[]> {
	const sold: SoldFiche[] = [];
	for (const wish of wishes) {
		await wait(Math.max(0, wish.at - clockAhead - Date.now()));
		const fiche = await sell(client, tally, wish);
		if (fiche && wish.changesMind && (await voided(client, tally, wish, fiche))) tally.voided += 1;
		else if (fiche) sold.push({ ...fiche, terminal: wish.terminal });
		onServed();
	}
	return sold;
}

/** Lines that are refused are left out at the second try, as an agent does it. */
async function sell(client: Client, tally: Tally, wish: Wish): Promise<Sold | undefined> {
	const { token } = wish.terminal;
	const attempt = async (lines: TypedLine[]) => {
		const begun = performance.now();
		const body = { instances: wish.draws, lines };
		const fiche = await client.call(posApi.sell, { body }, { token, key: newKey() });
		tally.took(performance.now() - begun);
		tally.fiches += 1;
		tally.lines += fiche.lines.length;
		tally.sold += fiche.total;
		return fiche;
	};
	try {
		return await attempt(wish.lines);
	} catch (error) {
		const refused = new Set(tally.refuse(error).body.refusals?.map(({ line }) => line));
		const rest = wish.lines.filter(
			(line, index) => !refused.has(index) && line.shortcut !== 'mariages',
		);
		if (refused.size === 0 || rest.length === 0) return undefined;
		return attempt(rest).catch((again) => void tally.refuse(again));
	}
}

async function voided(client: Client, tally: Tally, wish: Wish, fiche: PosFiche): Promise<boolean> {
	const { token } = wish.terminal;
	const body = { ref_code: fiche.ref_code, reason: 'Le client a changé d’avis' };
	try {
		await client.call(posApi.void, { body }, { token, key: newKey() });
		return true;
	} catch (error) {
		tally.refuse(error);
		return false;
	}
}
