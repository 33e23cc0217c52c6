import { useIntl } from '../../i18n/index.ts';
import { useGoOn } from '../../router/index.ts';
import { toast } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import { rowsIn } from '../row.ts';
import { scopeMessages } from '../scope/messages.ts';
import { useRowName } from '../scope/useRowName.ts';
import { afterSaving } from '../screens.ts';

/** After saving: what is said, and what says it and goes back to the list as it was left. */
export function useSaved(resource: AnyResource) {
	const { formatMessage } = useIntl();
	const goOn = useGoOn();
	const { namesOf, textOf } = useRowName(resource);
	const saidOf = (answer: unknown): string => {
		const rows = rowsIn(answer);
		const [first] = rows;
		const count = rows.length;
		const name = namesOf(rows);
		// Rows that are saved together concern the same.
		const scope = resource.scope && first && textOf(resource.scope, first).text;
		const said = scope ? (resource.scope?.saved ?? scopeMessages.saved) : resourceMessages.saved;
		return formatMessage(said, { name, scope, count });
	};
	function onSaved(answer: unknown): void {
		toast.success(saidOf(answer));
		const next = afterSaving(resource);
		if (next) goOn(next);
	}
	return { saidOf, onSaved };
}
