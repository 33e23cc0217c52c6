import { isLikePayment, paymentApi } from '@borlette/shared/contract/historics-payment';
import { useWholeList } from '@borlette/shared/data';
import { useFormValues } from '@borlette/shared/form';
import { FormattedMessage, NOTHING, useFormats } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { messages } from './messages.ts';
import { TypedNotice } from './TypedNotice.tsx';

interface Values {
	amount: unknown;
	currency: string;
	paid_on: unknown;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Asks, before a payment is recorded, whether it is the one that is recorded already. */
export function SamePayment({ company }: { company: string }) {
	const { amount: money, dateTime } = useFormats();
	const { amount, currency, paid_on } = useFormValues<Values>().values;
	const day = typeof paid_on === 'string' && DAY.test(paid_on) ? paid_on : '';
	const canSee = useCan('view_payment');
	const isTyped = typeof amount === 'number' && amount > 0;
	const { data = [] } = useWholeList(
		paymentApi.list,
		{ start_date: day, end_date: day },
		{ enabled: canSee && isTyped && day !== '' },
	);
	const same =
		isTyped &&
		data.find((payment) =>
			isLikePayment(payment, { company_id: company, amount, currency, paid_on: day }),
		);
	if (!same) return null;
	return (
		<TypedNotice>
			<FormattedMessage
				{...messages.same}
				values={{
					amount: money(same.amount, same.currency),
					moment: dateTime(same.created_at),
					name: same.created_by,
					reference: same.reference || NOTHING,
				}}
			/>
		</TypedNotice>
	);
}
