import type { FeedMapping } from '@borlette/shared/contract/result-sources';
import { KNOWN_LAYOUTS } from '@borlette/shared/contract/result-sources';
import { type OfficialDraw, readFeed } from './feed.ts';
import { UnknownLayout } from './feed-rows.ts';

/** As the exports of New York have it, without what an export of another lottery lacks. */
const LOTTERY: FeedMapping = {
	...KNOWN_LAYOUTS.lottery,
	draws: KNOWN_LAYOUTS.lottery.draws.filter(({ slot }) => slot === 'midi' || slot === 'soir'),
};
const COLUMNS = [
	'Draw Date',
	'Midday Daily #',
	'Midday Daily Sum',
	'Evening Daily #',
	'Evening Daily Sum',
	'Midday Win 4 #',
	'Midday Win 4 Sum',
	'Evening Win 4 #',
	'Evening Win 4 Sum',
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Record<Column, string>;

/** The same numbers in every run. */
function randomFrom(seed: number) {
	let state = seed;
	return (below: number): number => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * below);
	};
}
const sumOf = (digits: string) =>
	String([...digits].reduce((total, digit) => total + Number(digit), 0));

/** Days with two draws each; what a lottery drew. */
function drawn(days: number, random: (below: number) => number): Row[] {
	return Array.from({ length: days }, (_, index) => {
		const [year, month, day] = new Date(Date.UTC(2017, 0, 1 + index))
			.toISOString()
			.slice(0, 10)
			.split('-');
		const digits = (count: number) =>
			Array.from({ length: count }, () => String(random(10))).join('');
		const [a, b, c, d] = [digits(3), digits(3), digits(4), digits(4)];
		return {
			'Draw Date': `${month}/${day}/${year}`,
			...{ 'Midday Daily #': a, 'Midday Daily Sum': sumOf(a) },
			...{ 'Evening Daily #': b, 'Evening Daily Sum': sumOf(b) },
			...{ 'Midday Win 4 #': c, 'Midday Win 4 Sum': sumOf(c) },
			...{ 'Evening Win 4 #': d, 'Evening Win 4 Sum': sumOf(d) },
		};
	});
}
const random = randomFrom(18);
const ROWS = drawn(60, random);
const iso = (american: string) => american.replace(/^(\d+)\/(\d+)\/(\d+)$/, '$3-$1-$2');
const nameOf = ({ draw_date, slot, pick3, pick4 }: OfficialDraw) =>
	`${draw_date} ${slot} ${pick3} ${pick4}`;
const TRUTH = ROWS.flatMap((row) => [
	`${iso(row['Draw Date'])} midi ${row['Midday Daily #']} ${row['Midday Win 4 #']}`,
	`${iso(row['Draw Date'])} soir ${row['Evening Daily #']} ${row['Evening Win 4 #']}`,
]).sort();

interface Writing {
	columns?: readonly string[];
	cell?: (value: string, column: string) => string;
	line?: (cells: string[]) => string;
	end?: string;
	rows?: readonly Row[];
}
const asIs = (value: string) => value;
const comma = (cells: string[]) => cells.join(',');
function written(how: Writing = {}): string {
	const { columns = COLUMNS, cell = asIs, line = comma, end = '\r\n', rows = ROWS } = how;
	const lines = rows.map((row) =>
		line(columns.map((column) => cell(row[column as Column] ?? '', column))),
	);
	return [line([...columns]), ...lines, ''].join(end);
}
const read = (text: string, mapping = LOTTERY) => readFeed(text, 'csv', mapping);
const taken = (text: string, mapping?: FeedMapping) => read(text, mapping).draws.map(nameOf).sort();

const isNumber = (column: string) => column.endsWith('#');
const isSum = (column: string) => column.endsWith('Sum');
const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
const shuffled = <T>(items: readonly T[]): T[] => {
	const rest = [...items];
	return items.map(() => rest.splice(random(rest.length), 1)[0] as T);
};
const lostZeros = (value: string, column: string) =>
	isNumber(column) ? String(Number(value)) : value;
const EXTRA = ['Midday Daily Booster', 'Note, of the clerk'];

