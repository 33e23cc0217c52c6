import { readCsv, readPdf, readSheet } from '../tools/testing/read-file.ts';
import type { Column, ColumnKind, Row } from './columns.ts';
import { harmless, writeCsv } from './csv.ts';
import { writePdf } from './pdf.ts';
import type { Sheet } from './sheet.ts';
import { writeXlsx } from './xlsx.ts';

const columnOf = (kind: ColumnKind): Column => ({ path: [kind], kind, title: kind });
const KINDS = ['text', 'count', 'amount', 'percent', 'bool', 'day', 'month', 'instant'] as const;
const SHEET: Sheet = {
	title: 'Fiches gagnantes',
	subtitle: 'Borlette Étoile',
	about: '',
	columns: KINDS.map(columnOf),
	lang: 'fr',
	zone: 'America/Port-au-Prince',
	currency: 'HTG',
};
const ROW: Row = {
	text: 'Zamor, "Élise"\nJacmel',
	count: 12,
	amount: -123_456_750,
	percent: 1_250,
	bool: true,
	day: '2026-03-08',
	month: '2026-03-01',
	// Haiti has turned its clocks an hour before.
	instant: '2026-03-08T07:30:05.123Z',
};

async function* inBatches(...batches: Row[][]) {
	yield* batches;
}
async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	for await (const chunk of chunks) parts.push(chunk);
	return Buffer.concat(parts);
}
const csv = async (rows: Row[], sheet = SHEET) =>
	readCsv(await bytesOf(writeCsv(sheet, inBatches(rows))));
const xlsx = async (rows: Row[], sheet = SHEET) =>
	readSheet(await bytesOf(writeXlsx(sheet, inBatches(rows))));

test('CSV: decimals with a point, the clock of the company, quotes as RFC 4180 has them', async () => {
	const bytes = await bytesOf(writeCsv(SHEET, inBatches([ROW])));
	expect(readCsv(bytes)).toEqual([
		[...KINDS],
		[
			'Zamor, "Élise"\nJacmel',
			'12',
			'-1234567.50',
			'12.50%',
			'Oui',
			'2026-03-08',
			'2026-03',
			'2026-03-08 03:30:05',
		],
	]);
	expect(bytes.toString('utf8')).toContain('\r\n"Zamor, ""Élise""\nJacmel",12,-1234567.50,');
});

test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")'])(
	'%j is no formula in CSV, and a text in XLSX',
	async (text) => {
		expect((await csv([{ ...ROW, text }]))[1]?.[0]).toBe(`'${text}`);
		const bytes = await bytesOf(writeXlsx(SHEET, inBatches([{ ...ROW, text }])));
		expect((await readSheet(bytes))[1]?.[0]).toBe(text);
	},
);

test.each([
	['  =1+1', "'  =1+1"],
	['\u00a0@SUM(A1)', "'\u00a0@SUM(A1)"],
	['＝1+1', "'＝1+1"],
	['＋1', "'＋1"],
	['－1', "'－1"],
	['＠x', "'＠x"],
	['Jacmel;=1+1', "Jacmel;'=1+1"],
	['Jacmel; "＝1+1', `Jacmel;' "＝1+1`],
	['a\t-1', "a\t'-1"],
	['Rue 5; Jacmel - Sud', 'Rue 5; Jacmel - Sud'],
	['Bonjour\n=1+1', "Bonjour\n'=1+1"],
	['Bonjour\r\n "=1+1', `Bonjour\r\n' "=1+1`],
	['a\r@x;\n+1', "a\r'@x;\n'+1"],
	['a;\t =1', "a;'\t' =1"],
	['a\t;\t"-1', `a\t;'\t'"-1`],
	['a\t\t=1', "a\t'\t'=1"],
	['a\r\n\n=1', "a\r\n\n'=1"],
	['a  =1', 'a  =1'],
	['Rue 5\nJacmel - Sud', 'Rue 5\nJacmel - Sud'],
])('%j begins no cell that a spreadsheet would run', async (text, kept) => {
	expect((await csv([{ ...ROW, text }]))[1]?.[0]).toBe(kept);
});

