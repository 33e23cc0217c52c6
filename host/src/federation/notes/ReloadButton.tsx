import { defineTexts, FormattedMessage } from '@borlette/shared/i18n';
import { Button } from '@borlette/shared/ui';
import type { Advice } from '../loading/advice.ts';
import { setBuildAside } from '../loading/choose.ts';
import { reloadNow } from '../loading/reload.ts';
import { useRunning } from '../loading/running.ts';

const messages = defineTexts('remote.reload', {
	// Button in place of a failed page: reloads the page, with the newest version
	newer: 'Recharger',
	lastGood: 'Recharger avec la version précédente',
});

/** In place of a failed page: begins the page anew with the build that is likely to work. */
export function ReloadButton({ remote, advice }: { remote: string; advice: Advice }) {
	const entry = useRunning((all) => all[remote]?.entry);
	const reload = () => {
		if (advice === 'lastGood' && entry) setBuildAside(entry);
		reloadNow();
	};
	return (
		<Button variant={advice === 'newer' ? 'solid' : 'outline'} onClick={reload}>
			<FormattedMessage {...messages[advice]} />
		</Button>
	);
}
