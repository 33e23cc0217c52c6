import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @param {string} name @returns {{ version: string }} */
const packageOf = (name) => require(`${name}/package.json`);
/**
 * Of every door, in every host and build, for ever: whether a build fits is compared and not read from
 * a number (decision 0022), so the product's own version must not keep a build from running.
 */
const DOOR_VERSION = '1.0.0';

/** What the page holds once: the host provides all of it, a remote carries no copy (decision 0003). */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ROOT = '@borlette/shared/';
/** Here before any code of a remote runs (host/src/federation/loading/provided.ts). */
const AT_ONCE = [
	'contract',
	'api',
	'session',
	'data',
	'ui',
	'i18n',
	'router',
	'screens',
	'federation',
];
/** Loaded when the first remote asks for it. */
const LATER = ['cards', 'ticket', 'table', 'form', 'resource', 'second-step', 'what-if', 'todo'];
/** All doors, as modules are named. */
export const DOORS = [...AT_ONCE, ...LATER].map((name) => ROOT + name);

/** `@borlette/shared/form` → `form`; undefined for what is here at once, or is no door. @param {string} module */
export const laterDoor = (module) => LATER.find((name) => ROOT + name === module);

/** Exact versions that a build was made with; the host compares them before it runs a remote. */
export function sharedVersions() {
	return {
		react: packageOf('react').version,
		'react-dom': packageOf('react-dom').version,
	};
}

/** @param {string} name */
const libraryVersion = (name) => packageOf(name.split('/', 1)[0] ?? name).version;

/** Name → version of all that the host provides. @returns {Record<string, string>} */
export const providedVersions = () =>
	Object.fromEntries([
		...LIBRARIES.map((name) => [name, libraryVersion(name)]),
		...DOORS.map((name) => [name, DOOR_VERSION]),
	]);

/** @returns `shared` of a remote's federation plugin. */
export function consumed() {
	/** @param {string} version @returns {{ singleton: true, import: false, requiredVersion: string }} */
	const entry = (version) => ({ singleton: true, import: false, requiredVersion: `^${version}` });
	return Object.fromEntries([
		...LIBRARIES.map((name) => [name, entry(libraryVersion(name))]),
		...DOORS.map((name) => [name, entry(DOOR_VERSION)]),
	]);
}
