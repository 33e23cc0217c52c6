import { defineTexts, FormattedMessage } from '@borlette/shared/i18n';
import { useOutdated, useRunning } from '../loading/running.ts';
import { messageOf } from '../watch/describe.ts';

const messages = defineTexts('release.running', {
	// Beside a new build of a remote: an earlier one was executed in this page
	pinned: 'prête ; {build} tourne jusqu’au rechargement',
	instead: 'ne se charge pas ; {build} la remplace ({reason})',
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