describe('what an export may look like, and says all the same', () => {
	const ways: Array<[string, string]> = [
		['as it was drawn', written()],
		['rows in any order', written({ rows: shuffled(ROWS) })],
		['leading zeros lost', written({ cell: lostZeros })],
		['columns in another order', written({ columns: shuffled(COLUMNS) })],
		[
			'columns more, a comma in the name of one',
			written({ columns: [...COLUMNS, ...EXTRA], line: (cells) => cells.map(quoted).join() }),
		],
		['every cell in quotes', written({ line: (cells) => cells.map(quoted).join() })],
		[
			'a quote and a line break within quotes',
			written({
				columns: [EXTRA[1] as string, ...COLUMNS],
				line: (cells) => cells.map((cell, at) => (at ? cell : '"said ""ok"",\n2"')).join(),
			}).replace('"said ""ok"",\n2"', quoted(EXTRA[1] as string)),
		],
		['semicolons', written({ line: (cells) => cells.join(';') })],
		['lines that end as on old machines', written({ end: '\r' })],
		['lines that end with a line feed', written({ end: '\n' })],
		['a mark of UTF-8 before it', `\uFEFF${written()}`],
		['empty lines, and lines of nothing but commas', written({ end: '\r\n\r\n,,,,,,,,\r\n' })],
		[
			'a comma at the end of each row, but not of the heading',
			written({ line: (cells) => (cells[0] === 'Draw Date' ? cells : [...cells, '']).join() }),
		],
		['blanks around each cell', written({ cell: (value) => `  ${value}\t` })],
		['blanks that do not break', written({ cell: (value) => `\u00a0${value}\u00a0` })],
		['sums left out', written({ cell: (value, column) => (isSum(column) ? '' : value) })],
		['each row twice', written({ rows: [...ROWS, ...ROWS] })],
		[
			'days without their zeros',
			written({
				cell: (value, column) => (column === 'Draw Date' ? value.replace(/\b0/g, '') : value),
			}),
		],
		[
			'days as a database writes them',
			written({
				cell: (value, column) => (column === 'Draw Date' ? `${iso(value)}T00:00:00.000` : value),
			}),
		],
		[
			'digits one by one',
			written({
				cell: (value, column) => (isNumber(column) ? [...value].join(' - ') : value),
			}),
		],
	];
	test.each(ways)('%s', (_, text) => {
		expect(taken(text)).toEqual(TRUTH);
		expect(read(text).problems).toEqual([]);
	});
});

