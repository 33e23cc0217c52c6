import { fullName } from '@borlette/shared/contract/choices';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../db/scope.ts';
import { findable } from '../../http/finders.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { createSupervisor, supervisors } from './supervisor.service.ts';
import { supervisorRows } from './supervisor.sql.ts';

const supervisorList = (scope: Scope) => ({
	rows: supervisorRows(scope),
	search: ['first_name', 'last_name', 'username', 'phone'],
	ties: ['last_name', 'first_name'],
});

export function supervisorRoutes(app: FastifyInstance): void {
	route(app, supervisorApi.list, ({ db, scope, query }) =>
		listRows(db, supervisorApi.list, query, supervisorList(scope)),
	);
	findable(app, {
		kind: 'supervisor',
		list: supervisorApi.list,
		source: supervisorList,
		found: (person) => ({ name: fullName(person), note: person.username, key: person.username }),
	});
	route(app, supervisorApi.one, (call) => supervisors.get(call, call.params.supervisorId));
	route(app, supervisorApi.create, (call) => createSupervisor(call, call.body));
	route(app, supervisorApi.update, (call) => supervisors.change(call, call.session, call.body));
	route(app, supervisorApi.remove, (call) => supervisors.remove(call, call.body.id));
}
