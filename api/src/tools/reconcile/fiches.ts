import { streamed } from '../../db/stream.ts';
import type { Review } from './company.ts';
import type { CheckedInstance } from './instances.ts';
import { type CheckedLine, linesOfDay } from './lines.ts';
import { folded } from './streams.ts';
import { DaySums } from './sums.ts';

/** Agents who sold something that counts, by month (`yyyy-MM`). */
export type AgentsOfMonths = Map<string, Set<string>>;

/** Fiches, lines, gains, seals and sums of one draw date. */
export async function checkFiches(
	review: Review,
	drawDate: string,
	instances: ReadonlyMap<string, CheckedInstance>,
	selling: AgentsOfMonths,
): Promise<void> {
	const sums = new DaySums();
	const month = drawDate.slice(0, 7);
	const sold = selling.get(month) ?? new Set<string>();
	selling.set(month, sold);
	const fiches = folded(
		streamed(review.tx, linesOfDay(review.company.id, drawDate)),
		({ fiche_id }) => fiche_id,
		(): CheckedLine[] => [],
		(lines, line) => lines.push(line),
	);
	for await (const { value: rows } of fiches) {
		const [first] = rows as [CheckedLine, ...CheckedLine[]];
		const lines = rows.filter(({ line_no }) => line_no !== null);
		for (const line of lines) checkLine(review, line, instances.get(line.instance_id));
		checkFiche(review, first, lines, instances);
		sums.add(lines);
		if (!first.is_voided) sold.add(first.agent_id);
	}
	for (const instance of instances.values()) instance.finish(review);
	await sums.finish(review, drawDate, instances);
}

function checkLine(review: Review, line: CheckedLine, instance: CheckedInstance | undefined): void {
	const object = () => `fiche ${line.ref_code} line ${line.line_no}`;
	review.advance();
	review.compare('gain', object, instance?.gainOf(line), line.gain);
	review.compare('gains written down', object, line.gain, line.given);
	instance?.add(line);
}

function checkFiche(
	review: Review,
	fiche: CheckedLine,
	lines: readonly CheckedLine[],
	instances: ReadonlyMap<string, CheckedInstance>,
): void {
	const object = () => `fiche ${fiche.ref_code}`;
	const sum = (name: 'stake' | 'commission' | 'commission_surcussale' | 'gain') =>
		lines.reduce((total, line) => total + line[name], 0);
	review.compare('total', object, sum('stake'), fiche.fiche_total);
	review.compare('commission', object, sum('commission'), fiche.fiche_commission);
	const { fiche_commission_surcussale: ofSurcussale } = fiche;
	review.compare(
		'commission of the surcussale',
		object,
		sum('commission_surcussale'),
		ofSurcussale,
	);
	review.compare('gain', object, sum('gain'), fiche.fiche_gain);
	const played = new Set(lines.map(({ instance_id }) => instance_id));
	review.compare('number of draws', object, played.size, fiche.draws);
	const allowed = statusesOf(
		fiche,
		[...played].map((id) => instances.get(id)),
	);
	if (!allowed.includes(fiche.status)) {
		review.compare('status', object, allowed.join(' or '), fiche.status);
	}
}

/** What a fiche may be by what became of its draws. */
function statusesOf(
	{ is_voided, fiche_gain }: CheckedLine,
	played: ReadonlyArray<CheckedInstance | undefined>,
): readonly string[] {
	if (is_voided) return ['deleted'];
	if (!played.every((instance) => instance?.isDecided)) return ['sold'];
	const decided = fiche_gain > 0 ? ['winning', 'paid', 'expired'] : ['losing'];
	// A correction that is confirmed and not settled yet takes the draw back for a moment.
	const isCorrected = played.some((instance) => instance?.row.state === 'confirmed');
	return isCorrected ? [...decided, 'sold'] : decided;
}
