import { readConfig } from '../config/config.ts';
import { withoutSecrets } from '../http/page-errors.ts';
import { cloneDatabase } from '../tools/testing/databases.ts';
import { buildApp } from './app.ts';

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

test.each([
	`https://x.ht/fiche-view/${REFERENCE}`,
	`https://x.ht/fiche2-view/${REFERENCE}#p=proof`,
	`https://x.ht/companies/fiche/${REFERENCE}?q=${REFERENCE}`,
])('%s is reported without it', (address) => {
	expect(withoutSecrets(address)).toMatch(/^https:\/\/x\.ht\/.*\/…$/);
});
