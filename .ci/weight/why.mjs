import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { bytesOf } from './parts.mjs';

/** @import { Part } from './parts.mjs' */

/** `…/node_modules/.pnpm/react-dom@19/node_modules/react-dom/…`: the innermost package. */
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** `webpack://host/../shared/src/ui/theme/x.ts`: `shared/src/ui`. */
const OWN = /^webpack:\/\/([^/]*)\/(?:\.\.\/)*(?:\.\/)?(.*)$/;

/** Whom a source belongs to: a package, a folder of ours, the bundler's own code. @param {string} source */
function ownerOf(source) {
	const [, name] = PACKAGE.exec(source) ?? [];
	if (name) return name;
	const [, project = '', file = ''] = OWN.exec(source) ?? [];
	if (file.startsWith('webpack/')) return 'webpack runtime';
	const inProject = file.startsWith('src/') ? `${project}/${file}` : file;
	return inProject.split('/').slice(0, 3).join('/') || 'other';
}

/** Characters of a script by owner. @param {string} script of a file with its map beside it */
function charactersOf(script) {
	/** @type {Map<string, number>} */
	const sums = new Map();
	const map = new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')));
	/** @type {Map<string, string>} */
	const owners = new Map();
	for (const [line, text] of readFileSync(script, 'utf8').split('\n').entries()) {
		for (let column = 0; column < text.length; column += 1) {
			const entry = map.findEntry(line, column);
			const source = 'originalSource' in entry ? entry.originalSource : '';
			const owner = owners.get(source) ?? ownerOf(source);
			owners.set(source, owner);
			sums.set(owner, (sums.get(owner) ?? 0) + 1);
		}
	}
	return sums;
}

/**
 * What the bytes of a part are for: those of each script, as sent, shared out by the characters that
 * each owner has in it. Whatever has no source map stands under its own name.
 * @param {string} root of the repository @param {Part} part
 * @returns {[owner: string, bytes: number][]} heaviest first
 */
function ownersOf(root, { files }) {
	/** @type {Map<string, number>} */
	const owners = new Map();
	/** @param {string} owner @param {number} bytes */
	const add = (owner, bytes) => owners.set(owner, (owners.get(owner) ?? 0) + bytes);
	for (const file of files) {
		const bytes = bytesOf(root, file);
		const characters = sourcesOf(path.join(root, file));
		const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
		if (all === 0) add(path.basename(file), bytes);
		for (const [owner, count] of characters) add(owner, (bytes * count) / all);
	}
	return [...owners].sort((a, b) => b[1] - a[1]);
}

/** @param {string} file @returns {Map<string, number>} */
function sourcesOf(file) {
	try {
		return charactersOf(file);
	} catch {
		return new Map();
	}
}

const COLUMN = 44;
/** @param {number} bytes */
export const kB = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** For people: what each part is made of. @param {string} root @param {Part} part @param {number} [most] rows */
export function whyOf(root, part, most = 40) {
	const owners = ownersOf(root, part);
	const total = owners.reduce((sum, [, bytes]) => sum + bytes, 0);
	/** @param {string} name @param {number} bytes */
	const row = (name, bytes) =>
		`  ${name.padEnd(COLUMN)}${kB(bytes).padStart(10)}${`${((100 * bytes) / total).toFixed(1)} %`.padStart(9)}`;
	const rest = owners.slice(most);
	const more = rest.reduce((sum, [, bytes]) => sum + bytes, 0);
	return [
		`${part.name}: ${kB(total)}`,
		...owners.slice(0, most).map(([name, bytes]) => row(name, bytes)),
		...(rest.length > 0 ? [row(`${rest.length} others`, more)] : []),
	].join('\n');
}
