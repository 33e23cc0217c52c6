import type { IMPORT_PROBLEMS } from '@borlette/shared/contract/official-results';
import { type MessageDescriptor, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { slots } from '../schedule/slots.ts';
import { texts } from './import.messages.ts';
import type { Imported } from './imported.ts';
import { messages } from './messages.ts';

const WHY: Record<(typeof IMPORT_PROBLEMS)[number], MessageDescriptor> = {
	bad_date: texts.badDate,
	bad_number: texts.badNumber,
	bad_sum: texts.badSum,
	bad_slot: texts.badSlot,
	missing_pick3: texts.missingPick3,
	conflict_in_file: texts.conflictInFile,
	conflict_with_known: texts.conflictWithKnown,
};

const isSlot = (slot: string): slot is keyof typeof slots => Object.hasOwn(slots, slot);

/** Problems of an import in words, for the screen and for a file: the same columns. */
export function useProblemRows(problems: Imported['problems']) {
	const { formatMessage } = useIntl();
	const { day } = useFormats();
	const headings = [
		texts.line,
		messages.day,
		texts.moment,
		texts.value,
		words.reason,
		texts.against,
	].map((heading) => formatMessage(heading));
	const rows = problems.map(({ line, draw_date, slot, value, problem, known }) => [
		String(line),
		draw_date ? day(draw_date) : '',
		slot && isSlot(slot) ? formatMessage(slots[slot]) : (slot ?? ''),
		value,
		formatMessage(WHY[problem]),
		known ?? '',
	]);
	return { headings, rows };
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe, as the API's files do. */
const cellOf = (text: string) => {
	const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvOf = (rows: readonly (readonly string[])[]): string =>
	rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
