import { AmountField, IntegerField, SelectField, useFormValues } from '@borlette/shared/form';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { currencies } from './currencies.ts';
import { RuleRows } from './RuleRows.tsx';
import { messages } from './rules.messages.ts';
import { Tiers } from './Tiers.tsx';

interface Invoicing {
	invoice_currency: string;
	invoice_tiers: readonly unknown[];
}

/** From which number of active terminals each costs how much, and in which currency, where anything is invoiced. */
export function InvoiceTiers() {
	const { formatMessage } = useIntl();
	const { invoice_currency, invoice_tiers } = useFormValues<Invoicing>().values;
	return (
		<>
			{invoice_tiers.length > 0 && (
				<Box mb="5">
					<RuleRows>
						<SelectField
							name="invoice_currency"
							choices={Object.entries(currencies).map(([value, label]) => ({
								value,
								label: formatMessage(label),
							}))}
							label={formatMessage(messages.currency)}
							help={formatMessage(messages.currencyHelp)}
						/>
					</RuleRows>
				</Box>
			)}
			<Prices currency={invoice_currency} />
		</>
	);
}

function Prices({ currency }: { currency: string }) {
	const { count } = useFormats();
	return (
		<Tiers
			name="invoice_tiers"
			empty={messages.invoiceEmpty}
			showLimit={count}
			columns={[
				{
					name: 'from',
					label: messages.invoiceFrom,
					field: (props) => <IntegerField {...props} />,
				},
				{
					name: 'price',
					label: messages.invoicePrice,
					field: (props) => <AmountField {...props} currency={currency} />,
				},
			]}
		/>
	);
}