test.each(['\t', ';', ' ;', '"\t', '\r\n'])('thousands of %j in one text are read once', (many) => {
	const text = `a${many.repeat(200_000)}b`;
	// Not by a matcher, which would print all of it.
	expect(harmless(text) === text).toBe(true);
});

test.each(['a\ufffeb', 'a\uffffb', 'a\ud83db'])(
	'%j leaves the workbook one that opens',
	async (text) => {
		const sheet = { ...SHEET, title: text, about: text };
		const rows = await readSheet(await bytesOf(writeXlsx(sheet, inBatches([{ ...ROW, text }]))));
		expect(rows.flat().filter((cell) => typeof cell === 'string' && /^a.b$/u.test(cell))).toEqual([
			'a\ufffdb',
		]);
	},
);

test('a title cannot be a formula either', async () => {
	const sheet = { ...SHEET, columns: [{ ...columnOf('text'), title: '=1+1' }] };
	expect(await csv([], sheet)).toEqual([["'=1+1"]]);
});

test('XLSX: amounts and percents are numbers, days and instants are dates', async () => {
	const [titles, row] = await xlsx([ROW]);
	expect(titles).toEqual([...KINDS]);
	expect(row).toEqual([
		ROW.text,
		12,
		-1_234_567.5,
		0.125,
		'Oui',
		new Date('2026-03-08T00:00:00Z'),
		new Date('2026-03-01T00:00:00Z'),
		new Date('2026-03-08T03:30:05Z'),
	]);
});

test('the two hours of a night that read alike are told apart in each', async () => {
	const at = (time: string): Row => ({ ...ROW, instant: `2026-11-01T${time}:00Z` });
	const [first, second, later] = [at('05:30'), at('06:30'), at('07:30')];
	const sheet = { ...SHEET, columns: [columnOf('instant')] };
	expect(await csv([first, second, later], sheet)).toEqual([
		['instant'],
		['2026-11-01 01:30:00 UTC-4'],
		['2026-11-01 01:30:00 UTC-5'],
		['2026-11-01 02:30:00'],
	]);
	expect((await xlsx([first, second, later], sheet)).slice(1)).toEqual([
		['01/11/2026 01:30:00 UTC−4'],
		['01/11/2026 01:30:00 UTC−5'],
		[new Date('2026-11-01T02:30:00Z')],
	]);
	const pdf = await readPdf(await bytesOf(writePdf(sheet, inBatches([first, second]))));
	expect(pdf.join()).toMatch(/01:30 UTC.4.*01:30 UTC.5/s);
});

test('an empty value is an empty cell in each', async () => {
	const empty = Object.fromEntries(KINDS.map((kind) => [kind, null]));
	expect((await csv([empty]))[1]).toEqual(KINDS.map(() => ''));
	expect((await xlsx([ROW, empty, ROW])).map((row) => row.length)).toContain(KINDS.length);
	const [page] = await readPdf(await bytesOf(writePdf(SHEET, inBatches([empty]))));
	expect(page).toContain('1 ligne');
});

test.each([
	['fr', '–1 234 567,50 G', '12,5 %', '08 mars 2026', '08 mars 2026 03:30', 'Oui'],
	['en', '–G 1,234,567.50', '12.5%', '08 Mar 2026', '08 Mar 2026 03:30', 'Yes'],
	['de', '–1.234.567,50 G', '12,5 %', '08 März 2026', '08 März 2026 03:30', 'Ja'],
] as const)('PDF in %s reads as the screen does', async (lang, ...texts) => {
	const sheet = { ...SHEET, lang };
	const [page = ''] = await readPdf(await bytesOf(writePdf(sheet, inBatches([ROW]))));
	const plain = page.replace(/\s+/g, ' ');
	for (const text of [...texts, 'Fiches gagnantes', 'Borlette Étoile'])
		expect(plain).toContain(text);
	expect(plain).not.toContain('2026-03');
});

test('PDF: headings stand on every page, long texts are wrapped, no row is lost', async () => {
	const rows = Array.from({ length: 200 }, (_, index) => ({
		...ROW,
		text: `nr${index}. ${'Rue du Quai, '.repeat(150)}`,
	}));
	const pages = await readPdf(
		await bytesOf(writePdf(SHEET, inBatches(rows.slice(0, 90), rows.slice(90)))),
	);
	expect(pages.length).toBeGreaterThan(3);
	for (const [index, page] of pages.entries()) {
		expect(page).toContain('instant');
		expect(page).toContain(`Page ${index + 1}`);
	}
	const all = pages.join(' ');
	expect(rows.map((_, index) => index).filter((index) => !all.includes(`nr${index}.`))).toEqual([]);
	expect(all.includes('…')).toBe(true);
});

