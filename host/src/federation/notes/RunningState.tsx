import { defineMessages, FormattedMessage } from '@borlette/shared/i18n';
import { useOutdated, useRunning } from '../loading/running.ts';
import { messageOf } from '../watch/describe.ts';

const messages = defineMessages({
	pinned: {
		id: 'release.running.pinned',
		defaultMessage: 'prête ; {build} tourne jusqu’au rechargement',
		description: 'Beside a new build of a remote: an earlier one was executed in this page',
	},
	instead: {
		id: 'release.running.instead',
		defaultMessage: 'ne se charge pas ; {build} la remplace ({reason})',
		description: 'Beside a build that could not be loaded: the last good one runs',
	},
});

/** In the list of versions: what runs in this page where it is not the channel's build. */
export function RunningState({ remote }: { remote: string }) {
	const running = useRunning((all) => all[remote]);
	const isOutdated = useOutdated(remote);
	if (!running) return null;
	const { entry, insteadBecause } = running;
	const build = `${entry.manifest.version}-${entry.manifest.build}`;
	if (isOutdated) return <FormattedMessage {...messages.pinned} values={{ build }} />;
	if (!insteadBecause) return null;
	const reason = messageOf(insteadBecause);
	return <FormattedMessage {...messages.instead} values={{ build, reason }} />;
}
