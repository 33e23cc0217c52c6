import { FormattedMessage } from '../../i18n/index.ts';
import { ErrorState } from './ErrorState.tsx';
import { messages } from './messages.ts';

/** In place of a part of the page whose code did not come. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
	return <ErrorState title={<FormattedMessage {...messages.partFailed} />} onRetry={onRetry} />;
}
