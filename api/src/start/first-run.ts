import { isGuessable } from '@borlette/shared/contract/password';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/environment.ts';
import type { Db, Pool } from '../db/connect.ts';
import { randomPassword } from '../db/embedded/password.ts';
import { createFirstSuperuser, hasSuperuser } from '../identity/first-superuser.sql.ts';
import { asGiven, hashPassword } from '../identity/password.ts';
import { hasDemo } from '../tools/demo/load.ts';
import { DEMO_LOGINS, type DemoLogin } from '../tools/demo/people.ts';

/** What was found or made at the start. */
export interface FirstRun {
	/** Who can sign in, for the lines printed at the start. */
	logins: Welcome;
	/** Its sign-ins are printed for everybody, so nobody must own one. */
	isDemo: boolean;
}
export type Welcome = readonly DemoLogin[];

/** Gives an empty database its first person; no logins when there was nothing to do. */
export async function firstRun(db: Pool, config: Config): Promise<FirstRun> {
	if (config.demo) {
		const isDemo = await hasDemo(db);
		if (!isDemo && !(await hasSuperuser(db))) {
			throw new ConfigError(
				'DEMO=1 needs DATABASE_OWNER_URL with this DATABASE_URL: only the owner can write what the demo sold',
			);
		}
		return { logins: isDemo ? DEMO_LOGINS : [], isDemo };
	}
	const password = config.superuserPassword ?? randomPassword();
	const created = await db.transaction().execute((tx) => createSuperuser(tx, config, password));
	const { superuserUsername: username } = config;
	const isTold = created && !config.superuserPassword;
	return { logins: isTold ? [{ role: 'Super Admin', username, password }] : [], isDemo: false };
}

/** Rolled back, and with it the start, where the environment gives a password that everybody guesses. */
async function createSuperuser(
	tx: Db,
	{ superuserUsername, brand }: Config,
	password: string,
): Promise<boolean> {
	// It is printed, or stands in a file: for the first sign-in, which chooses another.
	const stored = asGiven(await hashPassword(password));
	const created = await createFirstSuperuser(tx, superuserUsername, stored);
	if (created && isGuessable(password, [superuserUsername, brand])) {
		throw new ConfigError(
			'SUPERUSER_PASSWORD cannot be used: it is guessed too easily, give several words that have nothing to do with each other',
		);
	}
	return created;
}
