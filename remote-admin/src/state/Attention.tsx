import type { State } from '@borlette/shared/contract/state';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, Notice } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { useReading } from './useReading.ts';
import { warningsOf } from './warnings.ts';

/** What somebody should look at, before all figures. */
export function Attention({ state }: { state: State }) {
	const reading = useReading();
	const { day } = useFormats();
	const warnings = warningsOf(state, { ...reading, day });
	const isFine = warnings.length === 0;
	return (
		<Notice
			status={isFine ? 'success' : 'warning'}
			role="status"
			title={<FormattedMessage {...(isFine ? messages.fine : messages.attention)} />}
		>
			{isFine ? (
				<FormattedMessage {...messages.fineText} />
			) : (
				<Box as="ul" listStyleType="disc" ps="4">
					{warnings.map(({ key, text, values }) => (
						<li key={key}>
							<FormattedMessage {...text} values={values} />
						</li>
					))}
				</Box>
			)}
		</Notice>
	);
}
