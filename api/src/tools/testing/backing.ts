import { Backups } from '../../backup/keep.ts';

/** A process that copies a house once: what and where to come as JSON in its second argument. */
const backups = new Backups(JSON.parse(process.argv[3] ?? '{}'), () => undefined);
backups.take().then(
	() => process.exit(),
	(error) => {
		process.stderr.write(`${error}\n`);
		process.exit(1);
	},
);
