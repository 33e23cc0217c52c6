import { AmountField, IntegerField, useFormValues } from '@borlette/shared/form';
import { useFormats } from '@borlette/shared/i18n';
import { messages } from './rules.messages.ts';
import { Tiers } from './Tiers.tsx';

/** From which number of active terminals each costs how much. */
export function InvoiceTiers() {
	const { count } = useFormats();
	const { invoice_currency } = useFormValues<{ invoice_currency: string }>().values;
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
					field: (props) => <AmountField {...props} currency={invoice_currency} />,
				},
			]}
		/>
	);
}
