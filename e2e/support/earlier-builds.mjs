import { execFileSync } from 'node:child_process';
import { ROOT } from '../../deploy/local/paths.mjs';

/** Commits of before whose remotes are built and tried on today's host and API, newest first. */
export const EARLIER = [
	// Since the last kinds of À faire: a build without words for one of them is rightly called unfit.
	{ commit: '839f1f40', isSafe: true },
	// Its definitions name paths, which the kit took before it took the names of screens.
	{ commit: 'c8c574d', isSafe: false },
];

export const NO_HISTORY =
	'this copy of the project has no history (a shallow clone or an export), so there are no earlier commits to build';

/** @param {{ commit: string }} earlier */
const hasCommit = ({ commit }) => {
	try {
		execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
};

export const hasEarlier = EARLIER.every(hasCommit);
