import { type BodyOf, isId } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import type { transactionApi } from '@borlette/shared/contract/transaction';
import { useRead } from '@borlette/shared/data';
import { useFormValues } from '@borlette/shared/form';
import { FormattedMessage, type MessageDescriptor } from '@borlette/shared/i18n';
import { Box, Skeleton } from '@borlette/shared/ui';
import { BalanceWords } from './BalanceWords.tsx';
import { balanceAfter } from './balance.ts';
import { messages } from './messages.ts';

type Values = BodyOf<typeof transactionApi.create>;
const MEANING: Readonly<Record<Values['kind'], MessageDescriptor>> = {
	deposit: messages.depositText,
	withdrawal: messages.withdrawalText,
	adjustment: messages.adjustmentText,
};

/** What the agent chosen has now, and would have after what is typed. */
export function BalanceAside() {
	const { values } = useFormValues<Values>();
	const { agent_id, kind } = values;
	const isChosen = isId(agent_id);
	const agent = useRead(
		agentApi.one,
		{ params: { agentId: agent_id } },
		{ enabled: isChosen, staleTime: 0 },
	);
	const after = agent.data && balanceAfter(agent.data.balance, values);
	return (
		<Box
			role="status"
			marginBlockStart="5"
			padding="4"
			borderRadius="lg"
			background="bg.muted"
			fontVariantNumeric="tabular-nums"
		>
			<Box color="fg.muted" marginBlockEnd="2">
				<FormattedMessage {...MEANING[kind]} />
			</Box>
			{!isChosen && <FormattedMessage {...messages.chooseAgent} />}
			{isChosen && agent.isError && <FormattedMessage {...messages.balanceFailed} />}
			{isChosen && agent.isPending && <Skeleton height="12" />}
			{agent.data && (
				<Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
					<Box as="dt" color="fg.muted">
						<FormattedMessage {...messages.currentBalance} />
					</Box>
					<Box as="dd" textAlign="end">
						<BalanceWords balance={agent.data.balance} />
					</Box>
					{after !== undefined && (
						<>
							<Box as="dt" color="fg.muted">
								<FormattedMessage {...messages.balanceAfter} />
							</Box>
							<Box as="dd" textAlign="end" fontWeight="semibold">
								<BalanceWords balance={after} />
							</Box>
						</>
					)}
				</Box>
			)}
		</Box>
	);
}
