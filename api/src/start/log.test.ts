import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Config, readConfig } from '../config/config.ts';
import { withinCompany } from '../db/companies.ts';
import type { Db } from '../db/connect.ts';
import { lockOf } from '../db/lock.sql.ts';
import { inScope } from '../db/scope.ts';
import { withoutSecrets } from '../http/web/page-errors.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { IDS } from '../tools/testing/ids.ts';
import { openDraw } from '../tools/testing/selling.ts';
import { buildApp } from './app.ts';
import { loggerOptions } from './log.ts';
import { LogOutput } from './log-output.ts';

const REFERENCE = 'K7Q2M9X4TB1C';

/** The lines that an API with these options logs while it is worked with. */
async function linesOf(
	{ config, logger }: { config?: Partial<Config>; logger?: object },
	work: (app: FastifyInstance, database: TestDatabase) => Promise<void>,
): Promise<string[]> {
	const database = await cloneDatabase('borlette');
	const lines: string[] = [];
	const app = await buildApp({
		db: database.db,
		config: { ...readConfig({}), ticketKeys: [Buffer.alloc(32).toString('base64')], ...config },
		logger: {
			level: 'info',
			...logger,
			stream: { write: (line: string) => void lines.push(line) },
		},
	});
	await work(app, database);
	await app.close();
	await database.close();
	return lines;
}

/** As it runs, but for where the lines go. */
const asItRuns = () => loggerOptions('info', new LogOutput(new PassThrough()));

test('the reference of a ticket, by which anybody may see it, is in no line of the log', async () => {
	const lines = await linesOf({}, async (app) => {
		for (const path of [
			'fiche-view',
			'fiche2-view',
			'companies/fiche',
			'pos/fiche',
			'no-such-call',
		]) {
			await app.inject({ url: `/api/${path}/${REFERENCE}?q=${REFERENCE}` });
		}
	});
	expect(lines.filter((line) => line.includes('GET /api/'))).toHaveLength(4);
	expect(lines.filter((line) => line.includes(REFERENCE))).toEqual([]);
});

test('a store in which no earlier host is kept yet is no line of the log', async () => {
	const storeDir = mkdtempSync(join(tmpdir(), 'borlette-store-'));
	const lines = await linesOf({ config: { storeDir } }, async (app) => {
		await app.ready();
	});
	rmSync(storeDir, { recursive: true });
	expect(lines).toEqual([]);
});

test('the row that PostgreSQL refused is in no line of the log, and what it was refused for is', async () => {
	const lines = await linesOf({ logger: await asItRuns() }, async (app, database) => {
		const refused = await sql`INSERT INTO contact_messages (id, name, email, message)
		VALUES (uuidv7(), 'Rose Toussaint', NULL, 'hello')`
			.execute(database.owner)
			.catch((error: Error) => error);
		expect(String((refused as { detail?: string }).detail)).toContain('Rose Toussaint');
		app.log.error({ err: refused }, 'One');
		app.log.error({ err: new AggregateError([refused], '1 of 1 failed') }, 'Several');
	});
	expect(lines).toHaveLength(2);
	expect(lines.filter((line) => line.includes('Rose Toussaint'))).toEqual([]);
	for (const line of lines) expect(line).toContain('contact_messages');
});

test('who waited in vain for others says in one line for what, and where, and no stack', async () => {
	const lines = await linesOf({ logger: await asItRuns() }, async (app, database) => {
		const draw = await openDraw(database.owner, 0);
		const inVain = (work: (tx: Db) => Promise<unknown>) =>
			inScope(database.db, withinCompany(IDS.companyA), async (tx) => {
				await sql`SET LOCAL lock_timeout = '1ms'`.execute(tx);
				await work(tx);
			}).catch((error: Error) => error);
		const [byRow, byName] = await database.owner.transaction().execute(async (tx) => {
			await sql`SELECT FROM tirage_instances WHERE id = ${draw} FOR UPDATE`.execute(tx);
			await lockOf(tx, 'name', IDS.companyA);
			return [
				await inVain((other) => sql`SELECT hold_dates(${IDS.tirageA})`.execute(other)),
				await inVain((other) => lockOf(other, 'name', IDS.companyA)),
			];
		});
		app.log.error({ err: byRow, server: 'east' }, 'The job "close" failed');
		app.log.error({ err: byName }, 'Others are writing: try again');
	});
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		expect.objectContaining({
			server: 'east',
			msg: 'The job "close" failed: waited in vain for tirage_instances, in hold_dates',
		}),
		expect.objectContaining({
			msg: 'Others are writing: try again: waited in vain for what others hold',
		}),
	]);
	expect(lines.join('')).not.toContain('stack');
});

test.each([
	`https://x.ht/fiche-view/${REFERENCE}`,
	`https://x.ht/fiche2-view/${REFERENCE}#p=proof`,
	`https://x.ht/companies/fiche/${REFERENCE}?q=${REFERENCE}`,
])('%s is reported without it', (address) => {
	expect(withoutSecrets(address)).toMatch(/^https:\/\/x\.ht\/.*\/…$/);
});
