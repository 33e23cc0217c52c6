import { companyApi } from '@borlette/shared/contract/company';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import {
	changeCompany,
	changeLogo,
	createCompany,
	getCompany,
	removeCompany,
} from './company.service.ts';
import { companyRows } from './company.sql.ts';

export function companyRoutes(app: FastifyInstance): void {
	route(app, companyApi.list, ({ db, session, query }) =>
		listRows(db, companyApi.list, query, {
			rows: companyRows(session),
			search: ['companyname', 'ref_code'],
		}),
	);
	route(app, companyApi.one, (call) => getCompany(call, call.params.companyId), {
		of: ({ params }) => params.companyId,
	});
	route(app, companyApi.create, (call) => createCompany(call, call.body, call.files), {
		of: 'caller',
	});
	route(app, companyApi.update, (call) => changeCompany(call, call.body), {
		of: ({ body }) => body.id,
	});
	route(app, companyApi.remove, (call) => removeCompany(call, call.body.id), { of: 'caller' });
	route(app, companyApi.changeLogo, (call) => changeLogo(call, call.session, call.files));
}
