import { useIntl } from '../../i18n/index.ts';
import { useNavigate } from '../../router/index.ts';
import { toast } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import { rowsIn } from '../row.ts';
import { afterSaving } from '../screens.ts';

/** After saving: says so, and goes back to the list as it was left. */
export function useSaved(resource: AnyResource): (answer: unknown) => void {
	const { formatMessage } = useIntl();
	const navigate = useNavigate();
	return (answer) => {
		const rows = rowsIn(answer);
		const [first] = rows;
		const name =
			rows.length === 1 && first
				? resource.nameOf(first)
				: formatMessage(resourceMessages.rows, { count: rows.length });
		toast.success(formatMessage(resourceMessages.saved, { name }));
		const next = afterSaving(resource);
		if (next) void navigate(next);
	};
}
