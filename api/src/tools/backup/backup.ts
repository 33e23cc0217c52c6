import { Backups } from '../../backup/keep.ts';
import { BackupProblem } from '../../backup/problem.ts';
import { readConfig } from '../../config/config.ts';
import { startCluster } from '../../db/embedded/cluster.ts';
import { findCluster } from '../../db/embedded/running.ts';
import { ProgressBar } from '../console/progress-bar.ts';
import { CommandError, runCommand } from '../console/run.ts';

const HELP = `Copies everything that a house has: the database, keys, the anchors of its trails, published
builds and their registry; packed, encrypted and read back. May run beside npm start, which with
BACKUP_DIR makes such a copy each day by itself and keeps all that is done in between.

  npm run backup
  npm run backup -- --to /media/disk/borlette
  npm run backup -- --to s3://bucket/borlette

  --to PLACE   folder or s3://bucket/prefix, in place of BACKUP_DIR
  --whole      copies again what did not change since the copies of this week, which else stays in
               their archives
  --help       this text

Backups are sealed for BACKUP_RECIPIENT or, without it, for the key in DATA_DIR/backup.key: keep a
copy of that file elsewhere.
Exit code: 0 when the copy is complete, 2 when it could not be made.
`;

const OPTIONS = {
	to: { type: 'string' },
	whole: { type: 'boolean', default: false },
} as const;

runCommand({ help: HELP, options: OPTIONS }, async ({ to, whole: isWhole }) => {
	const config = readConfig();
	const backupDir = to ?? config.backupDir;
	if (!backupDir)
		throw new BackupProblem('Give a folder on another disk or a bucket: --to PLACE, or BACKUP_DIR');
	const backups = new Backups({ ...config, backupDir }, (message) => console.error(message));
	const isOurs = await startIfNeeded(config.dataDir);
	try {
		const begun = Date.now();
		const base = await backups.take({ progress: new ProgressBar(), isWhole });
		if (backupDir !== config.backupDir) await backups.release();
		const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
		const size = (base.bytes / 2 ** 20).toFixed(1);
		process.stdout.write(
			`${backups.place.address}/${backups.place.baseFile(base.name)}: ${size} MB in ${seconds} s, everything until ${base.ended}\n`,
		);
		return 0;
	} finally {
		await isOurs?.stop();
	}
});

async function startIfNeeded(dataDir: string) {
	const found = findCluster(dataDir);
	if (!found) throw new CommandError(`There is no database in ${dataDir}: set DATA_DIR`);
	return found.ownerUrl ? undefined : startCluster({ dataDir });
}
