import type { Game } from '@borlette/shared/contract/games';
import type { Lots } from '@borlette/shared/contract/lots';
import { mariageOf } from '@borlette/shared/contract/numbers';
import { gainOf, MINOR_UNITS } from '../../engine/gains.ts';
import { saleLines } from '../../modules/pos/typed-lines.ts';
import type { Random } from '../play/random.ts';
import { ticket } from '../play/ticket.ts';
import { primesOf } from './primes.ts';

export interface DemoInstance {
	id: string;
	draw_date: string;
	close_at: string;
	draw_at: string;
	result: Lots | undefined;
	/** Was entered and waits for its confirmation. */
	waiting: Lots | undefined;
}

export interface DemoLine {
	game: Game;
	/** 0: the game has none. */
	option: number;
	numbers: string;
	/** Minor units. */
	stake: number;
}

export interface DemoAgent {
	id: string;
	surcussale_id: string;
	/** Basis points. */
	commission: number;
}

export interface FicheRow {
	id: string;
	ref_code: string;
	security_code: string;
	agent_id: string;
	surcussale_id: string;
	draw_date: string;
	sold_at: string;
	total: number;
	commission: number;
	gain: number;
	status: string;
	voided_at: string | null;
	void_reason: string | null;
}

export interface LineRow extends DemoLine {
	fiche_id: string;
	line_no: number;
	instance_id: string;
	draw_date: string;
	/** Units on the first, second and third lot; only the first but for borlette. */
	prime1: number;
	prime2: number;
	prime3: number;
	commission: number;
	gain: number;
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MINUTE_MS = 60_000;
/** As long as a terminal may void what it sold. */
const VOIDED_WITHIN_MS = 4 * MINUTE_MS;

export interface Voided {
	at: number;
	reason: string;
}

/** A ticket with its lines, sold at an instant for one draw; its outcome if the draw is over. */
export function soldTicket(
	random: Random,
	agent: DemoAgent,
	instance: DemoInstance,
	{ soldAt, now }: { soldAt: number; now: number },
): { fiche: FicheRow; lines: LineRow[] } {
	const at = soldAt + random.integer(MINUTE_MS / 3, VOIDED_WITHIN_MS);
	const isPossible = at < Math.min(now, Date.parse(instance.close_at));
	const isVoided = random.chance(0.012) && isPossible;
	return ficheOf(random, agent, instance, {
		soldAt,
		played: playedLines(random, instance.id),
		voided: isVoided ? { at, reason: 'Erreur de saisie' } : undefined,
	});
}

/** A ticket of the lines given. */
export function ficheOf(
	random: Random,
	agent: DemoAgent,
	instance: DemoInstance,
	{
		soldAt,
		played,
		voided,
	}: { soldAt: number; played: readonly DemoLine[]; voided?: Voided | undefined },
): { fiche: FicheRow; lines: LineRow[] } {
	const total = played.reduce((sum, { stake }) => sum + stake, 0);
	const free = Array.from({ length: freeMariages(total) }, () => freeMariage(random));
	const id = random.uuid(soldAt);

	const lines = [...played, ...free]
		.map((each) => ({ ...each, ...primesOf(each.game) }))
		.map((each, index) => ({
			...each,
			fiche_id: id,
			line_no: index + 1,
			instance_id: instance.id,
			draw_date: instance.draw_date,
			commission: Math.floor((each.stake * agent.commission) / 10_000),
			gain: instance.result && !voided ? gainOf(each, instance.result) : 0,
		}));
	const gain = lines.reduce((sum, each) => sum + each.gain, 0);
	const outcome = gain > 0 ? random.pick(['winning', 'paid', 'paid']) : 'losing';
	return {
		lines,
		fiche: {
			id,
			ref_code: Array.from({ length: 12 }, () => CROCKFORD[random.integer(0, 31)]).join(''),
			security_code: random.digits(6),
			agent_id: agent.id,
			surcussale_id: agent.surcussale_id,
			draw_date: instance.draw_date,
			sold_at: new Date(soldAt).toISOString(),
			total,
			commission: lines.reduce((sum, each) => sum + each.commission, 0),
			gain,
			status: voided ? 'deleted' : instance.result ? outcome : 'sold',
			voided_at: voided ? new Date(voided.at).toISOString() : null,
			void_reason: voided?.reason ?? null,
		},
	};
}

/** What a customer asks for, as the sale keeps it: shortcuts expanded, lines that are alike merged. */
function playedLines(random: Random, instanceId: string): DemoLine[] {
	const merged = new Map<string, DemoLine>();
	for (const { game, option, numbers, stake } of saleLines(ticket(random), [instanceId])) {
		const key = `${game} ${option} ${numbers}`;
		const before = merged.get(key)?.stake ?? 0;
		merged.set(key, { game, option, numbers, stake: before + stake });
	}
	return [...merged.values()];
}

const freeMariage = (random: Random): DemoLine => ({
	game: 'mariage_gratuit',
	option: 0,
	stake: 0,
	numbers: mariageOf(random.digits(2), random.digits(2)),
});

function freeMariages(total: number): number {
	const gourdes = total / MINOR_UNITS;
	if (gourdes >= 500) return 3;
	if (gourdes >= 200) return 2;
	return gourdes >= 100 ? 1 : 0;
}
