import type { Migration } from 'kysely';
import { up as platform } from './0001-platform.ts';
import { up as signIn } from './0002-sign-in.ts';
import { up as network } from './0003-network.ts';
import { up as draws } from './0004-draws.ts';
import { up as fiches } from './0005-fiches.ts';
import { up as audit } from './0006-audit.ts';

/** In the order of their names. A published migration is never edited: write a further one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
	'0001-platform': { up: platform },
	'0002-sign-in': { up: signIn },
	'0003-network': { up: network },
	'0004-draws': { up: draws },
	'0005-fiches': { up: fiches },
	'0006-audit': { up: audit },
};

export const NEWEST_MIGRATION = Object.keys(MIGRATIONS).sort().at(-1) as string;
