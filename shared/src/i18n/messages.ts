import type { MessageDescriptor } from 'react-intl';

/**
 * Names the texts of a feature; the source language is French, and the build reads them from
 * here by this function's name. react-intl's own types a message with values only when those are
 * spelt out a second time.
 */
export const defineMessages = <K extends string>(
	messages: Record<K, MessageDescriptor>,
): Record<K, MessageDescriptor> => messages;

export const defineMessage = (message: MessageDescriptor): MessageDescriptor => message;
