import { readConfig } from '../../config/config.ts';
import { promote } from '../../second/promote.ts';
import { runCommand } from '../console/run.ts';

const HELP = `On the second server, when the first one is lost: makes it the one that sells.

  npm run promote

  --even-so   although the first server answers; what is sold there from then on is lost
  --help      this text

An API whose DATABASE_URL names both servers goes on here by itself. Without one, end npm run second
and begin npm start. How the first machine comes back: docs/how-to/second-server.md.
Exit code: 0 when it sells, 2 when it does not.
`;

const OPTIONS = {
	'even-so': { type: 'boolean', default: false },
} as const;

runCommand({ help: HELP, options: OPTIONS }, async ({ 'even-so': evenSo }) => {
	const { until, isConnected } = await promote(readConfig(), { evenSo });
	const last = until ? `The last thing that was done is of ${until}.` : '';
	const caution = isConnected
		? ' The first server was still sending: keep terminals away from it.'
		: '';
	process.stdout.write(`This server sells from now on. ${last}${caution}\n`);
	return 0;
});
