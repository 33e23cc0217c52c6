import { FormattedMessage } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { AddIcon, Button, UploadIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { PATHS } from './paths.ts';

export function OfficialActions() {
	return (
		<>
			<Button asChild variant="outline">
				<Link to={PATHS.import}>
					<UploadIcon size={16} aria-hidden />
					<FormattedMessage {...messages.import} />
				</Link>
			</Button>
			<Button asChild>
				<Link to={PATHS.enter}>
					<AddIcon size={16} aria-hidden />
					<FormattedMessage {...messages.enter} />
				</Link>
			</Button>
		</>
	);
}
