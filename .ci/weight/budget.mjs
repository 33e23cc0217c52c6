import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../deploy/local/failure.mjs';
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
		'Load it later, or agree to it with `npm run weight -- --agree "…"`, named as above, and say in the commit what it is for.';
	const failed = heavy.length;
	return {
		ok: failed === 0,
		output: failed === 0 ? '' : [...told, help].join('\n'),
		passed: parts.length + pages.length - failed,
		failed,
	};
}

/**
 * A budget in which these parts, and no others, may weigh what they weigh now; what is built no more is left out.
 * @param {Readonly<Record<string, number>>} budget as it was
 * @param {Readonly<Record<string, number>>} now every part's weight
 * @param {string[]} names of parts; a remote's is that of its pages too
 * @throws {Failure} where nothing is called so
 */
export function agreed(budget, now, names) {
	/** @param {string} part @param {string} name */
	const isOf = (part, name) => part === name || part.startsWith(`${name} `);
	const strange = names.find((name) => !Object.keys(now).some((part) => isOf(part, name)));
	if (strange !== undefined)
		throw new Failure(
			`Nothing that was built is called ${strange}: \`npm run weight\` names it all.`,
		);
	return Object.fromEntries(
		Object.entries(now).flatMap(([part, bytes]) => {
			const may = names.some((name) => isOf(part, name)) ? bytes : budget[part];
			return may === undefined ? [] : [[part, may]];
		}),
	);
}

/** @param {string} root @param {string[]} names as `agreed` takes them */
export function agree(root, names) {
	const parts = [...partsOf(root), ...pagesOf(root)];
	const now = Object.fromEntries(parts.map((part) => [part.name, weightOf(root, part)]));
	const budget = agreed(JSON.parse(readFileSync(BUDGET, 'utf8')), now, names);
	writeFileSync(BUDGET, `${JSON.stringify(budget, null, '\t')}\n`);
}
