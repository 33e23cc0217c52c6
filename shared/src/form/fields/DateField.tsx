import { isDay, readDay } from '../../figures/days.ts';
import { useFormats, useIntl, useToday } from '../../i18n/index.ts';
import { DayBox } from '../days/DayBox.tsx';
import { useDayPresets } from '../days/useDayPresets.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';
import { useTyped } from '../useTyped.ts';

interface Props extends FieldProps {
	/** First and last day that may be chosen, `yyyy-MM-dd`; another one is an error. */
	readonly min?: string;
	readonly max?: string;
}

/** A day, `yyyy-MM-dd`, typed as `23/11/2026` or shorter, or taken from the calendar. */
export function DateField({ min, max, ...props }: Props) {
	const { formatMessage } = useIntl();
	const { dayTyped } = useFormats();
	const today = useToday();
	const field = useFormField<string | null>(props.name, (held) => {
		if (min && isValue(held) && held < min)
			return formatMessage(formMessages.tooEarly, { day: dayTyped(min) });
		if (max && isValue(held) && held > max)
			return formatMessage(formMessages.tooLate, { day: dayTyped(max) });
		return undefined;
	});
	const typed = useTyped(field, {
		show: (held) => (isValue(held) ? dayTyped(held) : (held ?? '')),
		parse: (text) => readDay(text, today, max),
	});
	const day = isValue(field.value) ? field.value : '';
	const presets = useDayPresets({ day, min, max, onPick: field.setValue });
	const wrong =
		field.error && field.value && !day && formatMessage(formMessages.notADay, { text: typed.text });
	return (
		<FieldShell {...props} field={{ ...field, error: wrong || field.error }}>
			{(tie) => (
				<DayBox
					{...tie}
					name={props.name}
					label={props.label}
					disabled={props.disabled}
					text={typed.text}
					day={day}
					min={min}
					max={max}
					presets={presets}
					onType={typed.type}
					onPick={field.setValue}
					onLeave={typed.leave}
				/>
			)}
		</FieldShell>
	);
}

const isValue = (held: string | null): held is string => held !== null && isDay(held);
