import { AsYouType, isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Country of a number typed without a prefix. */
const HOME = 'HT';

export const isPhone = (text: string): boolean => isValidPhoneNumber(text, HOME);

/** The number as it is read: `34 56 7890` while typed, `+509 34 56 7890` once stored. */
export const formatPhone = (text: string): string => new AsYouType(HOME).input(text);

/** E.164 of what was typed; the text itself while it is no number yet. */
export const readPhone = (text: string): string =>
	parsePhoneNumberFromString(text, HOME)?.number ?? text.trim();
