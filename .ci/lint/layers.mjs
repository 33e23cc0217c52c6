/**
 * Folders of `shared/src` and what each may import, lowest first. What is not listed here
 * (`testing`) may import everything, and only tests import it.
 * @type {Record<string, string[]>}
 */
export const LAYERS = {
	contract: [],
	router: [],
	api: ['contract'],
	data: ['contract', 'api'],
	session: ['contract', 'api'],
	federation: ['contract'],
	screens: ['contract', 'router', 'session', 'federation'],
	i18n: ['contract', 'api', 'session'],
	ui: ['contract', 'router', 'session', 'screens', 'i18n'],
	ticket: ['contract', 'i18n', 'ui'],
	table: ['contract', 'router', 'api', 'data', 'session', 'i18n', 'ui'],
	form: ['contract', 'router', 'api', 'data', 'session', 'i18n', 'ui'],
	resource: [
		'contract',
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
};

/**
 * Rooms of `host/src` and what each may import, lowest first. What is loaded and shown of remotes
 * knows nothing of mixes, layout and pages; those hang on it.
 * @type {Record<string, string[]>}
 */
export const HOST_ROOMS = {
	settings: [],
	session: ['layout', 'pages'],
	'federation/registry': [],
	'federation/integrity': ['federation/registry'],
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
