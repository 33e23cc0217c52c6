import { officialResultApi } from '@borlette/shared/contract/official-results';
import type { FastifyInstance } from 'fastify';
import { requireDaysInOrder } from '../../http/days.ts';
import { daysOf } from '../../http/filters.sql.ts';
import { listRows } from '../../http/list.ts';
import { leaveCompany } from '../../http/provider.ts';
import { type CompaniesCall, companiesRoute, route } from '../../http/route.ts';
import { confirmForAll, enterForAll, enterKnown } from './for-all.service.ts';
import { importOfficial } from './import.service.ts';
import { officialRows, playedDraws } from './official-results.sql.ts';

type Provided = Pick<CompaniesCall<typeof officialResultApi.enter>, 'scope' | 'actor' | 'log'>;

const providerOf = ({ scope, actor, log }: Provided) => ({
	...{ scope, actor },
	report: (err: unknown, { companyname }: { companyname: string }) =>
		log.error({ err }, `The result could not be brought to ${companyname}`),
});

export function officialResultRoutes(app: FastifyInstance): void {
	route(app, officialResultApi.list, ({ db, query }) =>
		listRows(db, officialResultApi.list, query, {
			rows: officialRows(),
			search: ['state', 'slot', 'pick3', 'pick4'],
			filters: daysOf('draw_date'),
		}),
	);
	route(
		app,
		officialResultApi.draws,
		async (call) => {
			await leaveCompany(call);
			return playedDraws(call.db);
		},
		{ of: 'caller' },
	);
	route(
		app,
		officialResultApi.import,
		(call) => importOfficial(call, call.body.state, call.files.file, call.session.name),
		{ of: 'caller' },
	);
	companiesRoute(app, officialResultApi.enter, ({ db, body, ...call }) =>
		enterForAll(db, providerOf(call), body),
	);
	companiesRoute(app, officialResultApi.enterKnown, ({ db, body, ...call }) => {
		requireDaysInOrder(body);
		return enterKnown(db, providerOf(call), body);
	});
	companiesRoute(app, officialResultApi.confirm, ({ db, body, ...call }) =>
		confirmForAll(db, providerOf(call), body),
	);
}
