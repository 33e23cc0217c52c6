import { facturationApi } from '@borlette/shared/contract/facturation';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/connect.ts';
import { invoiceRows } from '../../engine/invoices.sql.ts';
import { languageOf } from '../../export/language.ts';
import { found } from '../../http/changes.ts';
import { findFile } from '../../http/files.sql.ts';
import { listRows } from '../../http/list.ts';
import { fileIdOf, pngOf } from '../../http/picture.ts';
import { companiesRoute, route } from '../../http/route.ts';
import { issueInvoices } from './facturation.service.ts';
import { CONDITIONS, findBilled, findInvoice } from './facturation.sql.ts';

export function facturationRoutes(app: FastifyInstance, config: Config): void {
	const provider = { ...config.contact, name: config.brand, address: config.brandAddress };
	route(app, facturationApi.list, ({ db, scope, query }) =>
		listRows(db, facturationApi.list, query, {
			rows: invoiceRows(scope),
			search: ['number', 'companyname'],
			filters: CONDITIONS,
		}),
	);
	route(app, facturationApi.one, async ({ db, scope, params }) =>
		found(await findInvoice(db, scope, params.factuId)),
	);
	route(app, facturationApi.pdf, async ({ db, scope, params, request }) => {
		const invoice = found(await findInvoice(db, scope, params.factuId));
		const { address, user_photo } = await findBilled(db, invoice.company_id);
		const logo = user_photo ? await logoAt(db, user_photo) : undefined;
		// With what draws it, which takes long to load.
		const { invoicePdf } = await import('./invoice.pdf.ts');
		const bytes = await invoicePdf(invoice, {
			provider,
			billed: { address, logo },
			lang: languageOf(request),
		});
		return { name: `${invoice.number.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`, bytes };
	});
	companiesRoute(app, facturationApi.issue, ({ db, scope, actor, body, log }) =>
		issueInvoices(db, body.month, {
			...{ scope, actor },
			report: (err, { companyname }) => log.error({ err }, `${companyname} could not be billed`),
		}),
	);
}

async function logoAt(db: Db, address: string): Promise<Buffer | undefined> {
	const id = fileIdOf(address);
	const file = id && (await findFile(db, id));
	return file ? pngOf(file) : undefined;
}
