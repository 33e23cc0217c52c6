import { countryApi } from '@borlette/shared/contract/country';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { cityRows, countryRows } from './country.sql.ts';

export function countryRoutes(app: FastifyInstance): void {
	route(app, countryApi.list, ({ db, query }) =>
		listRows(db, countryApi.list, query, { rows: countryRows, search: ['name', 'name_code'] }),
	);
	route(app, countryApi.cities, ({ db, query }) =>
		listRows(db, countryApi.cities, query, { rows: cityRows, search: ['name'] }),
	);
}
