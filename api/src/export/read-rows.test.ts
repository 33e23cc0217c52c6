import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { readRows, TooLargeFile, TooManyRows, UnreadableFile } from './read-rows.ts';

const FIRST_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const END = Buffer.from('PK\x05\x06', 'latin1');
const SAYS_IT_BEHIND = 8;

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

async function workbook(): Promise<Buffer> {
	const rows = [['Prénom'], ['Anne']];
	return Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] }));
}

test('a workbook is read', async () => {
	const { heading, rows } = await readRows(await workbook(), 10);
	expect([heading, rows]).toEqual([['Prénom'], [{ row: 2, cells: ['Anne'] }]]);
});

test('a day is read as a day, and a number that is shown as one and is none as what a spreadsheet cannot work out', async () => {
	const rows = [['Jour'], [45_000], [1_000_000_000]];
	const columns = [{ numFmt: 'yyyy-mm-dd' }];
	const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'A', columns, rows }] }));
	const read = await readRows(bytes, 10);
	expect(read.rows.map(({ cells }) => cells)).toEqual([['2023-03-15'], ['#VALUE!']]);
});

test.each(['hidden', 'veryHidden'])('a sheet that is %s is passed over', async (how) => {
	const sheets = [
		{ name: 'Listes', [how]: true, rows: [['Delmas 33']] },
		{ name: 'Agents', rows: [['Prénom'], ['Anne']] },
		{ name: 'Autres', rows: [['Non']] },
	];
	const { heading, rows } = await readRows(Buffer.from(await writeXlsx({ sheets })), 10);
	expect([heading, rows]).toEqual([['Prénom'], [{ row: 2, cells: ['Anne'] }]]);
});

test.each([
	[
		'the mark of UTF-16, as "Unicode text" of a spreadsheet has it',
		utf16('Prénom\tNom\r\nÉlise\tÀ\r\n'),
	],
	['that mark the other way round', utf16('Prénom\tNom\r\nÉlise\tÀ\r\n').swap16()],
	[
		'a line that says what parts the cells',
		Buffer.from('\uFEFFsep=|\r\nPrénom|Nom\r\nÉlise|À\r\n'),
	],
	['that line in quotes', Buffer.from('"sep=;"\nPrénom;Nom\nÉlise;À\n')],
])('a text is read that begins with %s', async (_, bytes) => {
	const { heading, rows } = await readRows(bytes, 10);
	expect([heading, rows]).toEqual([['Prénom', 'Nom'], [{ row: 2, cells: ['Élise', 'À'] }]]);
});

test.each([
	['text', async () => Buffer.from(';\n\nPrénom;Nom\nÉlise;À\n')],
	[
		'workbook',
		async () =>
			Buffer.from(
				await writeXlsx({
					sheets: [{ name: 'A', rows: [[], [null, ''], ['Prénom', 'Nom'], ['Élise', 'À']] }],
				}),
			),
	],
])('empty rows before the heading of a %s are passed over, and counted', async (_, written) => {
	const { heading, rows } = await readRows(await written(), 10);
	expect([heading, rows]).toEqual([['Prénom', 'Nom'], [{ row: 4, cells: ['Élise', 'À'] }]]);
});

test('a file of too many rows is another thing than one that cannot be read', async () => {
	const bytes = (rows: number) => Buffer.from('Prénom\n'.repeat(rows + 1));
	expect((await readRows(bytes(10), 10)).rows).toHaveLength(10);
	for (const rows of [11, 1_000]) {
		await expect(readRows(bytes(rows), 10)).rejects.toThrow(TooManyRows);
	}
	await expect(readRows(Buffer.from('\0'), 10)).rejects.not.toThrow(TooManyRows);
});

test('a workbook that says too late how much it holds is not unpacked', async () => {
	const bytes = await workbook();
	const at = bytes.indexOf(FIRST_ENTRY);
	bytes.writeUInt16LE(SAYS_IT_BEHIND, at + 8);
	bytes.fill(0, at + 20, at + 28);
	await expect(readRows(bytes, 10)).rejects.toThrow(UnreadableFile);
});

test('nor is one that hides the entry that says it', async () => {
	const bytes = await workbook();
	const at = bytes.indexOf(FIRST_ENTRY);
	bytes.writeUInt32LE(2 ** 31, at + 24);
	// Of no day and without a checksum: the decoy says one byte there.
	bytes.writeUInt16LE(1, at + 14);
	bytes.fill(0, at + 16, at + 20);
	const decoy = Buffer.concat([FIRST_ENTRY, Buffer.alloc(6)]);
	const hidden = Buffer.concat([bytes.subarray(0, at), decoy, bytes.subarray(at)]);
	hidden.writeUInt32LE(at + decoy.length, hidden.lastIndexOf(END) + 16);
	await expect(readRows(hidden, 10)).rejects.toThrow(UnreadableFile);
});