describe('what makes a row doubtful takes that row alone, and is listed', () => {
	const at = 17;
	const day = iso(ROWS[at]?.['Draw Date'] ?? '');
	const others = TRUTH.filter((name) => !name.startsWith(day));
	const bad = (change: (line: string) => string, how: Writing = {}) => {
		const lines = written({ end: '\n', ...how }).split('\n');
		return lines.map((line, index) => (index === at + 1 ? change(line) : line)).join('\n');
	};
	const cells = (change: (cells: string[]) => string[]) => (line: string) =>
		change(line.split(',')).join();
	const other = (digit: string) => String((Number(digit) + 1) % 10);
	const withoutSums: Writing = { cell: (value, column) => (isSum(column) ? '' : value) };
	const ways: Array<[string, string, string]> = [
		[
			'a digit is another one than its sum says',
			bad(
				cells((row) =>
					row.map((cell, i) => (i % 2 && i < 9 ? other(cell[0] ?? '') + cell.slice(1) : cell)),
				),
			),
			'bad_sum',
		],
		[
			'a digit too many',
			bad(cells((row) => row.map((cell, i) => (i % 2 ? `${cell}7` : cell)))),
			'bad_number',
		],
		[
			'letters that look like digits',
			bad(cells((row) => row.map((cell, i) => (i % 2 ? `O${cell.slice(1)}` : cell)))),
			'bad_number',
		],
		[
			'digits of another script',
			bad(cells((row) => row.map((cell, i) => (i % 2 ? `\u0663${cell.slice(1)}` : cell)))),
			'bad_number',
		],
		[
			'a decimal, as spreadsheets make of numbers',
			bad(cells((row) => row.map((cell, i) => (i % 2 ? `${cell}.0` : cell)))),
			'bad_number',
		],
		[
			'a quote that stands alone',
			bad(cells((row) => row.map((cell, i) => (i % 2 ? `${cell[0]}"${cell.slice(1)}` : cell)))),
			'bad_number',
		],
		[
			'a cell more in the middle, which moves all behind it',
			bad(
				cells((row) => [...row.slice(0, 1), '1', ...row.slice(1)]),
				withoutSums,
			),
			'bad_number',
		],
		[
			'a thousands separator without quotes',
			bad(
				cells((row) => [...row.slice(0, 5), '1', '234', ...row.slice(6)]),
				withoutSums,
			),
			'bad_number',
		],
		['a day that is none', bad((line) => line.replace(/^\d+\/\d+/, '02/30')), 'bad_date'],
		['a day with a year of two digits', bad((line) => line.replace(/\/20/, '/')), 'bad_date'],
		['a day in words', bad((line) => line.replace(/^[^,]+/, '18 janv. 2017')), 'bad_date'],
		['no day', bad((line) => line.replace(/^[^,]+/, '')), 'bad_date'],
		[
			'the same day once more, with other numbers',
			`${written({ end: '\n' })}${written({
				end: '\n',
				rows: [{ ...(ROWS[at] as Row), 'Midday Daily #': '', 'Midday Daily Sum': '' }],
				...withoutSums,
			})
				.split('\n')
				.slice(1)
				.join('\n')
				.replace(/^([^,]+),.*/, '$1,000,,000,,0000,,0000,')}\n`,
			'conflict_in_file',
		],
	];
	test.each(ways)('%s', (_, text, problem) => {
		expect(taken(text)).toEqual(others);
		const { problems } = read(text);
		expect(new Set(problems.map((one) => one.problem))).toEqual(new Set([problem]));
		expect(problems).not.toEqual([]);
	});
});

describe('an answer that is cut off anywhere', () => {
	const short = ROWS.slice(0, 3);
	const plain = [
		'date;slot;pick3;pick4',
		...short.flatMap((row) => [
			`${iso(row['Draw Date'])};midi;${row['Midday Daily #']};${row['Midday Win 4 #']}`,
			`${iso(row['Draw Date'])};soir;${row['Evening Daily #']};${row['Evening Win 4 #']}`,
		]),
		'',
	].join('\n');
	const alsoPlain = plain
		.split('\n')
		.map((line) => line.split(';').reverse().join(';'))
		.join('\n');
	const turned = LOTTERY.draws.flatMap(({ pick4, sum4, pick3, sum3 }) => [
		sum4,
		pick4,
		sum3,
		pick3,
	]);
	test.each([
		['the export of a lottery', written({ rows: short }), LOTTERY],
		['without sums', written({ rows: short, cell: (v, c) => (isSum(c) ? '' : v) }), LOTTERY],
		[
			'its columns the other way round',
			written({ rows: short, columns: ['Draw Date', ...turned.filter((name) => name !== null)] }),
			LOTTERY,
		],
		['a row a draw', plain, KNOWN_LAYOUTS.plain],
		['a row a draw, the day last', alsoPlain, KNOWN_LAYOUTS.plain],
	])('says nothing that is not so: %s', (_, text, mapping) => {
		expect(taken(text, mapping)).toEqual(TRUTH.slice(0, short.length * 2));
		for (let length = 0; length < text.length; length += 1) {
			let draws: string[] = [];
			try {
				draws = taken(text.slice(0, length), mapping);
			} catch (error) {
				expect(error).toBeInstanceOf(UnknownLayout);
			}
			expect([length, draws.filter((name) => !TRUTH.includes(name))]).toEqual([length, []]);
		}
	});
});

test('of two columns of one name nobody knows which is meant', () => {
	const text = written({ columns: [...COLUMNS, 'Evening Daily #'] });
	expect(() => read(text)).toThrow('Evening Daily #');
	// One that is not asked for may be there as often as it likes.
	expect(taken(written({ columns: [...COLUMNS, 'Note', 'Note'] }))).toEqual(TRUTH);
});
