import type { AgentDay } from '@borlette/shared/contract/cloture';
import { FormattedMessage, useFormats, useIntl, useMinute, words } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Pair, Paper, Rule } from '@borlette/shared/ticket';
import { Box, PrintSheet } from '@borlette/shared/ui';
import { useDesk } from './desk.ts';
import { messages } from './messages.ts';
import { ResidualWords } from './Residual.tsx';
import { useCount } from './useCounting.ts';

/** As wide as a receipt, mm. */
const WIDTH = 80;

/** What agent and office sign: how the amount came about, what was counted, what is left. */
export function Slip({ item }: { item: AgentDay }) {
	const { formatMessage } = useIntl();
	const { amount: format, dateTime, day: dayText } = useFormats();
	const company = useSession(({ user }) => user?.companyname);
	const { day } = useDesk();
	const now = useMinute();
	const typed = useCount(item);
	const counted = item.counted ?? typed.counted;
	const residual = item.residual ?? typed.residual;
	const amount = (sum: number) => format(sum, item.currency);
	const taken = (sum: number) => amount(0 - sum);
	const lines = [
		[messages.opening, amount(item.opening)],
		[words.ventes, amount(item.sales)],
		[messages.reversals, taken(item.reversals)],
		[words.commission, taken(item.commission)],
		[messages.payouts, taken(item.payouts)],
		[messages.movements, taken(item.movements)],
		...(item.since === 0 ? [] : ([[messages.since, taken(item.since)]] as const)),
	] as const;
	return (
		<PrintSheet width={WIDTH}>
			<Paper label={formatMessage(messages.slip)}>
				<Box textAlign="center" fontWeight="semibold">
					{item.companyname ?? company}
				</Box>
				<Box textAlign="center">
					{[formatMessage(messages.slip), day && dayText(day)].join(' · ')}
				</Box>
				<Rule />
				<Pair name={<FormattedMessage {...words.agent} />}>{item.agent_name}</Pair>
				<Pair name={<FormattedMessage {...words.surcussale} />}>{item.surcussale_name}</Pair>
				<Rule />
				{lines.map(([name, sum]) => (
					<Pair key={name.id} name={<FormattedMessage {...name} />}>
						{sum}
					</Pair>
				))}
				<Rule />
				<Pair
					isLoud
					name={
						<FormattedMessage {...(item.expected < 0 ? messages.expectedOut : messages.expected)} />
					}
				>
					{amount(Math.abs(item.expected))}
				</Pair>
				{counted !== undefined && residual !== undefined && (
					<>
						<Pair name={<FormattedMessage {...messages.counted} />}>{amount(counted)}</Pair>
						<Pair name={<FormattedMessage {...messages.residual} />}>
							<ResidualWords residual={residual} currency={item.currency} />
						</Pair>
					</>
				)}
				{item.state !== 'open' && item.closed_at && (
					<Box textAlign="center" marginBlockStart="2">
						<FormattedMessage
							{...messages.closedBy}
							values={{ name: item.closed_by ?? '', at: dateTime(item.closed_at) }}
						/>
					</Box>
				)}
				<Rule />
				{[messages.signatureAgent, messages.signatureOffice].map((signature) => (
					<Box key={signature.id} marginBlockStart="8" borderTopWidth="1px" borderColor="#9BA7B3">
						<FormattedMessage {...signature} />
					</Box>
				))}
				<Box textAlign="center" marginBlockStart="4">
					<FormattedMessage {...messages.printed} values={{ at: dateTime(new Date(now)) }} />
				</Box>
			</Paper>
		</PrintSheet>
	);
}
