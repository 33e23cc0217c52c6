import type { ComponentProps, KeyboardEvent } from 'react';
import { addDays, addMonths } from '../../figures/days.ts';
import { useIntl, useToday } from '../../i18n/index.ts';
import { Input, InputGroup } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';
import { CalendarButton, type Preset } from './CalendarButton.tsx';

/** How far a key moves the day. */
const STEPS: Readonly<Record<string, (day: string) => string>> = {
	ArrowUp: (day) => addDays(day, 1),
	ArrowDown: (day) => addDays(day, -1),
	PageUp: (day) => addMonths(day, 1),
	PageDown: (day) => addMonths(day, -1),
};

export interface DayBoxProps extends Pick<ComponentProps<typeof Input>, 'name' | 'inputMode'> {
	/** Of the field, by which its calendar is told from others. */
	label: string;
	placeholder?: string;
	/** As it is typed. */
	text: string;
	/** The day that the text is, `yyyy-MM-dd`; empty: none. */
	day: string;
	/** First and last day that may be chosen. */
	min?: string | undefined;
	max?: string | undefined;
	disabled?: boolean | undefined;
	presets: readonly Preset[];
	onType: (text: string) => void;
	/** A day of the calendar, or one that arrow keys lead to. */
	onPick: (day: string) => void;
	onLeave: () => void;
	onEnter?: () => void;
	'aria-describedby'?: string | undefined;
}

/**
 * Where a day is typed, or taken from the calendar beside it. It is ours, because the browser's own speaks
 * the language of the browser.
 */
export function DayBox(props: DayBoxProps) {
	const {
		label,
		text,
		day,
		min,
		max,
		disabled,
		presets,
		onType,
		onPick,
		onLeave,
		onEnter,
		...tie
	} = props;
	const { formatMessage } = useIntl();
	const today = useToday();
	const isWithin = (other: string) => (!min || other >= min) && (!max || other <= max);

	function step(event: KeyboardEvent) {
		if (event.key === 'Enter') onEnter?.();
		const move = STEPS[event.key];
		if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		const next = day ? move(day) : today;
		if (isWithin(next)) onPick(next);
	}
	return (
		<InputGroup
			width="full"
			endElementProps={{ paddingInline: '1' }}
			endElement={
				<CalendarButton
					label={label}
					day={day}
					min={min}
					max={max}
					disabled={disabled}
					presets={presets}
					onPick={onPick}
				/>
			}
		>
			<Input
				placeholder={formatMessage(formMessages.dayPlaceholder)}
				inputMode="numeric"
				{...tie}
				autoComplete="off"
				fontVariantNumeric="tabular-nums"
				value={text}
				onChange={(event) => onType(event.currentTarget.value)}
				onBlur={onLeave}
				onKeyDown={step}
			/>
		</InputGroup>
	);
}
