import type { FormikProps } from 'formik';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useIntl, words } from '../../i18n/index.ts';
import { Button, Flex, Stack } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';
import { type ComparedField, differencesOf, mergedValues } from './conflict.ts';
import { type Draft, drafts } from './draft.ts';
import { DraftNotice, FailureNotice } from './FormNotices.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { VersionConflict } from './VersionConflict.tsx';

type Values = Record<string, unknown>;

interface Props {
	formik: FormikProps<Values>;
	draftKey: string;
	draft: Draft | null;
	version: number | undefined;
	onDraftGone: () => void;
	failure: string | undefined;
	current: Values | undefined;
	compare: { fields: readonly ComparedField[]; toValues: (current: unknown) => Values } | undefined;
	accept: (version: number | undefined) => void;
	isDone: () => boolean;
	/** New ones come with another language: errors on screen are then said again. */
	rules: unknown;
	submitLabel: string | undefined;
	aside: ReactNode;
	children: ReactNode;
}

export function FormBody({
	formik,
	draftKey,
	draft,
	version,
	compare,
	current,
	isDone,
	...props
}: Props) {
	const { formatMessage } = useIntl();
	const form = useRef<HTMLFormElement>(null);
	const { values, dirty, isSubmitting, submitCount, isValidating, setValues, validateForm } =
		formik;
	const state = useRef({ dirty, isLeft: false });
	state.current.dirty = dirty;

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
			if (dirty) drafts.write(draftKey, { version: draft ? draft.version : version, values });
			else drafts.clear(draftKey);
		},
		[dirty, values, draftKey, draft, version, isDone],
	);

	const focusedFor = useRef(0);
	useEffect(
		function focusFirstError() {
			// Once for each submit: who goes on typing elsewhere keeps their place.
			if (submitCount === focusedFor.current || isSubmitting || isValidating) return;
			focusedFor.current = submitCount;
			form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
		},
		[submitCount, isSubmitting, isValidating],
	);

	useEffect(
		function sayErrorsInNewLanguage() {
			if (props.rules) void validateForm();
		},
		[props.rules, validateForm],
	);

	const differences = useMemo(
		() =>
			current && compare
				? differencesOf(compare.fields, formik.initialValues, values, compare.toValues(current))
				: undefined,
		[current, compare, formik.initialValues, values],
	);
	const hasChanges = useMemo(
		() => () => state.current.dirty && !state.current.isLeft && !isDone(),
		[isDone],
	);

	return (
		<form ref={form} noValidate data-draft={draftKey} onSubmit={formik.handleSubmit}>
			<Stack gap="5">
				{draft && (
					<DraftNotice
						onDiscard={() => {
							drafts.clear(draftKey);
							formik.resetForm();
							props.onDraftGone();
						}}
					/>
				)}
				{props.failure && <FailureNotice text={props.failure} />}
				{differences && current && (
					<VersionConflict
						differences={differences}
						current={current}
						isPending={isSubmitting}
						onChoose={(chosen) => {
							props.accept(current.version as number | undefined);
							void setValues(mergedValues(differences, chosen, values)).then(formik.submitForm);
						}}
					/>
				)}
				{props.children}
				<Flex gap="3" justify="flex-end" wrap="wrap">
					{props.aside}
					<Button
						type="submit"
						loading={isSubmitting}
						loadingText={formatMessage(formMessages.saving)}
					>
						{props.submitLabel ?? formatMessage(words.save)}
					</Button>
				</Flex>
			</Stack>
			<LeaveGuard
				hasChanges={hasChanges}
				onLeave={() => {
					state.current.isLeft = true;
					drafts.clear(draftKey);
				}}
			/>
		</form>
	);
}
