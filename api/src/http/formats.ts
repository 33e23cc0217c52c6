import { isZone } from '@borlette/shared/figures/zone';
import { isValidPhoneNumber } from 'libphonenumber-js/min';

/** E.164 of an existing numbering plan: `+509…`, no blanks. */
const isPhone = (value: string): boolean =>
	/^\+[1-9][0-9]{5,14}$/.test(value) && isValidPhoneNumber(value);

/** IANA name that this machine's zone data knows; `EST` and offsets are refused. */
export const isTimeZone = (value: string): boolean =>
	(value === 'UTC' || value.includes('/')) && isZone(value);

/** Says what an integer means, not which are allowed: files and documents write it accordingly. */
const meaning = { type: 'number', validate: () => true } as const;

export const FORMATS = {
	phone: isPhone,
	'time-zone': isTimeZone,
	amount: meaning,
	percent: meaning,
};
