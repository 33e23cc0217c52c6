import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { type ComparedField, differencesOf, mergedValues, type Values } from './conflict.ts';
import type { Sending } from './useSubmit.ts';
import { VersionConflict } from './VersionConflict.tsx';

export interface Compare {
	readonly fields: readonly ComparedField[];
	/** The values of a form that would show the row. */
	readonly toValues: (current: unknown) => object;
}

interface Props {
	compare: Compare;
	/** The row as somebody else saved it. */
	current: Values;
	accept: Sending['accept'];
}

/** After a version conflict: what is chosen of mine and theirs is saved over the newer row. */
export function Conflict({ compare, current, accept }: Props) {
	const { values, initialValues, isSubmitting, setValues, submitForm } =
		useFormikContext<Record<string, unknown>>();
	const differences = useMemo(
		() => differencesOf(compare.fields, initialValues, values, { ...compare.toValues(current) }),
		[current, compare, initialValues, values],
	);
	return (
		<VersionConflict
			differences={differences}
			current={current}
			isPending={isSubmitting}
			onChoose={(chosen) => {
				accept(typeof current.version === 'number' ? current.version : undefined);
				void setValues(mergedValues(differences, chosen, values)).then(submitForm);
			}}
		/>
	);
}
