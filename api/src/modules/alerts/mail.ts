import { createHash } from 'node:crypto';
import { typeset } from '@borlette/shared/config/typeset.mjs';
import type { Language } from '@borlette/shared/contract';
import { BRAND } from '../../export/brand.ts';
import type { Mail } from '../../outward/send-mail.ts';
import { MAIL_WORDS } from './words.ts';

/** What a message says, whichever way it goes. */
export interface Told {
	title: string;
	text: string;
	/** Where more is to be seen. */
	link: string;
	linkName: string;
}

const escaped = (text: string): string =>
	typeset(text)
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');

const FONT = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";

/** A page of mail that every program shows alike: a table, styles in place, no picture. */
const page = (brand: string, body: string, foot: string): string => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#F6F7F9;${FONT};color:#1B232B">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #DDE2E7;border-radius:12px">
<tr><td style="padding:24px 24px 8px;font-size:13px;line-height:18px;color:#5A6672">${escaped(brand)}</td></tr>
<tr><td style="padding:0 24px 24px;font-size:14px;line-height:20px">${body}</td></tr>
</table>
<p style="font-size:12px;line-height:18px;color:#5A6672;max-width:560px">${escaped(foot)}</p>
</td></tr></table></body></html>`;

const heading = (text: string): string =>
	`<h1 style="margin:0 0 12px;font-size:18px;line-height:26px;font-weight:600">${escaped(text)}</h1>`;
const paragraph = (text: string): string => `<p style="margin:0 0 20px">${escaped(text)}</p>`;
const button = (link: string, name: string): string =>
	`<a href="${escaped(link)}" style="display:inline-block;padding:10px 16px;border-radius:8px;background:${BRAND};color:#FFFFFF;text-decoration:none;font-weight:600">${escaped(name)}</a>`;

type Envelope = Pick<Mail, 'id' | 'to' | 'date' | 'file'> & {
	brand: string;
	companyname: string;
	/** Name of the rule or schedule that it comes of. */
	source: string;
	lang: Language;
};

export function mailOf(
	{ brand, companyname, source, lang, ...envelope }: Envelope,
	{ title, text, link, linkName }: Told,
): Mail {
	const from = `${companyname} · ${brand}`;
	const why = MAIL_WORDS[lang].why(source, companyname);
	return {
		...envelope,
		fromName: from,
		subject: typeset(title),
		text: typeset(`${title}\n\n${text}\n\n${linkName}\n${link}\n\n-- \n${why}\n`),
		html: page(from, heading(title) + paragraph(text) + button(link, linkName), why),
	};
}

/** The mail that shows that an address is somebody's. */
export function codeMail(
	brand: string,
	{ email, lang }: { email: string; lang: Language },
	code: string,
): Mail {
	const { codeTitle, codeText, codeFoot } = MAIL_WORDS[lang];
	const date = new Date().toISOString();
	const big = `<p style="margin:0 0 8px;font-size:28px;line-height:36px;font-weight:600;letter-spacing:4px">${code}</p>`;
	return {
		id: `code.${createHash('sha256').update(`${email} ${code} ${date}`).digest('hex').slice(0, 32)}`,
		fromName: brand,
		to: email,
		subject: codeTitle(code),
		text: typeset(`${codeText}\n\n${code}\n\n-- \n${codeFoot}\n`),
		html: page(brand, paragraph(codeText) + big, codeFoot),
		date,
	};
}
