import { PERIODS } from '../../figures/days.ts';
import { useIntl, useToday, words } from '../../i18n/index.ts';
import type { Preset } from './CalendarButton.tsx';

const DAYS = ['today', 'yesterday'] as const;

interface Options {
	/** Chosen now. */
	day: string;
	min?: string | undefined;
	max?: string | undefined;
	onPick: (day: string) => void;
}

/** Today and yesterday, where they may be chosen. */
export function useDayPresets({ day, min, max, onPick }: Options): readonly Preset[] {
	const { formatMessage } = useIntl();
	const today = useToday();
	return DAYS.map((name) => ({ name, of: PERIODS[name](today).start_date }))
		.filter(({ of }) => (!min || of >= min) && (!max || of <= max))
		.map(({ name, of }) => ({
			name,
			label: formatMessage(words[name]),
			isChosen: of === day,
			onChoose: () => onPick(of),
		}));
}
