import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Pool } from '../db/connect.ts';
import { ReleaseWatch } from './watch.ts';

export type WatchedPlace = Pick<Config, 'storeDir' | 'trustFile' | 'webDir' | 'watchKey'>;

/** Looks over the releases of the store that this process sees, if it has a key to take back with. */
export function watching(
	{ storeDir, trustFile, webDir, watchKey: keyFile }: WatchedPlace,
	log: FastifyBaseLogger,
): (db: Pool) => Promise<void> {
	const trust = trustFile ?? (webDir && join(webDir, 'trust.json'));
	if (!storeDir || !trust || !keyFile) return async () => undefined;
	const watch = new ReleaseWatch({ storeDir, trustFile: trust, keyFile }, log);
	return async (db) => {
		// A first start may make them.
		if (existsSync(trust) && existsSync(keyFile)) await watch.look(db);
	};
}
