import { messagesApi } from '@borlette/shared/contract/messages';
import type { FastifyInstance } from 'fastify';
import { requireDaysInOrder } from '../../http/days.ts';
import { idempotentIfKeyed } from '../../http/idempotency.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { messageBulkRoutes } from './messages.bulk.ts';
import { messages } from './messages.service.ts';
import { messageRows, shownBetween } from './messages.sql.ts';

export function messagesRoutes(app: FastifyInstance): void {
	route(app, messagesApi.list, ({ db, scope, query }) => {
		requireDaysInOrder(query);
		const { start_date, end_date, ...rest } = query;
		return listRows(db, messagesApi.list, rest, {
			rows: messageRows(scope, shownBetween(start_date, end_date)),
			search: ['title', 'body', 'surcussale_name', 'agent_name'],
		});
	});
	route(app, messagesApi.one, (call) => messages.get(call, call.params.messageId));
	route(app, messagesApi.create, (call) =>
		idempotentIfKeyed(call.db, call.request, () =>
			messages.create(call, call.body, { created_by: call.session.name }),
		),
	);
	route(app, messagesApi.update, (call) => messages.change(call, call.session, call.body));
	route(app, messagesApi.remove, (call) => messages.remove(call, call.body.id));
	messageBulkRoutes(app);
}
