import { serverNow } from '@borlette/shared/api';
import { useFormats } from '@borlette/shared/i18n';
import type { ListUrl } from '@borlette/shared/resource';
import { Choices } from './Choices.tsx';
import { messages } from './messages.ts';
import { PERIODS, type PeriodName } from './periods.ts';

const NAMES = Object.keys(PERIODS) as PeriodName[];
const CHOICES = NAMES.map((name) => ({ name, label: messages[name] }));

/** The usual periods, in one press. */
export function QuickPeriods({ url }: { url: ListUrl }) {
	const { date } = useFormats();
	const today = date(new Date(serverNow()));
	const { start_date, end_date } = url.state.filters;
	const now = start_date || end_date ? { start_date, end_date } : PERIODS.today(today);
	const chosen = NAMES.find((name) => {
		const days = PERIODS[name](today);
		return days.start_date === now.start_date && days.end_date === now.end_date;
	});
	return (
		<Choices
			label={messages.periods}
			choices={CHOICES}
			chosen={chosen}
			onChoose={(name) => url.change({ filters: { ...PERIODS[name](today) } })}
			isQuiet
		/>
	);
}
