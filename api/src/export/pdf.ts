import { setImmediate } from 'node:timers/promises';
import { formatAmount, formatCount, formatPercent } from '@borlette/shared/figures/amount';
import { calendarDay, wallClockOf, ZONED_FORMATS } from '@borlette/shared/figures/clock';
import { dayInWords } from '@borlette/shared/figures/zone';
import PDFDocument from 'pdfkit';
import { type Column, type Row, valueIn } from './columns.ts';
import { DATE_LOCALES, rowsInWords, WORDS } from './language.ts';
import { PageCount } from './pdf-pages.ts';
import { columnWidths, measureOf, printable, widthOf, wrapped } from './pdf-text.ts';
import { type Batches, RowsSaid, type Sheet, totalsRow } from './sheet.ts';

type Doc = InstanceType<typeof PDFDocument>;

const MARGIN = 32;
const FOOTER = 24;
/** Between the text of a cell and its border. */
const PAD = 4;
/** Of a cell: a long name has room, at whose end is the code that tells it from others; what is written at length has not. */
const MOST_LINES = 8;
/** Of a sentence below the title. */
const SAID_HEIGHT = 44;
/** After so many rows others have their turn: to draw is work for the processor. */
const TURN = 2;
/** More columns than this need the page's longer side. */
const UPRIGHT_COLUMNS = 5;
const FOOT_SIZE = 8;
const INK = '#1A202C';
const PALE = '#718096';
const HEADING = '#2D3748';
const STRIPE = '#F7FAFC';
const SUMS = '#E2E8F0';

/** A table on A4 with its headings on every page, written page by page. */
export async function* writePdf(sheet: Sheet, batches: Batches): AsyncGenerator<Buffer> {
	const doc = new PDFDocument({
		size: 'A4',
		layout: sheet.columns.length > UPRIGHT_COLUMNS ? 'landscape' : 'portrait',
		margin: 0,
		info: { Title: sheet.title },
		lang: sheet.lang,
	});
	let table: Table | undefined;
	let count = 0;
	const said = new RowsSaid(sheet);
	for await (const rows of batches) {
		const cells = rows.map((row) => {
			said.note(row);
			return sheet.columns.map((column) => cell(row, column, sheet));
		});
		table ??= new Table(doc, sheet, cells);
		for (const [index, line] of cells.entries()) {
			table.row(line);
			if (index % TURN === TURN - 1) await setImmediate();
		}
		count += rows.length;
		const chunk = doc.read() as Buffer | null;
		if (chunk) yield chunk;
	}
	table ??= new Table(doc, sheet, []);
	const totals = totalsRow(sheet, said);
	if (totals) table.totals(sheet.columns.map((column) => cell(totals, column, sheet)));
	table.end(rowsInWords(count, sheet.lang));
	doc.end();
	for await (const chunk of doc) yield chunk as Buffer;
}

class Table {
	readonly #doc: Doc;
	readonly #sheet: Sheet;
	readonly #widths: readonly number[];
	readonly #size: number;
	readonly #plain: (letter: string) => number;
	readonly #bold: (letter: string) => number;
	readonly #count: PageCount;
	#y = MARGIN;
	#page = 1;
	#odd = false;

