import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a file changes for all that load a module, or ask for the time, after it. */
const CHANGES_OTHERS =
	/\bjest\.(mock|doMock|unmock|isolateModules\w*|resetModules|useFakeTimers)\b/;

/** Before the name of a test that was run together with others, as Jest's report has it. */
export const TOGETHER = 'file ';

/** @typedef {{ file: string, source: string }} Test */

/**
 * Files of tests that Jest runs as if each group were one file. Jest loads every module anew for each file, which
 * is close to half of what short ones take (docs/code-in-numbers.md). A group is made of neighbours, so that it
 * stays the same from run to run. Files that change what others of a group rely on run by themselves.
 * @param {string} root
 * @param {string} name of the folder in `.cache/together` that the groups are written to
 * @param {string[]} files from the root
 * @param {number} count how many groups
 * @returns {string[]} what Jest runs: files by themselves, then groups
 */
export function together(root, name, files, count) {
	const folder = groupsFolder(root, name);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const tests = files.map((file) => ({
		file,
		source: readFileSync(path.join(root, file), 'utf8'),
	}));
	const apart = tests.filter(({ source }) => CHANGES_OTHERS.test(source));
	const groups = inGroups(
		tests.filter((test) => !apart.includes(test)),
		count,
	);
	return [
		...apart.map(({ file }) => path.join(root, file)),
		...groups.map((group, index) => written(root, path.join(folder, `${index}.test.ts`), group)),
	];
}

/** @param {string} root @param {string} name */
export const groupsFolder = (root, name) => path.join(root, '.cache', 'together', name);

/**
 * Neighbours, each group with about as much to read as the others.
 * @param {Test[]} tests @param {number} count @returns {Test[][]}
 */
function inGroups(tests, count) {
	const whole = tests.reduce((sum, { source }) => sum + source.length, 0);
	/** @type {Test[][]} */
	const groups = Array.from({ length: count }, () => []);
	let before = 0;
	for (const test of tests) {
		const middle = before + test.source.length / 2;
		groups[Math.floor((middle / whole) * count)]?.push(test);
		before += test.source.length;
	}
	return groups.filter((group) => group.length > 0);
}

/** @param {string} root @param {string} group its own file @param {Test[]} tests @returns {string} `group` */
function written(root, group, tests) {
	writeFileSync(group, tests.map(({ file }) => loading(root, file)).join('\n'));
	return group;
}

/** A file that cannot be loaded fails alone. @param {string} root @param {string} file */
const loading = (root, file) => `describe(${JSON.stringify(TOGETHER + file)}, () => {
	try {
		require(${JSON.stringify(path.join(root, file))});
	} catch (error) {
		test('is loaded', () => {
			throw error;
		});
	}
});`;
