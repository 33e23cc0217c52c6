import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the data of PostgreSQL, so that it is renamed, copied and restored with them. */
const FILE = 'carried.json';

/** Databases of earlier PostgreSQLs whose rows were carried over to this one, by the number that each keeps for good. */
export function systemsBefore(data: string): readonly string[] {
	const file = join(data, FILE);
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).systems : [];
}

/** The file that says so, and what it says. */
export const carriedFile = (systems: readonly string[]): { name: string; text: string } => ({
	name: FILE,
	text: `${JSON.stringify({ systems })}\n`,
});
