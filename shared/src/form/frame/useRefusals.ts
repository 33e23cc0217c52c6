import { useCallback, useMemo, useState } from 'react';
import { ApiError } from '../../api/index.ts';
import type { FieldError } from '../../contract/index.ts';
import { useFieldErrorText } from '../../i18n/index.ts';
import type { FormContextValue } from '../FormContext.ts';
import type { ShowLimit } from '../rules.ts';

type Values = Readonly<Record<string, unknown>>;
type Refused = readonly (readonly [field: string, error: FieldError])[];

interface Refusal {
	readonly refused: Refused;
	/** That were sent. */
	readonly values: Values;
}
const NONE: Refusal = { refused: [], values: {} };

function refusedBy(error: unknown): Refused {
	const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
	// `boules.3` belongs to the field `boules`.
	return fields.map(([path, refused]) => [path.split('.')[0] as string, refused]);
}

/** What the server refused of single fields, translated when it is shown, into the language of that moment. */
export function useRefusals(showLimits: Readonly<Record<string, ShowLimit>> | undefined) {
	const fieldErrorText = useFieldErrorText();
	/** As the server sent it. */
	const [{ refused, values }, setRefusal] = useState(NONE);

	/** The server's bounds are as it stores them: 500 is 5,00 in a field of money. */
	const say = useCallback(
		(name: string, error: FieldError, sent: Values): string => {
			const show = showLimits?.[name];
			const { limit } = error;
			return fieldErrorText(
				show && typeof limit === 'number' ? { ...error, limit: show(limit, sent) } : error,
			);
		},
		[fieldErrorText, showLimits],
	);
	const shown: FormContextValue['refused'] = useMemo(
		() =>
			Object.fromEntries(
				refused.map(([name, error]) => [
					name,
					{ value: values[name], text: say(name, error, values) },
				]),
			),
		[refused, values, say],
	);

	return {
		refused: shown,
		/** @returns the fields of the form that were refused */
		show(error: unknown, sent: Values): string[] {
			const onForm = refusedBy(error).filter(([name]) => name in sent);
			setRefusal({ refused: onForm, values: sent });
			return onForm.map(([name]) => name);
		},
		clear: () => setRefusal(NONE),
		/** For where no field is left to say it. */
		textsOf: (error: unknown, sent: Values): string[] =>
			refusedBy(error).map(([name, one]) => say(name, one, sent)),
	};
}
