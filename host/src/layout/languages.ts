import type { Locale } from '@borlette/shared/i18n';

/** Each language by its own name, so that its speakers find it. */
export const LANGUAGES: Record<Locale, string> = {
	en: 'English',
	de: 'Deutsch',
	fr: 'Français',
};
