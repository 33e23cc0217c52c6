import type { RegistryEntry } from '@borlette/shared/federation';
import { addressOf, buildOf } from '../integrity/integrity.ts';
import { causesOf, framesOf } from './describe.ts';

/** Whose code failed, and the script that names it. */
export interface Blame {
	/** Absent: the host's own, or nobody can tell. */
	entry?: RegistryEntry | undefined;
	/** Ids of the pages that begin with the script; absent: nobody knows, or it is of all. */
	pages?: readonly string[] | undefined;
	source?: string | undefined;
	/** Nothing names any script: neither a stack nor the event. */
	isUnknown: boolean;
}

/** `at f (https://…/a.js:1:2)` of Chromium, `f@https://…/a.js:1:2` of the others. */
const SCRIPT = /(https?:\/\/[^\s()@]+?):\d+:\d+\)?\s*$/;
const EXTENSION = /^(chrome|moz|safari-web)-extension:/;

const scriptOf = (frame: string): string | undefined => SCRIPT.exec(frame)?.[1];
const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/** The code of an extension of the browser is neither ours nor a remote's. */
export const isOfExtension = (filename: string | undefined, frames: readonly string[]): boolean =>
	EXTENSION.test(filename ?? '') || (frames[0] ?? '').includes('-extension://');

/** Of the innermost script that says so: what it called may be of all pages. */
function pagesOf(entry: RegistryEntry, scripts: readonly string[]): readonly string[] | undefined {
	const { href: folder } = addressOf(entry);
	const { pages = {} } = entry.manifest;
	const files = scripts
		.filter((script) => script.startsWith(folder))
		.map((script) => withoutQuery(script).slice(folder.length));
	const file = files.find((each) => Object.hasOwn(pages, each));
	return file === undefined ? undefined : pages[file];
}

/**
 * Traces an error to the build that brought its code. A frame of a remote anywhere in the stack
 * names it, though the innermost ones are the host's: it called them with what they failed on.
 * @param filename of the script, as the browser's event names it
 */
export function blameFor(error: unknown, filename?: string): Blame {
	const scripts = causesOf(error)
		.flatMap(framesOf)
		.map(scriptOf)
		.filter((script) => script !== undefined);
	const named = scripts.length > 0 ? scripts : filename ? [filename] : [];
	const culprit = named.find((script) => buildOf(script));
	const source = culprit ?? named[0];
	const entry = culprit === undefined ? undefined : buildOf(culprit);
	return {
		entry,
		pages: entry && pagesOf(entry, named),
		source: source === undefined ? undefined : withoutQuery(source),
		isUnknown: named.length === 0,
	};
}
