import type { Config } from './config.ts';
import type { Db } from './db/connect.ts';
import { randomPassword } from './db/embedded/password.ts';
import { loadDemo } from './demo/load.ts';
import { DEMO_LOGINS, type DemoLogin } from './demo/people.ts';
import { createFirstSuperuser } from './modules/auth/first-superuser.ts';

/** Who can sign in, for the lines printed at the start. */
export type Welcome = readonly DemoLogin[];

/** Fills an empty database; answers the logins to print, none when there was nothing to do. */
export async function firstRun(db: Db, config: Config): Promise<Welcome> {
	if (config.demo) {
		const isDemo = await loadDemo(db);
		return isDemo ? DEMO_LOGINS : [];
	}
	const password = config.superuserPassword ?? randomPassword();
	const created = await createFirstSuperuser(db, config.superuserUsername, password);
	if (!created || config.superuserPassword) return [];
	return [{ role: 'Super Admin', username: config.superuserUsername, password }];
}
