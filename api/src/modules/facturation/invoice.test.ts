import { companyApi } from '@borlette/shared/contract/company';
import { facturationApi } from '@borlette/shared/contract/facturation';
import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { attempts } from '../../tools/testing/attempts.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { insertFiche } from '../../tools/testing/insert-fiche.ts';
import { picture, sendForm } from '../../tools/testing/multipart.ts';
import { readPdf } from '../../tools/testing/read-file.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';
import { issueInvoices, issueUnbilled } from './facturation.service.ts';

const api = useTestApi({
	brand: 'Étoile Services',
	brandAddress: '12, rue Pavée, Port-au-Prince',
	contact: { phone: '+50934567890', email: undefined },
});

async function pdf(query: object, headers: Record<string, string> = {}, who = 'adminA') {
	const token = await api.tokenOf(who as 'adminA');
	const request = requestOf(
		facturationApi.pdf,
		{ params: { factuId: IDS.invoiceA }, query },
		token,
	);
	const answer = await api.app.inject({
		...request,
		headers: { ...request.headers, ...headers },
	});
	return { ...answer, pages: async () => readPdf(answer.rawPayload), headers: answer.headers };
}
const plain = (pages: readonly string[]) => pages.join(' ').replace(/\s+/g, ' ');

test('an invoice is one page that says who owes whom what until when', async () => {
	const answer = await pdf({ lang: 'fr' });
	expect(answer.statusCode).toBe(200);
	expect(answer.headers).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition': 'attachment; filename="2026-01.pdf"',
		'cache-control': 'no-store',
	});
	const pages = await answer.pages();
	expect(pages).toHaveLength(1);
	for (const text of [
		'Étoile Services',
		'12, rue Pavée, Port-au-Prince · +509 34 56 7890',
		'FACTURE',
		'Facturé à Company A',
		'Numéro 2026-01',
		'Mois janvier 2026',
		'Échéance 06 févr. 2026',
		'En retard',
		'Terminaux actifs, janvier 2026 2 10,00 $ 20,00 $',
		'Total 20,00 $',
		'Déjà payé 5,00 $',
		'Reste à payer 15,00 $',
		'Échue depuis le 06 févr. 2026 : merci de payer 15,00 $ sans attendre.',
	]) {
		expect(plain(pages)).toContain(text);
	}
});

test.each([
	[{}, 'de-CH, de;q=0.9, en;q=0.5', ['RECHNUNG', 'Januar 2026', '10,00 $', 'Überfällig']],
	[{}, 'es, en;q=0.5', ['INVOICE', 'January 2026', '$10.00', 'Amount due $15.00']],
	[{ lang: 'en' }, 'de', ['INVOICE']],
	[{}, 'es', ['FACTURE']],
])('%j with Accept-Language %s', async (query, language, texts) => {
	const pages = await (await pdf(query, { 'accept-language': language })).pages();
	for (const text of texts) expect(plain(pages)).toContain(text);
});

test('a paid invoice asks for nothing', async () => {
	const insert = sql`INSERT INTO payments
			(company_id, amount, currency, method, paid_on, created_by)
		VALUES (${IDS.companyA}, 1500, 'USD', 'cash', '2026-02-03', 'Test') RETURNING id`;
	const { rows } = await insert.execute(api.owner);
	const text = plain(await (await pdf({ lang: 'en' })).pages());
	expect(text).toContain('Paid');
	expect(text).toContain('This invoice is settled.');
	expect(text).not.toContain('Please pay');
	await sql`DELETE FROM payments WHERE id = ${(rows[0] as { id: string }).id}`.execute(api.owner);
});

test('a long name takes more lines, nothing of it lost', async () => {
	const name = 'Société haïtienne des loteries et banques de borlette de la Grande Anse';
	const rename = (to: string) =>
		sql`UPDATE companies SET companyname = ${to} WHERE id = ${IDS.companyA}`.execute(api.owner);
	await rename(name);
	expect(plain(await (await pdf({})).pages())).toContain(name);
	await rename('Company A');
});

