import { parseArgs } from 'node:util';
import { readConfig } from '../../config/config.ts';
import { promote } from '../../second/promote.ts';
import { CommandError, runCommand } from '../console/run.ts';

const HELP = `On the second server, when the first one is lost: makes it the one that sells.

  npm run promote

  --even-so   although the first server answers; what is sold there from then on is lost
  --help      this text

An API whose DATABASE_URL names both servers goes on here by itself. Without one, end npm run second
and begin npm start. How the first machine comes back: docs/how-to/second-server.md.
Exit code: 0 when it sells, 2 when it does not.
`;

runCommand(async () => {
	const { help, 'even-so': evenSo } = readOptions();
	if (help) {
		process.stdout.write(HELP);
		return 0;
	}
	const { until, isConnected } = await promote(readConfig(), { evenSo });
	const last = until ? `The last thing that was done is of ${until}.` : '';
	const caution = isConnected
		? ' The first server was still sending: keep terminals away from it.'
		: '';
	process.stdout.write(`This server sells from now on. ${last}${caution}\n`);
	return 0;
});

function readOptions() {
	try {
		const { values } = parseArgs({
			options: {
				'even-so': { type: 'boolean', default: false },
				help: { type: 'boolean', short: 'h', default: false },
			},
		});
		return values;
	} catch (error) {
		throw new CommandError(`${(error as Error).message}\n\n${HELP}`);
	}
}
