import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { withoutSecrets } from '../http/web/page-errors.ts';
import { cloneDatabase } from '../tools/testing/databases.ts';
import { buildApp } from './app.ts';
import { loggerOptions } from './log.ts';
import { LogOutput } from './log-output.ts';

const REFERENCE = 'K7Q2M9X4TB1C';

test('the reference of a ticket, by which anybody may see it, is in no line of the log', async () => {
	const database = await cloneDatabase('borlette');
	const lines: string[] = [];
	const app = await buildApp({
		db: database.db,
		config: { ...readConfig({}), ticketKeys: [Buffer.alloc(32).toString('base64')] },
		logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
	});
	for (const path of [
		'fiche-view',
		'fiche2-view',
		'companies/fiche',
		'pos/fiche',
		'no-such-call',
	]) {
		await app.inject({ url: `/api/${path}/${REFERENCE}?q=${REFERENCE}` });
	}
	await app.close();
	await database.close();
	expect(lines.filter((line) => line.includes('GET /api/'))).toHaveLength(4);
	expect(lines.filter((line) => line.includes(REFERENCE))).toEqual([]);
});

test('a store in which no earlier host is kept yet is no line of the log', async () => {
	const database = await cloneDatabase('borlette');
	const storeDir = mkdtempSync(join(tmpdir(), 'borlette-store-'));
	const lines: string[] = [];
	const app = await buildApp({
		db: database.db,
		config: { ...readConfig({}), ticketKeys: [Buffer.alloc(32).toString('base64')], storeDir },
		logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
	});
	await app.ready();
	await app.close();
	await database.close();
	rmSync(storeDir, { recursive: true });
	expect(lines).toEqual([]);
});

test('the row that PostgreSQL refused is in no line of the log, and what it was refused for is', async () => {
	const database = await cloneDatabase('borlette');
	const lines: string[] = [];
	const app = await buildApp({
		db: database.db,
		config: { ...readConfig({}), ticketKeys: [Buffer.alloc(32).toString('base64')] },
		logger: {
			...(await loggerOptions('info', new LogOutput(new PassThrough()))),
			stream: { write: (line: string) => void lines.push(line) },
		},
	});
	const refused = await sql`INSERT INTO contact_messages (id, name, email, message)
		VALUES (uuidv7(), 'Rose Toussaint', NULL, 'hello')`
		.execute(database.owner)
		.catch((error: Error) => error);
	expect(String((refused as { detail?: string }).detail)).toContain('Rose Toussaint');
	app.log.error({ err: refused }, 'One');
	app.log.error({ err: new AggregateError([refused], '1 of 1 failed') }, 'Several');
	await app.close();
	await database.close();
	expect(lines).toHaveLength(2);
	expect(lines.filter((line) => line.includes('Rose Toussaint'))).toEqual([]);
	for (const line of lines) expect(line).toContain('contact_messages');
});

test.each([
	`https://x.ht/fiche-view/${REFERENCE}`,
	`https://x.ht/fiche2-view/${REFERENCE}#p=proof`,
	`https://x.ht/companies/fiche/${REFERENCE}?q=${REFERENCE}`,
])('%s is reported without it', (address) => {
	expect(withoutSecrets(address)).toMatch(/^https:\/\/x\.ht\/.*\/…$/);
});
