import { configApi, healthApi, offersApi } from '@borlette/shared/contract/config';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/environment.ts';
import type { Pool } from '../../db/connect.ts';
import { hasDiskSpace } from '../../db/disk-space.ts';
import { isNeeded, versionOf } from '../../db/schema-version.ts';
import { takesWrites } from '../../db/writable.sql.ts';
import { TicketSigner } from '../../engine/ticket-signer.ts';
import { ApiFailure } from '../../errors.ts';
import { register } from '../../http/register.ts';
import { publicRoute } from '../../http/route.ts';
import { VERSION } from '../../state/running.ts';
import { offerOf } from './offer.ts';

/** Why calls cannot be answered, for who looks after it. */
const notReady = (why: string) => new ApiFailure('unavailable', { retryAfter: 30 }, why);

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

	const ready = async ({ db }: { db: Pool }) => {
		const found = await versionOf(db);
		if (!isNeeded(found)) throw notReady('The database is of another version than this API');
		if (!(await takesWrites(db))) throw notReady('The database follows another one');
		if (!(await hasDiskSpace(db))) throw notReady('The disk of the database is full');
		return { status: 'ok' as const, version: VERSION, migration: found.migration };
	};
	publicRoute(app, healthApi.read, ready);
	publicRoute(app, healthApi.ready, ready);
	// In no queue, so that nothing that is slow looks as if nobody were there.
	register(app, healthApi.live, {
		recognise: () => true,
		admit: async () => undefined,
		upload: async () => undefined,
		answer: async () => ({ status: 'ok' as const, version: VERSION }),
	});
}
