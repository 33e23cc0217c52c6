import { FormattedMessage, NOTHING, useIntl, words } from '@borlette/shared/i18n';
import { page } from '@borlette/shared/session';
import { Button, RetryIcon } from '@borlette/shared/ui';
import { fileOf, lookAt } from '../federation/integrity/chunks.ts';
import { messageOf } from '../federation/watch/describe.ts';
import { CopyReport } from '../mixes/CopyReport.tsx';
import { StatusPage } from './StatusPage.tsx';
import { messages } from './status.messages.ts';

/** A file that came spoilt would come so from the cache again. */
async function tryAgain(error: unknown): Promise<void> {
	const file = fileOf(error);
	if (file) await lookAt(file);
	page.reload();
}

export function NotFoundPage() {
	const { formatMessage } = useIntl();
	return (
		<StatusPage
			balls={['4', '0', '4']}
			title={formatMessage(messages.notFoundTitle)}
			text={messages.notFoundText}
		/>
	);
}

/** `error`: what befell the page; without one nothing did. */
export function ServerErrorPage({ error }: { error?: unknown }) {
	const { formatMessage } = useIntl();
	return (
		<StatusPage
			balls={['5', '0', '0']}
			title={formatMessage(messages.serverTitle)}
			text={messages.serverText}
			details={error === undefined ? undefined : messageOf(error)}
			action={
				<>
					<Button size="lg" onClick={() => void tryAgain(error)}>
						<RetryIcon aria-hidden />
						<FormattedMessage {...words.retry} />
					</Button>
					{error !== undefined && <CopyReport error={error} size="lg" />}
				</>
			}
		/>
	);
}

export function MaintenancePage() {
	const { formatMessage } = useIntl();
	return (
		<StatusPage
			balls={[NOTHING, NOTHING, NOTHING]}
			title={formatMessage(messages.maintenanceTitle)}
			text={messages.maintenanceText}
		/>
	);
}

export function ComingSoonPage() {
	const { formatMessage } = useIntl();
	return (
		<StatusPage
			balls={['?', '?', '?']}
			title={formatMessage(messages.soonTitle)}
			text={messages.soonText}
		/>
	);
}
