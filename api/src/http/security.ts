import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers that tell browsers what pages may do. Remotes may come from the origins given. */
export async function secureHeaders(
	app: FastifyInstance,
	remoteOrigins: readonly string[],
): Promise<void> {
	const self = ["'self'", ...remoteOrigins];
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'none'"],
				scriptSrc: self,
				styleSrc: [...self, "'unsafe-inline'"],
				imgSrc: [...self, 'data:', 'blob:'],
				fontSrc: self,
				connectSrc: self,
				manifestSrc: ["'self'"],
				baseUri: ["'none'"],
				formAction: ["'none'"],
				frameAncestors: ["'none'"],
			},
		},
		referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
		crossOriginResourcePolicy: { policy: 'same-origin' },
		// The reverse proxy that ends TLS sets it; here it would break a plain http test server.
		strictTransportSecurity: false,
		xFrameOptions: { action: 'deny' },
	});
}
