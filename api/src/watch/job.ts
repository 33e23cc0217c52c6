import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { trustFileOf } from '../config/trust-file.ts';
import type { Pool } from '../db/connect.ts';
import { ReleaseWatch } from './watch.ts';

export type WatchedPlace = Pick<Config, 'storeDir' | 'trustFile' | 'webDir' | 'watchKey'>;

/** Looks over the releases of the store that this process sees, if it has a key to take back with. */
export function watching(
	{ storeDir, watchKey: keyFile, ...config }: WatchedPlace,
	log: FastifyBaseLogger,
): (db: Pool) => Promise<void> {
	const trustFile = trustFileOf(config);
	if (!storeDir || !trustFile || !keyFile) return async () => undefined;
	const watch = new ReleaseWatch({ storeDir, trustFile, keyFile }, log);
	return async (db) => {
		// A first start may make them.
		if (existsSync(trustFile) && existsSync(keyFile)) await watch.look(db);
	};
}
