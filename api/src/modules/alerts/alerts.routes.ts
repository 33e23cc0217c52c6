import { alertsApi } from '@borlette/shared/contract/alerts';
import { channelsApi } from '@borlette/shared/contract/channels';
import { reportSchedulesApi } from '@borlette/shared/contract/report-schedules';
import { sendingsApi } from '@borlette/shared/contract/sendings';
import type { FastifyInstance } from 'fastify';
import { daysOfInstant } from '../../http/filters.sql.ts';
import { idempotentIfKeyed } from '../../http/idempotency.ts';
import { listRows } from '../../http/list.ts';
import { route, stepsRoute } from '../../http/route.ts';
import { pushKeyOf } from '../../outward/push-key.ts';
import { alertRules, reportSchedules } from './alerts.service.ts';
import { attempt, personRows, ruleRows, scheduleRows } from './alerts.sql.ts';
import { Channels, type SendsBy } from './channels.service.ts';
import { sendingRows } from './sendings.sql.ts';

export function alertsRoutes(app: FastifyInstance, config: SendsBy): void {
	route(app, alertsApi.list, ({ db, scope, query }) =>
		listRows(db, alertsApi.list, query, { rows: ruleRows(scope), search: ['name'] }),
	);
	route(app, alertsApi.people, ({ db, scope, query }) =>
		listRows(db, alertsApi.people, query, { rows: personRows(scope), search: ['name'] }),
	);
	route(app, alertsApi.one, (call) => alertRules.get(call, call.params.ruleId));
	route(app, alertsApi.create, (call) =>
		idempotentIfKeyed(call.db, call.request, () => alertRules.create(call, call.body)),
	);
	route(app, alertsApi.update, (call) => alertRules.change(call, call.session, call.body));
	route(app, alertsApi.remove, (call) => alertRules.remove(call, call.body.id));
	route(app, alertsApi.attempt, async (call) => {
		const rule = await alertRules.get(call, call.body.id);
		const { userId } = call.session.scope;
		const sendings = await attempt(call.db, call.companyId, rule, userId);
		const { id, name: label } = rule;
		await call.trail({ action: 'update', type: 'alert-attempt', id, label });
		return { sendings };
	});
	scheduleRoutes(app);
	route(app, sendingsApi.list, ({ db, scope, query }) =>
		listRows(db, sendingsApi.list, query, {
			rows: sendingRows(scope),
			search: ['source', 'person_name'],
			filters: daysOfInstant('created_at'),
		}),
	);
	channelRoutes(app, config);
}

function scheduleRoutes(app: FastifyInstance): void {
	const api = reportSchedulesApi;
	route(app, api.list, ({ db, scope, query }) =>
		listRows(db, api.list, query, { rows: scheduleRows(scope), search: ['name'] }),
	);
	route(app, api.one, (call) => reportSchedules.get(call, call.params.scheduleId));
	route(app, api.create, (call) =>
		idempotentIfKeyed(call.db, call.request, () => reportSchedules.create(call, call.body)),
	);
	route(app, api.update, (call) => reportSchedules.change(call, call.session, call.body));
	route(app, api.remove, (call) => reportSchedules.remove(call, call.body.id));
}

function channelRoutes(app: FastifyInstance, config: SendsBy): void {
	const channels = new Channels(config, pushKeyOf(config.pushKey, config.dataDir));
	route(app, channelsApi.read, (call) => channels.read(call), { of: 'caller' });
	stepsRoute(app, channelsApi.setEmail, (call) => channels.setEmail(call), { of: 'caller' });
	route(app, channelsApi.confirmEmail, (call) => channels.confirm(call, call.body.code), {
		of: 'caller',
	});
	route(app, channelsApi.removeEmail, (call) => channels.removeEmail(call), { of: 'caller' });
	route(app, channelsApi.addBrowser, (call) => channels.addBrowser(call, call.body), {
		of: 'caller',
	});
	route(app, channelsApi.removeBrowser, (call) => channels.removeBrowser(call, call.body.id), {
		of: 'caller',
	});
}
