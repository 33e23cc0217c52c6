import { FormattedMessage } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** What goes with a country. */
export const RemoveText = () => <FormattedMessage {...messages.removeText} />;
