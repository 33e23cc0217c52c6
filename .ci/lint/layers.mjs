/**
 * Folders of `shared/src` and what each may import, lowest first. What is not listed here
 * (`testing`) may import everything, and only tests import it.
 * @type {Record<string, string[]>}
 */
export const LAYERS = {
	contract: [],
	figures: ['contract'],
	router: [],
	api: ['contract'],
	data: ['contract', 'api'],
	session: ['contract', 'api'],
	federation: ['contract'],
	screens: ['contract', 'router', 'session', 'federation'],
	i18n: ['contract', 'figures', 'api', 'session'],
	ui: ['contract', 'router', 'session', 'screens', 'i18n'],
	cards: ['contract', 'router', 'i18n', 'ui'],
	ticket: ['contract', 'i18n', 'ui', 'cards'],
	table: ['contract', 'router', 'api', 'data', 'session', 'i18n', 'ui'],
	form: ['contract', 'figures', 'router', 'api', 'data', 'session', 'i18n', 'ui'],
	resource: [
		'contract',
		'figures',
		'router',
		'api',
		'data',
		'session',
		'federation',
		'screens',
		'i18n',
		'ui',
		'table',
		'form',
	],
	'second-step': ['contract', 'api', 'data', 'session', 'i18n', 'ui', 'form', 'ticket'],
	'what-if': ['contract', 'data', 'session', 'i18n', 'ui'],
	todo: ['contract', 'router', 'data', 'session', 'screens', 'i18n', 'ui'],
};

/**
 * Rooms of `host/src` and what each may import, lowest first. What is loaded and shown of remotes
 * knows nothing of mixes, layout and pages; those hang on it.
 * @type {Record<string, string[]>}
 */
export const HOST_ROOMS = {
	settings: [],
	session: ['layout', 'pages', 'offline'],
	'offline/worker': [],
	'federation/registry': [],
	'federation/integrity': ['federation/registry', 'offline/worker'],
	'federation/watch': ['federation/registry', 'federation/integrity'],
	'federation/containment': ['federation/registry', 'federation/integrity', 'federation/watch'],
	'federation/loading': [
		'federation/registry',
		'federation/integrity',
		'federation/watch',
		'federation/containment',
		'session',
	],
	'federation/notes': [
		'federation/registry',
		'federation/integrity',
		'federation/watch',
		'federation/loading',
		'settings',
	],
	'federation/pages': [
		'federation/registry',
		'federation/integrity',
		'federation/containment',
		'federation/watch',
		'federation/loading',
		'federation/notes',
		'session',
	],
	mixes: [
		'federation/registry',
		'federation/integrity',
		'federation/containment',
		'federation/watch',
		'federation/loading',
		'federation/notes',
		'settings',
	],
	offline: [
		'offline/worker',
		'federation/registry',
		'federation/integrity',
		'federation/watch',
		'federation/loading',
		'mixes',
	],
	push: ['federation/watch', 'settings'],
	palette: ['federation/registry', 'layout'],
};
/** What everybody sees: they may import every room. */
export const HOST_TOPS = ['layout', 'pages'];

/**
 * Rooms of `api/src`, what each may import, lowest first, and the door to take instead. `start` may
 * import every room; `tools` (what serves no call: the demo, commands, tests) too, and only `start`
 * imports of it. Everybody imports `errors.ts`.
 * @type {Record<string, { may: string[], door: string }>}
 */
export const API_ROOMS = {
	config: { may: [], door: 'configuration knows nobody' },
	db: { may: ['config'], door: 'a transaction is opened and confined here; hand in the statement' },
	identity: {
		may: ['config', 'db'],
		door: 'who is signed in stands below all features; let the caller hand in the rest',
	},
	trail: { may: ['config', 'db', 'identity'], door: 'whoever changes something writes the entry' },
	live: {
		may: ['db'],
		door: 'a transaction announces what it changes with tx.announce(), and this room passes it on',
	},
	engine: {
		may: ['config', 'db'],
		door: 'rules of money know neither HTTP nor features; throw an ApiFailure, announce on the Tx',
	},
	todo: {
		may: ['db', 'engine'],
		door: 'what needs somebody is worked out here, or raised by raiseTodo() with the transaction',
	},
	backup: { may: ['config', 'db'], door: 'copies are made here, of whatever runs' },
	second: {
		may: ['config', 'db', 'backup'],
		door: 'a second server follows and takes over here, whatever runs on it',
	},
	state: {
		may: ['config', 'db', 'backup'],
		door: 'how the product is doing is noted here and handed to who asks',
	},
	outward: {
		may: ['config'],
		door: 'what is asked of the network is handed in; this room knows no rows',
	},
	export: { may: [], door: 'a file is written from rows; hand them in' },
	http: {
		may: ['config', 'db', 'identity', 'trail', 'export'],
		door: 'who calls is in identity, and a feature hands in the rest as an option of its route',
	},
	watch: { may: ['config', 'db'], door: 'releases are watched through their sums alone' },
	modules: {
		may: [
			'config',
			'db',
			'identity',
			'trail',
			'live',
			'engine',
			'todo',
			'outward',
			'export',
			'backup',
			'state',
			'http',
		],
		door: 'what runs without a call stands in scheduler, what wires all of it in start',
	},
	scheduler: {
		may: ['config', 'db', 'trail', 'engine', 'todo', 'outward', 'state', 'watch', 'modules'],
		door: 'a job calls the engine or a service, in a scope of its own',
	},
};

/** Packages that one layer wraps: everybody else goes through its door. */
export const WRAPPED = [
	{
		packages: ['@chakra-ui/react', '@emotion/react', '@emotion/cache', 'lucide-react'],
		layer: 'ui',
		door: 'import the part from @borlette/shared/ui; add it to ui/parts.ts or ui/icons.ts first',
	},
	{ packages: ['qrcode.react'], layer: 'ticket', door: 'show <Ticket> of @borlette/shared/ticket' },
	{ packages: ['axios'], layer: 'api', door: 'use call() of @borlette/shared/api' },
	{
		packages: ['react-intl'],
		layer: 'i18n',
		door: 'import it from @borlette/shared/i18n',
	},
	{
		packages: ['react-router-dom', 'react-router'],
		layer: 'router',
		door: 'import it from @borlette/shared/router',
	},
	{
		packages: ['@tanstack/react-query'],
		layer: 'data',
		door: 'use useRead() and useWrite() of @borlette/shared/data',
	},
	{
		packages: ['formik', 'yup'],
		layer: 'form',
		door: 'use the fields and rules of @borlette/shared/form',
	},
];
