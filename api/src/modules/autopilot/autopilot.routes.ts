import { autopilotApi } from '@borlette/shared/contract/autopilot';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { changeAutopilot, readAutopilot } from './autopilot.service.ts';
import { replayYear } from './replay.ts';

export function autopilotRoutes(app: FastifyInstance): void {
	route(app, autopilotApi.read, (call) => readAutopilot(call));
	route(app, autopilotApi.change, (call) => changeAutopilot(call, call.session, call.body));
	route(app, autopilotApi.replay, (call) => replayYear(call, call.body));
}
