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

const CELLS = {
	'& th, & td': { padding: '6px 12px 6px 0', textAlign: 'end', whiteSpace: 'nowrap' },
	'& th:first-of-type, & td:first-of-type': { textAlign: 'start' },
	'& thead th': { color: 'fg.muted', fontWeight: 'medium', borderBottomWidth: '1px' },
	'& tfoot': { borderTopWidth: '1px', fontWeight: 'semibold' },
};
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
		<Box overflowX="auto" tabIndex={0} role="group" aria-label={formatMessage(words.invoice)}>
			<Box asChild width="full" fontVariantNumeric="tabular-nums" css={CELLS}>
				<table>
					<thead>
						<tr>
							<th scope="col">{formatMessage(words.invoice)}</th>
							{columns.map(({ label }) => (
								<th key={label.id} scope="col">
									{formatMessage(label)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.invoice.id}>
								<th scope="row">{row.invoice.number}</th>
								{columns.map(({ label, of }) => (
									<td key={label.id}>{amount(of(row), currency)}</td>
								))}
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{formatMessage(words.total)}</th>
							{columns.map(({ label, of }) => (
								<td key={label.id}>{amount(sum(rows, of), currency)}</td>
							))}
						</tr>
					</tfoot>
				</table>
			</Box>
		</Box>
	);
}
