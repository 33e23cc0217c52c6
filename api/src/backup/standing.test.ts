import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { NO_ACCESS } from '../tools/testing/places.ts';
import { Copying } from './copying.ts';
import { keepBackups } from './standing.ts';

test('what keeps both the log and the copies from being kept is said once', async () => {
	const dataDir = await mkdtemp(path.join(tmpdir(), 'borlette-standing-'));
	const lines: string[] = [];
	const log = { error: (line: string) => void lines.push(line) } as unknown as FastifyBaseLogger;
	const copying = new Copying();
	const stopping = new AbortController();
	keepBackups(
		{
			...{ dataDir, backupDir: path.join(dataDir, 'kept'), backupsKept: 1 },
			...{ bucketAccess: NO_ACCESS, backupRecipient: undefined },
			...{ storeDir: undefined, databaseUrl: undefined },
		},
		{ log, copying },
		stopping.signal,
	);
	while (copying.failures.size < 2) await setImmediate();
	stopping.abort();
	await rm(dataDir, { recursive: true });
	expect([...copying.failures.values()]).toEqual(Array(2).fill(`No database runs in ${dataDir}`));
	expect(lines).toEqual([`Backups are not kept: No database runs in ${dataDir}`]);
});
