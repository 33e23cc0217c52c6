import { useEffect, useEffectEvent } from 'react';
import { useIntl } from '../i18n/index.ts';
import { messages } from './states/messages.ts';
import { toast } from './toast/toast.ts';
import { useLazyPart } from './useLazyPart.ts';

/**
 * What opens over a page and comes when it is opened: undefined until then. Where it does not come, that is said and it is
 * closed again; opening it again tries again.
 */
export function useOpenedPart<Part>(
	load: () => Promise<Part>,
	isOpen: boolean,
	close: () => void,
): Part | undefined {
	const { formatMessage } = useIntl();
	const { Part, hasFailed } = useLazyPart(load, isOpen);
	const giveUp = useEffectEvent(() => {
		toast.error(formatMessage(messages.partFailed));
		close();
	});
	useEffect(
		function sayThatItFailed() {
			if (hasFailed) giveUp();
		},
		[hasFailed],
	);
	return Part;
}
