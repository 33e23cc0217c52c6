import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { runProgram } from './run-program.ts';
import { OWNER } from './server.ts';

export const DATABASE = 'borlette';

/** Makes `folder/data`, with the owner's role. */
export async function initialise(
	binaries: Binaries,
	folder: string,
	password: string,
	account: Account | undefined,
): Promise<void> {
	const passwordFile = join(folder, 'initdb.password');
	// Made beside its place and renamed: a start that was cut short leaves no half cluster.
	const draft = join(folder, 'data.new');
	rmSync(draft, { recursive: true, force: true });
	writeFileSync(passwordFile, password, { mode: 0o600 });
	if (account) chownSync(passwordFile, account.uid, account.gid);
	try {
		await runProgram(
			binaries.initdb,
			[
				`--pgdata=${draft}`,
				`--username=${OWNER}`,
				`--pwfile=${passwordFile}`,
				'--auth=scram-sha-256',
				'--encoding=UTF8',
				'--locale-provider=builtin',
				'--builtin-locale=C.UTF-8',
				'--locale=C',
				'--data-checksums',
			],
			account,
		);
	} finally {
		rmSync(passwordFile, { force: true });
	}
	renameSync(draft, join(folder, 'data'));
}

/** Makes the application's database, unless it is there. */
export async function createDatabase(url: string): Promise<void> {
	// A second server that is away is not waited for.
	const client = new pg.Client({
		connectionString: url,
		options: '-c synchronous_commit=local',
	});
	await client.connect();
	try {
		const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
		if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
	} finally {
		await client.end();
	}
}
