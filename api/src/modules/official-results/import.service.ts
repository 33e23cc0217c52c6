import type { OutputOf } from '@borlette/shared/contract';
import type { officialResultApi } from '@borlette/shared/contract/official-results';
import { invalidField } from '../../errors.ts';
import { csvText } from '../../export/csv-text.js';
import type { Context } from '../../http/route.ts';
import { numberOf, type OfficialDraw, type RowProblem, readOfficialCsv } from './feed.ts';
import { UnknownLayout } from './feed-rows.ts';
import { storeOfficial } from './official-results.sql.ts';

/** Takes the draws of a file that are new and beyond doubt; names every other. */
export async function importOfficial(
	context: Context,
	state: string,
	file: Buffer | undefined,
	actor: string,
): Promise<OutputOf<typeof officialResultApi.import>> {
	if (!file || file.length === 0) throw invalidField('file', 'required');
	const { draws, problems } = drawsIn(file);
	const stored = await storeOfficial(context.db, state, draws, actor);
	const byDraw = new Map(stored.map((one) => [nameOf(one), one]));
	const isSame = (draw: OfficialDraw) =>
		numberOf(byDraw.get(nameOf(draw)) ?? draw) === numberOf(draw);
	const conflicts = draws
		.filter((draw) => !isSame(draw))
		.map((draw): RowProblem => {
			const known = numberOf(byDraw.get(nameOf(draw)) ?? draw);
			const { draw_date, slot } = draw;
			return {
				line: draw.line,
				problem: 'conflict_with_known',
				draw_date,
				slot,
				value: numberOf(draw),
				known,
			};
		});
	const imported = stored.filter(({ is_new }) => is_new).length;
	const answer = {
		draws: draws.length,
		imported,
		known: draws.length - imported - conflicts.length,
		problems: [...problems, ...conflicts].sort((a, b) => a.line - b.line),
	};
	const { problems: listed, ...counts } = answer;
	const after = { ...counts, problems: listed.length };
	await context.trail({
		action: 'create',
		type: 'official-results',
		id: state,
		label: state,
		after,
	});
	return answer;
}

const nameOf = ({ draw_date, slot }: OfficialDraw): string => `${draw_date} ${slot}`;

function drawsIn(file: Buffer) {
	const read = csvText(file);
	if (!read) throw invalidField('file', 'format');
	try {
		return readOfficialCsv(read.text);
	} catch (error) {
		if (error instanceof UnknownLayout) throw invalidField('file', 'format');
		throw error;
	}
}
