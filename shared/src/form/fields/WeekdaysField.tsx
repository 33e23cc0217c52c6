import { addDays } from '../../figures/days.ts';
import { dayInWords } from '../../figures/zone.ts';
import { useFormats } from '../../i18n/index.ts';
import { Box } from '../../ui/index.ts';
import type { FieldProps } from '../FieldShell.tsx';
import { FieldsetShell } from '../FieldsetShell.tsx';
import { useFormField } from '../useFormField.ts';
import { DayToggle } from './DayToggle.tsx';

/** ISO: 1 is Monday. */
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday, from which the names of the days are counted. */
const MONDAY = '2024-01-01';

/** The name of an ISO weekday in a language. */
export const weekdayName = (day: number, locale: string, width: 'long' | 'short') =>
	dayInWords(addDays(MONDAY, day - 1), locale, { weekday: width });

/** The short names of all of them, by their numbers. */
export const weekdayNames = (locale: string): Record<string, string> =>
	Object.fromEntries(DAYS.map((day) => [String(day), weekdayName(day, locale, 'short')]));

export function WeekdaysField({ name, label, help, disabled }: FieldProps) {
	const { locale } = useFormats();
	const field = useFormField<number[]>(name);
	const chosen = field.value ?? [];
	const toggle = (day: number) =>
		field.setValue(
			DAYS.filter((known) => (known === day ? !chosen.includes(day) : chosen.includes(known))),
		);
	return (
		<FieldsetShell label={label} help={help} field={field} {...(disabled && { disabled })}>
			<Box
				display="grid"
				gap="1"
				gridTemplateColumns={{ base: 'repeat(7, minmax(0, 1fr))', sm: 'repeat(7, auto)' }}
				justifyContent="start"
			>
				{DAYS.map((day) => (
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
