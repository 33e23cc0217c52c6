import { serverNow } from '@borlette/shared/api';
import { useFormats, words } from '@borlette/shared/i18n';
import { type ListUrl, PERIOD_NAMES, PERIODS, periodOf } from '@borlette/shared/resource';
import { Choices } from './Choices.tsx';
import { messages } from './messages.ts';

const CHOICES = PERIOD_NAMES.map((name) => ({ name, label: words[name] }));

/** The usual periods, in one press. */
export function QuickPeriods({ url }: { url: ListUrl }) {
	const { date } = useFormats();
	const today = date(new Date(serverNow()));
	const { start_date, end_date } = url.state.filters;
	const now = start_date || end_date ? { start_date, end_date } : PERIODS.today(today);
	return (
		<Choices
			label={messages.periods}
			choices={CHOICES}
			chosen={periodOf(now, today)}
			onChoose={(name) => url.change({ filters: { ...PERIODS[name](today) } })}
			isQuiet
		/>
	);
}
