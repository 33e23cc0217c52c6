import { officialResultApi } from '@borlette/shared/contract/official-results';
import { useWrite } from '@borlette/shared/data';
import { FormattedMessage, useErrorText } from '@borlette/shared/i18n';
import { Box, Button, Notice, Stack } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Outcomes } from './Outcomes.tsx';
import type { DrawName } from './useEntry.ts';

/** Confirms the official result of a draw wherever it waits; by the two-person rule not where this person entered it. */
export function ConfirmEverywhere({ draw }: { draw: DrawName }) {
	const errorText = useErrorText();
	const confirm = useWrite(officialResultApi.confirm);
	return (
		<Stack gap="3">
			<Box>
				<Button
					variant="outline"
					loading={confirm.isPending}
					onClick={() => confirm.mutate({ body: draw })}
				>
					<FormattedMessage {...messages.confirmEverywhere} />
				</Button>
			</Box>
			{confirm.error && <Notice status="error" role="alert" title={errorText(confirm.error)} />}
			{confirm.data && <Outcomes outcomes={confirm.data} none={messages.nothingWaits} />}
		</Stack>
	);
}
