import { FormattedMessage } from '@borlette/shared/i18n';
import { Button, ExitFullscreenIcon, FullscreenIcon } from '@borlette/shared/ui';
import { useSyncExternalStore } from 'react';
import { messages } from './settings.messages.ts';

const subscribe = (notify: () => void) => {
	document.addEventListener('fullscreenchange', notify);
	return () => document.removeEventListener('fullscreenchange', notify);
};

function toggle(): void {
	const change = document.fullscreenElement
		? document.exitFullscreen()
		: document.documentElement.requestFullscreen();
	// Refused by the browser (a policy, an embedded page): the window stays as it is, as everybody sees.
	change.catch(() => undefined);
}

export function FullscreenButton() {
	const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
	const Icon = isFull ? ExitFullscreenIcon : FullscreenIcon;
	return (
		<Button variant="outline" colorPalette="gray" aria-pressed={isFull} onClick={toggle}>
			<Icon aria-hidden />
			<FormattedMessage {...(isFull ? messages.exitFullscreen : messages.fullscreen)} />
		</Button>
	);
}