test('PDF: an amount stands on one line, of the sums too, beside texts that take what is left', async () => {
	const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
	const columns: Column[] = [
		...['text', 'other'].map((path) => ({ path: [path], kind: 'text' as const, title: path })),
		...names.map((path) => ({ path: [path], kind: 'amount' as const, title: `sum ${path}` })),
	];
	const amounts = Object.fromEntries(names.map((name, index) => [name, 1_234 + index]));
	const row = { text: 'Rue du Quai, '.repeat(20), other: 'Rue du Quai, '.repeat(20), ...amounts };
	const totals = Object.fromEntries(names.map((name, index) => [name, 123_456_789_010 + index]));
	const sheet = { ...SHEET, columns, totals };
	const [page = ''] = await readPdf(await bytesOf(writePdf(sheet, inBatches([row]))));
	for (const index of names.keys()) {
		expect(page).toContain(`1 234 567 890,1${index} G`);
	}
});

test('below a column that says nothing in any row stands no sum: nobody knows that it is 0', async () => {
	const columns: Column[] = [
		{ path: ['text'], kind: 'text', title: 'text' },
		...['known', 'unknown'].map((path) => ({ path: [path], kind: 'amount' as const, title: path })),
	];
	const sheet = { ...SHEET, columns, totals: { known: 500, unknown: 0 } };
	const rows = [
		{ text: 'a', known: 500, unknown: null },
		{ text: 'b', known: null, unknown: null },
	];
	const lines = await readSheet(await bytesOf(writeXlsx(sheet, inBatches(rows))));
	expect(lines.at(-1)).toEqual(['Total', 5, null]);
	const [page = ''] = await readPdf(await bytesOf(writePdf(sheet, inBatches(rows))));
	expect(page).toMatch(/Total 5,00\sG\n/);
});

test('the line of sums is named in the first column that holds words, and says nothing in the others', async () => {
	const columns: Column[] = [
		{ path: ['at'], kind: 'instant', title: 'at' },
		{ path: ['agent'], kind: 'text', title: 'agent' },
		{ path: ['draw'], kind: 'text', title: 'draw', words: new Map([['null', 'Tous']]) },
		{ path: ['sum'], kind: 'amount', title: 'sum' },
	];
	const sheet = { ...SHEET, columns, totals: { sum: 500 } };
	const rows = [{ at: '2026-03-10T12:00:00Z', agent: 'a', draw: null, sum: 500 }];
	const lines = await readSheet(await bytesOf(writeXlsx(sheet, inBatches(rows))));
	expect(lines.at(-2)?.slice(1)).toEqual(['a', 'Tous', 5]);
	expect(lines.at(-1)).toEqual([null, 'Total', null, 5]);
	const [page = ''] = await readPdf(await bytesOf(writePdf(sheet, inBatches(rows))));
	expect(page).toMatch(/Total 5,00\sG\n/);
});

test('PDF: letters that its fonts lack become question marks, what nobody sees becomes nothing', async () => {
	const text = 'Ana € œuvre 李 👩‍👩‍👧 e\u0301té \u202aJean\u202c zé\u200bro\ufe0f';
	const [page] = await readPdf(await bytesOf(writePdf(SHEET, inBatches([{ ...ROW, text }]))));
	expect(page?.replace(/\s+/g, ' ')).toMatch(/Ana € œuvre \? \?{3} été Jean zéro/);
});

test('PDF: among many columns a long name keeps its end, the code that tells it from others', async () => {
	const columns = Array.from({ length: 14 }, () => columnOf('text'));
	const name = 'Marie-Thérèse Jean-Baptiste Saint-Fleur Desrosiers · 0001';
	const bytes = await bytesOf(writePdf({ ...SHEET, columns }, inBatches([{ text: name }])));
	const [page] = await readPdf(bytes);
	expect(page).toContain('0001');
	expect(page).not.toContain('…');
});
