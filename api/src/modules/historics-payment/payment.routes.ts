import { paymentApi } from '@borlette/shared/contract/historics-payment';
import type { FastifyInstance } from 'fastify';
import { daysOf } from '../../http/filters.sql.ts';
import { idempotentIfKeyed } from '../../http/idempotency.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { payments } from './payment.service.ts';
import { paymentRows } from './payment.sql.ts';

export function paymentRoutes(app: FastifyInstance): void {
	route(app, paymentApi.list, ({ db, scope, query }) =>
		listRows(db, paymentApi.list, query, {
			rows: paymentRows(scope),
			search: ['companyname', 'reference', 'note'],
			filters: daysOf('paid_on'),
		}),
	);
	route(app, paymentApi.one, (call) => payments.get(call, call.params.paymentId));
	route(app, paymentApi.create, (call) =>
		idempotentIfKeyed(call.db, call.request, () =>
			payments.create(call, call.body, { created_by: call.session.name }),
		),
	);
	route(app, paymentApi.update, (call) => payments.change(call, call.session, call.body));
	route(app, paymentApi.remove, (call) => payments.remove(call, call.body.id));
}
