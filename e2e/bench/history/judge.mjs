/**
 * What went wrong on one page.
 * @typedef {{ remote: string, page: string, kind: 'missing page' | 'error' | 'missing field' |
 *   'refused call' | 'odd text', what: string }} Problem
 */

/** @import { Visited } from './walk.mjs' */

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Somebody else changed the row, or there were too many calls: nothing is wrong with the call. */
const OF_THE_MOMENT = [409, 412, 429];

/** An error's words without what differs from one build or run to the next. @param {string} text */
const wordsOf = (text) =>
	text
		.replace(/\n.*/s, '')
		.replace(/https?:\/\/\S+/g, '…')
		.replace(UUID, ':id')
		.slice(0, 200);
/** @param {string} path */
const addressOf = (path) => path.replace(UUID, ':id').replace(/\/\d[\d-]*(?=\/|$)/g, '/:n');

/** A page as people name it: as whom it was visited may matter. @param {Pick<Visited, 'id' | 'role'>} page */
export const nameOf = ({ id, role }) => `${id} (${role})`;

/**
 * @param {Visited} visited
 * @returns {Problem[]} all that could be one; the control tells which are the remote's own
 */
export function problemsOf({ remote, id, role, isDrawn, alerts, errors, calls, reads, odd }) {
	const page = nameOf({ id, role });
	/** @param {Problem['kind']} kind @returns {(what: string) => Problem} */
	const problem = (kind) => (what) => ({ remote, page, kind, what });
	const refused = calls
		.filter(({ status }) => status >= 400 && !OF_THE_MOMENT.includes(status))
		.map(({ method, path, status }) => `${method} ${addressOf(path)} → ${status}`);
	return [
		...(isDrawn ? [] : [problem('missing page')('not drawn')]),
		...alerts.map(wordsOf).map(problem('missing page')),
		...[...new Set(errors.map(wordsOf))].map(problem('error')),
		...reads.map(problem('missing field')),
		...[...new Set(refused)].map(problem('refused call')),
		...odd.map(problem('odd text')),
	];
}

/** @param {Problem} problem */
const keyOf = ({ remote, page, kind, what }) => [remote, page, kind, what].join('\0');

/**
 * The problems of a walk that neither the remotes have on their own host and API, nor went away
 * when the page was opened again. A missing field is seen in the first visit only.
 * @param {Visited[]} pages
 * @param {{ control?: Visited[], again?: Visited[] }} compared visits of the pages with a problem
 */
export function judge(pages, { control = [], again }) {
	const own = new Set(control.flatMap(problemsOf).map(keyOf));
	const lasting = again && new Set(again.flatMap(problemsOf).map(keyOf));
	return pages
		.flatMap(problemsOf)
		.filter((each) => !own.has(keyOf(each)))
		.filter((each) => !lasting || each.kind === 'missing field' || lasting.has(keyOf(each)));
}
