import type { SignIn } from '@borlette/shared/contract/imports';

const escaped = (text: string): string => text.replace(/[\\;:]/g, (sign) => `\\${sign}`);

/** What a terminal reads from the QR code of a slip, in the way of Wi-Fi codes: company, username, password. */
export const signInCode = ({ company, username, password }: SignIn): string =>
	`BORLETTE:C:${escaped(company)};U:${escaped(username)};P:${escaped(password)};;`;

/** Opens WhatsApp with a text, for this number, or to be chosen there. */
export const whatsApp = (text: string, phone = ''): string =>
	`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
