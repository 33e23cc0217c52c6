import { sql } from 'kysely';
import { streamed } from '../../db/stream.ts';
import { type AgentDay, type Review, usernameOf } from './company.ts';
import type { CheckedInstance } from './instances.ts';
import type { CheckedLine } from './lines.ts';
import { keyOf } from './streams.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Of the row that counts fiches, beside those of the games. */
const ALL_GAMES = '*';

const FIGURES = [
	'fiches',
	'home_fiches',
	'fiches_gagnantes',
	'home_gagnantes',
	'lines',
	'vente',
	'commission',
	'commission_surcussale',
	'gain',
	'paid',
	'deleted_fiches',
	'home_deleted',
	'deleted_vente',
] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

const NO_MONEY = { vente: 0, gain: 0, commission: 0, commission_surcussale: 0 };
const MONEY = Object.keys(NO_MONEY) as Array<keyof typeof NO_MONEY>;

const nothing = (): Figures =>
	Object.fromEntries(FIGURES.map((name) => [name, 0])) as unknown as Figures;

interface Rollup extends Figures {
	instance_id: string;
	agent_id: string;
	surcussale_id: string;
	supervisor_id: string;
	game: string;
}

/** The sums of one draw date, added up line by line. */
export class DaySums {
	private readonly sums = new Map<string, Figures>();

	/** Adds the lines of one fiche. */
	add(lines: readonly CheckedLine[]): void {
		const home = lines.find(({ line_no }) => line_no === 1)?.instance_id;
		const parts = new Map<string, { line: CheckedLine; game: string; gain: number }>();
		for (const line of lines) {
			this.addMoney(line);
			for (const game of [line.game, ALL_GAMES]) {
				const key = keyOf(line.instance_id, game);
				const part = parts.get(key) ?? { line, game, gain: 0 };
				part.gain += line.gain;
				parts.set(key, part);
			}
		}
		for (const { line, game, gain } of parts.values()) {
			const isHome = game === ALL_GAMES && line.instance_id === home;
			countFiche(this.of(line, game), line, { game, gain, isHome });
		}
	}

	private addMoney(line: CheckedLine): void {
		const sum = this.of(line, line.game);
		if (line.is_voided) {
			sum.deleted_vente += line.stake;
			return;
		}
		sum.lines += 1;
		sum.vente += line.stake;
		sum.commission += line.commission;
		sum.commission_surcussale += line.commission_surcussale;
		sum.gain += line.gain;
		if (line.status === 'paid') sum.paid += line.gain;
	}

	private of(line: CheckedLine, game: string): Figures {
		const supervisor = line.supervisor_id ?? NOBODY;
		const { instance_id, agent_id, surcussale_id } = line;
		const key = keyOf(instance_id, agent_id, surcussale_id, supervisor, game);
		const sum = this.sums.get(key) ?? nothing();
		this.sums.set(key, sum);
		return sum;
	}

	private byAgent(draw_date: string): Iterable<AgentDay> {
		const days = new Map<string, AgentDay>();
		for (const [key, sum] of this.sums) {
			const [, agent_id = '', , , game] = key.split('\0');
			if (game === ALL_GAMES) continue;
			const day = days.get(agent_id) ?? { draw_date, agent_id, ...NO_MONEY };
			for (const name of MONEY) day[name] += sum[name];
			days.set(agent_id, day);
		}
		return days.values();
	}

	/** Against the sums that are kept. */
	async finish(
		review: Review,
		drawDate: string,
		instances: ReadonlyMap<string, CheckedInstance>,
	): Promise<void> {
		const compare = (key: string, found: Figures) => {
			const [instance = '', agent = '', , , game] = key.split('\0');
			const expected = this.sums.get(key) ?? nothing();
			const label = instances.get(instance)?.label ?? `${drawDate} ${instance}`;
			for (const name of FIGURES) {
				const object = () => `${label}, agent ${usernameOf(review, agent)}, ${game}: ${name}`;
				review.compare('rollup', object, expected[name], found[name]);
			}
			this.sums.delete(key);
		};
		for (const sum of this.byAgent(drawDate)) review.sum(sum);
		for await (const row of streamed(review.tx, keptSums(review.company.id, drawDate))) {
			const { instance_id, agent_id, surcussale_id, supervisor_id, game } = row;
			compare(keyOf(instance_id, agent_id, surcussale_id, supervisor_id, game), row);
		}
		for (const key of [...this.sums.keys()]) compare(key, nothing());
	}
}

function countFiche(
	sum: Figures,
	{ is_voided, fiche_gain }: CheckedLine,
	{ game, gain, isHome }: { game: string; gain: number; isHome: boolean },
): void {
	const one = (condition: boolean) => (condition ? 1 : 0);
	if (is_voided) {
		sum.deleted_fiches += one(game === ALL_GAMES);
		sum.home_deleted += one(isHome);
		return;
	}
	sum.fiches += 1;
	sum.home_fiches += one(isHome);
	sum.fiches_gagnantes += one(gain > 0);
	sum.home_gagnantes += one(isHome && fiche_gain > 0);
}

const keptSums = (companyId: string, drawDate: string) =>
	sql<Rollup>`SELECT * FROM rollups WHERE company_id = ${companyId} AND draw_date = ${drawDate}`;
