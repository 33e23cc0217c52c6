import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Config, readConfig } from '../../config/config.ts';
import { connect, type Pool } from '../../db/connect.ts';
import { startCluster } from '../../db/embedded/cluster.ts';
import { findCluster } from '../../db/embedded/running.ts';
import { layDownSecond } from '../../second/follow.ts';
import { invite } from '../../second/invitation.ts';
import { SecondProblem } from '../../second/problem.ts';
import { followerOf, followingOf } from '../../second/second.sql.ts';
import { keepSynchronous } from '../../second/synchronous.ts';
import { ProgressBar } from '../console/progress-bar.ts';
import { CommandError, runCommand } from '../console/run.ts';

const HELP = `A second server: another machine has the same database a moment later, and goes on with it when
the first one is lost (npm run promote).

  npm run second -- --invite FILE   on the first machine, where npm start runs: writes what the second needs
  npm run second -- --with FILE     on the second: lays everything down in DATA_DIR, then follows
  npm run second                    on the second: follows again
  npm run second -- --state         on either: how far the second is behind

FILE holds keys and passwords: carry it over as you would those, and delete it.
Both machines need DATABASE_LISTEN, an address that the other one reaches.
Ends with Ctrl-C. Exit code: 0, or 2 when something could not be done.
`;

const OPTIONS = {
	invite: { type: 'string' },
	with: { type: 'string' },
	state: { type: 'boolean', default: false },
} as const;

runCommand({ help: HELP, options: OPTIONS }, async (given) => {
	const config = readConfig();
	if (given.invite) await writeInvitation(config, path.resolve(given.invite));
	else if (given.state) await tellState(config);
	else await follow(config, given.with);
	return 0;
});

async function writeInvitation(config: Config, to: string): Promise<void> {
	const { address } = await invite(config, to);
	process.stdout.write(
		`${to} lets a machine follow ${address.host}:${address.port}. There: npm run second -- --with FILE\n`,
	);
}

async function follow(config: Config, invitation: string | undefined): Promise<void> {
	const { dataDir, databaseListen } = config;
	if (!databaseListen)
		throw new SecondProblem('Give DATABASE_LISTEN, an address of this machine: 10.0.0.2:5432');
	if (invitation) {
		const place = { dataDir, listen: databaseListen };
		await layDownSecond(path.resolve(invitation), place, new ProgressBar());
	} else if (!findCluster(dataDir)?.isFollowing && !existsSync(path.join(dataDir, 'second.json')))
		throw new SecondProblem(
			`Nothing is in ${dataDir} yet: begin with npm run second -- --with INVITATION`,
		);
	const stopping = new AbortController();
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
		process.on(signal, () => stopping.abort());
	const cluster = await startCluster({ dataDir, listen: databaseListen, say });
	const owner = connect(cluster.ownerUrl, { max: 1 });
	say(`It is reached at ${databaseListen.host}:${databaseListen.port}`);
	try {
		const options = { say, signal: stopping.signal };
		void keepSynchronous(cluster.ownerUrl, config.synchronous, options);
		await Promise.race([tellChanges(owner, stopping.signal), cluster.ended]);
	} finally {
		await owner.destroy();
		await cluster.stop();
	}
	if (!stopping.signal.aborted) throw new CommandError('PostgreSQL ended unexpectedly');
}

/** Says how it stands whenever that changes. */
async function tellChanges(owner: Pool, signal: AbortSignal): Promise<void> {
	let before = '';
	while (!signal.aborted) {
		const now = await stateOf(owner);
		if (now !== before) say(now);
		before = now;
		await wait(1_000, undefined, { signal }).catch(() => undefined);
	}
}

async function stateOf(owner: Pool): Promise<string> {
	const { isFollowing, isConnected } = await followingOf(owner);
	if (!isFollowing) return 'This server has been promoted: it is the one that sells';
	return isConnected ? 'Follows' : 'The first server does not answer: waiting for it';
}

async function tellState({ dataDir }: Config): Promise<void> {
	const found = findCluster(dataDir);
	if (!found?.ownerUrl) throw new SecondProblem(`No database runs in ${dataDir}`);
	const owner = connect(found.ownerUrl, { max: 1 });
	try {
		const state = await followingOf(owner);
		if (state.isFollowing) {
			say(
				`${await stateOf(owner)}. ${state.bytesUnread} bytes to be taken in; has everything until ${state.until ?? 'it was laid down'}`,
			);
			return;
		}
		const follower = await followerOf(owner);
		if (!follower) say('Nobody follows this server');
		else
			say(
				`${follower.address} follows (${follower.state}, ${follower.isSynchronous ? 'synchronous' : 'asynchronous'}): ${follower.bytesBehind} bytes behind on its disk, ${follower.bytesUnread} in what it shows, ${(follower.secondsBehind ?? 0).toFixed(3)} s`,
			);
	} finally {
		await owner.destroy();
	}
}

function say(text: string): void {
	process.stdout.write(`${text}\n`);
}
