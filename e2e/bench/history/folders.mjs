import path from 'node:path';
import { ROOT } from '../../../deploy/local/paths.mjs';

const HISTORY = path.join(ROOT, '.cache', 'history');

/** Sources of a commit with its packages installed, and the output of its builds. @param {string} commit */
export const checkoutOf = (commit) => path.join(HISTORY, commit);
/** One line of JSON for each walk. */
export const WALKS = path.join(HISTORY, 'walks.jsonl');
/** Folder of the build whose inputs have this hash, for commits that share it. @param {string} name @param {string} inputs */
export const buildIndex = (name, inputs) => path.join(HISTORY, 'builds', `${name}-${inputs}`);
export const REMOTES = ['remote-admin', 'remote-borlette', 'remote-reports', 'remote-tirage'];
export const PACKAGES = ['host', 'api', ...REMOTES];
