/**
 * What a remote says of itself, as JSON Schema: the one source of what is right, for its build, for
 * whoever publishes it and for the host. Only the keywords that check.mjs knows; properties that are
 * not named here are nobody's business. How people are told stands in words.mjs.
 */

/** @import { Schema } from './check.mjs' */

/** @param {string} pattern @param {number} maxLength */
const text = (pattern, maxLength) => ({ type: 'string', pattern, maxLength });

/** A second segment at least: the host's own properties of an object (`constructor`) have none. */
export const NAME = text('^[a-z][a-z0-9]*(-[a-z0-9]+)+$', 60);
export const ID = text('^[A-Za-z][\\w.-]*$', 80);
/** Below /dashboard/unavailable are the host's own pages. */
export const PATH = text(
	'^/dashboard(?!/unavailable(/|$))(/(:[A-Za-z]\\w*|[\\w~-][\\w.~-]*))+$',
	200,
);
export const TARGET = text('^/dashboard(/[\\w~-][\\w.~-]*)+$', 200);
export const WORDS = text('\\S', 80);
export const VERSION = text('^\\d+\\.\\d+\\.\\d+[\\w.+-]*$', 60);
export const BUILD = text('^[0-9a-f]{6,64}$', 64);
export const HASH = text('^sha384-[A-Za-z0-9+/]{64}$', 71);
export const FILE = text('^([\\w@~+-][\\w.@~+-]*/)*[\\w@~+-][\\w.@~+-]*$', 200);
/** Its own picture comes within the metadata: signed with it, and here before it is drawn. */
export const ICON = text('^([a-z][a-z0-9-]*|data:image/svg\\+xml;base64,[A-Za-z0-9+/]+=*)$', 4200);

/** @param {Schema} items @param {number} maxItems */
const list = (items, maxItems, minItems = 0) => ({ type: 'array', items, minItems, maxItems });
/**
 * @template {Schema} N, V
 * @param {N} propertyNames @param {V} additionalProperties @param {number} maxProperties
 */
const record = (propertyNames, additionalProperties, maxProperties) => ({
	...{ type: 'object', propertyNames, additionalProperties, maxProperties },
});
/**
 * @template {Record<string, Schema>} P
 * @param {P} properties @param {string[]} [optional]
 */
const object = (properties, optional = []) => ({
	type: 'object',
	required: Object.keys(properties).filter((name) => !optional.includes(name)),
	properties,
});

export const LABEL = object({ fr: WORDS, en: WORDS, de: WORDS });

export const ROUTE = object(
	{
		id: ID,
		path: PATH,
		permission: { ...ID, type: ['string', 'null'] },
		orPermission: ID,
		roles: list(ID, 20),
		title: LABEL,
	},
	['orPermission', 'roles'],
);

export const MENU_ENTRY = object(
	{
		id: ID,
		slot: text('^[a-z][a-z0-9-]*$', 40),
		position: { type: 'number' },
		icon: ICON,
		label: LABEL,
		routes: list(ID, 50, 1),
		superuserRoutes: list(ID, 50, 1),
	},
	['superuserRoutes'],
);

export const REDIRECTS = record(PATH, TARGET, 100);

/** Of no more than a few steps, whatever is typed: characters and sets, no groups and no choices. */
export const PATTERN = text('^((\\[[\\w*/-]+\\]|\\\\d|[\\w/-])(\\{\\d(,\\d)?\\}|\\?)?)+$', 30);

export const ACTION = object(
	{
		id: ID,
		label: LABEL,
		words: LABEL,
		route: ID,
		permission: ID,
		roles: list(ID, 20),
		takes: object({ param: ID, pattern: PATTERN }),
	},
	['words', 'permission', 'roles', 'takes'],
);

export const RECORD = object(
	{ kind: ID, label: LABEL, route: ID, param: ID, by: text('^key$', 3) },
	['by'],
);

/** What is drawn of a remote; each part of it is judged alone. */
const DRAWN = {
	routes: list(ROUTE, 500),
	redirects: REDIRECTS,
	menu: list(MENU_ENTRY, 100),
	actions: list(ACTION, 50),
	records: list(RECORD, 50),
};
const SELDOM = ['redirects', 'actions', 'records'];

/** What its team writes. */
export const META = object({ name: NAME, ...DRAWN }, SELDOM);

const SIGNED_FILE = object({ file: FILE, integrity: HASH });
const DIGEST = text('^[\\w+/=-]*$', 100);
const NAMES = list(ID, 500);
/** With the parameters that are sent: `agent.edit(agentId)`. */
const SCREENS = list(text('^[A-Za-z][\\w.-]*(\\([\\w,]*\\))?$', 200), 500);
const USES = object({
	...{
		host: DIGEST,
		api: DIGEST,
		screens: SCREENS,
		icons: NAMES,
		slots: NAMES,
		permissions: NAMES,
	},
	...{ parts: SIGNED_FILE, shapes: SIGNED_FILE },
});

const LOCALE = text('^[a-z]{2}(-\\w+)*$', 20);

/** What the build adds: without it none of the remote's code may run. */
const BUILT = {
	version: VERSION,
	build: BUILD,
	entry: FILE,
	shared: record(text('^[@a-z][\\w./@-]*$', 100), VERSION, 50),
	i18n: record(LOCALE, FILE, 20),
	inCode: list(LOCALE, 20),
	assets: record(FILE, HASH, 2000),
	pages: record(FILE, NAMES, 2000),
	doors: record(text('^[a-z][a-z-]*$', 60), NAMES, 50),
	files: HASH,
	source: text('\\S', 200),
	messages: list(text('^[\\w-]+$', 80), 200),
	stores: list(text('^(form|table|key) \\S', 120), 500),
	uses: USES,
	development: { type: 'boolean' },
};

const OPTIONAL = [
	'inCode',
	'pages',
	'doors',
	'files',
	'source',
	'messages',
	'stores',
	'development',
];
export const FRAME = object({ name: NAME, ...BUILT }, OPTIONAL);

/** `remote.json` as a whole. */
export const MANIFEST = object({ name: NAME, ...BUILT, ...DRAWN }, [...OPTIONAL, ...SELDOM]);

export const ADDRESS = text('^(https?://[\\w.:\\[\\]-]+)?/([\\w.@~+-]+/)*$', 500);
/** Empty where the files change without notice (development). */
const INTEGRITY = { ...HASH, pattern: `^$|${HASH.pattern}` };
const BUILD_REF = { url: ADDRESS, version: VERSION, build: BUILD, integrity: INTEGRITY };
const KILL = object({
	version: VERSION,
	build: BUILD,
	reason: text('', 2000),
	at: text('', 40),
});

/** Of a registry: the place of a build in a channel, without its manifest. */
export const PLACE = object({
	...BUILD_REF,
	lastKnownGood: { ...object(BUILD_REF), type: ['object', 'null'] },
	earlier: list(object(BUILD_REF), 50),
	killed: list(KILL, 1000),
});

/** Of a place: a build that a share of the operators runs; without its manifest, like `PLACE`. */
export const CANARY = object({
	...BUILD_REF,
	share: { type: 'number' },
	salt: text('^[\\w.-]+$', 80),
	since: text('', 40),
});

/** Of a registry: remotes that were taken out and have not come back. */
export const REMOVAL = object({
	reason: text('', 2000),
	at: text('', 40),
	killed: list(KILL, 1000),
});
export const REMOVED = record(NAME, REMOVAL, 1000);

export const REGISTRY = object({
	channel: text('^[a-z][a-z0-9-]*$', 60),
	revision: { type: 'number' },
	remotes: { type: 'object' },
});
