import { useField } from 'formik';
import { useMemo } from 'react';
import { useFormContextValue } from './FormContext.ts';
import { type FieldSchema, fieldSchemaOf, isRequired } from './schema.ts';

export interface FormField<T> {
	readonly name: string;
	readonly value: T;
	/** What a row that is changed holds until it is saved, once the form holds something else. */
	readonly before: { readonly value: T | undefined } | undefined;
	readonly setValue: (value: T) => void;
	/** The person has left the field: from now on its error is shown. */
	readonly touch: () => void;
	/** What is wrong, once touched. */
	readonly error: string | undefined;
	readonly isRequired: boolean;
	readonly schema: FieldSchema | undefined;
}

/**
 * One value of the form around it, with what the contract says of it.
 * @param validate what is wrong with a value that the contract takes; the form is not sent with it
 */
export function useFormField<T>(
	name: string,
	validate?: (value: T) => string | undefined,
): FormField<T> {
	const [{ value }, { touched, error, initialValue }, { setValue, setTouched }] = useField<T>({
		name,
		...(validate && { validate }),
	});
	const { body, isChange, refused } = useFormContextValue();
	const schema = useMemo(() => fieldSchemaOf(body, name), [body, name]);
	const refusal = refused[name];
	const refusedText = refusal && Object.is(refusal.value, value) ? refusal.text : undefined;
	return {
		name,
		value,
		before:
			isChange && !Object.is(initialValue ?? '', value ?? '') ? { value: initialValue } : undefined,
		setValue: (next) => void setValue(next),
		touch: () => void setTouched(true),
		error: refusedText ?? (touched ? textOf(error) : undefined),
		isRequired: schema ? isRequired(schema) : false,
		schema,
	};
}

/** Errors of a list's items come as a list; one text is enough below the field. */
function textOf(error: unknown): string | undefined {
	if (Array.isArray(error)) return error.map(textOf).find(Boolean);
	return typeof error === 'string' ? error : undefined;
}
