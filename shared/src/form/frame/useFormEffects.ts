import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { isSame } from './conflict.ts';
import { drafts } from './draft.ts';
import type { KeptDraft } from './useDraft.ts';

type Values = Record<string, unknown>;

const changedOf = (values: Values, before: Values): Values =>
	Object.fromEntries(
		Object.entries(values).filter(([name, value]) => !isSame(value, before[name])),
	);

/** Fills the form from its draft when it opens, and keeps what is typed until it is saved. */
export function useKeptDraft(
	{ key, draft, begunFrom, secrets, isSent }: KeptDraft,
	isDone: () => boolean,
): void {
	const { values, initialValues, dirty, setValues } = useFormikContext<Values>();
	const takenUp = useRef(false);
	useEffect(
		function takeUpDraft() {
			// Once, when the form opens; fields that the draft does not know keep what the row says.
			if (draft && !takenUp.current) void setValues((now) => ({ ...now, ...draft.values }));
			takenUp.current = true;
		},
		[draft, setValues],
	);
	useEffect(
		function keepDraft() {
			if (isDone()) return;
			if (!dirty) return drafts.clear(key);
			const isNew = begunFrom === undefined;
			const typed = isNew ? values : changedOf(values, initialValues);
			drafts.write(key, { version: begunFrom, values: typed, isSent: isSent.current }, secrets);
		},
		[dirty, values, initialValues, key, begunFrom, secrets, isSent, isDone],
	);
}

/** New rules come with another language: errors on screen are then said again. */
export function useErrorsSaidAgain(rules: unknown): void {
	const { validateForm } = useFormikContext<Values>();
	useEffect(
		function sayErrorsInNewLanguage() {
			if (rules) void validateForm();
		},
		[rules, validateForm],
	);
}
