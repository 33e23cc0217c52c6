export { defineMessage, defineMessages, FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
export { type Catalogue, I18nProvider, type Messages } from './I18nProvider.tsx';
export { initialLocale, type Locale, LOCALES, useLocale } from './locale.ts';
