import { useDataMoment } from '@borlette/shared/data';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { isEverywhere, useSession } from '@borlette/shared/session';
import { Box, InfoIcon } from '@borlette/shared/ui';
import { messages } from './layout.messages.ts';

/** A superuser in "Toutes" can read everything, of one country or of all, and write nothing: better said before than refused after. */
export function ContextNote() {
	const isOfAll = useSession(({ user }) => isEverywhere(user));
	const country = useSession(({ user }) => user?.country_name ?? user?.select_country_code);
	const moment = useDataMoment();
	const { time } = useFormats();
	if (!isOfAll) return null;
	return (
		<Box
			role="note"
			display="flex"
			gap="2"
			px={{ base: '4', sm: '6' }}
			py="2"
			bg="bg.info"
			color="fg.info"
			textStyle="xs"
		>
			<InfoIcon size={18} aria-hidden style={{ flexShrink: 0 }} />
			{country ? (
				<FormattedMessage {...messages.countryNote} values={{ country }} />
			) : (
				<FormattedMessage {...messages.everyCompanyNote} />
			)}
			{moment !== undefined && (
				<FormattedMessage {...messages.readAt} values={{ time: time(new Date(moment)) }} />
			)}
		</Box>
	);
}
