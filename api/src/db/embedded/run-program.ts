import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { type Account, asAccount } from './account.ts';

interface Run {
	/** Exit codes that are no failure. */
	accepted?: readonly number[];
	/** Ends it before. */
	signal?: AbortSignal | undefined;
}

/** Runs a program to its end as `account`; returns its exit code, throws at an unexpected one. */
export async function runProgram(
	program: string,
	args: readonly string[],
	account: Account | undefined,
	{ accepted = [0], signal }: Run = {},
): Promise<number> {
	const child = spawn(program, args, {
		cwd: '/',
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, LC_ALL: 'C' },
		...asAccount(account),
		signal,
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			output += chunk;
		});
	}
	const [code] = (await once(child, 'close')) as [number | null];
	if (code !== null && accepted.includes(code)) return code;
	throw new Error(`${basename(program)} failed (${code}):\n${output.trim()}`);
}
