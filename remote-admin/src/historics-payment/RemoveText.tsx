import { FormattedMessage } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** What deleting a payment means for the invoices. */
export const RemoveText = () => <FormattedMessage {...messages.removeText} />;
