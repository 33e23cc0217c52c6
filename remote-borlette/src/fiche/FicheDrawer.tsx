import { ficheStates } from '@borlette/shared/cards';
import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { readRefCode } from '@borlette/shared/contract/fiche.ticket';
import { type LiveRead, useLive, useRead } from '@borlette/shared/data';
import { groupedRef, useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { RowPanel, StatusBadge } from '@borlette/shared/resource';
import { Ticket } from '@borlette/shared/ticket';
import { Box, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@borlette/shared/ui';
import type { FicheWithTicket } from './actions.ts';
import { FicheActions } from './FicheActions.tsx';
import { FicheHistory } from './FicheHistory.tsx';
import { messages } from './messages.ts';

const stateOf = ({ situation }: Fiche) => {
	const { tone, icon } = ficheStates[situation];
	return { tone, icon };
};

/** Paid, voided, or its draw closed or settled, by whomever: nobody prints or pays what is no longer so. */
const concerning = ({ fiche, ticket }: FicheWithTicket): readonly LiveRead[] =>
	ticket.draws.map(({ instance_id }) => ({
		read: ficheApi.one,
		on: ['sale', 'result'],
		instanceId: instance_id,
		agentId: fiche.agent_id,
	}));
const NOTHING: readonly LiveRead[] = [];

/** The ticket that the address names, as printed, and what may be done with it. */
export function FicheDrawer({ name, onClose }: { name: string; onClose: () => void }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const refCode = readRefCode(name);
	const read = useRead(
		ficheApi.one,
		{ params: { refCode: refCode ?? '' } },
		{ enabled: refCode !== null, staleTime: 0 },
	);
	const isUnknown = refCode === null || read.error?.code === 'not_found';
	const data = isUnknown ? undefined : read.data;
	useLive(data ? concerning(data) : NOTHING);
	return (
		<RowPanel
			title={formatMessage(messages.ticket, {
				ref: refCode ? groupedRef(refCode) : name.slice(0, 40),
			})}
			beside={
				data && (
					<StatusBadge {...stateOf(data.fiche)}>
						{formatMessage(ficheStates[data.fiche.situation].label)}
					</StatusBadge>
				)
			}
			closeLabel={formatMessage(words.close)}
			isDesk
			footer={data && <FicheActions of={data} onClosed={() => void read.refetch()} />}
			onClose={onClose}
		>
			{isUnknown ? (
				<EmptyState
					title={formatMessage(messages.unknownTitle)}
					text={formatMessage(messages.unknownText)}
				/>
			) : data ? (
				<>
					<Ticket ticket={data.ticket} />
					<FicheHistory fiche={data.fiche} />
				</>
			) : read.error ? (
				<ErrorState
					title={formatMessage(messages.failedTitle)}
					text={errorText(read.error)}
					onRetry={() => void read.refetch()}
				/>
			) : (
				<Box role="status" aria-busy="true">
					<VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
					<Skeleton height="480px" width="80mm" mx="auto" borderRadius="md" />
				</Box>
			)}
		</RowPanel>
	);
}
