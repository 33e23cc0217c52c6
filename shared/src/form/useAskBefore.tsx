import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../api/index.ts';
import { FormattedMessage, type MessageDescriptor, words } from '../i18n/index.ts';
import { ConfirmDialog } from '../ui/index.ts';

/** What a call asks about where it wants to be asked, by the code that it is refused with. */
const WANTS = { likely_double: 'not_twice', unusual_amount: 'not_unusual' } as const;
type Code = keyof typeof WANTS;
type Wanted = { [C in Code as (typeof WANTS)[C]]?: boolean };

export interface Question {
	readonly title: MessageDescriptor;
	readonly text: ReactNode;
	/** It is right: record it. */
	readonly submit: MessageDescriptor;
}
/** The question of a refusal; `current`: what it was refused for. Only what has one is asked about. */
export type Questions<Values> = Partial<
	Record<Code, (current: unknown, values: Values) => Question>
>;

const allOf = <Values,>(questions: Questions<Values>): Wanted =>
	Object.fromEntries((Object.keys(questions) as Code[]).map((code) => [WANTS[code], true]));

/** Sends what is typed; before what is likely a slip is recorded, whoever records it is asked (decision 0100). */
export function useAskBefore<Values extends object, Answer>(
	record: (values: Values & Wanted) => Promise<Answer>,
	questions: Questions<Values>,
): {
	/** @throws ApiError as the call; `likely_double`, `unusual_amount` where they said that it was a slip */
	send: (values: Values) => Promise<Answer>;
	/** Stands in the page. */
	question: ReactNode;
} {
	const [asked, setAsked] = useState<Asked>();
	/** What they said is right: sent again after a lost answer, it is sent as it was. */
	const agreed = useRef({ values: '', wanted: {} as Wanted });

	const isRight = (question: Question) =>
		new Promise<boolean>((resolve) => {
			const answer = (is: boolean) => {
				setAsked(undefined);
				resolve(is);
			};
			setAsked({ question, answer });
		});

	async function send(values: Values): Promise<Answer> {
		const same = JSON.stringify(values);
		if (agreed.current.values !== same) {
			agreed.current = { values: same, wanted: allOf(questions) };
		}
		try {
			return await record({ ...values, ...agreed.current.wanted });
		} catch (error) {
			const code = error instanceof ApiError && isCode(error.code) ? error.code : undefined;
			const questionOf = code && questions[code];
			if (!questionOf) throw error;
			const question = questionOf((error as ApiError).body.current, values);
			if (!(await isRight(question))) throw error;
			const { [WANTS[code]]: _answered, ...wanted } = agreed.current.wanted;
			agreed.current = { values: same, wanted };
		}
		return send(values);
	}
	return { send, question: asked && <AskedDialog {...asked} /> };
}

const isCode = (code: string): code is Code => code in WANTS;

interface Asked {
	question: Question;
	answer: (isRight: boolean) => void;
}

const AskedDialog = ({ question, answer }: Asked) => (
	<ConfirmDialog
		isOpen
		title={<FormattedMessage {...question.title} />}
		text={question.text}
		confirmLabel={<FormattedMessage {...question.submit} />}
		cancelLabel={<FormattedMessage {...words.cancel} />}
		onConfirm={() => answer(true)}
		onCancel={() => answer(false)}
	/>
);
