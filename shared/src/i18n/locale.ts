import { create } from 'zustand';
import { LANGUAGES, type Language } from '../contract/list.ts';
import { STORED, storage } from '../session/storage.ts';

export const LOCALES = LANGUAGES;
export type Locale = Language;

const isLocale = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);

/**
 * Nothing stored: the browser's language if it is one of ours, else English. A stored value
 * that is none of ours: German (specification 1.2).
 */
export function initialLocale(stored: string | null, browser: string): Locale {
	if (stored !== null) return isLocale(stored) ? stored : 'de';
	const language = browser.slice(0, 2).toLowerCase();
	return isLocale(language) ? language : 'en';
}

interface LocaleState {
	locale: Locale;
	setLocale(locale: Locale): void;
}

export const useLocale = create<LocaleState>()((set) => ({
	locale: initialLocale(storage.get(STORED.language), globalThis.navigator?.language ?? 'en'),
	setLocale(locale) {
		storage.set(STORED.language, locale);
		set({ locale });
	},
}));
