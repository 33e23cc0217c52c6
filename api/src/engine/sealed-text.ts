import type { SoldLine } from './gains.ts';

/** A line as `seal_of` of the database writes it, to be hashed by other code. */
export const sealedText = (line: SoldLine & { fiche_id: string; line_no: number }): string =>
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
