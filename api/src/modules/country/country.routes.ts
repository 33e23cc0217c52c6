import { countryApi } from '@borlette/shared/contract/country';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import {
	changeCountry,
	changeFlag,
	createCountry,
	getCountry,
	removeCountry,
} from './country.service.ts';
import { cityRows, countryRows } from './country.sql.ts';

export function countryRoutes(app: FastifyInstance): void {
	route(app, countryApi.list, ({ db, query }) =>
		listRows(db, countryApi.list, query, { rows: countryRows, search: ['name', 'name_code'] }),
	);
	route(app, countryApi.one, (call) => getCountry(call, call.params.paysId));
	route(app, countryApi.create, (call) => createCountry(call, call.body, call.files), {
		of: 'caller',
	});
	route(app, countryApi.update, (call) => changeCountry(call, call.body), { of: 'caller' });
	route(app, countryApi.changeFlag, (call) => changeFlag(call, call.body.id, call.files), {
		of: 'caller',
	});
	route(app, countryApi.remove, (call) => removeCountry(call, call.body.id), { of: 'caller' });
	route(app, countryApi.cities, ({ db, query }) =>
		listRows(db, countryApi.cities, query, { rows: cityRows, search: ['name'] }),
	);
}
