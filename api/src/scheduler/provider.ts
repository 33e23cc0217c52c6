import { endsIn, readTrust } from '@borlette/deploy/release';
import { STATE_RULES } from '@borlette/shared/contract/state';
import { type ProviderTodo, TODO_RULES } from '@borlette/shared/contract/todo.kinds';
import type { Config } from '../config/config.ts';
import { readEverywhere } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { releasePlace } from '../modules/releases/store.ts';
import { type BackupState, readBackups } from '../state/backups.ts';
import type { Running } from '../state/running.ts';
import { readDifferences } from '../todo/books.sql.ts';
import type { Cause, CauseOf } from '../todo/cause.ts';
import { readUnpaidInvoices } from '../todo/invoices.sql.ts';
import { keepProvider } from '../todo/keep.ts';
import { readServersAway } from '../todo/servers.sql.ts';
import { readDoubtedSources, readUnreadSources } from '../todo/sources.sql.ts';

export type BackupsKept = Pick<Config, 'backupDir' | 'bucketAccess' | 'databaseUrl' | 'demo'>;
export type ReleasesKept = Parameters<typeof releasePlace>[0];

const DAY_MS = 24 * 60 * 60_000;
/** Longer than who looks would wait: a slow network is no missing backup. */
const BACKUPS_MS = 30_000;

/** What the provider itself has to do. What cannot be read leaves what is known of it, and of everything else. */
export function keepingProvider(
	config: ReleasesKept & BackupsKept,
	running: Running,
	report: (error: Error) => void,
): (db: Pool) => Promise<void> {
	return async (db) => {
		const causes = new Map<ProviderTodo, readonly Cause[]>();
		const readings: ReadonlyArray<readonly [ProviderTodo, () => Promise<readonly Cause[]>]> = [
			['invoice_unpaid', () => readEverywhere(db, readUnpaidInvoices)],
			['source_doubted', () => readEverywhere(db, readDoubtedSources)],
			['source_unread', () => readEverywhere(db, readUnreadSources)],
			['server_away', () => readEverywhere(db, readServersAway)],
			['books_differ', () => readEverywhere(db, readDifferences)],
			['key_expiring', () => endingKeys(config)],
		];
		for (const [kind, read] of readings) {
			try {
				causes.set(kind, await read());
			} catch (error) {
				report(error as Error);
			}
		}
		try {
			const state = await readBackups(config, BACKUPS_MS);
			causes.set('backup_missing', missingBackups(config, running, state));
			causes.set('backup_late', lateBackups(state));
		} catch (error) {
			report(error as Error);
		}
		await keepProvider(db, causes);
	};
}

async function endingKeys(config: ReleasesKept): Promise<CauseOf<'key_expiring'>[]> {
	const place = releasePlace(config);
	if (!place) return [];
	const { storeDir, trustFile } = place;
	const ends = await endsIn({ storeDir, trust: readTrust(trustFile) });
	const near = Date.now() + TODO_RULES.keyDays * DAY_MS;
	return ends
		.filter(({ until }) => Date.parse(until) < near)
		.map(({ id, holder, until }) => ({
			subject: id,
			surcussale_id: null,
			grade: Date.parse(until) < Date.now() ? 'past' : '',
			due_at: until,
			facts: { holder, until },
		}));
}

const HOUSE = { surcussale_id: null, due_at: null };
const MINUTE_MS = 60_000;

/** A house whose database is another's affair, and one that is made up, need none of ours. */
function missingBackups(
	{ databaseUrl, demo }: BackupsKept,
	{ copying, since }: Running,
	state: BackupState | undefined,
): CauseOf<'backup_missing'>[] {
	// The first one is made when the process begins.
	const isBeginning = copying.progress || Date.now() - Date.parse(since) < MINUTE_MS;
	if (databaseUrl || demo || state?.bases.length || (state && isBeginning)) return [];
	return [{ subject: 'backup', grade: '', ...HOUSE, facts: {} }];
}

function lateBackups(state: BackupState | undefined): CauseOf<'backup_late'>[] {
	const newest = state?.bases[0]?.ended;
	if (!state || !newest) return [];
	const isBefore = (instant: string, ms: number) => Date.parse(instant) < Date.now() - ms;
	const late = (problem: 'base' | 'log', until: string) => [
		{ subject: problem, grade: '', ...HOUSE, facts: { problem, until } },
	];
	if (state.until && isBefore(state.until, STATE_RULES.logMinutes * MINUTE_MS)) {
		return late('log', state.until);
	}
	return isBefore(newest, STATE_RULES.backupHours * 60 * MINUTE_MS) ? late('base', newest) : [];
}
