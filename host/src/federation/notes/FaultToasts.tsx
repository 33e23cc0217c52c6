import { defineTexts, useIntl, useLocale } from '@borlette/shared/i18n';
import { toast } from '@borlette/shared/ui';
import { useEffect } from 'react';
import { takeUnsaid, useFaults } from '../watch/faults.ts';

const messages = defineTexts('fault', {
	// Toast when code of a page failed without anything else saying so; {page} is its title
	fault: 'Erreur dans « {page} » : vérifiez que votre dernière action est bien enregistrée.',
});

/** Long enough to be read by somebody who was looking elsewhere. */
const SHOWN_MS = 8_000;

/** Says, once, that code of a remote failed where nothing on the page tells it. */
export function FaultToasts() {
	const { formatMessage } = useIntl();
	const locale = useLocale((state) => state.locale);
	const unsaid = useFaults((state) => state.unsaid);
	useEffect(
		function sayFaults() {
			if (unsaid.length === 0) return;
			for (const { title, remote } of takeUnsaid()) {
				const page = title?.[locale] ?? remote ?? '';
				toast.error(formatMessage(messages.fault, { page }), { duration: SHOWN_MS });
			}
		},
		[unsaid, formatMessage, locale],
	);
	return null;
}
