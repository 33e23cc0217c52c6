import { lottoApi } from '@borlette/shared/contract/lotto';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { changeLotto, createLotto, lotto } from './lotto.service.ts';
import { lottoRows } from './lotto.sql.ts';

export function lottoRoutes(app: FastifyInstance): void {
	route(app, lottoApi.list, ({ db, scope, query }) =>
		listRows(db, lottoApi.list, query, { rows: lottoRows(scope), search: ['name', 'game'] }),
	);
	route(app, lottoApi.one, (call) => lotto.get(call, call.params.optionId));
	route(app, lottoApi.create, (call) => createLotto(call, call.session, call.body));
	route(app, lottoApi.update, (call) => changeLotto(call, call.session, call.body));
	route(app, lottoApi.remove, (call) => lotto.remove(call, call.body.id));
}
