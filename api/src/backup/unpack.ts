import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { Progress } from './base.ts';
import { give, layDown } from './lay-down.ts';
import { fillUp, neededBy } from './log.ts';
import type { Base, Place } from './place.ts';
import { BackupProblem } from './problem.ts';
import { unseal } from './sealed.ts';
import { DATABASE_PART, FILES_PART, PASSWORD_PART } from './source.ts';

export const notAsWritten = (place: Place, file: string) =>
	new BackupProblem(
		`${place.address}/${file} is not as it was written: give a moment with --at that another copy serves, and make one that rests on none: npm run backup -- --whole`,
	);

/** The copy itself, then those that it rests on. */
export async function archivesOf(place: Place, base: Base): Promise<Base[]> {
	const { rests = [] } = base;
	const all = rests.length > 0 ? await place.all() : [];
	const others = rests.map((name) => {
		const found = all.find((each) => each.name === name);
		if (!found) throw notAsWritten(place, place.baseFile(name));
		return found;
	});
	return [base, ...others];
}

interface Target {
	base: Base;
	/** `base` and those that it rests on. */
	archives: readonly Base[];
	/** Of the embedded PostgreSQL. */
	folder: string;
	dataDir: string;
	identity: string;
}

/** Where the parts of an archive go. */
const rootsOf = ({ folder, dataDir }: Target): Readonly<Record<string, string>> => ({
	[PASSWORD_PART]: path.join(folder, PASSWORD_PART),
	[DATABASE_PART]: path.join(folder, 'data'),
	[FILES_PART]: dataDir,
});

/** Each file out of the archive that the copy's listing names; without a listing the copy has all of them. */
export async function unpackAll(place: Place, target: Target, progress?: Progress): Promise<void> {
	const { base, archives } = target;
	const listing = await place.listing(base);
	if (archives.length > 1 && !listing) throw notAsWritten(place, `list of ${base.name}`);
	const missing = new Set<string>();
	for (const [name, file] of listing ?? []) if (file.in !== base.name) missing.add(name);
	progress?.begin(`Unpacking the copy of ${base.ended}`, sizeOf(archives));
	for (const { name: copy } of archives) {
		const isWanted = (name: string): boolean =>
			listing?.get(name)?.in === copy && missing.delete(name);
		await unpack(place, { ...target, copy, isWanted }, progress);
	}
	const [first] = missing;
	if (first) throw new BackupProblem(`${first} is in no archive of ${place.address}`);
}

const sizeOf = (archives: readonly Base[]): number =>
	archives.reduce((sum, { bytes }) => sum + bytes, 0);

async function unpack(
	place: Place,
	target: Target & { copy: string; isWanted: (name: string) => boolean },
	progress?: Progress,
): Promise<void> {
	const { copy, isWanted, identity } = target;
	const roots = rootsOf(target);
	const file = place.baseFile(copy);
	const archive = extract();
	const reading = pipeline(await unseal(place, file, identity), archive);
	// Whoever reads the archive throws it too.
	reading.catch(() => undefined);
	const placeOf = (name: string, isFolder: boolean) => {
		const [part = '', ...inside] = name.split('/').filter(Boolean);
		const root = roots[part];
		if (!root) throw new BackupProblem(`${file} is of another version of this product: ${name}`);
		// Folders are all in the copy itself; those of others may have gone since.
		if (copy !== target.base.name && (isFolder || !isWanted(name))) return undefined;
		return { root, inside, isDatabase: part === DATABASE_PART };
	};
	await layDown(archive, placeOf, (bytes) => progress?.advance(bytes));
	await reading;
}

export async function layDownLog(
	place: Place,
	{ base, logFolder, identity }: { base: Base; logFolder: string; identity: string },
	progress?: Progress,
): Promise<void> {
	const names = neededBy(base, await place.logs());
	progress?.begin('Unpacking what was done since', names.length);
	await mkdir(logFolder, { mode: 0o700 });
	await give(logFolder);
	for (const name of names) {
		const file = path.join(logFolder, name.replace('.partial', ''));
		await pipeline(await unseal(place, place.logFile(name), identity), createWriteStream(file));
		if (name.endsWith('.partial')) await fillUp(file);
		await give(file);
		progress?.advance(1);
	}
}
