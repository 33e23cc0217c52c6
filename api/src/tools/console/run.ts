import { type ParseArgsConfig, parseArgs } from 'node:util';
import { unreachableDatabase } from '../../db/unreachable.ts';
import { messageOf } from '../../errors.ts';

/** Something the person who runs the command can mend: shown as a sentence, without a stack. */
export class CommandError extends Error {
	override name = 'CommandError';
}

const FOR_PEOPLE = [
	'CommandError',
	'ConfigError',
	'EmbeddedProblem',
	'FolderInUse',
	'UnknownCompany',
	'BackupProblem',
	'MoveFailure',
	'OtherVersion',
	'SecondProblem',
];
/** A difference or a refusal is 1, a command that could not do its work 2. */
const COULD_NOT = 2;
const HELP_OPTION = { type: 'boolean', short: 'h' } as const;

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/**
 * Runs a command to its end. `--help` (`-h`) prints `help`; an unknown option is refused with it.
 * @param run gets the options that were given; returns the exit code
 */
export async function runCommand<const O extends Options>(
	{ help, options }: { help: string; options: O },
	run: (values: Values<O>) => Promise<number>,
): Promise<void> {
	try {
		const values = read(options, help);
		if (values) process.exitCode = await run(values);
		else process.stdout.write(help);
	} catch (error) {
		const { name, message, stack } = error as Error;
		const text = FOR_PEOPLE.includes(name) ? message : (unreachableDatabase(error) ?? stack);
		process.stderr.write(`${text}\n`);
		process.exitCode = COULD_NOT;
	}
}

/** undefined: only the help is asked for. */
function read<O extends Options>(options: O, help: string): Values<O> | undefined {
	try {
		const { values } = parseArgs({
			args: process.argv.slice(2),
			options: { ...options, help: HELP_OPTION },
		});
		const { help: isAsked, ...given } = values as Values<O> & { help?: boolean };
		return isAsked ? undefined : (given as Values<O>);
	} catch (error) {
		throw new CommandError(`${messageOf(error)}\n\n${help}`);
	}
}
