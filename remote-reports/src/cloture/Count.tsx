import type { ReportRow } from '@borlette/shared/contract/rapport';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { useWholeList } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box, Button, Card, ErrorState, Heading, PrintIcon, Skeleton } from '@borlette/shared/ui';
import { type Ref, useState } from 'react';
import { CountForm } from './CountForm.tsx';
import { closingOf } from './closing.ts';
import { messages } from './messages.ts';
import { Slip } from './Slip.tsx';

interface Props {
	agent: ReportRow;
	day: string;
	inputRef: Ref<HTMLInputElement>;
	onBooked: () => void;
	onLeave: (step: -1 | 0 | 1) => void;
}

/** One agent's closing: the day from the ledger, what is counted, and the slip of both. */
export function Count({ agent, day, ...rest }: Props) {
	const { formatMessage } = useIntl();
	const { parseAmount } = useFormats();
	const errorText = useErrorText();
	const [text, setText] = useState('');
	const id = agent.agent_id ?? '';
	const ledger = useWholeList(transactionApi.list, { agent_id: id }, { staleTime: 0 });
	const parsed = parseAmount(text);
	const counted = parsed === null || parsed < 0 ? undefined : parsed;
	const closing = ledger.data && closingOf(ledger.data);
	return (
		<Card.Root>
			<Card.Body>
				<Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" mb="4">
					<Heading as="h2" size="md">
						{agent.name}
					</Heading>
					{closing && (
						<Button variant="outline" size="sm" onClick={() => window.print()}>
							<PrintIcon size={16} aria-hidden />
							<FormattedMessage {...messages.print} />
						</Button>
					)}
				</Box>
				{ledger.error && !ledger.data && (
					<ErrorState
						title={formatMessage(messages.failed)}
						text={errorText(ledger.error)}
						onRetry={() => void ledger.refetch()}
					/>
				)}
				{ledger.isPending && <Skeleton height="240px" />}
				{ledger.data && !closing && <FormattedMessage {...messages.nothing} />}
				{closing && (
					<Box
						display="grid"
						gap="6"
						gridTemplateColumns={{ base: '1fr', md: 'minmax(240px, 1fr) auto' }}
						alignItems="start"
					>
						<CountForm
							{...rest}
							agent={{ id, name: agent.name ?? '' }}
							day={day}
							closing={closing}
							text={text}
							counted={counted}
							onText={setText}
						/>
						<Slip agent={agent.name ?? ''} day={day} closing={closing} counted={counted} />
					</Box>
				)}
			</Card.Body>
		</Card.Root>
	);
}
