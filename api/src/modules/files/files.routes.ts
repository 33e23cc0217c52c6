import { Id, Type } from '@borlette/shared/contract';
import type { FastifyInstance } from 'fastify';
import { askServers } from '../../db/homes/homes.ts';
import { ApiFailure } from '../../errors.ts';
import { findFile } from '../../http/files.sql.ts';
import { strangerOf } from '../../http/lanes.ts';

/**
 * Pictures, for `<img>`, which sends no Authorization header: whoever knows the random id may see
 * it. Not in the contract, since its answer is no JSON.
 */
export function filesRoutes(app: FastifyInstance): void {
	app.get<{ Params: { id: string } }>(
		'/api/files/:id',
		{ schema: { params: Type.Object({ id: Id }) } },
		async (request, reply) => {
			const file = await app.queues.run('entry', strangerOf(request), reply, () =>
				askServers(app.db, (server) => findFile(server, request.params.id)),
			);
			if (!file) throw new ApiFailure('not_found');
			return reply
				.type(file.content_type)
				.header('cache-control', 'private, max-age=31536000, immutable')
				.send(file.bytes);
		},
	);
}
