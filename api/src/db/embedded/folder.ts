import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { makeFolder } from '@borlette/shared/config/folders.mjs';
import { projectRoot } from '../../config/config.ts';
import { messageOf } from '../../errors.ts';
import { type Account, canWrite, nameOfUser } from './account.ts';
import { EmbeddedProblem } from './problem.ts';

/**
 * Folder of the cluster: `<dataDir>/postgres`, or one under /var/lib/borlette where the user that
 * PostgreSQL runs as cannot get at that (a project under /root, for example).
 */
export function clusterFolder(
	dataDir: string,
	account: Account | undefined,
	say: (message: string) => void,
): string {
	const wanted = join(dataDir, 'postgres');
	prepare(wanted, account);
	if (!account || canWrite(wanted, account)) return wanted;

	const project = createHash('sha256').update(`${projectRoot()}\n${dataDir}`).digest('hex');
	const reachable = join('/var/lib/borlette', project.slice(0, 12), 'postgres');
	prepare(reachable, account);
	if (!canWrite(reachable, account)) {
		throw new EmbeddedProblem(
			`The user ${account.name}, which PostgreSQL runs as, reaches neither ${wanted} nor ${reachable}: set DATA_DIR to a folder it can reach`,
		);
	}
	say(`The user ${account.name} cannot reach ${wanted}: the database is in ${reachable}`);
	return reachable;
}

function prepare(folder: string, account: Account | undefined): void {
	make(folder, account);
	const { uid } = statSync(folder);
	if (!account) {
		requireOurs(folder, uid);
		return;
	}
	if (uid !== 0 && uid !== account.uid) {
		throw new EmbeddedProblem(
			`The database in ${folder} is run by the user ${nameOfUser(uid)}: run this as that user (sudo -u ${nameOfUser(uid)} …). As root it would be taken away from it`,
		);
	}
	try {
		chownSync(folder, account.uid, account.gid);
		chmodSync(folder, 0o700);
	} catch (error) {
		// Of a disk that can only be read, or of another machine, which believes no root.
		throw new EmbeddedProblem(
			`${folder} cannot be given to the user ${account.name}, which PostgreSQL runs as (${messageOf(error)}): let its disk be written to, or set DATA_DIR to a folder of another`,
		);
	}
}

/** Whoever PostgreSQL runs as has to get to it, through folders that are made here, whatever the mask of this process is. */
function make(folder: string, account: Account | undefined): void {
	try {
		const first = makeFolder(folder, 0o755);
		if (!first || !account) return;
		for (let made = dirname(folder); made.length >= first.length; made = dirname(made)) {
			chmodSync(made, statSync(made).mode | 0o111);
		}
	} catch (error) {
		throw new EmbeddedProblem(
			`${folder} cannot be made (${messageOf(error)}): set DATA_DIR to a folder that can be written`,
		);
	}
}

function requireOurs(folder: string, uid: number): void {
	try {
		accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
	} catch {
		throw new EmbeddedProblem(
			`The user ${userInfo().username} may not write to ${folder}, which belongs to ${nameOfUser(uid)}: run this as that user, or set DATA_DIR to another folder`,
		);
	}
}
