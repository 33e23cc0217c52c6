import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedProblem } from './problem.ts';

/** The user that PostgreSQL runs as when the API itself runs as root. */
export interface Account {
	name: string;
	uid: number;
	gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/** PostgreSQL refuses root: `undefined` when no other user is needed. */
export function unprivilegedAccount(): Account | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const users = readUsers();
	for (const name of CANDIDATES) {
		const [, , uid, gid] = users.find(([each]) => each === name) ?? [];
		if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
	}
	throw new EmbeddedProblem(
		`PostgreSQL does not run as root and there is no user ${CANDIDATES.join(' or ')}: start the API as an ordinary user, or set DATABASE_URL`,
	);
}

/** Of each what its line says: name, password, number, number of its group … */
const readUsers = (): string[][] =>
	readFileSync('/etc/passwd', 'utf8')
		.split('\n')
		.map((line) => line.split(':'));

/** As people know a user; its number, where it has no name. */
export function nameOfUser(uid: number): string {
	try {
		return readUsers().find(([, , each]) => Number(each) === uid)?.[0] ?? String(uid);
	} catch {
		return String(uid);
	}
}

/** What `spawn` takes to run a program as that user. */
export const asAccount = (account: Account | undefined) =>
	account ? { uid: account.uid, gid: account.gid } : {};

/** Whether that user can run the program; asked of the kernel, since modes alone don't tell. */
export function canRun(program: string, account: Account | undefined): boolean {
	return spawnSync(program, ['--version'], { cwd: '/', ...asAccount(account) }).status === 0;
}

/** Whether that user can write into the folder. Always true without a change of user. */
export function canWrite(folder: string, account: Account | undefined): boolean {
	if (!account) return true;
	const check = spawnSync('/bin/sh', ['-c', 'test -w "$0" && test -x "$0"', folder], {
		cwd: '/',
		...asAccount(account),
	});
	return check.status === 0;
}
