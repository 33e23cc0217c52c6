import { stateApi } from '@borlette/shared/contract/state';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { type Call, route } from '../../http/route.ts';
import { beginBackup, readState } from './state.service.ts';

export function stateRoutes(app: FastifyInstance, config: Config): void {
	const parts = { config, running: app.running, queues: app.queues };
	const failed = (error: unknown) => app.log.error({ err: error }, 'A copy could not be made');

	route(app, stateApi.read, (call) => readState(call, parts));
	const begin = async (call: Call<typeof stateApi.backUp>) => {
		await beginBackup(call, parts, failed);
		return {};
	};
	route(app, stateApi.backUp, begin, { of: 'caller' });
}
