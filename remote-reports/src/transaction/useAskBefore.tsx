import { ApiError } from '@borlette/shared/api';
import { movementKinds } from '@borlette/shared/cards';
import type { BodyOf } from '@borlette/shared/contract';
import {
	TRANSACTION_RULES,
	type Transaction,
	type transactionApi,
	type Usual,
} from '@borlette/shared/contract/transaction';
import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { ConfirmDialog } from '@borlette/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { messages } from './messages.ts';

type Body = BodyOf<typeof transactionApi.create>;
/** What the API asks about where the call wants it. */
type Wanted = Pick<Body, 'not_twice' | 'not_unusual'>;
const ALL: Wanted = { not_twice: true, not_unusual: true };

type Question = { body: Body } & (
	| { of: 'not_twice'; like: Transaction }
	| { of: 'not_unusual'; usual: Usual }
);

/** Sends a movement; before one that is likely a slip is recorded, whoever records it is asked. */
export function useAskBefore(record: (body: Body) => Promise<Transaction>): {
	/** @throws ApiError as the call; `likely_double`, `unusual_amount` where they said that it was a slip */
	send: (body: Body) => Promise<Transaction>;
	/** Stands in the page. */
	question: ReactNode;
} {
	const [asked, setAsked] = useState<Asked>();
	/** What they said is right: sent again after a lost answer, it is sent as it was. */
	const agreed = useRef({ body: '', wanted: ALL });

	const isRight = (question: Question) =>
		new Promise<boolean>((resolve) => {
			const answer = (is: boolean) => {
				setAsked(undefined);
				resolve(is);
			};
			setAsked({ question, answer });
		});

	async function send(body: Body): Promise<Transaction> {
		const same = JSON.stringify(body);
		if (agreed.current.body !== same) agreed.current = { body: same, wanted: ALL };
		try {
			return await record({ ...body, ...agreed.current.wanted });
		} catch (error) {
			const question = questionIn(error, body);
			if (!question || !(await isRight(question))) throw error;
			const { [question.of]: _answered, ...wanted } = agreed.current.wanted;
			agreed.current = { body: same, wanted };
		}
		return send(body);
	}
	return { send, question: asked && <AskedDialog {...asked} /> };
}

function questionIn(error: unknown, body: Body): Question | undefined {
	if (!(error instanceof ApiError)) return undefined;
	const { current } = error.body;
	if (error.code === 'likely_double')
		return { of: 'not_twice', body, like: current as Transaction };
	if (error.code === 'unusual_amount') return { of: 'not_unusual', body, usual: current as Usual };
	return undefined;
}

interface Asked {
	question: Question;
	answer: (isRight: boolean) => void;
}

function AskedDialog({ question, answer }: Asked) {
	const isDouble = question.of === 'not_twice';
	return (
		<ConfirmDialog
			isOpen
			title={<FormattedMessage {...(isDouble ? messages.twiceTitle : messages.unusualTitle)} />}
			text={isDouble ? <Like {...question} /> : <FarMore {...question} />}
			confirmLabel={
				<FormattedMessage {...(isDouble ? messages.twiceSubmit : messages.unusualSubmit)} />
			}
			cancelLabel={<FormattedMessage {...words.cancel} />}
			onConfirm={() => answer(true)}
			onCancel={() => answer(false)}
		/>
	);
}

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
