import { readFeed, readOfficialCsv } from './feed.ts';
import { tableOf, UnknownLayout } from './feed-rows.ts';

const HEADING =
	'Draw Date,Midday Daily #,Midday Daily Sum,Evening Daily #,Evening Daily Sum,Midday Win 4 #,Midday Win 4 Sum,Evening Win 4 #,Evening Win 4 Sum';
const read = (...rows: string[]) => readOfficialCsv([HEADING, ...rows, ''].join('\n'));

test('leading zeros that were lost are put back; rows may come in any order', () => {
	const { draws, problems } = read(
		'12/30/2018,95,14,686,20,60,6,8790,24',
		'01/02/1990,,,7,,,,5,',
		'12/29/2018,166,13,370,10,6474,21,2518,16',
	);
	expect(problems).toEqual([]);
	expect(draws).toEqual([
		{ line: 2, slot: 'midi', draw_date: '2018-12-30', pick3: '095', pick4: '0060' },
		{ line: 2, slot: 'soir', draw_date: '2018-12-30', pick3: '686', pick4: '8790' },
		{ line: 3, slot: 'soir', draw_date: '1990-01-02', pick3: '007', pick4: '0005' },
		{ line: 4, slot: 'midi', draw_date: '2018-12-29', pick3: '166', pick4: '6474' },
		{ line: 4, slot: 'soir', draw_date: '2018-12-29', pick3: '370', pick4: '2518' },
	]);
});

test('a draw without a Pick 4 is taken, one without a Pick 3 is listed', () => {
	const { draws, problems } = read('03/04/1981,,,405,,,,,', '03/05/1981,,,,,,,2519,');
	expect(draws).toMatchObject([{ pick3: '405', pick4: null }]);
	expect(problems).toMatchObject([
		{ line: 3, problem: 'missing_pick3', draw_date: '1981-03-05', slot: 'soir', value: '2519' },
	]);
});

test('of two different values for a draw neither is taken; the same value twice is one', () => {
	const { draws, problems } = read(
		'01/27/1982,,,703,,,,,',
		'01/27/1982,,,387,,,,,',
		'01/28/1982,,,111,,,,,',
		'01/28/1982,,,111,,,,,',
	);
	expect(draws).toEqual([
		{ line: 4, slot: 'soir', draw_date: '1982-01-28', pick3: '111', pick4: null },
	]);
	expect(problems).toEqual([
		{
			line: 2,
			problem: 'conflict_in_file',
			draw_date: '1982-01-27',
			slot: 'soir',
			value: '703',
			known: '387',
		},
		{
			line: 3,
			problem: 'conflict_in_file',
			draw_date: '1982-01-27',
			slot: 'soir',
			value: '387',
			known: '703',
		},
	]);
});

test('of a draw that a file tells a thousand times, each time otherwise, a few are named', () => {
	const numbers = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
	const { draws, problems } = read(...numbers.map((number) => `01/27/1982,,,${number},,,,,`));
	expect(draws).toEqual([]);
	expect(problems).toHaveLength(1000);
	expect(problems[0]).toMatchObject({ value: '000', known: '001, 002, 003, 004, 005, …' });
	expect(problems[999]).toMatchObject({ value: '999', known: '000, 001, 002, 003, 004, …' });
});

test('what is no day, no number, or not the sum printed beside it is listed', () => {
	const { draws, problems } = read(
		'02/30/2018,123,6,,,,,,',
		'2018/02/01,123,6,,,,,,',
		'02/03/2018,12a,3,,,,,,',
		'02/04/2018,1234,10,,,,,,',
		'06/10/2007,751,13,,,0,8,,',
	);
	expect(draws).toEqual([]);
	expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
		[2, 'bad_date'],
		[3, 'bad_date'],
		[4, 'bad_number'],
		[5, 'bad_number'],
		[6, 'bad_sum'],
	]);
});

test('the plain layout, as spreadsheets in French write it', () => {
	const { draws, problems } = readOfficialCsv(
		'\uFEFFdate;slot;pick3;pick4\r\n2026-11-20;midi;7;12\r\n2026-11-20;après-midi;123;\r\n',
	);
	expect(draws).toEqual([
		{ line: 2, slot: 'midi', draw_date: '2026-11-20', pick3: '007', pick4: '0012' },
	]);
	expect(problems).toMatchObject([{ line: 3, problem: 'bad_slot', slot: 'après-midi' }]);
});

test('a file of another kind is refused whole', () => {
	for (const text of ['', 'a,b\n1,2', '"unclosed', '\u0000\u0001']) {
		expect(() => readOfficialCsv(text)).toThrow(UnknownLayout);
	}
});

