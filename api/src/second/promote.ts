import type { Config } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { startCluster } from '../db/embedded/cluster.ts';
import { findCluster } from '../db/embedded/running.ts';
import { asFollower } from './base-backup.sql.ts';
import { addressIn, type Entry, entryIn, followerUrl } from './invitation.ts';
import { SecondProblem } from './problem.ts';
import { type Following, followingOf, promoteServer } from './second.sql.ts';

/**
 * Makes the server of this folder the one that sells. Refuses while the first one answers, unless it is to be done all the same.
 * @returns how it stood when it was promoted
 */
export async function promote(
	{ dataDir, databaseListen }: Config,
	{ evenSo }: { evenSo: boolean },
): Promise<Following> {
	const entry = await entryIn(dataDir);
	const found = findCluster(dataDir);
	if (!found?.isFollowing) throw new SecondProblem(`${dataDir} follows nobody: it sells already`);
	if (!evenSo && (await answers(entry))) {
		throw new SecondProblem(
			`The first server (${addressIn(entry)}) answers: two would sell. Stop it first, so that nothing is lost; or give --even-so, where its API is cut off from the terminals`,
		);
	}
	const ours = found.ownerUrl ? undefined : await startCluster({ dataDir, listen: databaseListen });
	const owner = connect(ours?.ownerUrl ?? found.ownerUrl ?? '', { max: 1 });
	try {
		const before = await followingOf(owner);
		await promoteServer(owner);
		return before;
	} finally {
		await owner.destroy();
		await ours?.stop();
	}
}

const answers = (entry: Entry): Promise<boolean> =>
	asFollower(followerUrl(entry), async () => true).catch(() => false);
