import { movementKinds } from '@borlette/shared/cards';
import type { BodyOf } from '@borlette/shared/contract';
import {
	TRANSACTION_RULES,
	type Transaction,
	type transactionApi,
	type Usual,
} from '@borlette/shared/contract/transaction';
import type { Questions } from '@borlette/shared/form';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

type Body = BodyOf<typeof transactionApi.create>;

/** What is asked before a movement is recorded that is likely a slip. */
export const QUESTIONS: Questions<Body> = {
	likely_double: (like) => ({
		title: messages.twiceTitle,
		text: <Like like={like as Transaction} />,
		submit: messages.twiceSubmit,
	}),
	unusual_amount: (usual, body) => ({
		title: messages.unusualTitle,
		text: <FarMore usual={usual as Usual} body={body} />,
		submit: messages.unusualSubmit,
	}),
};

function Like({ like }: { like: Transaction }) {
	const { formatMessage } = useIntl();
	const { amount, dateTime } = useFormats();
	return (
		<FormattedMessage
			{...messages.twiceText}
			values={{
				kind: formatMessage(movementKinds[like.kind]),
				amount: amount(like.amount, like.currency),
				agent: like.agent_name,
				moment: dateTime(like.at),
				name: like.actor_name,
			}}
		/>
	);
}

function FarMore({ body, usual }: { body: Body; usual: Usual }) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	return (
		<FormattedMessage
			{...(usual.most === 0 ? messages.firstText : messages.unusualText)}
			values={{
				kind: formatMessage(movementKinds[body.kind]),
				amount: amount(body.amount),
				most: amount(usual.most),
				times: TRANSACTION_RULES.unusualTimes,
				days: TRANSACTION_RULES.usualDays,
			}}
		/>
	);
}
