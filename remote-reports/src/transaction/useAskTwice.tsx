import { ApiError } from '@borlette/shared/api';
import { movementKinds } from '@borlette/shared/cards';
import type { BodyOf } from '@borlette/shared/contract';
import type { Transaction, transactionApi } from '@borlette/shared/contract/transaction';
import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { ConfirmDialog } from '@borlette/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { messages } from './messages.ts';

type Body = BodyOf<typeof transactionApi.create>;

interface Question {
	/** Recorded some minutes ago. */
	like: Transaction;
	answer: (isAnother: boolean) => void;
}

/** Sends a movement; before the same one is recorded once more, whoever records it is asked. */
export function useAskTwice(record: (body: Body) => Promise<Transaction>): {
	/** @throws ApiError as the call; `likely_double` where they said that it is the same */
	send: (body: Body) => Promise<Transaction>;
	/** Stands in the page. */
	question: ReactNode;
} {
	const [question, setQuestion] = useState<Question>();
	/** What they said is another one: sent again after a lost answer, it is sent as it was. */
	const agreed = useRef('');

	const isAnother = (like: Transaction) =>
		new Promise<boolean>((resolve) => {
			const answer = (is: boolean) => {
				setQuestion(undefined);
				resolve(is);
			};
			setQuestion({ like, answer });
		});

	async function send(body: Body): Promise<Transaction> {
		const same = JSON.stringify(body);
		if (agreed.current === same) return record(body);
		try {
			return await record({ ...body, not_twice: true });
		} catch (error) {
			const like = likeIn(error);
			if (!like || !(await isAnother(like))) throw error;
		}
		agreed.current = same;
		return record(body);
	}
	return { send, question: question && <Asked {...question} /> };
}

function likeIn(error: unknown): Transaction | undefined {
	if (!(error instanceof ApiError) || error.code !== 'likely_double') return undefined;
	return error.body.current as Transaction | undefined;
}

function Asked({ like, answer }: Question) {
	const { formatMessage } = useIntl();
	const { amount, dateTime } = useFormats();
	return (
		<ConfirmDialog
			isOpen
			title={<FormattedMessage {...messages.twiceTitle} />}
			text={
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
			}
			confirmLabel={<FormattedMessage {...messages.twiceSubmit} />}
			cancelLabel={<FormattedMessage {...words.cancel} />}
			onConfirm={() => answer(true)}
			onCancel={() => answer(false)}
		/>
	);
}
