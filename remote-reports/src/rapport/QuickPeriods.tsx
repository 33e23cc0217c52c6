import { useIntl, useToday, words } from '@borlette/shared/i18n';
import {
	besideDays,
	type ListUrl,
	PERIOD_NAMES,
	PERIODS,
	periodOf,
} from '@borlette/shared/resource';
import { IconButton, NextIcon, PreviousIcon } from '@borlette/shared/ui';
import { Choices } from './Choices.tsx';
import { messages } from './messages.ts';

const CHOICES = PERIOD_NAMES.map((name) => ({ name, label: words[name] }));
const STEPS = [
	{ direction: -1, label: messages.earlier, Icon: PreviousIcon },
	{ direction: 1, label: messages.later, Icon: NextIcon },
] as const;

/** The usual periods in one press, and those before and after. */
export function QuickPeriods({ url }: { url: ListUrl }) {
	const { formatMessage } = useIntl();
	const today = useToday();
	const { start_date, end_date } = url.state.filters;
	const [start, end] = [start_date ?? end_date ?? today, end_date ?? start_date ?? today];
	const now = { start_date: String(start), end_date: String(end) };
	return (
		<Choices
			label={messages.periods}
			choices={CHOICES}
			chosen={periodOf(now, today)}
			onChoose={(name) => url.change({ filters: { ...PERIODS[name](today) } })}
			isQuiet
		>
			{STEPS.map(({ direction, label, Icon }) => {
				const beside = besideDays(now, direction, today);
				return (
					<IconButton
						key={direction}
						size="sm"
						variant="outline"
						colorPalette="gray"
						aria-label={formatMessage(label)}
						title={formatMessage(label)}
						disabled={!beside}
						onClick={() => beside && url.change({ filters: { ...beside } })}
					>
						<Icon className="flips" />
					</IconButton>
				);
			})}
		</Choices>
	);
}
