import { officeApi } from '@borlette/shared/contract/office';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import {
	changeOfficePerson,
	createOfficePerson,
	getOfficePerson,
	removeOfficePerson,
} from './office.service.ts';
import { officeRows } from './office.sql.ts';

export function officeRoutes(app: FastifyInstance): void {
	route(app, officeApi.list, ({ db, scope, query }) =>
		listRows(db, officeApi.list, query, {
			rows: officeRows(scope),
			search: ['first_name', 'last_name', 'username', 'phone'],
			ties: ['last_name', 'first_name'],
		}),
	);
	route(app, officeApi.one, (call) => getOfficePerson(call, call.params.officeId));
	route(app, officeApi.create, (call) => createOfficePerson(call, call.session, call.body));
	route(app, officeApi.update, (call) => changeOfficePerson(call, call.session, call.body));
	route(app, officeApi.remove, (call) => removeOfficePerson(call, call.session, call.body.id));
}
