import { Loaded } from '@borlette/shared/cards';
import type { ReportPage, ReportRow } from '@borlette/shared/contract/rapport';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Box, Heading, Skeleton } from '@borlette/shared/ui';
import { exposure as messages } from './exposure.messages.ts';
import { useWatched } from './useWatched.ts';

/** The agents whose gains and commission passed their sales today, the heaviest loss first. */
export function Losses() {
	const { canWatch, watched } = useWatched();
	if (!canWatch) return null;
	return (
		<Box mt="4" pt="4" borderTopWidth="1px">
			<Loaded read={watched} skeleton={<Skeleton h="24" />}>
				{(answer) => {
					const rows = 'items' in answer ? answer.items : answer;
					const losing = rows.filter(({ pp_avec_commission: net }) => net < 0);
					const hasPending = 'items' in answer && (answer as ReportPage).pending > 0;
					return (
						<>
							{losing.length > 0 && <Losing rows={losing} />}
							<Standing isCalm={losing.length === 0} hasPending={hasPending} />
						</>
					);
				}}
			</Loaded>
		</Box>
	);
}

/** Sales for draws to come are in what is counted: it may get worse with their results. */
function Standing({ isCalm, hasPending }: { isCalm: boolean; hasPending: boolean }) {
	if (!isCalm && !hasPending) return null;
	const calm = hasPending ? messages.noLossesYet : messages.noLosses;
	return (
		<Box textStyle="secondary" mt={isCalm ? '0' : '2'}>
			<FormattedMessage {...(isCalm ? calm : messages.lossesYet)} />
		</Box>
	);
}

function Losing({ rows }: { rows: readonly ReportRow[] }) {
	const { amount } = useFormats();
	return (
		<>
			<Heading as="h3" textStyle="secondary" fontWeight="medium" mb="2">
				<FormattedMessage {...messages.losses} />
			</Heading>
			<Box as="ul" listStyleType="none" display="grid" gap="2.5">
				{rows.map(({ id, agent_id, name, surcussale_name, companyname, pp_avec_commission }) => (
					<Box as="li" key={id} display="flex" justifyContent="space-between" gap="3">
						<Box minW="0">
							<Box fontWeight="medium">
								{agent_id ? (
									<ScreenLink screen="agent.page" params={{ agentId: agent_id }}>
										{name}
									</ScreenLink>
								) : (
									name
								)}
							</Box>
							<Box textStyle="secondary">{companyname ?? surcussale_name}</Box>
						</Box>
						<Box
							color="fg.error"
							fontWeight="medium"
							fontVariantNumeric="tabular-nums"
							whiteSpace="nowrap"
						>
							{amount(pp_avec_commission)}
						</Box>
					</Box>
				))}
			</Box>
		</>
	);
}
