import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { runProgram } from './run-program.ts';

/**
 * A server that outlived its API (kill -9, power of the process manager) is stopped: in order, or at once where nobody wants
 * its files.
 */
export async function stopOrphan(
	binaries: Binaries,
	data: string,
	account: Account | undefined,
	say: (message: string) => void,
	{ mode = 'fast', signal }: { mode?: 'fast' | 'immediate'; signal?: AbortSignal | undefined } = {},
): Promise<void> {
	if (!existsSync(join(data, 'postmaster.pid'))) return;
	const status = await runProgram(binaries.pg_ctl, ['status', '-D', data], account, {
		accepted: [0, 3, 4],
	});
	if (status !== 0) return;
	say('A PostgreSQL of an earlier run is still there: stopping it first');
	// Until it has written what it holds, however slow its disk is.
	const args = ['stop', '-D', data, '-m', mode, '-w', '-t', '86400'];
	await runProgram(binaries.pg_ctl, args, account, { signal });
}
