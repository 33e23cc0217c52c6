import type { Language } from '@borlette/shared/contract';
import type { Invoice } from '@borlette/shared/contract/facturation';
import { formatAmount, formatCount } from '@borlette/shared/figures/amount';
import { calendarDay, monthName, wallClockOf, ZONED_FORMATS } from '@borlette/shared/figures/clock';
import { formatPhone } from '@borlette/shared/figures/phone';
import PDFDocument from 'pdfkit';
import type { InvoiceRow } from '../../engine/invoices.sql.ts';
import { BRAND } from '../../export/brand.ts';
import { DATE_LOCALES } from '../../export/language.ts';
import { measureOf, printable, wrapped } from '../../export/pdf-text.ts';
import { INVOICE_WORDS } from './invoice.words.ts';

const LEFT = 56;
const RIGHT = 539;
const INK = '#1A202C';
const PALE = '#718096';
const LINE = '#CBD5E0';
const STATE_COLOURS: Record<Invoice['state'], string> = {
	open: '#2B6CB0',
	partial: '#B7791F',
	paid: '#2F855A',
	overdue: '#C53030',
};
/** Where what is said of the invoice begins. */
const FACTS = 340;
const WIDE = RIGHT - LEFT;
/** Height and width, of theirs and of the brand's. */
const LOGO = 48;
const MARK = 60;
/** Where the columns of the one-line table end. */
const COLUMNS = { quantity: 330, unitPrice: 435, amount: RIGHT } as const;

/** Between whom an invoice is, and how it is written. */
interface Parties {
	provider: {
		name: string;
		address: string | undefined;
		phone: string | undefined;
		email: string | undefined;
	};
	/** `address` is '' where nobody wrote it; `logo` is a PNG. */
	billed: { address: string; logo: Buffer | undefined };
	lang: Language;
}

/** One A4 page. */
export async function invoicePdf(
	invoice: InvoiceRow,
	{ provider, billed, lang }: Parties,
): Promise<Buffer> {
	const words = INVOICE_WORDS[lang];
	const page = new Page(provider.name, `${words.invoice} ${invoice.number}`, lang);
	const money = (minor: number) => formatAmount(minor, invoice.currency, lang);
	const names = DATE_LOCALES[lang];
	const { year, month } = calendarDay(invoice.month);
	const monthText = `${monthName(month, names, 'long')} ${year}`;
	const issued = ZONED_FORMATS.day(wallClockOf(invoice.issued_at, invoice.timezone), names);
	const due = ZONED_FORMATS.day(calendarDay(invoice.due_on), names);

	const { address, phone, email } = provider;
	page.band(provider.name, words.invoice);
	page.wrap(
		[address, phone && formatPhone(phone), email].filter(Boolean).join(' · '),
		LEFT,
		122,
		WIDE,
	);
	page.label(words.billedTo, LEFT, 170);
	if (billed.logo) page.picture(billed.logo, LEFT, 186);
	const beside = billed.logo ? LEFT + LOGO + 12 : LEFT;
	const below = page.name(invoice.companyname, beside, 186);
	page.wrap(billed.address, beside, below + 2, FACTS - beside - 20);
	page.badge(words.states[invoice.state], STATE_COLOURS[invoice.state], FACTS, 254);
	page.facts(
		[
			[words.number, invoice.number],
			[words.month, monthText],
			[words.issuedOn, issued],
			[words.dueOn, due],
		],
		170,
	);
	page.heads([words.service, words.quantity, words.unitPrice, words.amount], 290);
	page.cells(
		[
			`${words.terminals}, ${monthText}`,
			formatCount(invoice.terminals, lang),
			money(invoice.unit_price),
			money(invoice.amount),
		],
		322,
	);
	page.rule(348);
	page.sum(words.total, money(invoice.amount), 362, {});
	page.sum(words.paid, money(invoice.paid), 384, {});
	page.rule(408, COLUMNS.quantity - 60);
	const left = invoice.amount - invoice.paid;
	page.sum(words.due, money(left), 420, { bold: true, size: 14 });
	const isLate = invoice.state === 'overdue';
	const asked = isLate ? words.payNow(money(left), due) : words.payBy(money(left), due);
	page.text(left > 0 ? asked : words.settled, LEFT, 480, { size: 11 });
	return page.finish(`${provider.name} · ${words.invoice} ${invoice.number}`);
}

interface Style {
	size?: number;
	bold?: boolean;
	colour?: string;
}

/** What an invoice is drawn with; every position in points from the upper left. */
class Page {
	readonly #doc: InstanceType<typeof PDFDocument>;

	constructor(author: string, title: string, lang: Language) {
		const info = { Title: title, Author: author };
		this.#doc = new PDFDocument({ size: 'A4', margin: 0, info, lang });
	}

