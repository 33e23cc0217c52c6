import type { MessageDescriptor, MessageFormatElement } from 'react-intl';

/** A text as it is written, or as the build compiles it (texts-loader). */
type Text = string | MessageFormatElement[];

/**
 * Names the texts of a feature: `defineTexts('agent', { list: 'Agents' })` has the text `agent.list`.
 * They are French, the source of the other languages; the build reads them from here by this
 * function's name, and a comment above one tells translators what its words do not.
 */
export const defineTexts = <K extends string>(
	feature: string,
	texts: Record<K, string>,
): Record<K, MessageDescriptor> => {
	const named = Object.entries<Text>(texts).map(([key, defaultMessage]) => {
		const id = `${feature}.${key}`;
		return [key, { id, defaultMessage }];
	});
	return Object.fromEntries(named) as Record<K, MessageDescriptor>;
};

/** For builds of before: texts whose ids are spelt out, and whose French is a file of its own. */
export const defineMessages = <K extends string>(
	messages: Record<K, MessageDescriptor>,
): Record<K, MessageDescriptor> => messages;

/** As `defineMessages`, for one text. */
export const defineMessage = (message: MessageDescriptor): MessageDescriptor => message;
