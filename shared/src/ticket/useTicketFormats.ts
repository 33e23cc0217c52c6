import { useMemo } from 'react';
import type { FicheVerification } from '../contract/fiche.ticket.ts';
import { type Formats, formatsOf, useFormats } from '../i18n/index.ts';

/** Formats of the company that sold the ticket, whoever looks at it. */
export function useTicketFormats({ timezone, currency }: FicheVerification): Formats {
	const { locale } = useFormats();
	return useMemo(() => formatsOf(locale, timezone, currency), [locale, timezone, currency]);
}
