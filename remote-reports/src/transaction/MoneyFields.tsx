import type { BodyOf } from '@borlette/shared/contract';
import type { transactionApi } from '@borlette/shared/contract/transaction';
import { AmountField, TextField, useFormValues } from '@borlette/shared/form';
import { useIntl, words } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** How much, and why; what holds of a correction only is said of a correction only. */
export function MoneyFields() {
	const { formatMessage } = useIntl();
	const { values } = useFormValues<BodyOf<typeof transactionApi.create>>();
	const isAdjustment = values.kind === 'adjustment';
	return (
		<>
			<AmountField
				name="amount"
				label={formatMessage(words.amount)}
				help={isAdjustment ? formatMessage(messages.amountHelp) : undefined}
			/>
			<TextField
				name="note"
				label={formatMessage(words.note)}
				help={isAdjustment ? formatMessage(messages.noteHelp) : undefined}
			/>
		</>
	);
}
