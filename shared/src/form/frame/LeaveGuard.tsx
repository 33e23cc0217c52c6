import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { useBlocker } from '../../router/index.ts';
import { page } from '../../session/index.ts';
import { ConfirmDialog } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';

interface Props {
	/** Something was typed that is not saved. */
	isDirty: boolean;
	/** It was saved. */
	isDone?: () => boolean;
	/** It is being saved, and nobody knows yet whether it will be. */
	isUnderWay?: () => boolean;
	/** Leaving was confirmed: what was typed is given up. */
	onLeave: () => void;
	/** What is lost, where it is not what was typed. */
	lost?: { readonly title: string; readonly text: string } | undefined;
}

const never = () => false;

/** Asks before a page with something unsaved is left, within the app and when the tab is closed. */
export function LeaveGuard({ isDirty, isDone = never, isUnderWay = never, onLeave, lost }: Props) {
	const { formatMessage } = useIntl();
	const state = useRef({ isDirty, isLeft: false });
	state.current.isDirty = isDirty;
	// Asked at the moment of leaving.
	const hasChanges = useCallback(
		() => state.current.isDirty && !state.current.isLeft && !isDone(),
		[isDone],
	);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			hasChanges() && currentLocation.pathname !== nextLocation.pathname,
	);

	useEffect(
		function askBeforeTabCloses() {
			const ask = (event: BeforeUnloadEvent) => {
				if (hasChanges() && !page.isGoing) event.preventDefault();
			};
			window.addEventListener('beforeunload', ask);
			return () => window.removeEventListener('beforeunload', ask);
		},
		[hasChanges],
	);

	const isSending = isUnderWay();
	return (
		<ConfirmDialog
			isOpen={blocker.state === 'blocked'}
			title={
				lost?.title ??
				formatMessage(isSending ? formMessages.leaveSendingTitle : formMessages.leaveTitle)
			}
			text={
				lost?.text ??
				formatMessage(isSending ? formMessages.leaveSendingText : formMessages.leaveText)
			}
			confirmLabel={formatMessage(formMessages.leave)}
			cancelLabel={formatMessage(formMessages.stay)}
			isDangerous={!isSending || lost !== undefined}
			onCancel={() => blocker.reset?.()}
			onConfirm={() => {
				state.current.isLeft = true;
				// If the save is refused, what was typed is still needed.
				if (!isUnderWay()) onLeave();
				blocker.proceed?.();
			}}
		/>
	);
}
