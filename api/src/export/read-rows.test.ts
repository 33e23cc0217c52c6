import { writeXlsx } from 'hucre/xlsx';
import { readRows, UnreadableFile } from './read-rows.ts';

const FIRST_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const END = Buffer.from('PK\x05\x06', 'latin1');
const SAYS_IT_BEHIND = 8;

async function workbook(): Promise<Buffer> {
	const rows = [['Prénom'], ['Anne']];
	return Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] }));
}

test('a workbook is read', async () => {
	const { heading, rows } = await readRows(await workbook(), 10);
	expect([heading, rows]).toEqual([['Prénom'], [{ row: 2, cells: ['Anne'] }]]);
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
