import { useFormats } from '../../i18n/index.ts';
import { WEEKDAYS, weekdayName } from '../../i18n/weekdays.ts';
import { Box } from '../../ui/index.ts';
import type { FieldProps } from '../FieldShell.tsx';
import { FieldsetShell } from '../FieldsetShell.tsx';
import { useFormField } from '../useFormField.ts';
import { DayToggle } from './DayToggle.tsx';

export function WeekdaysField({ name, label, help, disabled }: FieldProps) {
	const { locale } = useFormats();
	const field = useFormField<number[]>(name);
	const chosen = field.value ?? [];
	const toggle = (day: number) =>
		field.setValue(
			WEEKDAYS.filter((known) => (known === day ? !chosen.includes(day) : chosen.includes(known))),
		);
	return (
		<FieldsetShell label={label} help={help} field={field} {...(disabled && { disabled })}>
			<Box
				display="grid"
				gap="1"
				gridTemplateColumns={{ base: 'repeat(7, minmax(0, 1fr))', sm: 'repeat(7, auto)' }}
				justifyContent="start"
			>
				{WEEKDAYS.map((day) => (
					<DayToggle
						key={day}
						name={name}
						isInvalid={Boolean(field.error)}
						label={weekdayName(day, locale, 'long')}
						shortLabel={weekdayName(day, locale, 'short')}
						isChosen={chosen.includes(day)}
						isDisabled={disabled ?? false}
						onToggle={() => toggle(day)}
					/>
				))}
			</Box>
		</FieldsetShell>
	);
}
