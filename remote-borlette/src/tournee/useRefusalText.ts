import { ApiError } from '@borlette/shared/api';
import { ERROR_STATUS, type ErrorCode } from '@borlette/shared/contract';
import { type MessageDescriptor, useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { messages } from './messages.ts';
import type { Refusal } from './outbox/act.ts';

const SENTENCES: Readonly<Record<string, MessageDescriptor>> = {
	agent_inactive: messages.refusedAgentInactive,
	taking_late: messages.refusedLate,
	unusual_amount: messages.refusedUnusual,
	forbidden: messages.refusedForbidden,
	unknown_reference: messages.refusedUnknown,
	key_reused: messages.refusedReused,
};

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);

/** What a refusal means for the person, and what to do about it. */
export function useRefusalText(): (refusal: Refusal) => string {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const errorText = useErrorText();
	return ({ code, closed, like }) => {
		if (code === 'day_closed' && closed) {
			const values = { name: closed.closed_by, moment: dateTime(closed.closed_at) };
			return formatMessage(messages.refusedDayClosed, values);
		}
		if (code === 'likely_double' && like) {
			const values = { name: like.actor_name, moment: dateTime(like.at) };
			return formatMessage(messages.refusedDouble, values);
		}
		const sentence = SENTENCES[code];
		if (sentence) return formatMessage(sentence);
		const known = isErrorCode(code) ? code : 'validation_failed';
		const reason = errorText(new ApiError(known, ERROR_STATUS[known]));
		return formatMessage(messages.refusedOther, { reason });
	};
}
