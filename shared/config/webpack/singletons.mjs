import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @param {string} name @returns {{ version: string }} */
const packageOf = (name) => require(`${name}/package.json`);
/**
 * Of every door, in every host and build, for ever: whether a build fits is compared and not read from
 * a number (decision 0022), so the product's own version must not keep a build from running.
 */
const DOOR_VERSION = '1.0.0';

/**
 * What the page holds once: the host provides all of it, a remote carries no copy (decision 0003).
 * `start`: needed before the first screen, so it is part of the host's first load.
 * `later`: loaded when the first remote that asks for it comes.
 */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const WHEN = {
	start: ['contract', 'api', 'session', 'data', 'ui', 'i18n', 'router', 'screens', 'federation'],
	later: ['ticket', 'table', 'form', 'resource', 'second-step', 'what-if'],
};
/** @param {string} name */
const door = (name) => `@borlette/shared/${name}`;
/** All doors, as modules are named. */
export const DOORS = [...WHEN.start, ...WHEN.later].map(door);

/** Exact versions that a build was made with; the host compares them before it runs a remote. */
export function sharedVersions() {
	return {
		react: packageOf('react').version,
		'react-dom': packageOf('react-dom').version,
	};
}

/** @param {string} name */
const libraryVersion = (name) => packageOf(name.split('/', 1)[0] ?? name).version;

/** @returns `shared` of the host's federation plugin. */
export function provided() {
	/** @param {string} version @param {boolean} eager */
	const entry = (version, eager) => ({
		singleton: true,
		eager,
		version,
		requiredVersion: `^${version}`,
	});
	return Object.fromEntries([
		...LIBRARIES.map((name) => [name, entry(libraryVersion(name), true)]),
		...WHEN.start.map((name) => [door(name), entry(DOOR_VERSION, true)]),
		...WHEN.later.map((name) => [door(name), entry(DOOR_VERSION, false)]),
	]);
}

/** @returns `shared` of a remote's federation plugin. */
export function consumed() {
	/** @param {string} version @returns {{ singleton: true, import: false, requiredVersion: string }} */
	const entry = (version) => ({ singleton: true, import: false, requiredVersion: `^${version}` });
	return Object.fromEntries([
		...LIBRARIES.map((name) => [name, entry(libraryVersion(name))]),
		...DOORS.map((name) => [name, entry(DOOR_VERSION)]),
	]);
}
