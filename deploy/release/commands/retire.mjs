import { hostname, userInfo } from 'node:os';
import { Failure } from '../../local/failure.mjs';
import { appendToJournal } from '../journal.mjs';
import { retirable, retireBuild } from '../retire.mjs';
import { isFull } from '../stores/room.mjs';

/** A page may stay open for as long as a remembered sign-in lasts: 30 days. */
const DAYS = '35';

/** @param {unknown} error @returns {false} @throws what is another matter than a full disk */
function whereFull(error) {
	if (isFull(error)) return false;
	throw error;
}

/** @type {import('../main.mjs').Command} */
export const retire = {
	summary: 'removes builds from the store that nobody uses any more',
	usage: '[--days 35] [--dry]',
	help: `A page that was loaded before a release asks for files of its build later on, so builds stay in the
store. Removed is what no channel names, not even to go back to, and none did for the days given;
keep them more than the longest sign-in. \`pnpm release log --channel store\` tells what was removed.`,
	options: {
		days: { type: 'string', default: DAYS, help: 'since no channel names it' },
		dry: { type: 'boolean', help: 'only tell what would be removed' },
	},
	async run(context) {
		const { storeDir, options } = context;
		const days = Number(options.days);
		if (!(days >= 1)) throw new Failure(`--days is ${options.days}: say a number, 1 or more.`);
		const builds = await retirable({ storeDir, days });
		if (builds.length === 0) context.line(`✓ nothing is older than ${days} days and unused`);
		for (const stored of builds) {
			const name = `${stored.remote} ${stored.build}`;
			if (options.dry) {
				context.line(`  ${name} would be removed`);
				continue;
			}
			const by = `${userInfo().username}@${hostname()}`;
			const at = new Date().toISOString();
			const note = () =>
				appendToJournal(storeDir, 'store', { at, action: 'retire', remotes: [name], by });
			// Before it happens: what is gone is in the journal, whenever this is killed. On a full disk there is no
			// room for that line until something is gone.
			const isNoted = await note().then(() => true, whereFull);
			const isGone = await retireBuild(stored);
			if (!isNoted && isGone) await note();
			context.line(isGone ? `✓ ${name} is removed` : `  ${name} was just published: it stays`);
		}
	},
};
