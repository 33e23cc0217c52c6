import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the database is, as files of SQL: `api/database`, or the copy beside the built API. */
export interface SqlFile {
	/** Without its folder and `.sql`: what it makes, for a table; the number and reason, for a migration. */
	name: string;
	text: string;
}

/** In the order in which they are laid down: each may use what stands before it. */
const LAID_DOWN = ['types', 'functions', 'views', 'triggers', 'policies', 'grants'];

const here = dirname(fileURLToPath(import.meta.url));
const FOLDER = join(here, existsSync(join(here, 'database')) ? 'database' : '../../database');

/** One file, by its path in `api/database`. */
export const readSql = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');

function filesIn(folder: string): SqlFile[] {
	return readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.sql'))
		.sort()
		.map((path) => ({ name: basename(path, '.sql'), text: readSql(join(folder, path)) }));
}

/** Tables of a database that is new, each after those that it refers to. */
export function tablesInOrder(): SqlFile[] {
	const files = filesIn('tables');
	const ordered: SqlFile[] = [];
	const isThere = (name: string) => ordered.some((file) => file.name === name);
	while (ordered.length < files.length) {
		const ready = files.filter(
			({ name, text }) =>
				!isThere(name) &&
				[...text.matchAll(/\bREFERENCES (\w+)/g)].every(
					([, other = '']) => other === name || isThere(other),
				),
		);
		if (ready.length === 0) throw new Error('Tables refer to each other in a circle');
		ordered.push(...ready);
	}
	return ordered;
}

/** What changed in tables since the baseline, oldest first. */
export const migrations = (): SqlFile[] => filesIn('migrations');

/** All that is laid down again when any of it changes, as one script, and the hash of it. */
export function codeOfSchema(): { script: string; hash: string } {
	const script = LAID_DOWN.flatMap((folder) => filesIn(folder).map(({ text }) => text)).join('\n');
	return { script, hash: createHash('sha256').update(script).digest('hex') };
}
