import { readMoment } from '../../figures/days.ts';
import { instantAt, localTextOf, useFormats, useIntl, useToday } from '../../i18n/index.ts';
import { DayBox } from '../days/DayBox.tsx';
import { useDayPresets } from '../days/useDayPresets.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';
import { useTyped } from '../useTyped.ts';

const DAY_LENGTH = 'yyyy-MM-dd'.length;
const MIDNIGHT = 'T00:00';

/** An instant, typed as the clock of the company shows it, whatever the zone of this machine. */
export function DateTimeField(props: FieldProps) {
	const { formatMessage } = useIntl();
	const { zone, dateTimeTyped } = useFormats();
	const today = useToday();
	const field = useFormField<string | null>(props.name);
	const typed = useTyped(field, {
		show: (held) => (isInstant(held) ? dateTimeTyped(held) : (held ?? '')),
		parse(text) {
			const local = readMoment(text, today);
			return local && instantAt(local, zone);
		},
	});
	const local = isInstant(field.value) ? localTextOf(new Date(field.value), zone) : '';
	const day = local.slice(0, DAY_LENGTH);
	// The time stays; where there is none yet the day begins.
	const pick = (other: string) =>
		field.setValue(instantAt(other + (local.slice(DAY_LENGTH) || MIDNIGHT), zone));
	const presets = useDayPresets({ day, onPick: pick });
	const wrong =
		field.error &&
		field.value &&
		!local &&
		formatMessage(formMessages.notAMoment, { text: typed.text });
	return (
		<FieldShell {...props} field={{ ...field, error: wrong || field.error }}>
			{(tie) => (
				<DayBox
					{...tie}
					name={props.name}
					label={props.label}
					disabled={props.disabled}
					inputMode="text"
					placeholder={formatMessage(formMessages.momentPlaceholder)}
					text={typed.text}
					day={day}
					presets={presets}
					onType={typed.type}
					onPick={pick}
					onLeave={typed.leave}
				/>
			)}
		</FieldShell>
	);
}

/** As the form holds one; what is typed and is none has no zone. */
const isInstant = (held: string | null): held is string =>
	held !== null && /T.*Z$/.test(held) && !Number.isNaN(Date.parse(held));
