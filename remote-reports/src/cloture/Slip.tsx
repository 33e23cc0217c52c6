import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Pair, Paper, Rule } from '@borlette/shared/ticket';
import { Box, PrintSheet } from '@borlette/shared/ui';
import { type Closing, residualOf } from './closing.ts';
import { messages } from './messages.ts';
import { ResidualWords } from './Residual.tsx';

/** As wide as a receipt, mm. */
const WIDTH = 80;

interface Props {
	agent: string;
	day: string;
	closing: Closing;
	/** undefined while nothing is counted. */
	counted: number | undefined;
}

/** What agent and office sign: how the amount came about, what was counted, what is left. */
export function Slip({ agent, day, closing, counted }: Props) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const company = useSession(({ user }) => user?.companyname);
	const taken = (sum: number) => amount(0 - sum);
	const lines = [
		[messages.opening, amount(closing.opening)],
		[words.ventes, amount(closing.sales)],
		[messages.reversals, taken(closing.reversals)],
		[words.commission, taken(closing.commission)],
		[messages.payouts, taken(closing.payouts)],
		[messages.movements, taken(closing.movements)],
	] as const;
	return (
		<PrintSheet width={WIDTH}>
			<Paper label={formatMessage(messages.slip)}>
				<Box textAlign="center" fontWeight="semibold">
					{company}
				</Box>
				<Box textAlign="center">{[formatMessage(messages.slip), day].join(' · ')}</Box>
				<Rule />
				<Pair name={<FormattedMessage {...words.agent} />}>{agent}</Pair>
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
						<FormattedMessage
							{...(closing.expected < 0 ? messages.expectedOut : messages.expected)}
						/>
					}
				>
					{amount(Math.abs(closing.expected))}
				</Pair>
				{counted !== undefined && (
					<>
						<Pair name={<FormattedMessage {...messages.counted} />}>{amount(counted)}</Pair>
						<Pair name={<FormattedMessage {...messages.residual} />}>
							<ResidualWords residual={residualOf(closing, counted)} />
						</Pair>
					</>
				)}
				<Rule />
				{[messages.signatureAgent, messages.signatureOffice].map((signature) => (
					<Box key={signature.id} marginBlockStart="8" borderTopWidth="1px" borderColor="#9BA7B3">
						<FormattedMessage {...signature} />
					</Box>
				))}
			</Paper>
		</PrintSheet>
	);
}
