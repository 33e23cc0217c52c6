import { useId } from 'react';
import { addDays } from '../../figures/days.ts';
import { dayInWords } from '../../figures/zone.ts';
import { useFormats } from '../../i18n/index.ts';
import { Box, Fieldset } from '../../ui/index.ts';
import type { FieldProps } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';
import { DayToggle } from './DayToggle.tsx';

/** ISO: 1 is Monday. */
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday, from which the names of the days are counted. */
const MONDAY = '2024-01-01';

/** The mark of other required fields; readers hear of it from the error. */
const REQUIRED_MARK = { content: '"*"', color: 'fg.error', marginInlineStart: '1' };

/** The name of an ISO weekday in a language. */
export const weekdayName = (day: number, locale: string, width: 'long' | 'short') =>
	dayInWords(addDays(MONDAY, day - 1), locale, { weekday: width });

export function WeekdaysField({ name, label, help, disabled }: FieldProps) {
	const { locale } = useFormats();
	const field = useFormField<number[]>(name);
	const chosen = field.value ?? [];
	const toggle = (day: number) =>
		field.setValue(
			DAYS.filter((known) => (known === day ? !chosen.includes(day) : chosen.includes(known))),
		);
	const id = useId();
	const helpId = `${id}-help`;
	const errorId = `${id}-error`;
	const describedBy = [help && helpId, field.error && errorId].filter(Boolean).join(' ');
	return (
		<Fieldset.Root
			invalid={Boolean(field.error)}
			disabled={disabled}
			aria-describedby={describedBy || undefined}
			onBlur={field.touch}
		>
			<Fieldset.Legend
				fontSize="sm"
				fontWeight="medium"
				{...(field.isRequired && { _after: REQUIRED_MARK })}
			>
				{label}
			</Fieldset.Legend>
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
			{help && <Fieldset.HelperText id={helpId}>{help}</Fieldset.HelperText>}
			<Fieldset.ErrorText id={errorId}>{field.error}</Fieldset.ErrorText>
		</Fieldset.Root>
	);
}
