import { type DateValue, parseDate } from '@chakra-ui/react';

/** The calendar, a chunk of its own: nobody needs it before one is opened. */
export { DatePicker } from '@chakra-ui/react';
export { datePickerSlotRecipe } from '@chakra-ui/react/theme';

/** Of `yyyy-MM-dd`, as the calendar has it; nothing for nothing. */
export const calendarDate = (day: string | undefined): DateValue | undefined =>
	day ? parseDate(day) : undefined;
