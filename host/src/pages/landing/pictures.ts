import type { Locale } from '@borlette/shared/i18n';
import phoneDarkDe from './pictures/dashboard-phone-dark-de.webp';
import phoneDarkEn from './pictures/dashboard-phone-dark-en.webp';
import phoneDarkFr from './pictures/dashboard-phone-dark-fr.webp';
import phoneLightDe from './pictures/dashboard-phone-light-de.webp';
import phoneLightEn from './pictures/dashboard-phone-light-en.webp';
import phoneLightFr from './pictures/dashboard-phone-light-fr.webp';
import wideDarkDe from './pictures/dashboard-wide-dark-de.webp';
import wideDarkEn from './pictures/dashboard-wide-dark-en.webp';
import wideDarkFr from './pictures/dashboard-wide-dark-fr.webp';
import wideLightDe from './pictures/dashboard-wide-light-de.webp';
import wideLightEn from './pictures/dashboard-wide-light-en.webp';
import wideLightFr from './pictures/dashboard-wide-light-fr.webp';

interface Look {
	wide: string;
	phone: string;
}

/** Addresses of the screenshots by the language that they speak; none is fetched before it is shown. */
export const PICTURES: Record<Locale, { light: Look; dark: Look }> = {
	fr: {
		light: { wide: wideLightFr, phone: phoneLightFr },
		dark: { wide: wideDarkFr, phone: phoneDarkFr },
	},
	en: {
		light: { wide: wideLightEn, phone: phoneLightEn },
		dark: { wide: wideDarkEn, phone: phoneDarkEn },
	},
	de: {
		light: { wide: wideLightDe, phone: phoneLightDe },
		dark: { wide: wideDarkDe, phone: phoneDarkDe },
	},
};
