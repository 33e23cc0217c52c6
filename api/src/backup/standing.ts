import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { connect } from '../db/connect.ts';
import { findCluster } from '../db/embedded/running.ts';
import { releaseLog } from './backup.sql.ts';
import type { Copying } from './copying.ts';
import { type BackedUp, Backups } from './keep.ts';

/** What the last seconds did may be lost with the disk; no more. */
const LOG_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 60_000;

/** Keeps backups of the embedded PostgreSQL until the signal, where they are wanted. */
export function keepBackups(
	config: BackedUp,
	{ log, copying }: { log: FastifyBaseLogger; copying: Copying },
	signal: AbortSignal,
): void {
	const { backupDir, databaseUrl, dataDir } = config;
	if (databaseUrl) return;
	if (!backupDir) {
		void stopHolding(dataDir).catch((error) => log.error({ err: error }, 'The log is still kept'));
		return;
	}
	const backups = new Backups({ ...config, backupDir }, (message) => log.warn(message));
	const repeat = async (
		what: 'log' | 'base',
		work: () => Promise<unknown>,
		everyMs: number,
	): Promise<void> => {
		while (!signal.aborted) {
			const failure = await work().then(
				() => '',
				(error: Error) => error.message,
			);
			// Said once, also where it keeps both from being kept: the provider's page and What is to be done go on saying it.
			if (failure && ![...copying.failures.values()].includes(failure)) {
				log.error(`Backups are not kept: ${failure}`);
			}
			copying.failures.set(what, failure);
			await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
		}
	};
	void repeat('log', backups.keepLog, LOG_EVERY_MS);
	void repeat(
		'base',
		async () => (await backups.isDue()) && backups.take({ progress: copying }),
		LOOK_EVERY_MS,
	);
}

/** Backups were wanted before: PostgreSQL would keep its log for nobody. */
async function stopHolding(dataDir: string): Promise<void> {
	const ownerUrl = findCluster(dataDir)?.ownerUrl;
	if (!ownerUrl) return;
	const db = connect(ownerUrl, { max: 1 });
	try {
		await releaseLog(db);
	} finally {
		await db.destroy();
	}
}
