import { useFormikContext } from 'formik';
import { type ReactNode, useRef } from 'react';
import { Stack, useFirstErrorFocused } from '../../ui/index.ts';
import { type Compare, Conflict } from './Conflict.tsx';
import { DraftNotice, FailureNotice } from './FormNotices.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { KeptDraft } from './useDraft.ts';
import { useErrorsSaidAgain, useKeptDraft } from './useFormEffects.ts';
import type { Sending } from './useSubmit.ts';

interface Props {
	kept: KeptDraft;
	sending: Sending;
	rules: unknown;
	compare: Compare | undefined;
	countsOnce: boolean;
	asksOnly: boolean;
	children: ReactNode;
}

/** The form itself, below notices of a draft, a failure or a conflict. */
export function FormBody(props: Props) {
	const { kept, sending, rules, compare, countsOnce, asksOnly, children } = props;
	const form = useRef<HTMLFormElement>(null);
	const formik = useFormikContext();
	const { dirty, handleSubmit, resetForm } = formik;
	const { failure, current, accept, isDone, isUnderWay } = sending;
	useKeptDraft(kept, isDone);
	useFirstErrorFocused(form, formik);
	useErrorsSaidAgain(rules);
	return (
		<form ref={form} noValidate data-draft={kept.key} onSubmit={handleSubmit}>
			<Stack gap="5">
				{kept.draft && (
					<DraftNotice
						{...{ countsOnce }}
						isSent={kept.draft.isSent ?? false}
						onDiscard={() => {
							resetForm();
							kept.discard();
							accept(kept.version);
						}}
					/>
				)}
				{failure && <FailureNotice failure={failure} {...{ countsOnce, asksOnly }} />}
				{current && compare && <Conflict compare={compare} current={current} accept={accept} />}
				{children}
			</Stack>
			<LeaveGuard
				{...{ isDone, ...(!asksOnly && { isUnderWay }) }}
				isDirty={dirty}
				onLeave={kept.clear}
			/>
		</form>
	);
}
