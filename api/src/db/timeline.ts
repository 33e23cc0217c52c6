import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../config/kept-file.ts';
import type { Memory, Reached } from './servers.ts';

/** Which promotion was reached, kept in a folder: after a start too a server that was overtaken is known. */
export function timelineIn(folder: string): Memory {
	const file = join(folder, 'timeline.json');
	return {
		reached() {
			try {
				return JSON.parse(readFileSync(file, 'utf8')) as Reached;
			} catch {
				return undefined;
			}
		},
		keep: (reached) => replaceFile(file, `${JSON.stringify(reached)}\n`),
	};
}
