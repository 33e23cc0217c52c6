import type { FastifyInstance } from 'fastify';
import { contactRoutes } from './contact/contact.routes.ts';
import { generaleRoutes } from './generale/generale.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';

/** Features by which the provider and the companies set up what is played. */
export function administrationRoutes(app: FastifyInstance): void {
	generaleRoutes(app);
	messagesRoutes(app);
	contactRoutes(app);
}
