import { useIntl } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { Button, UploadIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';

function ImportLink({ to }: { to: string | null }) {
	const { formatMessage } = useIntl();
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

/** Beside the title of the list of agents. */
export const ImportAgents = () => <ImportLink to={useScreen('agent.import')} />;
/** Beside the title of the list of surcussales. */
export const ImportSurcussales = () => <ImportLink to={useScreen('surcussale.import')} />;
