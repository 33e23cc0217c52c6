import { configApi, featuresApi, healthApi } from '@borlette/shared/contract/config';
import { API_FEATURES } from '@borlette/shared/contract/features';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { NEWEST_MIGRATION } from '../../../migrations/index.ts';
import type { Config } from '../../config.ts';
import { theRow } from '../../db/rows.ts';
import { ApiFailure } from '../../errors.ts';
import { publicRoute } from '../../http/route.ts';

const VERSION = '1.0.0';

export function platformRoutes(app: FastifyInstance, config: Config): void {
	publicRoute(app, configApi.read, async () => ({ brand: config.brand }));

	publicRoute(app, featuresApi.read, async () => ({ features: API_FEATURES }));

	publicRoute(app, healthApi.read, async ({ db }) => {
		const { name } = await theRow(
			db,
			sql<{ name: string }>`SELECT max(name) AS name FROM kysely_migration`,
		);
		if (name !== NEWEST_MIGRATION) throw new ApiFailure('unavailable', { retryAfter: 30 });
		return { status: 'ok' as const, version: VERSION, migration: name };
	});
}