test('it is addressed to the company, and shows its logo', async () => {
	const before = (await pdf({})).rawPayload;
	expect(before.includes('/Subtype /Image')).toBe(false);
	const admin = await api.tokenOf('adminA');
	const logo = await sendForm(
		api,
		admin,
		companyApi.changeLogo,
		{},
		{ user_photo: await picture() },
	);
	expect(logo.status).toBe(200);
	await sql`UPDATE companies SET address = '3, rue du Quai, Jacmel' WHERE id = ${IDS.companyA}`.execute(
		api.owner,
	);
	const after = await pdf({});
	expect(plain(await after.pages())).toContain('Company A 3, rue du Quai, Jacmel');
	expect(after.rawPayload.includes('/Subtype /Image')).toBe(true);
});

test('nobody else gets it', async () => {
	expect((await pdf({}, {}, 'adminB')).statusCode).toBe(404);
	expect((await pdf({}, {}, 'supervisorB')).statusCode).toBe(404);
	expect((await pdf({}, {}, 'supervisorA')).statusCode).toBe(200);
	expect((await pdf({ lang: 'it' })).statusCode).toBe(422);
});

const invoicesOf = async (company: string) => {
	const { rows } = await sql<{ month: string }>`SELECT month FROM invoices
		WHERE company_id = ${company} AND month > '2026-01-01' ORDER BY month`.execute(api.owner);
	return rows.map(({ month }) => month);
};

const MONTH = '2026-03';
/** In A it is April for 26 hours, in B for a second not yet. */
const BEFORE = '2026-04-01T11:59:59Z';
const OVER = '2026-04-01T12:00:00Z';
/** The last sale of a draw that was planned for a later time than its date has. */
const CLOSE = '2026-04-01T12:00:01Z';

beforeAll(async () => {
	await sql`SELECT ensure_partitions('2026-03-01'), ensure_partitions('2026-02-01')`.execute(
		api.owner,
	);
	await sql`UPDATE companies SET timezone = CASE id WHEN ${IDS.companyA}
		THEN 'Pacific/Kiritimati' ELSE 'Etc/GMT+12' END`.execute(api.owner);
	for (const [index, month] of ['2026-03', '2026-02'].entries()) {
		for (const side of ['A', 'B'] as const) {
			await sql`INSERT INTO fiches (company_id, ref_code, number, agent_id, surcussale_id, draw_date,
					total, commission, status)
				VALUES (${IDS[`company${side}`]}, ${`0000000000${index}${side}`}, 1, ${IDS[`agent${side}`]},
					${IDS[`surcussale${side}`]}, ${`${month}-15`}, 100, 10, 'losing')`.execute(api.owner);
		}
	}
});
const setTiers = (tiers: string) =>
	sql`UPDATE company_settings SET invoice_tiers = ${tiers}::jsonb
		WHERE company_id = ${IDS.companyA}`.execute(api.owner);

test('a month is billed once it is over everywhere: a draw that still has its last day may be added that long', async () => {
	await expect(issueInvoices(api.db, MONTH, { at: BEFORE })).rejects.toMatchObject({
		details: { fields: { month: { code: 'too_large', limit: '2026-02' } } },
	});
	expect(await issueInvoices(api.db, MONTH, { at: OVER })).toEqual({ issued: 2 });
	expect(await invoicesOf(IDS.companyA)).toEqual(['2026-03-01']);
	expect(await invoicesOf(IDS.companyB)).toEqual(['2026-03-01']);
});

test('the scheduler bills each for its own last month, once, whatever befalls one of them', async () => {
	const actor = { name: 'Nuit', ip: '', userAgent: '' };
	await sql`DELETE FROM invoices WHERE month = '2026-03-01'`.execute(api.owner);
	expect(await issueUnbilled(api.db, actor, BEFORE)).toBe(2);
	expect(await invoicesOf(IDS.companyB)).toEqual(['2026-02-01']);
	await setTiers('[{"from": "x", "price": 1}]');
	await expect(issueUnbilled(api.db, actor, OVER)).rejects.toThrow('invalid input syntax');
	expect(await invoicesOf(IDS.companyA)).toEqual(['2026-02-01']);
	expect(await invoicesOf(IDS.companyB)).toEqual(['2026-02-01', '2026-03-01']);
	await setTiers('[{"from": 1, "price": 1}]');
	expect(await issueUnbilled(api.db, actor, OVER)).toBe(1);
	expect(await issueUnbilled(api.db, actor, OVER)).toBe(0);
	const trail = await sql`SELECT FROM audit_entries
		WHERE actor_name = 'Nuit' AND object_type = 'facturation'`.execute(api.owner);
	expect(trail.rows).toHaveLength(4);
});

