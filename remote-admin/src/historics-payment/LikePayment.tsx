import type { Payment } from '@borlette/shared/contract/historics-payment';
import { FormattedMessage, NOTHING, useFormats } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** The payment that is there already, as who records another one like it is told. */
export function LikePayment({ like }: { like: Payment }) {
	const { amount, day, dateTime } = useFormats();
	return (
		<FormattedMessage
			{...messages.twiceText}
			values={{
				amount: amount(like.amount, like.currency),
				company: like.companyname,
				day: day(like.paid_on),
				moment: dateTime(like.created_at),
				name: like.created_by,
				reference: like.reference || NOTHING,
			}}
		/>
	);
}
