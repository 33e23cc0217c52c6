import { defineTexts, FormattedMessage } from '@borlette/shared/i18n';
import { Button } from '@borlette/shared/ui';
import type { ComponentProps } from 'react';
import { setBuildAside } from '../loading/choose.ts';
import type { RemoteFroze } from '../watch/freeze/froze.ts';

const messages = defineTexts('remote.froze', {
	// Button: a build that kept the tab from answering is not run in this tab
	aside: 'Continuer sans cette version',
});

interface Props extends Pick<ComponentProps<typeof Button>, 'size'> {
	froze: RemoteFroze;
	onDone?: () => void;
}

/** Decides to go on without a build: its last good one runs, or its pages say that it was set aside. */
export function SetAsideButton({ froze, onDone, ...style }: Props) {
	const setAside = () => {
		setBuildAside(froze.place);
		froze.forget();
		onDone?.();
	};
	return (
		<Button variant="outline" onClick={setAside} {...style}>
			<FormattedMessage {...messages.aside} />
		</Button>
	);
}
