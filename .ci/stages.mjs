// Each is loaded when it runs: before the first install there is no package that it could import.
const lint = () => import('./stages/lint.mjs');
const tests = () => import('./stages/tests.mjs');

/**
 * In the order in which they begin, some at once: the quick ones first, then the longest.
 * @typedef {{ root: string, progress: import('../deploy/local/progress.mjs').Progress }} Context
 * @typedef {{ name: string, title: string, needsBuild?: boolean,
 *   run: (context: Context) => Promise<import('./run.mjs').Outcome> }} Stage
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
		run: async (context) => (await tests()).statementTests(context),
	},
	{
		name: 'unused',
		title: 'unused files, exports and packages',
		run: async (context) => (await lint()).unused(context),
	},
	{
		name: 'browser',
		title: 'the built product in Chromium',
		needsBuild: true,
		run: async (context) => (await tests()).browserTests(context),
	},
	{
		name: 'jest',
		title: 'shared, host and remotes',
		run: async (context) => (await tests()).jestTests(context),
	},
	{
		name: 'api',
		title: 'API on PostgreSQL',
		run: async (context) => (await tests()).apiTests(context),
	},
	{
		name: 'cluster',
		title: 'API on tables in parts by company',
		run: async (context) => (await tests()).clusterTests(context),
	},
	{
		name: 'scripts',
		title: 'import walls and the start script',
		run: async (context) => (await tests()).scriptTests(context),
	},
	{
		name: 'start',
		title: 'npm start, from Ctrl-C to the next start',
		needsBuild: true,
		run: async (context) => (await tests()).startTests(context),
	},
	{
		name: 'faults',
		title: 'kill -9 under load, and two API processes',
		needsBuild: true,
		run: async (context) => (await tests()).faultTests(context),
	},
];
