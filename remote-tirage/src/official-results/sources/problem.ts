import type { FeedProblem, FeedProblemCode } from '@borlette/shared/contract/result-sources';
import { type MessageDescriptor, useFormats, useIntl } from '@borlette/shared/i18n';
import { slots } from '../../schedule/slots.ts';
import { texts } from './messages.ts';

const WORDS: Record<FeedProblemCode, MessageDescriptor> = {
	unreachable: texts.unreachable,
	bad_status: texts.badStatus,
	forbidden_address: texts.forbiddenAddress,
	answer_too_large: texts.answerTooLarge,
	not_text: texts.notText,
	layout: texts.layout,
	changed: texts.changed,
	too_early: texts.tooEarly,
	sources_differ: texts.sourcesDiffer,
	second_silent: texts.secondSilent,
	late: texts.silent,
	bad_date: texts.badDate,
	bad_number: texts.badNumber,
	bad_sum: texts.badSum,
	bad_slot: texts.badSlot,
	missing_pick3: texts.missingPick3,
	conflict_in_file: texts.conflictInFile,
	conflict_with_known: texts.conflictWithKnown,
};

type Slot = keyof typeof slots;
export const isSlot = (slot: string | null): slot is Slot =>
	slot !== null && Object.hasOwn(slots, slot);
const isDay = (day: string | null): day is string => day !== null && /^\d{4}-\d\d-\d\d$/.test(day);

/** What is wrong with a source, in a sentence that names the draw. */
export function useProblemText(): (problem: FeedProblem) => string {
	const { formatMessage } = useIntl();
	const { day } = useFormats();
	return ({ code, slot, draw_date, value, known }) => {
		const what = formatMessage(WORDS[code], {
			value: (code === 'bad_slot' ? slot : value) ?? '',
			known: known ?? '',
			day: draw_date ?? '',
		});
		return isSlot(slot) && isDay(draw_date)
			? formatMessage(texts.ofDraw, {
					slot: formatMessage(slots[slot]),
					day: day(draw_date),
					what,
				})
			: what;
	};
}
