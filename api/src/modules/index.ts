import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { administrationRoutes } from './administration.ts';
import { agentRoutes } from './agent/agent.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { boulesBlockRoutes } from './boules-block/boules-block.routes.ts';
import { companyRoutes } from './company/company.routes.ts';
import { countryRoutes } from './country/country.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { ficheRoutes } from './fiche/fiche.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { infoTirageRoutes } from './info-tirage/info-tirage.routes.ts';
import { platformRoutes } from './platform/platform.routes.ts';
import { posRoutes } from './pos/pos.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { scopeRoutes } from './scope/scope.routes.ts';
import { supervisorRoutes } from './supervisor/supervisor.routes.ts';
import { surcussaleRoutes } from './surcussale/surcussale.routes.ts';
import { tirageRoutes } from './tirage/tirage.routes.ts';

/** Every feature of the API. */
export function registerModules(app: FastifyInstance, config: Config): void {
	platformRoutes(app, config);
	authRoutes(app, config);
	profileRoutes(app);
	scopeRoutes(app);
	filesRoutes(app);
	countryRoutes(app);
	companyRoutes(app);
	supervisorRoutes(app);
	surcussaleRoutes(app);
	agentRoutes(app);
	infoTirageRoutes(app);
	tirageRoutes(app);
	boulesBlockRoutes(app);
	ficheRoutes(app);
	posRoutes(app, config);
	dashboardRoutes(app);
	administrationRoutes(app);
}
