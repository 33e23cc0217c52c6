import type PDFDocument from 'pdfkit';

type Doc = typeof PDFDocument.prototype;

/** What pdfkit has and its types do not tell. */
interface Inner {
	_font: { id: string; ref(): unknown };
	page: { xobjects: Record<string, unknown> };
	ref(data: object): { end(content: Buffer): void };
	addContent(operators: string): void;
}

const NAME = 'PageCount';

/**
 * How many pages there are, on each of them: known when the last is written, while all others are on their way
 * to the reader. So the pages refer to one drawing, which is written at the end.
 */
export class PageCount {
	/** Room for five digits of the footer's size. */
	static readonly WIDTH = 26;

	readonly #doc: Inner;
	readonly #size: number;
	readonly #ink: string;
	readonly #drawing: ReturnType<Inner['ref']>;

	constructor(doc: Doc, { size, ink }: { size: number; ink: string }) {
		doc.font('Helvetica');
		this.#doc = doc as unknown as Inner;
		this.#size = size;
		this.#ink = [1, 3, 5]
			.map((at) => (Number.parseInt(ink.slice(at, at + 2), 16) / 255).toFixed(3))
			.join(' ');
		const { _font: font } = this.#doc;
		this.#drawing = this.#doc.ref({
			Type: 'XObject',
			Subtype: 'Form',
			FormType: 1,
			BBox: [0, 0, PageCount.WIDTH, size],
			Resources: { Font: { [font.id]: font.ref() } },
		});
	}

	/** On the page that is being drawn, where a text of the footer's size would stand. */
	place(x: number, y: number): void {
		this.#doc.page.xobjects[NAME] = this.#drawing;
		// The page is drawn from its top, the drawing from its foot.
		this.#doc.addContent(
			`q 1 0 0 -1 ${x.toFixed(2)} ${(y + this.#size).toFixed(2)} cm /${NAME} Do Q`,
		);
	}

	end(pages: number): void {
		const { _font: font } = this.#doc;
		const foot = (this.#size * 0.28).toFixed(2);
		this.#drawing.end(
			Buffer.from(
				`BT /${font.id} ${this.#size} Tf ${this.#ink} rg 0 ${foot} Td (${pages}) Tj ET`,
				'latin1',
			),
		);
	}
}