	text(text: string, x: number, y: number, { size = 10, bold, colour = INK }: Style = {}): void {
		this.#doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
		this.#doc.fillColor(colour).text(printable(text), x, y, { lineBreak: false });
	}

	label(text: string, x: number, y: number): void {
		this.text(text, x, y, { size: 9, colour: PALE });
	}

	/** On as many as three lines; returns where they end. */
	name(text: string, x: number, y: number): number {
		const measure = measureOf(this.#doc, 'Helvetica-Bold', 15);
		const lines = wrapped(printable(text), FACTS - x - 20, 3, measure);
		for (const [index, line] of lines.entries()) {
			this.text(line, x, y + index * 18, { size: 15, bold: true });
		}
		return y + lines.length * 18;
	}

	/** A pale text, on as many as three lines of that width. */
	wrap(text: string, x: number, y: number, width: number): void {
		const lines = wrapped(printable(text), width, 3, measureOf(this.#doc, 'Helvetica', 9));
		for (const [index, line] of lines.entries()) this.label(line, x, y + index * 12);
	}

	/** A PNG, as large as a logo is. */
	picture(png: Buffer, x: number, y: number): void {
		this.#doc.image(png, x, y, { fit: [LOGO, LOGO], align: 'center', valign: 'center' });
	}

	/** The brand's mark, as `Logo` of the screens draws it on 48 × 48. */
	#mark(x: number, y: number, size: number): void {
		const doc = this.#doc
			.save()
			.translate(x, y)
			.scale(size / 48);
		doc.circle(24, 24, 15).fill('#FFFFFF');
		doc.path('M24 9a15 15 0 0 1 14.4 10.8L27.6 22.9A3.7 3.7 0 0 0 24 20.2Z').fill('#F5B83D');
		doc.circle(24, 24, 6.6).fill(BRAND);
		doc.circle(24, 24, 2.6).fill('#FFFFFF');
		doc.restore();
	}

	/** The text ends at `x`. */
	end(text: string, x: number, y: number, style: Style = {}): void {
		this.#doc.font(style.bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(style.size ?? 10);
		this.text(text, x - this.#doc.widthOfString(printable(text)), y, style);
	}

	band(left: string, right: string): void {
		this.#doc.rect(0, 0, this.#doc.page.width, 110).fill(BRAND);
		this.#mark(LEFT - 10, 25, MARK);
		this.#doc.font('Helvetica-Bold').fontSize(22);
		const size = Math.min(22, (22 * 280) / this.#doc.widthOfString(printable(left)));
		this.text(left, LEFT - 10 + MARK + 4, 66 - size, { size, bold: true, colour: '#FFFFFF' });
		this.end(right.toLocaleUpperCase(), RIGHT, 48, { size: 16, colour: '#FFFFFF' });
	}

	badge(text: string, colour: string, x: number, y: number): void {
		this.#doc.font('Helvetica-Bold').fontSize(10);
		const width = this.#doc.widthOfString(printable(text)) + 20;
		this.#doc.roundedRect(x, y, width, 20, 10).fill(colour);
		this.text(text, x + 10, y + 6, { bold: true, colour: '#FFFFFF' });
	}

	facts(facts: ReadonlyArray<readonly [string, string]>, top: number): void {
		for (const [index, [name, value]] of facts.entries()) {
			const y = top + index * 20;
			this.label(name, FACTS, y + 1);
			this.end(value, RIGHT, y, { bold: true });
		}
	}

	heads(titles: readonly string[], y: number): void {
		this.#doc.rect(LEFT, y, RIGHT - LEFT, 24).fill('#EDF2F7');
		this.#row(titles, y + 8, { size: 9, bold: true, colour: PALE });
	}

	cells(texts: readonly string[], y: number): void {
		this.#row(texts, y, { size: 11 });
	}

	#row([first = '', ...rest]: readonly string[], y: number, style: Style): void {
		this.text(first, LEFT + 8, y, style);
		const ends = Object.values(COLUMNS);
		for (const [index, text] of rest.entries()) {
			this.end(text, (ends[index] as number) - 8, y, style);
		}
	}

	rule(y: number, from = LEFT): void {
		this.#doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(LINE).stroke();
	}

	sum(name: string, value: string, y: number, style: Style): void {
		this.text(name, COLUMNS.quantity - 52, y, { size: 11, ...style });
		this.end(value, RIGHT - 8, y, { size: 11, ...style });
	}

	async finish(footer: string): Promise<Buffer> {
		this.rule(790);
		this.label(footer, LEFT, 800);
		this.#doc.end();
		const chunks: Buffer[] = [];
		for await (const chunk of this.#doc) chunks.push(chunk as Buffer);
		return Buffer.concat(chunks);
	}
}