const JSON_MAPPING = {
	rows_path: '',
	date_column: 'day',
	day_order: 'dmy' as const,
	slot_column: null,
	draws: [
		{
			slot: 'midi' as const,
			when: null,
			pick3: 'noon.p3',
			pick4: 'noon.p4',
			sum3: null,
			sum4: null,
		},
		{ slot: 'soir' as const, when: null, pick3: 'night.p3', pick4: null, sum3: null, sum4: null },
	],
};
const readJson = (rows: unknown) => readFeed(JSON.stringify(rows), 'json', JSON_MAPPING);

test('JSON: numbers lose zeros, digits one by one never do, and days are in the order that was set', () => {
	const { draws, problems } = readJson([
		{ day: '01/02/2026', noon: { p3: 7, p4: [0, 1, 0, 2] }, night: { p3: '1 0 7' } },
		{ day: '13/02/2026', noon: { p3: [0, 7], p4: '12' } },
		{ day: '14/02/2026', noon: { p3: 1.5, p4: null } },
		{ day: '2026-02-15T20:00:00Z', noon: { p3: { value: 1 }, p4: '1234' } },
		{ day: '02/14/2026', noon: { p3: 1 } },
	]);
	expect(draws).toMatchObject([
		{ slot: 'midi', draw_date: '2026-02-01', pick3: '007', pick4: '0102' },
		{ slot: 'soir', draw_date: '2026-02-01', pick3: '107', pick4: null },
	]);
	expect(problems.map(({ line, problem, value }) => [line, problem, value])).toEqual([
		[2, 'bad_number', '0-7 12'],
		[3, 'bad_number', '1.5'],
		[4, 'missing_pick3', '1234'],
		[5, 'bad_date', '1'],
	]);
});

test('JSON: a member that rows leave out is no other layout; one without which there is no draw is', () => {
	expect(readJson([{ day: '01/02/2026', noon: { p3: 7 } }]).draws).toHaveLength(1);
	expect(readJson([]).draws).toEqual([]);
	for (const other of [
		[{ date: '01/02/2026', noon: { p3: 7 } }],
		[{ day: '01/02/2026' }],
		{ rows: [] },
		[1],
		null,
	]) {
		expect(() => readJson(other)).toThrow(UnknownLayout);
	}
	const proto = { ...JSON_MAPPING, rows_path: '__proto__.rows' };
	expect(() => readFeed('{"__proto__x":1}', 'json', proto)).toThrow(UnknownLayout);
});

test('what is no number, and an answer that does not end, hold up nobody', () => {
	const digits = `0${'   0'.repeat(50_000)}x`;
	const { problems } = read(`12/30/2018,"${digits}",,686,20,,,8790,24`);
	expect(problems).toMatchObject([{ problem: 'bad_number', slot: 'midi' }]);
	const unended = [HEADING, '12/30/2018,,,686,20,,,8790,24'].join('\n'.repeat(400_000));
	expect(readOfficialCsv(unended).draws).toHaveLength(1);
});

test('digits one by one may stand in rows of blanks', () => {
	const { draws } = read('12/30/2018,"6  8  6",20,,,"8 - 7 -  9 - 0",24,,');
	expect(draws).toMatchObject([{ pick3: '686', pick4: '8790' }]);
});

test('a row has its own cells only: of a wide heading and many short rows would be millions', () => {
	const { columns, rows } = tableOf(`${HEADING}\n12/30/2018,95\n`, 'csv', '');
	expect(columns).toHaveLength(9);
	expect(rows[0]?.cells).toEqual({ 'Draw Date': '12/30/2018', 'Midday Daily #': '95' });
	expect(Object.keys(rows[0]?.cells ?? {})).toHaveLength(2);
});

test('an answer with more rows than there have been draws is none', () => {
	const rowsOf = (count: number) => Array.from({ length: count }, () => ({ a: 1 }));
	const csv = (count: number) => ['a', ...rowsOf(count).map(() => '1'), ''].join('\n');
	expect(tableOf(csv(50_000), 'csv', '').rows).toHaveLength(50_000);
	expect(() => tableOf(csv(50_001), 'csv', '')).toThrow(UnknownLayout);
	expect(tableOf(JSON.stringify(rowsOf(50_000)), 'json', '').rows).toHaveLength(50_000);
	expect(() => tableOf(JSON.stringify(rowsOf(50_001)), 'json', '')).toThrow(UnknownLayout);
});
