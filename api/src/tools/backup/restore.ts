import path from 'node:path';
import { identityIn, KEY_FILE } from '../../backup/identity.ts';
import { placeToRead } from '../../backup/place-at.ts';
import { BackupProblem } from '../../backup/problem.ts';
import { restore } from '../../backup/restore.ts';
import { readConfig } from '../../config/config.ts';
import { connect } from '../../db/connect.ts';
import { allAnchors, wronglySigned } from '../../trail/anchors.ts';
import { ProgressBar } from '../console/progress-bar.ts';
import { runCommand } from '../console/run.ts';
import { reconcile } from '../reconcile/reconcile.ts';

const HELP = `Lays everything down in a new folder as it was at a moment, and works the books out again there.
What runs elsewhere is not touched.

  npm run restore -- --to ./restored
  npm run restore -- --to ./restored --at "2026-11-20 14:31" --from /media/disk/borlette --key ./backup.key

  --to FOLDER     a new folder, which becomes DATA_DIR
  --at MOMENT     in this machine's zone unless it says another (2026-11-20T14:31:00-05:00); without
                  it all that is kept
  --from PLACE    folder or s3://bucket/prefix where the backups are, in place of BACKUP_DIR
  --key FILE      the secret key that they were sealed for, in place of DATA_DIR/${KEY_FILE}
  --help          this text

Exit code: 0 when the books are right, 1 when reconcile found a difference, 2 when nothing was restored.
`;

const OPTIONS = {
	to: { type: 'string' },
	at: { type: 'string' },
	from: { type: 'string' },
	key: { type: 'string' },
} as const;

runCommand({ help: HELP, options: OPTIONS }, async ({ to, at, from, key }) => {
	const config = readConfig();
	const address = from ?? config.backupDir;
	if (!to) throw new BackupProblem('Give a new folder: --to FOLDER');
	if (!address) throw new BackupProblem('Say where the backups are: --from PLACE, or BACKUP_DIR');
	const dataDir = path.resolve(to);
	const identity = await identityIn(key ?? path.join(config.dataDir, KEY_FILE));
	const bar = new ProgressBar();
	const place = await placeToRead(address, config.bucketAccess);
	const { cluster, until } = await restore(place, { at: momentOf(at), dataDir, identity }, bar);
	try {
		const differences = await check(cluster.ownerUrl, dataDir, bar);
		const last = until
			? `The last thing that was done is of ${until}.`
			: 'Nothing was done since the copy.';
		process.stdout.write(
			`${dataDir} is as it was. ${last} reconcile: ${differences} differences.\nStart it with DATA_DIR=${dataDir} npm start\n`,
		);
		return differences === 0 ? 0 : 1;
	} finally {
		await cluster.stop();
	}
});

function momentOf(text: string | undefined): Date | undefined {
	if (text === undefined) return undefined;
	const moment = new Date(text.trim().replace(' ', 'T'));
	if (!Number.isNaN(moment.getTime())) return moment;
	throw new BackupProblem(`"${text}" is no moment: write it as 2026-11-20 14:31`);
}

async function check(ownerUrl: string, dataDir: string, bar: ProgressBar): Promise<number> {
	const db = connect(ownerUrl, { max: 1 });
	const places = { dataDir };
	try {
		const { count } = await reconcile(db, {
			company: undefined,
			anchors: await allAnchors(places),
			forged: await wronglySigned(places),
			most: 20,
			onCompany: ({ ref_code }, rows) => bar.begin(`Checking ${ref_code || 'the provider'}`, rows),
			onRow: () => bar.advance(),
			onSum: () => undefined,
		});
		return count;
	} finally {
		bar.end();
		await db.destroy();
	}
}
