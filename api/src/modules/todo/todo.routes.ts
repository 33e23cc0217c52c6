import { todoApi } from '@borlette/shared/contract/todo';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { assign, markDone, peopleOf, putOff, readTodos } from './todo.service.ts';

export function todoRoutes(app: FastifyInstance): void {
	route(app, todoApi.list, (call) => readTodos(call, call.session, call.query));
	route(app, todoApi.people, (call) => peopleOf(call, call.session, call.params.todoId));
	route(app, todoApi.assign, (call) => assign(call, call.session, call.body), { of: 'chosen' });
	route(app, todoApi.putOff, (call) => putOff(call, call.session, call.body), { of: 'chosen' });
	route(app, todoApi.done, (call) => markDone(call, call.session, call.body), { of: 'chosen' });
}
