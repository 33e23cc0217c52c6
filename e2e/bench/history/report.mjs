import { git } from './git.mjs';

/** @import { Problem } from './judge.mjs' */
/** @typedef {import('./replay.mjs').Replayed & { verdict?: import('./verdict.mjs').Verdict }} Row */

const MOST_NAMED = 3;
/** @param {readonly string[]} texts */
const unique = (texts) => [...new Set(texts)];
/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** `found`: an error says which function or door is missing; the page it took with it says nothing new. */
const ORDER = ['error', 'missing field', 'refused call', 'odd text', 'missing page'];
/** @param {Problem} problem */
const rank = ({ kind }) => ORDER.indexOf(kind);

/** What a browser saw, the telling ones first: `remote-admin: formatZone is not a function (4 pages)`. @param {readonly Problem[]} problems */
function findings(problems) {
	/** @type {Map<string, Problem & { pages: string[] }>} */
	const byWhat = new Map();
	for (const each of [...problems].sort((a, b) => rank(a) - rank(b))) {
		const key = `${each.remote}: ${each.what}`;
		byWhat.set(key, { ...each, pages: [...(byWhat.get(key)?.pages ?? []), each.page] });
	}
	const all = [...byWhat.values()];
	const telling = all.filter(({ kind }) => kind !== 'missing page');
	return telling.length > 0 ? telling : all;
}

/** Doors and files of the contract that differ between two commits. @param {string} a @param {string} b */
async function changedBetween(a, b) {
	const files = await git('diff', '--name-only', a, b, '--', 'shared/src', 'shared/package.json');
	const places = files
		.split('\n')
		.filter((file) => file && !/\.test\.|\/testing\//.test(file))
		.flatMap((file) => {
			const [, door, rest] = /^shared\/src\/([^/]+)\/(.+)/.exec(file) ?? [];
			if (!door || !rest) return [];
			return [door === 'contract' ? `contract/${rest.replace('.ts', '')}` : door];
		});
	return unique(places);
}

/** @param {Row} row */
const browserWord = ({ problems }) => (problems.length === 0 ? 'works' : 'breaks');
/** @param {Row} row */
function verdictWord({ verdict }) {
	if (!verdict) return 'unknown';
	return verdict.isSafe ? 'safe' : 'refused';
}

/** By what the proof and the browser say. @type {Record<string, string>} */
const AGREEMENTS = {
	'safe works': 'agree',
	'refused breaks': 'agree',
	'safe breaks': 'SAFE BUT BROKE',
	'refused works': 'refused, worked',
};

/** @param {Row} row */
const agreement = (row) => AGREEMENTS[`${verdictWord(row)} ${browserWord(row)}`] ?? '–';

/** @param {readonly string[]} texts */
const few = (texts) =>
	texts.length > MOST_NAMED
		? `${texts.slice(0, MOST_NAMED).join('; ')}; and ${texts.length - MOST_NAMED} more`
		: texts.join('; ');

/** @param {Row} row */
async function line(row) {
	const changed = await changedBetween(row.host, row.remotes);
	const contract = changed.filter((each) => each.startsWith('contract/')).length;
	const doors = changed.filter((each) => !each.startsWith('contract/'));
	const what = [...doors, ...(contract ? [`contract (${contract})`] : [])].join(', ');
	const named = unique(
		(row.verdict?.problems ?? []).map(({ remote, what: said }) => `${remote}: ${said}`),
	);
	const seen = findings(row.problems).map(({ remote, what: said }) => `${remote}: ${said}`);
	const cells = [
		`\`${row.host}\``,
		`\`${row.remotes}\``,
		what,
		verdictWord(row),
		few(named),
		`${browserWord(row)}${seen.length > 0 ? `: ${few(seen)}` : ''}`,
		agreement(row),
	];
	return `| ${cells.map(cell).join(' | ')} |`;
}

/** The table of docs/benchmarks/history.md, of all pairs, with its sums. @param {readonly Row[]} rows one for each pair */
export async function table(rows) {
	const lines = await Promise.all(rows.map(line));
	/** @param {string} word */
	const count = (word) => rows.filter((row) => agreement(row) === word).length;
	const commits = new Set(rows.flatMap(({ host, remotes }) => [host, remotes]));
	const refused = count('refused, worked');
	return [
		`${rows.length} pairs of ${commits.size} commits; ${rows.filter((row) => row.problems.length > 0).length} break in the browser.`,
		`Safe but broke: ${count('SAFE BUT BROKE')}. Refused but worked: ${refused} (${((100 * refused) / Math.max(1, rows.length)).toFixed(1)} %).`,
		'',
		'| host and API | remotes | what differs | proof | it names | browser | |',
		'| --- | --- | --- | --- | --- | --- | --- |',
		...lines,
	].join('\n');
}
