import { execFileSync, spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readlinkSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/paths.mjs';
import { stagesOf, textOf } from './dockerfile.mjs';

/**
 * @import { Step } from './dockerfile.mjs'
 * @typedef {{ root: string, workdir: string, env: Record<string, string>, entrypoint: string[],
 *   command: string[] }} Image `workdir` on this machine
 * @typedef {{ context: string, roots: Map<string, string>, args: Record<string, string> }} Sources
 */

/**
 * What git has, less what .dockerignore leaves out: a folder as the builder is sent it.
 * @param {string} folder
 */
export function copyContext(folder) {
	const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
		cwd: ROOT,
		encoding: 'utf8',
	}).split('\n');
	const left = leftOut(textOf('.dockerignore'));
	const sent = names.filter(
		(each) => each && !left.test(each) && existsSync(path.join(ROOT, each)),
	);
	for (const name of sent) {
		cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
	}
}

/** The patterns of a .dockerignore in one: each with all that is below what it names. @param {string} text */
function leftOut(text) {
	const patterns = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
	const sources = patterns.map((pattern) =>
		pattern
			.replace(/[.+^$()|[\]{}\\]/g, '\\$&')
			.replace(/\*\*\//g, '\0')
			.replaceAll('*', '[^/]*')
			.replaceAll('\0', '(.*/)?'),
	);
	return new RegExp(`^(${sources.join('|')})(/|$)`);
}

/**
 * Does what the builder would do with a Dockerfile, with folders for images: the base images'
 * own content, users and owners are not there, so what it shows is that files and commands fit.
 * @param {{ text: string, context: string, folder: string, args?: Record<string, string>,
 *   given?: Record<string, string> }} parts `given`: folders that stand for stages made elsewhere
 * @returns {Image} the last image
 */
export function rehearse({ text, context, folder, args = {}, given = {} }) {
	const roots = new Map(Object.entries(given));
	/** @type {Image | undefined} */
	let image;
	for (const { name, steps } of stagesOf(text, args)) {
		if (name in given) continue;
		const root = path.join(folder, name || 'last');
		mkdirSync(root, { recursive: true });
		roots.set(name, root);
		/** @type {Image} */
		const made = { root, workdir: root, env: {}, entrypoint: [], command: [] };
		for (const step of steps) perform(step, made, { context, roots, args });
		image = made;
	}
	if (!image) throw new Error('The Dockerfile makes no image.');
	return image;
}

/** @param {string} text @returns {string[]} */
const words = (text) => (text.startsWith('[') ? JSON.parse(text) : text.split(' '));

/** @param {Step} step @param {Image} image @param {Sources} sources */
function perform({ instruction, value }, image, { context, roots, args }) {
	if (instruction === 'WORKDIR') {
		image.workdir = path.join(image.root, value);
		mkdirSync(image.workdir, { recursive: true });
	} else if (instruction === 'ENV') {
		for (const pair of value.split(' ')) {
			const at = pair.indexOf('=');
			image.env[pair.slice(0, at)] = pair.slice(at + 1);
		}
	} else if (instruction === 'COPY') copy(value, image, { context, roots });
	else if (instruction === 'RUN') run(value, image, args);
	else if (instruction === 'CMD') image.command = words(value);
	else if (instruction === 'ENTRYPOINT') image.entrypoint = words(value);
	else if (!['ARG', 'USER', 'EXPOSE', 'HEALTHCHECK'].includes(instruction)) {
		throw new Error(`The rehearsal does not know ${instruction}: teach it.`);
	}
}

/** As the builder does: of a folder its content; into a target that ends in a slash, by name.
 * @param {string} value @param {Image} image @param {Omit<Sources, 'args'>} sources
 */
function copy(value, image, { context, roots }) {
	const all = value.split(' ').filter((part) => !/^--ch(own|mod)=/.test(part));
	const stage = all.find((part) => part.startsWith('--from='))?.slice(7);
	const from = stage === undefined ? context : roots.get(stage);
	if (!from) throw new Error(`COPY ${value}: there is no such stage.`);
	const parts = all.filter((part) => !part.startsWith('--from='));
	const target = parts.pop() ?? '';
	const into = path.isAbsolute(target)
		? path.join(image.root, target)
		: path.join(image.workdir, target);
	for (const source of parts) {
		const file = path.join(from, source);
		const isIntoFolder = !statSync(file).isDirectory() && /\/$/.test(target);
		const goal = isIntoFolder || parts.length > 1 ? path.join(into, path.basename(source)) : into;
		linkTree(file, goal);
	}
}

/** A copy that takes no room, over what is there; packages are never written to. @param {string} from @param {string} to */
function linkTree(from, to) {
	const found = lstatSync(from);
	if (found.isDirectory()) {
		mkdirSync(to, { recursive: true });
		for (const name of readdirSync(from)) linkTree(path.join(from, name), path.join(to, name));
		return;
	}
	mkdirSync(path.dirname(to), { recursive: true });
	rmSync(to, { force: true });
	if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
	else linkSync(from, to);
}

/** Only what stays in its folder: an absolute path would be this machine's. @param {string} value @param {Image} image @param {Record<string, string>} args */
function run(value, { workdir, env }, args) {
	if (/(^|[\s"'=])\//.test(value)) throw new Error(`RUN ${value}: name paths from WORKDIR.`);
	const { status, stdout, stderr } = spawnSync('sh', ['-c', value], {
		cwd: workdir,
		env: { ...process.env, ...env, ...args },
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`RUN ${value}: exit code ${status}\n${stdout}\n${stderr}`);
}
