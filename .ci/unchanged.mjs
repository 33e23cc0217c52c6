import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from './files.mjs';

/** @typedef {Pick<import('./stages.mjs').Stage, 'name' | 'reads'>} Reading */

/** Every stage is this code, and what stands at the root of the repository. */
const ALWAYS = ['.ci'];

/** @param {string} root @param {string} name */
const noteOf = (root, name) => path.join(root, '.cache', 'stages', name);

/**
 * One hash of the names and contents of what a stage reads, and of what runs it.
 * @param {string} root @param {Reading} stage `reads`: folders; without it every one
 */
function stampOf(root, { reads }) {
	const hash = createHash('sha256').update(
		`${process.version} ${process.platform}-${process.arch}`,
	);
	const folders = reads && [...reads, ...ALWAYS];
	for (const file of ownFiles(root, /./)) {
		const [folder, ...rest] = file.split('/');
		if (folders && rest.length > 0 && !folders.includes(folder ?? '')) continue;
		const content = readFileSync(path.join(root, file));
		hash.update(`${file}\0${content.length}\0`).update(content);
	}
	return `${hash.digest('hex')}\n`;
}

/**
 * Whether a stage was good on this machine with the very files that it reads.
 * @param {string} root @param {Reading} stage @returns {boolean}
 */
export function wasGood(root, stage) {
	try {
		return readFileSync(noteOf(root, stage.name), 'utf8') === stampOf(root, stage);
	} catch {
		return false;
	}
}

/**
 * Of a stage that begins: `note` is called when it was good. Files that were changed while it ran are not
 * those it was good with.
 * @param {string} root @param {Reading} stage
 */
export function watched(root, stage) {
	const before = stampOf(root, stage);
	return {
		note() {
			if (stampOf(root, stage) !== before) return;
			mkdirSync(path.dirname(noteOf(root, stage.name)), { recursive: true });
			writeFileSync(noteOf(root, stage.name), before);
		},
	};
}
