import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Card, PageFrame, PageHeader, Stack } from '@borlette/shared/ui';
import { useState } from 'react';
import { ConfirmEverywhere } from './ConfirmEverywhere.tsx';
import { EnterForm } from './EnterForm.tsx';
import { messages } from './messages.ts';
import { Outcomes } from './Outcomes.tsx';
import type { Entered } from './useEntry.ts';

/** One result for every company that plays the draw. */
export function EnterPage() {
	const { formatMessage } = useIntl();
	const [entered, setEntered] = useState<Entered>();
	const title = formatMessage(messages.enterTitle);
	return (
		<PageFrame>
			<PageHeader
				title={title}
				text={<FormattedMessage {...messages.enterText} />}
				crumbs={[
					{ label: formatMessage(messages.list), screen: 'official-results.list' },
					{ label: title },
				]}
			/>
			<Stack gap="6" maxWidth="760px">
				<EnterForm key={entered?.id} onEntered={setEntered} />
				{entered && (
					<Card.Root>
						<Card.Body>
							<Stack gap="4">
								<Outcomes outcomes={entered.outcomes} none={messages.nobodyPlays} />
								<ConfirmEverywhere key={entered.id} draw={entered.draw} />
							</Stack>
						</Card.Body>
					</Card.Root>
				)}
			</Stack>
		</PageFrame>
	);
}
