import { createHash } from 'node:crypto';
import type { Db } from '../db/connect.ts';
import { gainOf } from './gains.ts';
import { exportedLines, readSealed } from './sealed.sql.ts';
import { sealedText } from './sealed-text.ts';

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
 * otherwise. `undefined`: the draw is not settled. Throws at the signal.
 */
export async function differencesOf(
	tx: Db,
	instanceId: string,
	ending?: AbortSignal,
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
		piece += last === '' ? sealedText(line) : `\n${sealedText(line)}`;
		if (piece.length > PIECE) {
			ending?.throwIfAborted();
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
