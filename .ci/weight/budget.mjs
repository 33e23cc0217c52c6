import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bytesOf, partsOf } from './parts.mjs';
import { kB, whyOf } from './why.mjs';

/** Bytes by part, as they were when somebody last agreed to them. */
const BUDGET = path.join(import.meta.dirname, 'budget.json');
/** Two builds of one source weigh the same; this is for the compression of another version of Node. */
const SLACK = 1.005;
const ROWS = 12;

/** @param {string} root @param {{ files: string[] }} part */
const weightOf = (root, { files }) => files.reduce((sum, file) => sum + bytesOf(root, file), 0);

/**
 * Compares what pages load with the budget.
 * @param {string} root of the repository, with everything built
 * @param {Readonly<Record<string, number>>} [budget]
 * @returns {{ ok: boolean, output: string, passed: number, failed: number }}
 */
export function weigh(root, budget = JSON.parse(readFileSync(BUDGET, 'utf8'))) {
	const parts = partsOf(root);
	const heavy = parts.filter((part) => !(weightOf(root, part) <= (budget[part.name] ?? 0) * SLACK));
	const told = heavy.map((part) => {
		const now = weightOf(root, part);
		const may = budget[part.name] ?? 0;
		return `${part.name} weighs ${kB(now)} and may weigh ${kB(may)}: ${kB(now - may)} too much.\n${whyOf(root, part, ROWS)}`;
	});
	const help =
		'Load it later, or agree to it with `npm run weight -- --agree` and say in the commit what it is for.';
	const failed = heavy.length;
	return {
		ok: failed === 0,
		output: failed === 0 ? '' : [...told, help].join('\n'),
		passed: parts.length - failed,
		failed,
	};
}

/** Makes what pages load now the budget. @param {string} root */
export function agree(root) {
	const budget = Object.fromEntries(partsOf(root).map((part) => [part.name, weightOf(root, part)]));
	writeFileSync(BUDGET, `${JSON.stringify(budget, null, '\t')}\n`);
}
