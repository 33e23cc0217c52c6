import { SCORE_RULES } from '@borlette/shared/contract/score';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** What the list is, and what it is not. */
export const About = () => (
	<Box as="p" mb="4" color="fg.muted" maxWidth="80ch">
		<FormattedMessage {...messages.about} values={{ days: SCORE_RULES.days }} />
	</Box>
);
