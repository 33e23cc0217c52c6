import { FormattedMessage } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { messages } from './palette.messages.ts';

/** What one can type: nobody is invited to look for what they may not see. */
export function Hint() {
	const values = {
		agent: String(useCan('view_agent')),
		surcussale: String(useCan('view_surcussale')),
		tirage: String(useCan('view_tirage')),
		fiche: String(useCan('view_fichevente')),
	};
	return <FormattedMessage {...messages.hint} values={values} />;
}
