import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { ROOT } from './paths.mjs';
import { report } from './report.mjs';

/**
 * What a script says of itself: its first comment, without the marks.
 * @param {string} file
 */
export function aboutScript(file) {
	const [, comment = ''] = readFileSync(file, 'utf8').match(/\/\*\*(.*?)\*\//s) ?? [];
	return comment.replace(/^\s*\* ?/gm, '').trim();
}

/**
 * The line of a script that is run by itself: `--help` prints what the script says of itself, and what it does not know ends
 * it in a sentence, before it did anything.
 * @template {import('./arguments.mjs').Options} [O={}]
 * @param {string} file of the script
 * @param {{ options?: O, takesNames?: boolean }} [what] as `readArguments` takes it
 * @returns {{ names: string[], values: import('./arguments.mjs').Values<O> }}
 */
export function readScript(file, what = {}) {
	try {
		const read = readArguments({ ...what, command: `node ${path.relative(ROOT, file)}` });
		if (!read.values.help) return read;
		console.log(aboutScript(file));
	} catch (error) {
		report(error);
	}
	process.exit();
}
