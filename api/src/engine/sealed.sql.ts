import type { Lots } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf } from '../db/rows.ts';
import { streamed } from '../db/stream.ts';
import type { SoldLine } from './gains.ts';

/** What a settled draw was sealed with, and its result. */
interface Sealed extends Lots {
	draw_date: string;
	revision: number;
	seal_fiches: number;
	seal_total: number;
	seal_hash: string;
}

interface ExportedLine extends SoldLine {
	fiche_id: string;
	line_no: number;
	first_lot_only: boolean;
	gain: number;
}

export const readSealed = (tx: Db, instanceId: string): Promise<Sealed | undefined> =>
	rowOf(
		tx,
		sql<Sealed>`SELECT i.draw_date, r.revision, r.lotto3, r.lot1, r.lot2, r.lot3, i.seal_fiches,
				i.seal_total, encode(i.seal_hash, 'hex') AS seal_hash
			FROM tirage_instances i
			JOIN results r ON r.company_id = i.company_id AND r.instance_id = i.id
				AND r.revision = i.result_revision
			WHERE i.id = ${instanceId} AND i.state = 'settled'`,
	);

/** In the order of the seal. */
export const exportedLines = (tx: Db, instanceId: string, drawDate: string) =>
	streamed(
		tx,
		sql<ExportedLine>`SELECT l.fiche_id, l.line_no, l.game, l.option, l.numbers, l.stake, l.prime1,
				l.prime2, l.prime3, l.gain, f.first_lot_only
			FROM fiche_lines l
			JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date
				AND f.id = l.fiche_id
			WHERE l.draw_date = ${drawDate} AND l.instance_id = ${instanceId} AND f.voided_at IS NULL
			ORDER BY l.fiche_id, l.line_no`,
	);
