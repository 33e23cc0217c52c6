import { builtPackages } from '../deploy/local/paths.mjs';

// Each is loaded when it runs: before the first install there is no package that it could import.
const lint = () => import('./stages/lint.mjs');
const tests = () => import('./stages/tests.mjs');

const BACK = ['api', 'shared', 'deploy'];
const FRONT = ['shared', ...builtPackages().filter((name) => !BACK.includes(name))];
const PRODUCT = [...FRONT, ...BACK, 'e2e'];

/**
 * In the order in which they begin, some at once: the quick ones first, then from the longest on, so
 * that the last ones to end are short.
 * @typedef {{ root: string, progress: import('../deploy/local/progress.mjs').Progress }} Context
 * @typedef {{ name: string, title: string, needsBuild?: boolean, alone?: boolean, reads?: string[],
 *   run: (context: Context) => Promise<import('./run.mjs').Outcome> }} Stage
 * `alone`: a browser that waits for a busy machine is a person before a frozen page
 * `reads`: folders from whose files its outcome follows, and from those at the root; without it all of them
 * @type {Stage[]}
 */
export const STAGES = [
	{
		name: 'style',
		title: 'format and lint',
		run: async (context) => (await lint()).style(context),
	},
	{
		name: 'sql',
		title: 'format and lint of the database’s files',
		reads: ['api'],
		run: async (context) => (await import('./stages/sql.mjs')).sql(context),
	},
	{
		name: 'messages',
		title: 'texts in three languages',
		run: async (context) => (await import('./stages/messages.mjs')).messages(context),
	},
	{
		name: 'screens',
		title: 'screens by name',
		run: async (context) => (await import('./stages/screens.mjs')).screens(context),
	},
	{
		name: 'types',
		title: 'TypeScript of every package',
		run: async (context) => (await import('./stages/types.mjs')).types(context),
	},
	{
		name: 'lint',
		title: 'hooks, texts, who imports whom',
		run: async (context) => (await lint()).lint(context),
	},
	{
		name: 'statements',
		title: 'SQL of TypeScript against the database',
		reads: BACK,
		run: async (context) => (await tests()).statementTests(context),
	},
	{
		name: 'unused',
		title: 'unused files, exports and packages',
		run: async (context) => (await lint()).unused(context),
	},
	{
		name: 'weight',
		title: 'what pages load, beside the budget',
		reads: PRODUCT,
		needsBuild: true,
		run: async ({ root }) => (await import('./weight/budget.mjs')).weigh(root),
	},
	{
		name: 'browser',
		title: 'the built product in Chromium',
		alone: true,
		reads: PRODUCT,
		needsBuild: true,
		run: async (context) => (await tests()).browserTests(context),
	},
	{
		name: 'api',
		title: 'API on PostgreSQL',
		reads: BACK,
		run: async (context) => (await tests()).apiTests(context),
	},
	{
		name: 'scripts',
		title: 'import walls and the start script',
		run: async (context) => (await tests()).scriptTests(context),
	},
	{
		name: 'jest',
		title: 'shared, host and remotes',
		reads: FRONT,
		run: async (context) => (await tests()).jestTests(context),
	},
	{
		name: 'faults',
		title: 'kill -9 under load, and two API processes',
		reads: [...BACK, 'e2e'],
		needsBuild: true,
		run: async (context) => (await tests()).faultTests(context),
	},
	{
		name: 'start',
		title: 'npm start, from Ctrl-C to the next start',
		reads: PRODUCT,
		needsBuild: true,
		run: async (context) => (await tests()).startTests(context),
	},
];
