import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { useBlocker } from '../../router/index.ts';
import { ConfirmDialog } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';

interface Props {
	/** It was saved. */
	isDone: () => boolean;
	/** Leaving was confirmed: what was typed is given up. */
	onLeave: () => void;
}

/** Asks before a changed form is left, within the app and when the tab is closed. */
export function LeaveGuard({ isDone, onLeave }: Props) {
	const { formatMessage } = useIntl();
	const { dirty } = useFormikContext();
	const state = useRef({ dirty, isLeft: false });
	state.current.dirty = dirty;
	// Asked at the moment of leaving.
	const hasChanges = useCallback(
		() => state.current.dirty && !state.current.isLeft && !isDone(),
		[isDone],
	);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			hasChanges() && currentLocation.pathname !== nextLocation.pathname,
	);

	useEffect(
		function askBeforeTabCloses() {
			const ask = (event: BeforeUnloadEvent) => {
				if (hasChanges()) event.preventDefault();
			};
			window.addEventListener('beforeunload', ask);
			return () => window.removeEventListener('beforeunload', ask);
		},
		[hasChanges],
	);

	return (
		<ConfirmDialog
			isOpen={blocker.state === 'blocked'}
			title={formatMessage(formMessages.leaveTitle)}
			text={formatMessage(formMessages.leaveText)}
			confirmLabel={formatMessage(formMessages.leave)}
			cancelLabel={formatMessage(formMessages.stay)}
			isDangerous
			onCancel={() => blocker.reset?.()}
			onConfirm={() => {
				state.current.isLeft = true;
				onLeave();
				blocker.proceed?.();
			}}
		/>
	);
}
