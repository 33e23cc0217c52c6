import { FormattedMessage } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { AddIcon, AutomaticIcon, Button, UploadIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { texts } from './sources/messages.ts';

export function OfficialActions() {
	const toImport = useScreen('official-results.import');
	const toSources = useScreen('official-results.sources');
	const toEnter = useScreen('official-results.enter');
	return (
		<>
			{toSources && (
				<Button asChild variant="outline">
					<Link to={toSources}>
						<AutomaticIcon size={16} aria-hidden />
						<FormattedMessage {...texts.open} />
					</Link>
				</Button>
			)}
			{toImport && (
				<Button asChild variant="outline">
					<Link to={toImport}>
						<UploadIcon size={16} aria-hidden />
						<FormattedMessage {...messages.import} />
					</Link>
				</Button>
			)}
			{toEnter && (
				<Button asChild>
					<Link to={toEnter}>
						<AddIcon size={16} aria-hidden />
						<FormattedMessage {...messages.enter} />
					</Link>
				</Button>
			)}
		</>
	);
}
