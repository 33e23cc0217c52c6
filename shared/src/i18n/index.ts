export { FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
export { dateLocaleOf, loadDateLocale } from './dateLocales.ts';
export { errorText, fieldErrorText, useErrorText, useFieldErrorText } from './errors.ts';
export { type Formats, formatsOf, useFormats } from './format.ts';
export { gameMessages, rateMessages } from './games.ts';
export { type Catalogue, I18nProvider, type Messages } from './I18nProvider.tsx';
export { initialLocale, LOCALES, type Locale, useLocale } from './locale.ts';
export { defineMessage, defineMessages } from './messages.ts';
export { instantAt, localTextOf } from './zoned.ts';
