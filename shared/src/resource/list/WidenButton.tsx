import { PERIODS } from '../../figures/days.ts';
import { useIntl, useToday } from '../../i18n/index.ts';
import type { ListUrl } from '../../table/index.ts';
import { Button } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import { resourceMessages } from '../messages.ts';

/** In a list of today without a row, as each morning: leads on to the days before. Elsewhere there is nothing of it. */
export function WidenButton({
	resource: { filters = [] },
	url: { state, change },
}: {
	resource: Pick<AnyResource, 'filters'>;
	url: ListUrl;
}) {
	const { formatMessage } = useIntl();
	const today = useToday();
	const start = filters.find((filter) => filter.kind === 'date' && filter.today && filter.until);
	if (start?.kind !== 'date' || !start.until) return null;
	const { name, until } = start;
	if (state.filters[name] !== undefined || state.filters[until] !== undefined) return null;
	const { start_date, end_date } = PERIODS.week(today);
	return (
		<Button
			variant="outline"
			onClick={() => change({ filters: { [name]: start_date, [until]: end_date } })}
		>
			{formatMessage(resourceMessages.lastDays)}
		</Button>
	);
}
