import { contactApi } from '@borlette/shared/contract/contact';
import type { FastifyInstance } from 'fastify';
import { found } from '../../http/changes.ts';
import { daysOfInstant } from '../../http/filters.sql.ts';
import { listRows } from '../../http/list.ts';
import { publicRoute, route } from '../../http/route.ts';
import { contactRows, findContact, insertContact } from './contact.sql.ts';

const CALLS_PER_MINUTE = 5;

export function contactRoutes(app: FastifyInstance): void {
	publicRoute(
		app,
		contactApi.send,
		async ({ db, body, request }) => {
			await insertContact(db, body, request.ip);
			return {};
		},
		{ callsPerMinute: CALLS_PER_MINUTE },
	);
	route(app, contactApi.one, async ({ db, session, params }) =>
		found(await findContact(db, session.view.timezone, params.messageId)),
	);
	route(app, contactApi.list, ({ db, session, query }) =>
		listRows(db, contactApi.list, query, {
			rows: contactRows(session.view.timezone),
			filters: daysOfInstant('created_at'),
			search: ['name', 'email', 'message'],
		}),
	);
}
