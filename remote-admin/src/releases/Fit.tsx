import type { RemoteBuild } from '@borlette/shared/contract/releases';
import { FormattedMessage } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { Box } from '@borlette/shared/ui';
import { Lines } from './Lines.tsx';
import { messages } from './messages.ts';

/** Whether a build fits the host and the API of its channel; what does not is a press away. */
export function Fit({ remote: { isCompared, problems } }: { remote: RemoteBuild }) {
	if (!isCompared)
		return (
			<StatusBadge tone="neutral">
				<FormattedMessage {...messages.notCompared} />
			</StatusBadge>
		);
	if (problems.length === 0)
		return (
			<StatusBadge tone="success">
				<FormattedMessage {...messages.fits} />
			</StatusBadge>
		);
	return (
		<Box display="grid" gap="1" justifyItems="start" textAlign="start">
			<StatusBadge tone="error">
				<FormattedMessage {...messages.misfits} values={{ count: problems.length }} />
			</StatusBadge>
			<Lines title={<FormattedMessage {...messages.problems} />} lines={problems} />
		</Box>
	);
}
