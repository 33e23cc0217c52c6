import { keptPage } from '@borlette/deploy/release';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { trustFileOf } from '../../config/trust-file.ts';
import { pageFor } from './page.ts';

/**
 * The page of a host that is kept, for a tab that opens a former revision (decision 0045). Nobody can tell from a
 * page itself who wrote it, so it is looked at here: signed by a key that may keep hosts of the channel, or not sent.
 */
export function serveFormer(
	app: FastifyInstance,
	{ storeDir, devBuilds, ...config }: Config,
): void {
	const trustFile = trustFileOf(config);
	if (!storeDir || !trustFile) return;
	app.get<{ Params: { channel: string; build: string } }>(
		'/api/hosts/:channel/:build',
		async ({ params: { channel, build }, headers }, reply) => {
			reply.header('cache-control', 'no-store');
			// A link of somebody else's must not open what nobody was asked about: only a page of ours leads here.
			const isOurs = headers['sec-fetch-site'] === 'same-origin';
			const page = isOurs && (await keptPage({ storeDir, channel, trustFile }, build));
			if (!page) {
				reply.callNotFound();
				return reply;
			}
			const said = { 'borlette-channel': channel, 'borlette-dev-builds': devBuilds ? '1' : '0' };
			return reply.asPage().type('text/html; charset=utf-8').send(pageFor(page, said));
		},
	);
}
