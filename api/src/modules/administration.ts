import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { accountRoutes } from './account/account.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { facturationRoutes } from './facturation/facturation.routes.ts';
import { generaleRoutes } from './generale/generale.routes.ts';
import { paymentRoutes } from './historics-payment/payment.routes.ts';
import { limiteRoutes } from './limite/limite.routes.ts';
import { lottoRoutes } from './lotto/lotto.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { primeRoutes } from './prime/prime.routes.ts';
import { tirageAutoRoutes } from './tirage-auto/tirage-auto.routes.ts';
import { tracabiliteRoutes } from './tracabilite/tracabilite.routes.ts';

/** Features by which the provider and the companies set up what is played. */
export function administrationRoutes(app: FastifyInstance, config: Config): void {
	generaleRoutes(app);
	lottoRoutes(app);
	limiteRoutes(app, config);
	primeRoutes(app);
	messagesRoutes(app);
	tirageAutoRoutes(app);
	accountRoutes(app, config);
	paymentRoutes(app);
	facturationRoutes(app, config);
	tracabiliteRoutes(app, config);
	contactRoutes(app);
}
