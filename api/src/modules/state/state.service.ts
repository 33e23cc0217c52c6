import type { State } from '@borlette/shared/contract/state';
import { type BackedUp, Backups } from '../../backup/keep.ts';
import { BackupProblem } from '../../backup/problem.ts';
import { ApiFailure, messageOf } from '../../errors.ts';
import type { Queues } from '../../http/lanes.ts';
import type { Context } from '../../http/route.ts';
import { readBackups } from '../../state/backups.ts';
import { houseState } from '../../state/house.sql.ts';
import { type Running, VERSION } from '../../state/running.ts';

export interface StateParts {
	config: BackedUp;
	running: Running;
	queues: Queues;
}

export async function readState({ db }: Context, parts: StateParts): Promise<State> {
	const { at, frozen_age, ...database } = await houseState(db);
	return {
		at,
		process: processOf(parts),
		database,
		backup: await backupOf(parts),
		is_foreign: parts.config.databaseUrl !== undefined,
	};
}

function processOf({ running, queues }: StateParts): State['process'] {
	return {
		since: running.since,
		version: VERSION,
		memory_bytes: process.memoryUsage.rss(),
		loop_ms: running.loopMs,
		streams: running.streams(),
		lanes: queues.all().map(({ atWork: at_work, ...lane }) => ({ ...lane, at_work })),
		jobs: running.jobs.all().map(({ name, everyMs, endedAt, tookMs, lateMs, failure }) => ({
			name,
			every_seconds: Math.round(everyMs / 1_000),
			ended_at: endedAt,
			took_ms: tookMs,
			late_seconds: Math.round(lateMs / 1_000),
			failure,
		})),
	};
}

async function backupOf({ config, running }: StateParts): Promise<State['backup']> {
	const state = await readBackups(config);
	if (!state) return null;
	const { progress, failure } = running.copying;
	return { ...state, copying: progress ?? null, failure };
}

/** Begins a copy of everything, which goes on when it is answered. */
export async function beginBackup(
	{ trail }: Context,
	{ config, running }: StateParts,
	failed: (error: unknown) => void,
): Promise<void> {
	const { copying } = running;
	const { backupDir } = config;
	if (!backupDir || config.databaseUrl || copying.progress) throw new ApiFailure('conflict');
	// Whoever asks a moment later finds it begun.
	copying.begin('', 0);
	await trail({ action: 'create', type: 'backup', id: 'base', label: backupDir });
	void takeCopy({ ...config, backupDir }, copying).catch(failed);
}

async function takeCopy(
	config: BackedUp & { backupDir: string },
	copying: Running['copying'],
): Promise<void> {
	try {
		await new Backups(config, () => undefined).take({ progress: copying });
		copying.failures.set('base', '');
	} catch (error) {
		copying.failures.set('base', messageOf(error));
		if (!(error instanceof BackupProblem)) throw error;
	} finally {
		copying.end();
	}
}
