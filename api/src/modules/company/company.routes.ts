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
	route(app, companyApi.one, (call) => getCompany(call, call.params.companyId));
	route(app, companyApi.create, (call) => createCompany(call, call.body, call.files));
	route(app, companyApi.update, (call) => changeCompany(call, call.body));
	route(app, companyApi.remove, (call) => removeCompany(call, call.body.id));
	route(app, companyApi.changeLogo, (call) => changeLogo(call, call.session, call.files));
}
