import type { LimitChange } from '@borlette/shared/contract/what-if';
import type { Db } from '../../db/connect.ts';
import { normaliseBoule } from '../../engine/games.ts';
import { refusedBy } from '../../engine/limits.ts';
import { type Concerned, type Draw, linesIn } from './what-if.sql.ts';

/** Answers a draw's sums of what the limit is about, and what it would have refused of it. */
export function limitReplay(db: Db, change: LimitChange, concerned: Concerned) {
	const boule = change.boule && normaliseBoule(change.boule);
	const counted = {
		byBall: change.kind === 'boule',
		boule,
		bounds: boule ? undefined : change,
	};
	return async (draw: Draw) => {
		const counters = await linesIn(db, concerned, draw, counted);
		const sum = (pick: (lines: (typeof counters)[number]) => readonly number[]) =>
			counters.flatMap(pick).reduce((total, amount) => total + amount, 0);
		const refused = counters.map((lines) => refusedBy(change, lines));
		return {
			// One ball has no sums of its own; a whole game has.
			vente: boule ? sum(({ stakes }) => stakes) : draw.vente,
			gain: boule ? sum(({ gains }) => gains) : draw.gain,
			refused: refused.reduce(
				(all, one) => ({
					lines: all.lines + one.lines,
					vente: all.vente + one.vente,
					gain: all.gain + one.gain,
				}),
				{ lines: 0, vente: 0, gain: 0 },
			),
		};
	};
}
