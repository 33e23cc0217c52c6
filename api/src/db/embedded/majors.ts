import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../../config/kept-file.ts';
import { OtherVersion } from '../schema-version.ts';
import { embeddedMajor } from './binaries.ts';
import { formerServer } from './former.ts';

/** What a folder was carried over to, complete and on the disk, until it takes the place of `data`. */
export const READY = 'data.carried';

const KEPT = 'data-postgresql-';
/** Under which the files of a former PostgreSQL are kept beside those that took their place. */
export const keptName = (major: number): string => `${KEPT}${major}`;

/** Whose files these are; undefined: nobody's. */
export function majorOf(data: string): number | undefined {
	const file = join(data, 'PG_VERSION');
	return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/** The files of one major version cannot be opened by another. */
export function refuseOtherMajor(data: string): void {
	const found = majorOf(data);
	const ours = embeddedMajor();
	if (found === undefined || found === ours) return;
	throw new OtherVersion(
		`The data folder ${data} is of PostgreSQL ${found}, this version brings PostgreSQL ${ours}, which cannot open it. Nothing was changed. ${remedyFor(found, ours)}`,
	);
}

function remedyFor(found: number, ours: number): string {
	if (found > ours) return 'Start the version that made it, or restore a backup of before it';
	return formerServer(found)
		? 'npm run carry carries it over, and keeps it (docs/how-to/upgrade.md)'
		: 'Carry it over with a version of this product between that one and this (docs/how-to/upgrade.md)';
}

/** Puts a folder that is ready in place of that of the former major, which is kept beside it. */
export function swap(folder: string, major: number): void {
	renameSync(join(folder, 'data'), join(folder, keptName(major)));
	finishCarry(folder);
}

/** A swap that was cut off between its two steps is ended: what was is kept by then, and nothing in its place. */
export function finishCarry(folder: string): void {
	const data = join(folder, 'data');
	const ready = join(folder, READY);
	if (existsSync(data) || !existsSync(ready)) return;
	if (!readdirSync(folder).some((name) => name.startsWith(KEPT))) return;
	renameSync(ready, data);
	syncFolder(folder);
}
