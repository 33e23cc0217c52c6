import { Failure } from '../local/failure.mjs';
import { ROOT } from '../local/paths.mjs';
import { runTool } from '../local/processes.mjs';

/** What builds of all remotes are made of, beside their own folders. */
const COMMON = ['shared', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** For the journal. */
const NOTED = 'not all of its sources are committed';

/**
 * Says which sources no commit has: nobody else can build such a build again (`verify`). Production is refused it.
 * @param {{ options: { uncommitted?: boolean, reason?: string }, line: (text: string) => void }} context
 * @param {string} channel
 * @param {string[]} names of remotes of the repository that are to be published
 * @param {string} [root] of the repository; of one without git nothing is known
 * @returns {Promise<string | undefined>} why it is published, as the journal has it
 * @throws {Failure}
 */
export async function reasonIfCommitted({ options, line }, channel, names, root = ROOT) {
	const { reason, uncommitted } = options;
	if (names.length === 0) return reason;
	const asked = ['status', '--porcelain', '--', ...names, ...COMMON];
	const { code, output } = await runTool('git', asked, { cwd: root });
	const changed = output.split('\n').filter((text) => text.trim() !== '');
	if (code !== 0 || changed.length === 0) return reason;
	if (channel === 'production' && !uncommitted) {
		throw new Failure(
			'Nothing was published, because no commit has these sources, so nobody could build it again. Commit them, or say --uncommitted, which the journal notes:',
			{ output: changed.join('\n') },
		);
	}
	line(`  note: no commit has these sources, so nobody can build it again: ${changed.join(', ')}`);
	return [reason?.trim(), NOTED].filter(Boolean).join('; ');
}
