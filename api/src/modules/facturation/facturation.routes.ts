import { facturationApi } from '@borlette/shared/contract/facturation';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { invoiceRows } from '../../engine/invoices.sql.ts';
import { languageOf } from '../../export/language.ts';
import { found } from '../../http/changes.ts';
import { requireDaysInOrder } from '../../http/days.ts';
import { listRows } from '../../http/list.ts';
import { companiesRoute, route } from '../../http/route.ts';
import { issueInvoices } from './facturation.service.ts';
import { CONDITIONS, findInvoice } from './facturation.sql.ts';
import { invoicePdf } from './invoice.pdf.ts';

export function facturationRoutes(app: FastifyInstance, { brand }: Config): void {
	route(app, facturationApi.list, ({ db, scope, query }) => {
		requireDaysInOrder(query);
		return listRows(db, facturationApi.list, query, {
			rows: invoiceRows(scope),
			search: ['number', 'companyname'],
			filters: CONDITIONS,
		});
	});
	route(app, facturationApi.one, async ({ db, scope, params }) =>
		found(await findInvoice(db, scope, params.factuId)),
	);
	route(app, facturationApi.pdf, async ({ db, scope, params, request }) => {
		const invoice = found(await findInvoice(db, scope, params.factuId));
		const bytes = await invoicePdf(invoice, { brand, lang: languageOf(request) });
		return { name: `${invoice.number.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`, bytes };
	});
	companiesRoute(app, facturationApi.issue, async ({ db, scope, actor, body }) => ({
		issued: await issueInvoices(db, body.month, { scope, actor }),
	}));
}
