import { companyApi } from '@borlette/shared/contract/company';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { companyRows } from './company.sql.ts';

export function companyRoutes(app: FastifyInstance): void {
	route(app, companyApi.list, ({ db, session, query }) =>
		listRows(db, companyApi.list, query, {
			rows: companyRows(session),
			search: ['companyname', 'ref_code'],
		}),
	);
}
