import { codesOf } from '../../contract/index.ts';
import { useWrite } from '../../data/index.ts';
import { useErrorText, useIntl } from '../../i18n/index.ts';
import { useCan, useLacksCompany } from '../../session/index.ts';
import { type ToastOptions, toast } from '../../ui/index.ts';
import { type AnyResource, readsOf } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import { bodyFor, type Row } from '../row.ts';

/**
 * What the toast about a deleted row offers for 10 s: to add it once more. Nothing for rows that are more than their fields, for
 * blocked ones, which would come back in force, and to who may add none.
 */
export function usePutBack(resource: AnyResource): (row: Row) => ToastOptions | undefined {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { create } = resource.endpoints;
	const { mutateAsync } = useWrite(create, readsOf(resource));
	const holdsAdd = useCan(codesOf(create));
	const mayAdd = !useLacksCompany(create) && holdsAdd;
	return (row) => {
		const more = row.is_active === false ? null : resource.putBack?.(row);
		if (!create || !mayAdd || !more) return undefined;
		const onClick = async () => {
			try {
				await mutateAsync({ body: bodyFor(create, more, row) });
				toast.info(formatMessage(resourceMessages.undone));
			} catch (error) {
				toast.error(errorText(error));
			}
		};
		return {
			action: { label: formatMessage(resourceMessages.undo), onClick: () => void onClick() },
		};
	};
}
