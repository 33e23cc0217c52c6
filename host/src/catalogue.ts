import type { Catalogue, Locale, Messages } from '@borlette/shared/i18n';

const FILES: Record<Exclude<Locale, 'fr'>, () => Promise<{ default: Messages }>> = {
	de: () => import(/* webpackChunkName: "texts-de" */ 'texts/de'),
	en: () => import(/* webpackChunkName: "texts-en" */ 'texts/en'),
};

/** The host's own texts and those of shared: the French ones are in the code (`defineTexts`), the build makes the others. */
export const catalogue: Catalogue = async (locale) =>
	locale === 'fr' ? {} : (await FILES[locale]()).default;
