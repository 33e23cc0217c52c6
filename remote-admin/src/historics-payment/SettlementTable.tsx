import { figureTable } from '@borlette/shared/cards';
import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import type { Settled } from './settlement.ts';

interface Props {
	rows: readonly Settled[];
	currency: string;
	/** Of a payment that is being recorded: what it settles is beside what remains. */
	isNew: boolean;
}

const sum = (rows: readonly Settled[], of: (row: Settled) => number) =>
	rows.reduce((total, row) => total + of(row), 0);

/** Open invoices, the oldest first, with what an amount does to each. */
export function SettlementTable({ rows, currency, isNew }: Props) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const columns = [
		...(isNew
			? [
					{ label: messages.due, of: ({ due }: Settled) => due },
					{ label: messages.settled, of: ({ settled }: Settled) => settled },
				]
			: []),
		{ label: messages.remaining, of: ({ due, settled }: Settled) => due - settled },
	];
	return (
		<Box
			css={figureTable}
			overflowX="auto"
			tabIndex={0}
			role="group"
			aria-label={formatMessage(words.invoice)}
		>
			<table>
				<thead>
					<tr>
						<th scope="col">{formatMessage(words.invoice)}</th>
						{columns.map(({ label }) => (
							<th key={label.id} scope="col" data-align="end">
								{formatMessage(label)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.invoice.id}>
							<Box asChild whiteSpace="nowrap">
								<th scope="row">{row.invoice.number}</th>
							</Box>
							{columns.map(({ label, of }) => (
								<td key={label.id} data-align="end">
									{amount(of(row), currency)}
								</td>
							))}
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{formatMessage(words.total)}</th>
						{columns.map(({ label, of }) => (
							<td key={label.id} data-align="end">
								{amount(sum(rows, of), currency)}
							</td>
						))}
					</tr>
				</tfoot>
			</table>
		</Box>
	);
}
