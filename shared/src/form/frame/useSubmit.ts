import type { FormikHelpers } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../api/index.ts';
import { useIsThere } from '../../data/index.ts';
import { useErrorText, useIntl } from '../../i18n/index.ts';
import { LONG_TOAST, toast } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';
import type { ShowLimit } from '../rules.ts';
import { useRefusals } from './useRefusals.ts';

type Values = Record<string, unknown>;
type Helpers = Pick<FormikHelpers<Values>, 'setTouched'>;

interface Sent {
	version: number | undefined;
	isDone: boolean;
	/** The values that went last. */
	values?: Values;
	/** Until they are answered. */
	underWay?: Promise<void> | undefined;
}

/** Why a form is not known to be saved. */
export interface Failure {
	readonly reason: string;
	/** It may have been saved all the same. */
	readonly isInDoubt: boolean;
}

const isInDoubt = (error: unknown): boolean => error instanceof ApiError && error.isInDoubt;

/** What somebody else saved meanwhile. */
function newerRow(error: unknown): Readonly<Values> | undefined {
	const isNewer = error instanceof ApiError && error.code === 'version_conflict';
	const row = isNewer && error.body.current;
	return typeof row === 'object' && row ? { ...row } : undefined;
}

interface Options<R> {
	version: number | undefined;
	save: (values: Values, version: number | undefined) => Promise<R>;
	onSaved: (answer: R) => void;
	/** Whether what was typed will stand in the form again when it is opened. */
	isKept: () => boolean;
	/** Notes with what was typed that it goes out, or that it is certainly not saved: the page may be loaded anew before the answer. */
	mark: (isSent: boolean) => void;
	/** What it sends records nothing: whoever left before the answer wants none. */
	asksOnly: boolean;
	/** How bounds read in messages, by field. */
	showLimits?: Readonly<Record<string, ShowLimit>> | undefined;
}

/** Sends the form and sorts what comes back: to a field, to the alert above, to the comparison. */
export function useSubmit<R>(options: Options<R>) {
	const { version, save, onSaved, isKept, mark, asksOnly, showLimits } = options;
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const [failed, setFailed] = useState<{ error: unknown }>();
	/** The row as somebody else saved it. */
	const [current, setCurrent] = useState<Readonly<Values>>();
	const sent = useRef<Sent>({ version, isDone: false });
	const { refused, ...refusals } = useRefusals(showLimits);
	const isThere = useIsThere();

	/** The form was left before the answer came: there is no field and no notice left to say it. */
	function sayElsewhere(error: unknown, values: Values): void {
		if (asksOnly) return;
		const reasons = new Set([errorText(error), ...refusals.textsOf(error, values)]);
		const refusal = isKept() ? formMessages.refusedAndKept : formMessages.refusedLater;
		const said = isInDoubt(error) ? formMessages.inDoubtLater : refusal;
		toast.error(formatMessage(said, { reason: [...reasons].join(' ') }), LONG_TOAST);
	}

	/**
	 * One submission at a time, and saved values are not sent again: between the answer and the next page a person who keeps
	 * pressing would record the same money twice.
	 */
	async function submit(values: Values, helpers: Helpers): Promise<void> {
		const { underWay, isDone } = sent.current;
		if (underWay) return underWay;
		if (isDone && sent.current.values === values) return;
		sent.current.values = values;
		sent.current.underWay = send(values, helpers);
		await sent.current.underWay;
	}

	async function send(values: Values, { setTouched }: Helpers): Promise<void> {
		setFailed(undefined);
		refusals.clear();
		if (!asksOnly) mark(true);
		try {
			const answer = await save(values, sent.current.version);
			sent.current.isDone = true;
			onSaved(answer);
		} catch (error) {
			if (!isInDoubt(error)) mark(false);
			if (!isThere()) return sayElsewhere(error, values);
			const names = refusals.show(error, values);
			void setTouched(Object.fromEntries(names.map((name) => [name, true])), false);
			const newer = newerRow(error);
			if (newer) setCurrent(newer);
			else setFailed({ error });
		} finally {
			sent.current.underWay = undefined;
		}
	}

	const isDone = useCallback(() => sent.current.isDone, []);
	const isUnderWay = useCallback(() => sent.current.underWay !== undefined, []);

	return {
		submit,
		isDone,
		isUnderWay,
		refused,
		failure: failed && {
			reason: errorText(failed.error),
			isInDoubt: isInDoubt(failed.error),
		},
		current,
		/** From now on the newer row is the one changed. */
		accept(newVersion: number | undefined) {
			sent.current.version = newVersion;
			setCurrent(undefined);
		},
	};
}
export type Sending = Omit<ReturnType<typeof useSubmit>, 'submit'>;
