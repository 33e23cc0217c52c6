import { tirageAutoApi } from '@borlette/shared/contract/tirage-auto';
import type { FastifyInstance } from 'fastify';
import { companiesRoute } from '../../http/route.ts';
import { makeDates, previewDates } from './tirage-auto.service.ts';

export function tirageAutoRoutes(app: FastifyInstance): void {
	companiesRoute(app, tirageAutoApi.preview, ({ db, scope, body, log }) =>
		previewDates(
			db,
			{
				scope,
				report: (err, { companyname }) =>
					log.error({ err }, `Dates of ${companyname} could not be worked out`),
			},
			body,
		),
	);
	companiesRoute(app, tirageAutoApi.make, ({ db, scope, actor, body, log }) =>
		makeDates(
			db,
			{
				...{ scope, actor },
				report: (err, { companyname }) =>
					log.error({ err }, `Dates of ${companyname} could not be made`),
			},
			body,
		),
	);
}