	/** The first rows, and the sums below the last, say how wide the columns must be. */
	constructor(doc: Doc, sheet: Sheet, first: ReadonlyArray<readonly string[]>) {
		this.#doc = doc;
		this.#sheet = sheet;
		this.#count = new PageCount(doc, { size: FOOT_SIZE, ink: PALE });
		this.#size = Math.max(5.5, 9 - sheet.columns.length / 5);
		this.#plain = measureOf(doc, 'Helvetica', this.#size);
		this.#bold = measureOf(doc, 'Helvetica-Bold', this.#size);
		const totals = totalsRow(sheet);
		const measured = sheet.columns.map((column, index) => {
			const sum = totals ? cell(totals, column, sheet) : '';
			const texts = first.map((cells) => widthOf(cells[index] as string, this.#plain));
			const content = Math.max(widthOf(sum, this.#bold), ...texts);
			const words = printable(column.title).split(' ');
			const word = Math.max(...words.map((each) => widthOf(each, this.#bold)));
			return {
				needed: Math.max(widthOf(printable(column.title), this.#bold), content) + 2 * PAD + 1,
				whole: isNumber(column) ? Math.max(word, content) + 2 * PAD + 1 : 0,
			};
		});
		this.#widths = columnWidths(
			measured.map(({ needed }) => needed),
			doc.page.width - 2 * MARGIN,
			measured.map(({ whole }) => whole),
		);
		doc.fillColor(INK).font('Helvetica-Bold').fontSize(15);
		doc.text(printable(sheet.title), MARGIN, this.#y, { lineBreak: false });
		doc.fillColor(PALE).font('Helvetica').fontSize(9);
		this.#y += 20;
		for (const text of [sheet.subtitle, sheet.about]) if (text) this.#say(printable(text));
		this.#y += PAD;
		this.#headings();
	}

	/** Below the title, in as many lines as it takes, up to a few. */
	#say(text: string): void {
		const width = this.#doc.page.width - 2 * MARGIN;
		const height = Math.min(SAID_HEIGHT, this.#doc.heightOfString(text, { width }));
		this.#doc.text(text, MARGIN, this.#y, { width, height, ellipsis: true });
		this.#y += height + PAD / 2;
	}

	row(cells: readonly string[]): void {
		const { lines, height } = this.#place(cells, this.#plain);
		this.#odd = !this.#odd;
		this.#doc.font('Helvetica').fontSize(this.#size);
		this.#draw(lines, height, INK, this.#odd ? undefined : STRIPE);
	}

	/** The sums, under the rows. */
	totals(cells: readonly string[]): void {
		const { lines, height } = this.#place(cells, this.#bold);
		this.#doc.font('Helvetica-Bold').fontSize(this.#size);
		this.#draw(lines, height, INK, SUMS);
	}

	/** The cells as lines of text, on the next page where this one is full. */
	#place(cells: readonly string[], measure: (letter: string) => number) {
		const lines = this.#lines(cells, measure);
		const height = this.#heightOf(lines);
		if (this.#y + height > this.#doc.page.height - MARGIN - FOOTER) this.#nextPage();
		return { lines, height };
	}

	/** The last line, under the rows. */
	end(text: string): void {
		this.#doc.fillColor(PALE).font('Helvetica-Bold').fontSize(this.#size);
		this.#doc.text(printable(text), MARGIN + PAD, this.#y + PAD, { lineBreak: false });
		this.#footer();
		this.#count.end(this.#page);
	}

	#nextPage(): void {
		this.#footer();
		this.#doc.addPage();
		this.#page += 1;
		this.#y = MARGIN;
		this.#headings();
	}

	#headings(): void {
		const titles = this.#sheet.columns.map(({ title }) => printable(title));
		const lines = this.#lines(titles, this.#bold);
		this.#doc.font('Helvetica-Bold').fontSize(this.#size);
		this.#draw(lines, this.#heightOf(lines), '#FFFFFF', HEADING);
	}

	#footer(): void {
		const { width, height } = this.#doc.page;
		const text = WORDS[this.#sheet.lang].pageOf(this.#page);
		this.#doc.fillColor(PALE).font('Helvetica').fontSize(FOOT_SIZE);
		const x = width - MARGIN - PageCount.WIDTH - this.#doc.widthOfString(text);
		const y = height - MARGIN - FOOT_SIZE;
		this.#doc.text(text, x, y, { lineBreak: false });
		this.#count.place(width - MARGIN - PageCount.WIDTH, y);
	}

	readonly #lines = (cells: readonly string[], measure: (letter: string) => number): string[][] =>
		cells.map((text, index) =>
			wrapped(text, (this.#widths[index] as number) - 2 * PAD, MOST_LINES, measure),
		);

	readonly #heightOf = (lines: readonly string[][]): number =>
		Math.max(...lines.map(({ length }) => length)) * this.#size * 1.2 + PAD;

	#draw(lines: readonly string[][], height: number, ink: string, ground?: string): void {
		const doc = this.#doc;
		if (ground) doc.rect(MARGIN, this.#y, doc.page.width - 2 * MARGIN, height).fill(ground);
		doc.fillColor(ink);
		let x = MARGIN;
		for (const [index, cell] of lines.entries()) {
			const width = this.#widths[index] as number;
			const atEnd = isNumber(this.#sheet.columns[index] as Column);
			for (const [number, line] of cell.entries()) {
				const indent = atEnd ? width - PAD - doc.widthOfString(line) : PAD;
				const y = this.#y + PAD / 2 + 1 + number * this.#size * 1.2;
				if (line) doc.text(line, x + indent, y, { lineBreak: false });
			}
			x += width;
		}
		this.#y += height;
	}
}

const isNumber = ({ kind }: Column) => kind === 'amount' || kind === 'percent' || kind === 'count';

function cell(row: Row, column: Column, { lang, zone, currency }: Sheet): string {
	const value = valueIn(row, column);
	if (value === null) return '';
	switch (column.kind) {
		case 'amount':
			return printable(formatAmount(value as number, String(row.currency ?? currency), lang));
		case 'percent':
			return printable(formatPercent(value as number, lang));
		case 'bool':
			return value ? WORDS[lang].yes : WORDS[lang].no;
		case 'instant':
			return printable(
				ZONED_FORMATS.dateTime(wallClockOf(value as string, zone), DATE_LOCALES[lang]),
			);
		case 'day':
			return printable(ZONED_FORMATS.day(calendarDay(value as string), DATE_LOCALES[lang]));
		case 'month':
			return printable(dayInWords(value as string, lang, { month: 'long', year: 'numeric' }));
		case 'count':
			return printable(formatCount(value as number, lang));
		case 'text':
			return printable(Array.isArray(value) ? value.join(', ') : String(value));
	}
}
