import type { KeyboardEvent } from 'react';
import { readTime } from '../../figures/days.ts';
import { useIntl } from '../../i18n/index.ts';
import { Input } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';
import { useTyped } from '../useTyped.ts';

const DAY_MINUTES = 24 * 60;
/** Minutes that a key moves the time by. */
const STEPS: Readonly<Record<string, number>> = {
	ArrowUp: 1,
	ArrowDown: -1,
	PageUp: 60,
	PageDown: -60,
};

/** A time of day, `HH:mm`, typed as `14:30`, `14h30` or `1430`. */
export function TimeField(props: FieldProps) {
	const { formatMessage } = useIntl();
	const field = useFormField<string | null>(props.name);
	const typed = useTyped(field, { show: (held) => held ?? '', parse: readTime });
	const isTime = field.value !== null && readTime(field.value) === field.value;
	const wrong =
		field.error &&
		field.value &&
		!isTime &&
		formatMessage(formMessages.notATime, { text: typed.text });

	function step(event: KeyboardEvent) {
		const by = STEPS[event.key];
		if (by === undefined || !field.value || !isTime) return;
		event.preventDefault();
		field.setValue(moved(field.value, by));
	}
	return (
		<FieldShell {...props} field={{ ...field, error: wrong || field.error }}>
			{(tie) => (
				<Input
					{...tie}
					name={props.name}
					inputMode="numeric"
					placeholder={formatMessage(formMessages.timePlaceholder)}
					autoComplete="off"
					fontVariantNumeric="tabular-nums"
					value={typed.text}
					onChange={(event) => typed.type(event.currentTarget.value)}
					onBlur={typed.leave}
					onKeyDown={step}
				/>
			)}
		</FieldShell>
	);
}

/** After 23:59 comes 00:00. */
function moved(time: string, minutes: number): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const all = (hour * 60 + minute + minutes + DAY_MINUTES) % DAY_MINUTES;
	return [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
