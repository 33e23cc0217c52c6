import { lint, style, unused } from './stages/lint.mjs';
import { messages } from './stages/messages.mjs';
import { screens } from './stages/screens.mjs';
import { sql } from './stages/sql.mjs';
import {
	apiTests,
	browserTests,
	clusterTests,
	faultTests,
	jestTests,
	scriptTests,
	startTests,
} from './stages/tests.mjs';
import { types } from './stages/types.mjs';

/**
 * In the order in which they run: the quick ones first; those of one group at once.
 * @typedef {{ root: string, progress: import('../deploy/local/progress.mjs').Progress }} Context
 * @typedef {{ name: string, title: string, group?: string, needsBuild?: boolean,
 *   run: (context: Context) => Promise<import('./run.mjs').Outcome> }} Stage
 * @type {Stage[]}
 */
export const STAGES = [
	{ name: 'style', title: 'format and lint', run: style },
	{ name: 'sql', title: 'format and lint of the database’s files', run: sql },
	{ name: 'messages', title: 'texts in three languages', run: messages },
	{ name: 'screens', title: 'screens by name', run: screens },
	{ name: 'types', title: 'TypeScript of every package', run: types },
	{ name: 'lint', title: 'hooks, texts, who imports whom', run: lint },
	{
		name: 'unused',
		title: 'unused files, exports and packages',
		run: unused,
	},
	{ name: 'jest', title: 'shared, host and remotes', run: jestTests },
	{ name: 'api', title: 'API on PostgreSQL', run: apiTests },
	{ name: 'cluster', title: 'API on tables in parts by company', run: clusterTests },
	{
		name: 'scripts',
		title: 'import walls and the start script',
		group: 'processes',
		run: scriptTests,
	},
	{
		name: 'start',
		title: 'npm start, from Ctrl-C to the next start',
		group: 'processes',
		needsBuild: true,
		run: startTests,
	},
	{
		name: 'faults',
		title: 'kill -9 under load, and two API processes',
		group: 'processes',
		needsBuild: true,
		run: faultTests,
	},
	{ name: 'browser', title: 'the built product in Chromium', needsBuild: true, run: browserTests },
];
