import { useEffect, useEffectEvent, useMemo } from 'react';
import { isDay } from '../../figures/days.ts';
import { useFormats, useIntl, useToday } from '../../i18n/index.ts';
import { calendarDate, DatePicker, datePickerSlotRecipe } from '../../ui/dateParts.ts';
import { formMessages as messages } from '../messages.ts';

interface Props {
	/** `yyyy-MM-dd`; empty: none. */
	day: string;
	min?: string | undefined;
	max?: string | undefined;
	onChoose: (day: string) => void;
	/** It is there, and a day in it can take the keyboard. */
	onReady: () => void;
}

const VIEWS = ['day', 'month', 'year'] as const;
type View = (typeof VIEWS)[number];

const PREVIOUS = {
	day: messages.previousMonth,
	month: messages.previousYear,
	year: messages.previousDecade,
};
const NEXT = { day: messages.nextMonth, month: messages.nextYear, year: messages.nextDecade };
const WIDER = { day: messages.chooseMonth, month: messages.chooseYear, year: messages.calendar };

/** The days of a month, its months, its years; in the language that is shown, and today by the company's clock. */
export function DayCalendar({ day, min, max, onChoose, onReady }: Props) {
	const { formatMessage } = useIntl();
	const { dayFull, zone } = useFormats();
	const today = useToday();
	const value = useMemo(() => [calendarDate(day)].filter((date) => date !== undefined), [day]);
	const ready = useEffectEvent(onReady);
	useEffect(function tellReady() {
		ready();
	}, []);
	const shown = day || [today, min, max].find((one) => one && isWithin(one, min, max)) || today;
	return (
		<DatePicker.Root
			inline
			recipe={datePickerSlotRecipe}
			hideOutsideDays
			colorPalette="brand"
			width="auto"
			timeZone={zone}
			value={value}
			defaultFocusedValue={calendarDate(shown)}
			{...(min && { min: calendarDate(min) })}
			{...(max && { max: calendarDate(max) })}
			onValueChange={({ value: [chosen] }) => chosen && onChoose(chosen.toString())}
			translations={{
				dayCell: ({ value: date, selected }) => {
					// A name has what is seen in it: the board says 1, not 1er.
					const text = dayFull(date.toString()).replace('1er', '1');
					return selected ? formatMessage(messages.chosenDay, { day: text }) : text;
				},
				prevTrigger: (view) => formatMessage(PREVIOUS[view]),
				nextTrigger: (view) => formatMessage(NEXT[view]),
			}}
		>
			{VIEWS.map((view) => (
				<DatePicker.View key={view} view={view}>
					<Header view={view} />
					{view === 'day' && <Days today={today} />}
					{view === 'month' && (
						<DatePicker.MonthTable aria-roledescription={formatMessage(messages.calendar)} />
					)}
					{view === 'year' && (
						<DatePicker.YearTable aria-roledescription={formatMessage(messages.calendar)} />
					)}
				</DatePicker.View>
			))}
		</DatePicker.Root>
	);
}

const isWithin = (day: string, min?: string, max?: string) =>
	isDay(day) && (!min || day >= min) && (!max || day <= max);

/** What is shown, and the ways to what is before and after it. */
function Header({ view }: { view: View }) {
	const { formatMessage } = useIntl();
	return (
		<DatePicker.ViewControl>
			<DatePicker.PrevTrigger />
			<DatePicker.Context>
				{({ visibleRangeText: { start } }) => (
					<DatePicker.ViewTrigger aria-label={[start, formatMessage(WIDER[view])].join(', ')}>
						<DatePicker.RangeText />
					</DatePicker.ViewTrigger>
				)}
			</DatePicker.Context>
			<DatePicker.NextTrigger />
		</DatePicker.ViewControl>
	);
}

function Days({ today }: { today: string }) {
	const { formatMessage } = useIntl();
	return (
		<DatePicker.Context>
			{({ weekDays, weeks, visibleRangeText }) => (
				<DatePicker.Table
					aria-label={visibleRangeText.start}
					aria-roledescription={formatMessage(messages.calendar)}
				>
					<DatePicker.TableHead>
						<DatePicker.TableRow>
							{weekDays.map(({ long, short }) => (
								<DatePicker.TableHeader key={long}>{short}</DatePicker.TableHeader>
							))}
						</DatePicker.TableRow>
					</DatePicker.TableHead>
					<DatePicker.TableBody>
						{weeks.map((week) => (
							<DatePicker.TableRow key={String(week[0])}>
								{week.map((date) => (
									<DatePicker.TableCell
										key={String(date)}
										value={date}
										// The library asks this machine's clock.
										aria-current={String(date) === today ? 'date' : 'false'}
									>
										<DatePicker.TableCellTrigger>{date.day}</DatePicker.TableCellTrigger>
									</DatePicker.TableCell>
								))}
							</DatePicker.TableRow>
						))}
					</DatePicker.TableBody>
				</DatePicker.Table>
			)}
		</DatePicker.Context>
	);
}
