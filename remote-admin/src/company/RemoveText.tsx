import { FormattedMessage } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** Which companies go, and what to do with the others. */
export const RemoveText = () => <FormattedMessage {...messages.removeText} />;
