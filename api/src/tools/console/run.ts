import { unreachableDatabase } from '../../db/unreachable.ts';

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

/** Runs a command to its end; what it answers is the exit code. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
	try {
		process.exitCode = await command();
	} catch (error) {
		const { name, message, stack } = error as Error;
		const text = FOR_PEOPLE.includes(name) ? message : (unreachableDatabase(error) ?? stack);
		process.stderr.write(`${text}\n`);
		process.exitCode = COULD_NOT;
	}
}
