import type { FastifyInstance } from 'fastify';
import { contactRoutes } from './contact/contact.routes.ts';
import { generaleRoutes } from './generale/generale.routes.ts';
import { limitsRoutes } from './limits/limits.routes.ts';
import { lottoRoutes } from './lotto/lotto.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { primeRoutes } from './prime/prime.routes.ts';

/** Features by which the provider and the companies set up what is played. */
export function administrationRoutes(app: FastifyInstance): void {
	generaleRoutes(app);
	lottoRoutes(app);
	limitsRoutes(app);
	primeRoutes(app);
	messagesRoutes(app);
	contactRoutes(app);
}
