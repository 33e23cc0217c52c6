import { createHash, type Hash } from 'node:crypto';
import type { Lots } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import { rowsOf } from '../../db/rows.ts';
import { gainOf } from '../../engine/gains.ts';
import { sealedText } from '../../engine/sealed-text.ts';
import type { Review } from './company.ts';
import type { CheckedLine } from './lines.ts';

interface InstanceRow {
	id: string;
	name: string;
	draw_date: string;
	state: string;
	result_revision: number;
	lotto3: string | null;
	lot1: string | null;
	lot2: string | null;
	lot3: string | null;
	seal: string | null;
	settled_fiches: number;
	settled_gain: number;
	is_sealed: boolean;
	is_settled: boolean;
}

/** One draw date's draw, and what its lines add up to so far. */
export class CheckedInstance {
	readonly row: InstanceRow;
	private readonly hash: Hash = createHash('sha256');
	private readonly outcome: Hash = createHash('sha256');
	private hasWon = false;
	private fiches = 0;
	private total = 0;
	private lastFiche = '';
	private lastWinner = '';
	private winners = 0;
	private gain = 0;

	constructor(row: InstanceRow) {
		this.row = row;
	}

	get label(): string {
		return `${this.row.draw_date} ${this.row.name}`;
	}

	/** Its lines have their outcome. */
	get isDecided(): boolean {
		return this.row.result_revision > 0 || this.row.state === 'cancelled';
	}

	/** What a line must have won by now. */
	gainOf(line: CheckedLine): number {
		const { row } = this;
		if (line.is_voided) return 0;
		if (row.state === 'cancelled') return line.stake;
		if (row.result_revision === 0 || row.lotto3 === null) return 0;
		return gainOf(line, row as Lots, line.first_lot_only);
	}

	/** Takes a line in, in the order of fiche and line. */
	add(line: CheckedLine): void {
		if (line.is_voided) return;
		this.hash.update(`${this.fiches === 0 ? '' : '\n'}${sealedText(line)}`);
		if (line.fiche_id !== this.lastFiche) this.fiches += 1;
		this.lastFiche = line.fiche_id;
		this.total += line.stake;
		this.gain += line.gain;
		if (line.gain > 0) {
			const text = `${line.fiche_id}|${line.line_no}|${line.gain}`;
			this.outcome.update(this.hasWon ? `\n${text}` : text);
			this.hasWon = true;
		}
		if (line.gain > 0 && line.fiche_id !== this.lastWinner) {
			this.winners += 1;
			this.lastWinner = line.fiche_id;
		}
	}

	/** When all its lines were taken in. */
	finish({ compare, witnessed }: Review): void {
		const { row } = this;
		const label = () => this.label;
		const { seal, outcome } = witnessed.draws.get(row.id) ?? {};
		if (row.is_sealed || seal) compare('seal in the trail', label, seal, row.seal);
		if (row.is_settled || outcome) {
			const lots = [row.lotto3, row.lot1, row.lot2, row.lot3]
				.filter((lot) => lot !== null)
				.join(' ');
			// A correction that is confirmed and not settled yet has the outcome of the one before it.
			const state = row.state === 'confirmed' ? 'settled' : row.state;
			const found = `${state} ${row.result_revision}, ${lots}, ${this.outcome.digest('hex')}`;
			compare('outcome in the trail', label, outcome, found);
		}
		if (row.state !== 'open') {
			const found = `${this.fiches} fiches, ${this.total}, ${this.hash.digest('hex')}`;
			compare('seal', label, row.seal, found);
		}
		compare('settlement', label, this.gain, row.settled_gain);
		compare('winning fiches of the settlement', label, this.winners, row.settled_fiches);
	}
}

/** By id, with the result that their gains stand for. */
export async function instancesOf(
	{ tx, company }: Review,
	drawDate: string,
): Promise<Map<string, CheckedInstance>> {
	const rows = await rowsOf(
		tx,
		sql<InstanceRow>`
			SELECT i.id, t.name, i.draw_date, i.state, i.result_revision, r.lotto3, r.lot1, r.lot2, r.lot3,
				concat(i.seal_fiches, ' fiches, ', i.seal_total, ', ', encode(i.seal_hash, 'hex')) AS seal,
				coalesce(s.fiches, 0) AS settled_fiches, coalesce(s.gain, 0) AS settled_gain,
				i.sealed_at IS NOT NULL AS is_sealed, s.fiches IS NOT NULL AS is_settled
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			LEFT JOIN results r ON r.company_id = i.company_id AND r.instance_id = i.id
				AND r.revision = i.result_revision
			LEFT JOIN LATERAL (
				SELECT sum(fiches_gagnantes)::bigint AS fiches, sum(gain)::bigint AS gain FROM settlements
				WHERE company_id = i.company_id AND instance_id = i.id
			) AS s ON true
			WHERE i.company_id = ${company.id} AND i.draw_date = ${drawDate}`,
	);
	return new Map(rows.map((row) => [row.id, new CheckedInstance(row)]));
}
