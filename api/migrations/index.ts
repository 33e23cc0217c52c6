import type { Migration } from 'kysely';
import * as platform from './0001-platform.ts';
import * as signIn from './0002-sign-in.ts';
import * as network from './0003-network.ts';
import * as draws from './0004-draws.ts';
import * as fiches from './0005-fiches.ts';
import * as audit from './0006-audit.ts';

/** In the order of their names. A published migration is never edited: write a further one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
	'0001-platform': platform,
	'0002-sign-in': signIn,
	'0003-network': network,
	'0004-draws': draws,
	'0005-fiches': fiches,
	'0006-audit': audit,
};

export const NEWEST_MIGRATION = Object.keys(MIGRATIONS).sort().at(-1) as string;
