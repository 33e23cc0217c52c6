import type { BodyOf, FieldError } from '@borlette/shared/contract';
import type { posApi } from '@borlette/shared/contract/pos';
import { automaticMariages, boulePaire, grap, pointe, revers } from '../../engine/expansions.ts';
import { type PlayedLine, playedLine } from '../../engine/games.ts';
import { invalidFields } from '../../errors.ts';

type Typed = BodyOf<typeof posApi.sell>['lines'][number];

/** More lines than any ticket has, in all of its draws. */
const MOST_LINES = 1_000;

export interface SaleLine extends PlayedLine {
	/** Index of the typed line it came from. */
	line: number;
	instance_id: string;
}

/** Every line that was typed, shortcuts expanded, in each draw. Throws with the wrong fields. */
export function saleLines(typed: readonly Typed[], instances: readonly string[]): SaleLine[] {
	const fields: Record<string, FieldError> = {};
	const balls: string[] = [];
	const played = typed.map((line, index) => {
		if (line.shortcut === 'mariages') return [];
		const lines = expand(line);
		if ('wrong' in lines) {
			fields[`lines.${index}.${lines.wrong}`] = { code: lines.code };
			return [];
		}
		for (const { game, numbers } of lines) if (game === 'borlette') balls.push(numbers);
		return lines;
	});
	for (const [index, line] of typed.entries()) {
		if (line.shortcut !== 'mariages') continue;
		const mariages = automaticMariages(balls, line.stake);
		if (mariages.length === 0) fields[`lines.${index}.shortcut`] = { code: 'not_allowed' };
		played[index] = mariages;
	}
	const count = played.reduce((sum, { length }) => sum + length, 0) * instances.length;
	if (count > MOST_LINES) fields.lines = { code: 'too_many', limit: MOST_LINES };
	if (Object.keys(fields).length > 0) throw invalidFields(fields);
	return instances.flatMap((instance_id) =>
		played.flatMap((lines, line) => lines.map((each) => ({ ...each, line, instance_id }))),
	);
}

type Wrong = { wrong: 'game' | 'option' | 'numbers'; code: FieldError['code'] };

function expand({ game, shortcut, option, numbers = '', stake }: Typed): PlayedLine[] | Wrong {
	if (shortcut && game) return { wrong: 'game', code: 'not_allowed' };
	switch (shortcut) {
		case 'boule_paire':
			return boulePaire(stake);
		case 'grap':
			return grap(stake);
		case 'pointe':
			return /^[0-9]$/.test(numbers)
				? pointe(numbers, stake)
				: { wrong: 'numbers', code: 'format' };
		case 'revers':
			return /^[0-9]{2}$/.test(numbers)
				? revers(numbers, stake)
				: { wrong: 'numbers', code: 'format' };
	}
	if (!game) return { wrong: 'game', code: 'required' };
	const line = playedLine({ game, numbers, stake, ...(option && { option }) });
	return 'wrong' in line ? line : [line];
}
