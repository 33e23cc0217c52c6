import { defineTexts, FormattedMessage } from '@borlette/shared/i18n';
import { Button } from '@borlette/shared/ui';
import { takeBuildUp } from '../loading/choose.ts';
import { reloadNow } from '../loading/reload.ts';
import { useOutdated, useRunning } from '../loading/running.ts';
import { Note } from './Note.tsx';

export const messages = defineTexts('build', {
	newer: 'Une nouvelle version de cette page est prête.',
	instead:
		'La dernière version de cette page n’a pas pu être chargée : la précédente est utilisée.',
	// Button of a note: reloads the page, with the newest version
	reload: 'Recharger',
});

/** Tells that another build of this page's remote would come with a reload, or that it did not come. */
export function BuildNote({ remote }: { remote: string }) {
	const isOutdated = useOutdated(remote);
	const running = useRunning((all) => all[remote]);
	if (!running || !(isOutdated || running.insteadBecause)) return null;
	const reload = () => {
		takeBuildUp(running.wanted);
		reloadNow();
	};
	return (
		<Note
			isWarning={!isOutdated}
			action={
				<Button size="xs" variant="outline" onClick={reload}>
					<FormattedMessage {...messages.reload} />
				</Button>
			}
		>
			<FormattedMessage {...(isOutdated ? messages.newer : messages.instead)} />
		</Note>
	);
}
