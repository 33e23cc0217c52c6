import type { Catalogue, Locale, Messages } from '@borlette/shared/i18n';

const FILES: Record<Locale, () => Promise<{ default: Messages }>> = {
	de: () => import(/* webpackChunkName: "texts-de" */ 'texts/de'),
	en: () => import(/* webpackChunkName: "texts-en" */ 'texts/en'),
	fr: () => import(/* webpackChunkName: "texts-fr" */ 'texts/fr'),
};

/** The host's own texts and those of shared; the build makes and compiles them (catalogue-loader). */
export const catalogue: Catalogue = async (locale) => (await FILES[locale]()).default;