test('nor is one that holds more than anybody can wait for while it is read', async () => {
	const rows = (bytes: number) =>
		`<row r="2"><c r="A2" t="inlineStr"><is><t>${'x'.repeat(bytes)}</t></is></c></row>`;
	const { heading } = await readRows(holding(rows(15_000_000)), 10);
	expect(heading).toEqual(['Prénom']);
	await expect(readRows(holding(rows(17_000_000)), 10)).rejects.toThrow(TooLargeFile);
});

test('nor is one whose directory stands elsewhere', async () => {
	const bytes = await workbook();
	const end = bytes.lastIndexOf(END);
	const large = Buffer.alloc(56 + 20);
	large.writeUInt32LE(0x06064b50, 0);
	large.writeBigUInt64LE(BigInt(bytes.readUInt16LE(end + 10)), 32);
	large.writeBigUInt64LE(BigInt(bytes.readUInt32LE(end + 16)), 48);
	large.writeUInt32LE(0x07064b50, 56);
	large.writeBigUInt64LE(BigInt(end), 64);
	const moved = Buffer.concat([bytes.subarray(0, end), large, bytes.subarray(end)]);
	moved.writeUInt32LE(0xffffffff, end + large.length + 12);
	await expect(readRows(moved, 10)).rejects.toThrow(UnreadableFile);
});

/** An archive of these files, as far as a reader looks: without checksums. */
function archiveOf(files: Readonly<Record<string, string>>): Buffer {
	const parts: Buffer[] = [];
	const entries: Buffer[] = [];
	let at = 0;
	for (const [name, text] of Object.entries(files)) {
		const packed = deflateRawSync(text);
		const local = Buffer.alloc(30);
		local.writeUInt32LE(0x04034b50, 0);
		local.writeUInt16LE(name.length, 26);
		const entry = Buffer.alloc(46);
		FIRST_ENTRY.copy(entry);
		entry.writeUInt16LE(8, 10);
		entry.writeUInt32LE(packed.length, 20);
		entry.writeUInt32LE(Buffer.byteLength(text), 24);
		entry.writeUInt16LE(name.length, 28);
		entry.writeUInt32LE(at, 42);
		parts.push(local, Buffer.from(name), packed);
		entries.push(entry, Buffer.from(name));
		at += local.length + name.length + packed.length;
	}
	const directory = Buffer.concat(entries);
	const end = Buffer.alloc(22);
	END.copy(end);
	end.writeUInt16LE(Object.keys(files).length, 10);
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(at, 16);
	return Buffer.concat([...parts, directory, end]);
}

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationsOf = (...relations: readonly [type: string, target: string][]) =>
	`<Relationships>${relations
		.map(
			([type, target], at) =>
				`<Relationship Id="rId${at + 1}" Type="${RELATION}/${type}" Target="${target}"/>`,
		)
		.join('')}</Relationships>`;

/** A workbook that refers to another part so often. */
const referring = (times: number, part: string): Buffer => bookOf({ times, part });
/** One with these rows below its heading. */
const holding = (rows: string): Buffer => bookOf({ rows });

const bookOf = ({ times = 0, part = '<externalLink/>', rows = '' }): Buffer =>
	archiveOf({
		'[Content_Types].xml': '<Types/>',
		'_rels/.rels': relationsOf(['officeDocument', 'xl/workbook.xml']),
		'xl/workbook.xml': `<workbook xmlns:r="${RELATION}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': relationsOf(
			['worksheet', 'sheet.xml'],
			...Array.from({ length: times }, (): [string, string] => ['externalLink', 'other.xml']),
		),
		'xl/sheet.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Prénom</t></is></c></row>${rows}</sheetData></worksheet>`,
		'xl/other.xml': part,
	});

test.each([
	['large', 100, `<externalLink>${' '.repeat(2 ** 20)}</externalLink>`],
	['small', 2_000, '<externalLink/>'],
])('nor is a %s part unpacked again and again', async (_, times, part) => {
	const { heading } = await readRows(referring(2, part), 10);
	expect(heading).toEqual(['Prénom']);
	await expect(readRows(referring(times, part), 10)).rejects.toThrow(UnreadableFile);
});

test.each([
	[
		'workbook',
		holding(`<row>${'<c t="inlineStr"><is><t>Anne</t></is></c>'.repeat(60)}</row>`.repeat(4_000)),
	],
	['text', Buffer.from(`Prénom${'\n'.repeat(4_000_000)}`)],
])('others are answered while a large %s is read', async (_, bytes) => {
	const before = performance.eventLoopUtilization();
	await readRows(bytes, 4_000);
	expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});
