import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** A balance in words: who owes whom. Minor units; negative: the agent owes. */
export function BalanceWords({ balance }: { balance: number }) {
	const { amount } = useFormats();
	if (balance === 0) return <FormattedMessage {...messages.even} />;
	return (
		<FormattedMessage
			{...(balance < 0 ? messages.owes : messages.has)}
			values={{ amount: amount(Math.abs(balance)) }}
		/>
	);
}
