import type { Endpoint } from '@borlette/shared/contract';
import { bulkApi } from '@borlette/shared/contract/bulk';
import { useWrite } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { toast } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** Puts back what a change of many rows changed, and says how much of it. */
export function useUndo(refreshes: readonly Pick<Endpoint, 'path'>[]) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { mutateAsync } = useWrite(bulkApi.undo, [...refreshes, bulkApi.list]);
	return async (id: string): Promise<void> => {
		try {
			const { count, left } = await mutateAsync({ body: { id } });
			if (left.length === 0) toast.info(formatMessage(messages.undone, { count }));
			else toast.warning(formatMessage(messages.undoneBut, { count, left: left.length }));
		} catch (error) {
			toast.error(errorText(error));
		}
	};
}
