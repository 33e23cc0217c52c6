import { AmountField, IntegerField } from '@borlette/shared/form';
import { useFormats } from '@borlette/shared/i18n';
import { messages } from './rules.messages.ts';
import { Tiers } from './Tiers.tsx';

/** From which total of a fiche so many mariages are given. */
export function MariageTiers({ currency }: { currency: string }) {
	const { amount } = useFormats();
	return (
		<Tiers
			name="free_mariage_tiers"
			empty={messages.mariageEmpty}
			showLimit={(from) => amount(from, currency)}
			columns={[
				{
					name: 'from',
					label: messages.mariageFrom,
					field: (props) => <AmountField {...props} currency={currency} />,
				},
				{
					name: 'count',
					label: messages.mariageCount,
					field: (props) => <IntegerField {...props} />,
				},
			]}
		/>
	);
}