test('a month of which a draw still sells is billed once nothing of it is sold any more; other companies are billed', async () => {
	await sql`DELETE FROM invoices WHERE month > '2026-01-01'`.execute(api.owner);
	await sql`INSERT INTO tirage_instances (company_id, tirage_id, draw_date, close_at, draw_at)
		VALUES (${IDS.companyA}, ${IDS.tirageA}, '2026-03-31', ${CLOSE}, '2026-04-01T12:10:00Z')`.execute(
		api.owner,
	);
	expect(await issueInvoices(api.db, MONTH, { at: OVER })).toEqual({ issued: 1 });
	expect(await invoicesOf(IDS.companyB)).toEqual(['2026-03-01']);
	await issueUnbilled(api.db, undefined, OVER);
	expect(await invoicesOf(IDS.companyA)).toEqual(['2026-02-01']);
	await attempts(api.db).closing();
	await issueUnbilled(api.db, undefined, CLOSE);
	expect(await invoicesOf(IDS.companyA)).toEqual(['2026-02-01', '2026-03-01']);
});

test('whoever sells at the last moment of a month is billed for it, though the sale is written after that moment', async () => {
	await sql`DELETE FROM invoices WHERE month > '2026-01-01'`.execute(api.owner);
	const { id: last } = await theRow(
		api.owner,
		sql<{ id: string }>`
			INSERT INTO tirage_instances (company_id, tirage_id, draw_date, opens_at, close_at, draw_at)
			VALUES (${IDS.companyA}, ${IDS.tirageA}, '2026-03-30', '2026-03-30', ${CLOSE}, '2026-04-01T12:10:00Z')
			RETURNING id`,
	);
	await api.owner.transaction().execute(async (sale) => {
		await sql`SELECT hold_draws(${IDS.companyA}, ARRAY[${last}::uuid], false)`.execute(sale);
		await insertFiche(sale, { instanceId: last, agentId: IDS.otherAgentA });
		await issueUnbilled(api.db, undefined, CLOSE);
		expect(await invoicesOf(IDS.companyA)).toEqual(['2026-02-01']);
	});
	await attempts(api.db).closing();
	await issueUnbilled(api.db, undefined, CLOSE);
	const { rows } = await sql<{ terminals: number }>`SELECT terminals FROM invoices
		WHERE company_id = ${IDS.companyA} AND month = '2026-03-01'`.execute(api.owner);
	expect(rows).toEqual([{ terminals: 2 }]);
});

test('a month that ended while nothing ran is billed when it runs again; one that was left unbilled before is not', async () => {
	await sql`DELETE FROM invoices WHERE month > '2026-01-01'`.execute(api.owner);
	const later = '2026-07-20T12:00:00Z';
	await issueUnbilled(api.db, undefined, later);
	await issueUnbilled(api.db, undefined, later);
	expect(await invoicesOf(IDS.companyB)).toEqual(['2026-03-01']);
});

test('a draw that is added further west once the month is over where the company is, is on the invoice too', async () => {
	await sql`DELETE FROM invoices WHERE month > '2026-01-01'`.execute(api.owner);
	await sql`DELETE FROM fiche_lines WHERE agent_id = ${IDS.otherAgentA}`.execute(api.owner);
	await sql`DELETE FROM fiches WHERE agent_id = ${IDS.otherAgentA}`.execute(api.owner);
	// In A it is April; in Honolulu the evening of the last of March has not begun.
	await issueUnbilled(api.db, undefined, '2026-04-01T05:00:00Z');
	const { id: added } = await theRow(
		api.owner,
		sql<{ id: string }>`
			INSERT INTO tirage_instances (company_id, tirage_id, draw_date, opens_at, close_at, draw_at)
			VALUES (${IDS.companyA}, ${IDS.tirageA}, '2026-03-29', '2026-03-29', '2026-04-01T08:50:00Z',
				'2026-04-01T09:00:00Z') RETURNING id`,
	);
	await insertFiche(api.owner, { instanceId: added, agentId: IDS.otherAgentA });
	await attempts(api.db).closing();
	await issueUnbilled(api.db, undefined, CLOSE);
	const { rows } = await sql<{ terminals: number }>`SELECT terminals FROM invoices
		WHERE company_id = ${IDS.companyA} AND month = '2026-03-01'`.execute(api.owner);
	expect(rows).toEqual([{ terminals: 2 }]);
});
