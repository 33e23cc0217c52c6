import { Failure } from '../local/failure.mjs';
import { endTools } from '../local/processes.mjs';
import { Progress } from '../local/progress.mjs';
import { report } from '../local/report.mjs';
import { onStop } from '../local/stopping.mjs';
import { readArguments } from './arguments.mjs';
import { check } from './commands/check.mjs';
import { diff } from './commands/diff.mjs';
import { host } from './commands/host.mjs';
import { key } from './commands/key.mjs';
import { kill } from './commands/kill.mjs';
import { log } from './commands/log.mjs';
import { plan } from './commands/plan.mjs';
import { platform } from './commands/platform.mjs';
import { promote } from './commands/promote.mjs';
import { publish } from './commands/publish.mjs';
import { remove } from './commands/remove.mjs';
import { renew } from './commands/renew.mjs';
import { retire } from './commands/retire.mjs';
import { rollback } from './commands/rollback.mjs';
import { serve } from './commands/serve.mjs';
import { verify } from './commands/verify.mjs';
import { Context } from './context.mjs';

/**
 * `usage`: what follows the name; `takesNames`: what is no option too (else it is refused); `endsItself`: it goes on
 * after Ctrl-C, to its own end.
 * @typedef {{ summary: string, usage: string, help: string, takesNames?: boolean, endsItself?: boolean,
 *   options: { [name in keyof import('./types.ts').Options]?: import('./arguments.mjs').Option },
 *   run: (context: Context) => Promise<number | void> }} Command
 * @type {Record<string, Command>}
 */
const COMMANDS = {
	...{ publish, promote, rollback, kill, remove, retire },
	...{ plan, platform, host, diff, log, check, verify, renew, key, serve },
};

const HELP = `Puts builds of remotes into channels (dev, staging, production). The host reads its channel's
signed registry; it is never rebuilt for a release.

${Object.entries(COMMANDS)
	.map(([name, { summary }]) => `  pnpm release ${name.padEnd(9)} ${summary}`)
	.join('\n')}

  pnpm release <command> --help   its options

Where things are: --store or STORE_DIR, --key or RELEASE_KEY, --trust or TRUST_FILE; without them those
of \`npm start\`, below DATA_DIR. Reading takes no private key.`;

/**
 * At once: a release that is cut off anywhere leaves the channel as it was or as it was to be, and one that
 * went on behind a Ctrl-C would change it after the person said no.
 * @param {number} code
 */
function stop(code) {
	endTools('SIGKILL');
	console.error('Stopped. `pnpm release log` tells whether the channel was changed before.');
	process.exit(code);
}

/**
 * `pnpm release`.
 * @param {string[]} args
 * @param {{ progress?: Progress, whenStopped?: typeof onStop }} [around] other than of a process that is only there for it
 */
export async function main(
	[name, ...args],
	{ progress = new Progress(), whenStopped = onStop } = {},
) {
	if (!name || name === '--help' || name === '-h' || name === 'help') return console.log(HELP);
	try {
		const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
		if (!command) {
			throw new Failure(`I don't know ${name}; there are: ${Object.keys(COMMANDS).join(', ')}.`);
		}
		const { help, ...given } = readArguments(name, command, args);
		if (help) return console.log(help);
		if (!command.endsItself) whenStopped(stop);
		const code = await command.run(new Context({ ...given, progress }));
		process.exitCode ||= code ?? 0;
	} catch (error) {
		report(error);
	}
}
