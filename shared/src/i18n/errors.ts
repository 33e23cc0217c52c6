import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { ApiError } from '../api/index.ts';
import type { FieldError } from '../contract/index.ts';
import { failureMessages, fieldMessages } from './errors.messages.ts';
import { defineTexts } from './messages.ts';

const messages = defineTexts('error', {
	unexpected: 'Quelque chose s’est mal passé. Réessayez.',
	unsent:
		'Pas de connexion : rien n’a été envoyé. Ce que vous avez saisi est gardé ; réessayez quand la connexion revient.',
	// After the text of a failure of the server: what the operator reads to the provider over the phone
	reference: 'Référence : {reference}',
	retryAfter: 'Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
});

/** What a person reads of a failed call: `error` is what was thrown, an ApiError or anything else. */
export function errorText(intl: IntlShape, error: unknown): string {
	if (!(error instanceof ApiError)) return intl.formatMessage(messages.unexpected);
	if (error.isUnsent) return intl.formatMessage(messages.unsent);
	const { retryAfter, requestId } = error.body;
	const parts = [intl.formatMessage(failureMessages[error.code])];
	if (retryAfter) {
		parts.push(intl.formatMessage(messages.retryAfter, { seconds: Math.ceil(retryAfter) }));
	}
	// Something went wrong on our side: the log has its cause under this name.
	if (error.status >= 500 && requestId) {
		parts.push(intl.formatMessage(messages.reference, { reference: requestId }));
	}
	return parts.join(' ');
}

export function fieldErrorText(intl: IntlShape, { code, limit }: FieldError): string {
	// A bound is left out of an answer only by mistake; the text must not show a hole then.
	return intl.formatMessage(fieldMessages[code], { limit: limit ?? '…' });
}

export function useErrorText(): (error: unknown) => string {
	const intl = useIntl();
	return useMemo(() => (error: unknown) => errorText(intl, error), [intl]);
}

export function useFieldErrorText(): (error: FieldError) => string {
	const intl = useIntl();
	return useMemo(() => (error: FieldError) => fieldErrorText(intl, error), [intl]);
}
