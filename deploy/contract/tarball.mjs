import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../shared/config/folders.mjs';
import { Failure } from '../local/failure.mjs';
import { runTool } from '../local/processes.mjs';

/** @param {string} file @param {unknown} value */
export const writeJson = (file, value) =>
	writeFileSync(file, `${JSON.stringify(value, null, '\t')}\n`);

/** Every file below a folder, by its path with `/`; sorted. @param {string} folder */
const filesIn = (folder) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
		.map((name) => name.split(path.sep).join('/'))
		.sort();

/** Tests are of this repository: elsewhere nobody can run them. @param {string} folder @throws {Failure} */
function refuseTests(folder) {
	const tests = filesIn(folder).filter((name) => /\.test(-d)?\./.test(name));
	if (tests.length === 0) return;
	throw new Failure('Nothing was packed: leave these tests out where the files are chosen:', {
		output: tests.join('\n'),
	});
}

/** Hash of every file's name and bytes. @param {string} folder */
function contentOf(folder) {
	const hash = createHash('sha256');
	for (const name of filesIn(folder)) {
		const content = readFileSync(path.join(folder, name));
		hash.update(`${name} ${content.length}\n`).update(content);
	}
	return hash.digest('hex').slice(0, 12);
}

/**
 * Packs a folder as `npm install` takes it, with a version from its content: the same one has the same
 * version, and an install sees any other.
 * @param {string} place @param {{ name: string, version: string }} manifest its package.json, with the version that people know
 * @param {string} folder where the file goes
 * @returns {Promise<string>} path of the .tgz
 * @throws {Failure} for a test among its files
 */
export async function tarball(place, manifest, folder) {
	refuseTests(place);
	writeJson(path.join(place, 'package.json'), manifest);
	const version = `${manifest.version}-c${contentOf(place)}`;
	writeJson(path.join(place, 'package.json'), { ...manifest, version });
	makeFolder(folder);
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const args = ['pack', '--silent', '--pack-destination', folder];
	const { code, output } = await runTool(npm, args, { cwd: place });
	if (code !== 0) throw new Failure(`${manifest.name} could not be packed; npm said:`, { output });
	return path.join(folder, `${manifest.name.slice(1).replace('/', '-')}-${version}.tgz`);
}
