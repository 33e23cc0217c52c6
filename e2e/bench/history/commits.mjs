import { git } from './git.mjs';

/** From here on the four remotes are there, with pages to walk over. */
const FIRST = 'a6be3f5';

/** Sources of the doors and of the contract, without their tests. */
const DOORS = [
	'shared/src',
	'shared/package.json',
	':!shared/src/testing',
	':(exclude,glob)shared/src/**/*.test.*',
];

/**
 * Commits that touched a door of shared or the contract, oldest first.
 * @typedef {{ commit: string, at: string, subject: string, touched: string[] }} Commit `touched`:
 *   folders of shared/src
 * @param {string} [last]
 * @returns {Promise<Commit[]>}
 */
export async function doorCommits(last = 'HEAD') {
	const range = ['--no-merges', '--reverse', '--topo-order', `${FIRST}..${last}`, '--', ...DOORS];
	const lines = await git('log', '--name-only', '--format=%x00%h%x09%cI%x09%s', ...range);
	return lines
		.split('\0')
		.filter(Boolean)
		.map((entry) => {
			const [head = '', ...files] = entry.split('\n').filter(Boolean);
			const [commit = '', at = '', subject = ''] = head.split('\t');
			const folders = files.map((file) => file.match(/^shared\/src\/([^/]+)\//)?.[1] ?? 'package');
			return { commit, at, subject, touched: [...new Set(folders)].sort() };
		});
}
