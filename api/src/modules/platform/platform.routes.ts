import { configApi, healthApi, offersApi } from '@borlette/shared/contract/config';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../../config/config.ts';
import { isNeeded, versionOf } from '../../db/schema-version.ts';
import { TicketSigner } from '../../engine/ticket-signer.ts';
import { ApiFailure } from '../../errors.ts';
import { publicRoute } from '../../http/route.ts';
import { offerOf } from './offer.ts';

const VERSION = '1.0.0';

export function platformRoutes(app: FastifyInstance, config: Config): void {
	const signer = new TicketSigner(config.ticketKeys, config.dataDir);
	// A sale must not be what finds out that the key cannot be kept.
	app.addHook('onReady', async () => {
		await signer.publicKeys().catch((error: Error) => {
			throw new ConfigError(
				`The key of the tickets cannot be kept in ${config.dataDir} (${error.message}): make the folder writable, or set TICKET_KEY`,
			);
		});
	});
	publicRoute(app, configApi.read, async () => ({
		brand: config.brand,
		...(config.contact.phone && { contact_phone: config.contact.phone }),
		...(config.contact.email && { contact_email: config.contact.email }),
		...(config.demo && { demo: true }),
		pos_package: config.posPackage.file !== undefined,
		ticket_keys: await signer.publicKeys(),
	}));

	publicRoute(app, offersApi.read, async () => offerOf(app).list);
	publicRoute(app, offersApi.shapes, async () => {
		const { shapes: calls, access } = offerOf(app);
		return { calls, access };
	});

	publicRoute(app, healthApi.read, async ({ db }) => {
		const found = await versionOf(db);
		if (!isNeeded(found)) throw new ApiFailure('unavailable', { retryAfter: 30 });
		return { status: 'ok' as const, version: VERSION, migration: found.migration };
	});
}
