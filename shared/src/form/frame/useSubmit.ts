import type { FormikHelpers } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../api/index.ts';
import type { FieldError } from '../../contract/index.ts';
import { useErrorText, useFieldErrorText } from '../../i18n/index.ts';
import type { FormContextValue } from '../FormContext.ts';
import type { ShowLimit } from '../rules.ts';

type Values = Record<string, unknown>;

interface Options<R> {
	version: number | undefined;
	save: (values: Values, version: number | undefined) => Promise<R>;
	onSaved: (answer: R) => void;
	/** How bounds read in messages, by field. */
	showLimits?: Readonly<Record<string, ShowLimit>> | undefined;
}

/** Sends the form and sorts what comes back: to a field, to the alert above, to the comparison. */
export function useSubmit<R>({ version, save, onSaved, showLimits = {} }: Options<R>) {
	const errorText = useErrorText();
	const fieldErrorText = useFieldErrorText();
	const [refused, setRefused] = useState<FormContextValue['refused']>({});
	const [failure, setFailure] = useState<string>();
	/** The row as somebody else saved it. */
	const [current, setCurrent] = useState<Readonly<Values>>();
	const sent = useRef({ version, isDone: false });

	/** The server's bounds are as it stores them: 500 is 5,00 in a field of money. */
	function sayFieldError(name: string, error: FieldError): string {
		const show = showLimits[name];
		const { limit } = error;
		return fieldErrorText(
			show && typeof limit === 'number' ? { ...error, limit: show(limit) } : error,
		);
	}

	async function submit(values: Values, { setTouched }: Pick<FormikHelpers<Values>, 'setTouched'>) {
		setFailure(undefined);
		setRefused({});
		try {
			const answer = await save(values, sent.current.version);
			sent.current.isDone = true;
			onSaved(answer);
		} catch (error) {
			const fields = error instanceof ApiError ? error.fields : {};
			const named = Object.entries(fields).map(([path, fieldError]) => {
				// `boules.3` belongs to the field `boules`.
				const name = path.split('.')[0] as string;
				return [name, { value: values[name], text: sayFieldError(name, fieldError) }] as const;
			});
			const onForm = named.filter(([name]) => name in values);
			setRefused(Object.fromEntries(onForm));
			void setTouched(Object.fromEntries(onForm.map(([name]) => [name, true])), false);
			const newer =
				error instanceof ApiError && error.code === 'version_conflict' && error.body.current;
			if (typeof newer === 'object' && newer) {
				setCurrent({ ...newer });
			} else {
				setFailure(errorText(error));
			}
		}
	}

	const isDone = useCallback(() => sent.current.isDone, []);

	return {
		submit,
		isDone,
		refused,
		failure,
		current,
		/** From now on the newer row is the one changed. */
		accept(newVersion: number | undefined) {
			sent.current.version = newVersion;
			setCurrent(undefined);
		},
	};
}
export type Sending = Omit<ReturnType<typeof useSubmit>, 'submit'>;
