import { createHash } from 'node:crypto';
import type { Lots } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf } from '../db/rows.ts';
import { streamed } from '../db/stream.ts';
import { gainOf, type SoldLine } from './gains.ts';

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

export interface Difference {
	/** `seal`, or the fiche and line. */
	what: string;
	expected: number | string;
	found: number | string;
}

const MOST_NAMED = 20;
const PIECE = 65_536;

/**
 * Works a settled draw out again from the lines it was sealed with, by other code than the
 * settlement's, in a transaction of its company. Empty when both agree; the first few differences
 * otherwise. `undefined`: the draw is not settled.
 */
export async function differencesOf(
	tx: Db,
	instanceId: string,
): Promise<{ revision: number; differences: Difference[] } | undefined> {
	const sealed = await readSealed(tx, instanceId);
	if (!sealed) return undefined;
	const differences: Difference[] = [];
	const hash = createHash('sha256');
	let fiches = 0;
	let total = 0;
	let last = '';
	// Hashed by pieces: a call for each line would take longer than all the rest.
	let piece = '';
	for await (const line of exportedLines(tx, instanceId, sealed.draw_date)) {
		piece += last === '' ? textOf(line) : `\n${textOf(line)}`;
		if (piece.length > PIECE) {
			hash.update(piece);
			piece = '';
		}
		if (line.fiche_id !== last) fiches += 1;
		last = line.fiche_id;
		total += line.stake;
		const expected = gainOf(line, sealed, line.first_lot_only);
		if (expected !== line.gain && differences.length < MOST_NAMED) {
			const what = `${line.fiche_id} ${line.line_no}`;
			differences.push({ what, expected, found: line.gain });
		}
	}
	const found = `${fiches} ${total} ${hash.update(piece).digest('hex')}`;
	const expected = `${sealed.seal_fiches} ${sealed.seal_total} ${sealed.seal_hash}`;
	if (found !== expected) differences.push({ what: 'seal', expected, found });
	return { revision: sealed.revision, differences };
}

const readSealed = (tx: Db, instanceId: string): Promise<Sealed | undefined> =>
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
const exportedLines = (tx: Db, instanceId: string, drawDate: string) =>
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

/** As seal_of writes it. */
const textOf = (line: ExportedLine): string =>
	[
		line.fiche_id,
		line.line_no,
		line.game,
		line.option,
		line.numbers,
		line.stake,
		line.prime1,
		line.prime2,
		line.prime3,
	].join('|');
