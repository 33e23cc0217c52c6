import { type IntlShape, weekdayName } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

const WEEK = 7;
/** From so many days in a row on, the first and the last say it shorter. */
const RANGE = 3;

/** Weekdays of a draw (ISO) in words: all, from one to another, or each. */
export function daysText(days: readonly number[], intl: IntlShape): string {
	if (days.length === WEEK) return intl.formatMessage(messages.everyDay);
	const sorted = [...days].sort();
	const names = sorted.map((day) => weekdayName(day, intl.locale, 'short'));
	const [first] = sorted;
	const isRow = sorted.every((day, index) => day === (first ?? 0) + index);
	if (sorted.length < RANGE || !isRow) return names.join(', ');
	return intl.formatMessage(messages.dayRange, { first: names.at(0), last: names.at(-1) });
}
