import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PLUGIN = 'FederationEntry';
/** What federation writes for this machine: named by a hash of what is in it, which is its paths. */
const ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** An import of a file by its place on this machine, between quotes that nothing escapes: a folder may have one in its name. */
const ABSOLUTE = /\bfrom\s*(['"])((?:\/|[A-Za-z]:).+)\1(?=;?$)/gm;

/** A file as code imports it. @param {string} folder @param {string} file */
export function placeFrom(folder, file) {
	const place = path.relative(folder, file).split(path.sep).join('/');
	return place.startsWith('.') ? place : `./${place}`;
}

/**
 * The same entry in a place of the package that is always the same, with imports by places from there: where
 * federation writes it follows from where the process began, which may have built another package before.
 * @param {string} context folder of the package @param {string} file
 */
function portableCopy(context, file) {
	const given = path.join(context, 'node_modules/.federation');
	mkdirSync(given, { recursive: true });
	// `node_modules` may be a link: webpack reads places from where it leads.
	const folder = realpathSync(given);
	const text = readFileSync(file, 'utf8').replace(
		ABSOLUTE,
		(_whole, _quote, imported) => `from ${JSON.stringify(placeFrom(folder, imported))}`,
	);
	const copy = path.join(folder, 'entry.js');
	// Written when it changes only: who watches would build again for it, and again.
	if (!existsSync(copy) || readFileSync(copy, 'utf8') !== text) {
		writeFileSync(copy, text);
	}
	return copy;
}

/** Keeps places of this machine out of the entry of a remote, whatever these are called. */
export class FederationEntryPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		compiler.hooks.normalModuleFactory.tap(PLUGIN, (factory) => {
			factory.hooks.beforeResolve.tap(PLUGIN, (data) => {
				if (ENTRY.test(data.request)) {
					data.request = portableCopy(compiler.context, data.request);
				}
			});
		});
	}
}
