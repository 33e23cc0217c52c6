import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bytesOf, pagesOf, partsOf } from './parts.mjs';
import { kB, whyOf } from './why.mjs';

/** @import { Part } from './parts.mjs' */

/** Bytes by part, as they were when somebody last agreed to them. */
const BUDGET = path.join(import.meta.dirname, 'budget.json');
/** Two builds of one source weigh the same; this is for the compression of another version of Node. */
const SLACK = 0.005;
/** The start of a remote names its files by their hashes: which these are moves it by some tens of bytes. */
const LEAST_SLACK = 200;
/** A page grows by what it does; this is less than the smallest library or door that it could bring. */
const SLACK_OF_PAGES = 2_000;
const ROWS = 12;

/** What a door brings too much, each of its pages does. */
const MOST_TOLD = 6;

/** @param {number} bytes that a part may weigh */
const slackOf = (bytes) => Math.max(LEAST_SLACK, bytes * SLACK);

/** @param {string} root @param {{ files: string[] }} part */
export const weightOf = (root, { files }) =>
	files.reduce((sum, file) => sum + bytesOf(root, file), 0);

/**
 * Compares what pages load with the budget.
 * @param {string} root of the repository, with everything built
 * @param {Readonly<Record<string, number>>} [budget]
 * @returns {{ ok: boolean, output: string, passed: number, failed: number }}
 */
export function weigh(root, budget = JSON.parse(readFileSync(BUDGET, 'utf8'))) {
	/** @param {Part} part @param {number} slack */
	const isHeavy = (part, slack) => weightOf(root, part) > (budget[part.name] ?? 0) + slack;
	const parts = partsOf(root);
	const pages = pagesOf(root);
	const heavy = [
		...parts.filter((part) => isHeavy(part, slackOf(budget[part.name] ?? 0))),
		...pages.filter((page) => isHeavy(page, SLACK_OF_PAGES)),
	];
	const told = heavy.slice(0, MOST_TOLD).map((part) => {
		const now = weightOf(root, part);
		const may = budget[part.name] ?? 0;
		return `${part.name} weighs ${kB(now)} and may weigh ${kB(may)}: ${kB(now - may)} too much.\n${whyOf(root, part, ROWS)}`;
	});
	if (heavy.length > MOST_TOLD) told.push(`And ${heavy.length - MOST_TOLD} more.`);
	const help =
		'Load it later, or agree to it with `npm run weight -- --agree` and say in the commit what it is for.';
	const failed = heavy.length;
	return {
		ok: failed === 0,
		output: failed === 0 ? '' : [...told, help].join('\n'),
		passed: parts.length + pages.length - failed,
		failed,
	};
}

/** Makes what pages load now the budget. @param {string} root */
export function agree(root) {
	const parts = [...partsOf(root), ...pagesOf(root)];
	const budget = Object.fromEntries(parts.map((part) => [part.name, weightOf(root, part)]));
	writeFileSync(BUDGET, `${JSON.stringify(budget, null, '\t')}\n`);
}
