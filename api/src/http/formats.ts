import { isValidPhoneNumber } from 'libphonenumber-js';

/** E.164 of an existing numbering plan: `+509…`, no blanks. */
export const isPhone = (value: string): boolean =>
	/^\+[1-9][0-9]{5,14}$/.test(value) && isValidPhoneNumber(value);

/** IANA name that this machine's zone data knows; `EST` and offsets are refused. */
export function isTimeZone(value: string): boolean {
	if (value !== 'UTC' && !value.includes('/')) return false;
	try {
		new Intl.DateTimeFormat('en', { timeZone: value });
		return true;
	} catch {
		return false;
	}
}

/** Says what an integer means, not which are allowed: files and documents write it accordingly. */
const meaning = { type: 'number', validate: () => true } as const;

export const FORMATS = {
	phone: isPhone,
	'time-zone': isTimeZone,
	amount: meaning,
	percent: meaning,
};
