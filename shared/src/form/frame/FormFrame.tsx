import { Formik } from 'formik';
import { type ReactNode, useMemo, useState } from 'react';
import type { TSchema } from '../../contract/index.ts';
import { FormContext } from '../FormContext.ts';
import { type ShowLimit, useRules, type WrongTogether } from '../rules.ts';
import type { ComparedField } from './conflict.ts';
import { FormBody } from './FormBody.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useDraft } from './useDraft.ts';
import { useSubmit } from './useSubmit.ts';

type Values = Record<string, unknown>;

export interface FormFrameProps<V extends object, R> {
	/** Names the form for its draft: `agent.new`, `agent.<id>`. One with another name is another form, and starts again. */
	readonly name: string;
	readonly initialValues: V;
	/** Body of the call it makes; limits and required marks are read from it. */
	readonly body: TSchema | undefined;
	/** Of the row that is edited. */
	readonly version?: number | undefined;
	/** Sends the values. A rejection with an ApiError is shown; the form keeps what was typed. */
	readonly save: (values: V, version: number | undefined) => Promise<R>;
	readonly onSaved: (answer: R) => void;
	/** How bounds read in messages, by field. */
	readonly showLimits?: Readonly<Record<string, ShowLimit>>;
	/** Rules that hold several fields against each other; kept the same between renders. */
	readonly wrong?: WrongTogether | undefined;
	/** Compares with the row somebody else saved meanwhile; without it a conflict is only reported. */
	readonly compare?: {
		readonly fields: readonly ComparedField[];
		readonly toValues: (current: unknown) => V;
	};
	/** Names of values that no draft keeps, the same between renders; without it those that secrets are usually called by. */
	readonly secrets?: readonly string[];
	/** Sent again as it was the server does it once; said where an answer was lost. */
	readonly countsOnce?: boolean;
	/** It checks or previews and records nothing, so a failure is not said to have left something unrecorded. */
	readonly asksOnly?: boolean;
	readonly submitLabel?: string;
	/** What it does takes something away. */
	readonly isDangerous?: boolean;
	/** Beside the submit button: the way out. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
}

/**
 * A form: submit button, errors, draft, unsaved-changes guard, comparison after a conflict. Its
 * children are fields, which find their values by name.
 */
export function FormFrame<V extends object, R>(props: FormFrameProps<V, R>) {
	return <NamedForm key={props.name} {...props} />;
}

function NamedForm<V extends object, R>(props: FormFrameProps<V, R>) {
	const [start] = useState<Values>(() => Object.fromEntries(Object.entries(props.initialValues)));
	const kept = useDraft(props.name, props.version, props.secrets);
	const rules = useRules(
		props.body,
		useMemo(() => Object.keys(start), [start]),
		props.showLimits,
		props.wrong,
	);
	const { submit, ...sending } = useSubmit<R>({
		version: kept.begunFrom,
		showLimits: props.showLimits,
		isKept: kept.isKept,
		mark: kept.mark,
		asksOnly: props.asksOnly ?? false,
		save: (values, version) => props.save(values as V, version),
		onSaved: (answer) => {
			kept.clear();
			props.onSaved(answer);
		},
	});
	const { refused } = sending;
	const isChange = props.version !== undefined;
	const context = useMemo(
		() => ({ body: props.body, isChange, refused }),
		[props.body, isChange, refused],
	);

	return (
		<FormContext value={context}>
			<Formik<Values> initialValues={start} validationSchema={rules} onSubmit={submit}>
				<FormBody
					kept={kept}
					sending={sending}
					rules={rules}
					compare={props.compare}
					countsOnce={props.countsOnce ?? false}
					asksOnly={props.asksOnly ?? false}
				>
					{props.children}
					<SubmitRow label={props.submitLabel} isDangerous={props.isDangerous}>
						{props.aside}
					</SubmitRow>
				</FormBody>
			</Formik>
		</FormContext>
	);
}
