import { useCallback } from 'react';
import { codesOf } from '../../contract/index.ts';
import { useWrite } from '../../data/index.ts';
import { useErrorText, useIntl, words } from '../../i18n/index.ts';
import { useCan, useLacksCompany } from '../../session/index.ts';
import { toast } from '../../ui/index.ts';
import { type AnyResource, readsOf } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import { bodyFor, type Row, rowsIn } from '../row.ts';
import { useRowName } from '../scope/useRowName.ts';

const WORDS = {
	activate: words.unblock,
	deactivate: words.block,
	activated: resourceMessages.unblockedToast,
	deactivated: resourceMessages.blockedToast,
};

/** Blocks and unblocks rows; no money is moved, so the toast offers to take it back for 10 s. */
export function useActivation(resource: AnyResource) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { update } = resource.endpoints;
	const lacksCompany = useLacksCompany(update);
	const write = useWrite(update, readsOf(resource));
	const mayUpdate = useCan(codesOf(update)) && !lacksCompany;
	const mayActivate = useCan(resource.activation?.permission);
	const words = resource.activation?.words ?? WORDS;
	const { withScope } = useRowName(resource);
	const { mutateAsync } = write;

	/** Rows one after the other: a rate limit or a lost connection stops few of them. */
	const send = useCallback(
		async (rows: readonly Row[], isActive: boolean) => {
			const done: Row[] = [];
			if (!update) return { done, failed: rows.length, reason: undefined };
			for (const row of rows) {
				try {
					const body = { ...bodyFor(update, {}, row), is_active: isActive };
					done.push(...rowsIn(await mutateAsync({ body })));
				} catch (reason) {
					return { done, failed: rows.length - done.length, reason };
				}
			}
			return { done, failed: 0, reason: undefined };
		},
		[mutateAsync, update],
	);

	const change = useCallback(
		async (rows: readonly Row[], isActive: boolean) => {
			if (rows.length === 0) {
				toast.info(formatMessage(resourceMessages.nothingToChange));
				return;
			}
			const { done, failed, reason } = await send(rows, isActive);
			if (failed) {
				const text = errorText(reason);
				toast.error(
					rows.length === 1
						? text
						: formatMessage(resourceMessages.someFailed, { failed, reason: text }),
				);
			}
			const [first] = done;
			if (!first) return;
			const name =
				done.length === 1
					? withScope(first)
					: formatMessage(resourceMessages.rows, { count: done.length });
			toast.success(formatMessage(isActive ? words.activated : words.deactivated, { name }), {
				action: {
					label: formatMessage(resourceMessages.undo),
					onClick: async () => {
						const back = await send(done, !isActive);
						if (back.failed) toast.error(errorText(back.reason));
						else toast.info(formatMessage(resourceMessages.undone));
					},
				},
			});
		},
		[send, errorText, formatMessage, withScope, words],
	);

	return {
		isAllowed: Boolean(update && resource.activation) && mayUpdate && mayActivate,
		isPending: write.isPending,
		words,
		change,
	};
}
export type ActivationActions = ReturnType<typeof useActivation>;
