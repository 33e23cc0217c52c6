import { useIntl } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { Button, UploadIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** Beside the title of a list of limits by agent: many of them come from a file. */
export function ImportLimits() {
	const { formatMessage } = useIntl();
	const to = useScreen('limite.import');
	if (!to) return null;
	return (
		<Button asChild variant="outline">
			<Link to={to}>
				<UploadIcon size={16} aria-hidden />
				{formatMessage(messages.import)}
			</Link>
		</Button>
	);
}
