// Written by `npm run screens` from the remotes’ metadata.
import type { Screen } from '../screens/index.ts';

/** The screens of this repository's remotes, for tests of parts that lead to one. */
export const knownScreens: readonly Screen[] = [
	{
		id: 'agent.list',
		path: '/dashboard/agent/list',
		permission: 'view_agent',
	},
	{
		id: 'agent.new',
		path: '/dashboard/agent/new',
		permission: 'add_agent',
	},
	{
		id: 'agent.page',
		path: '/dashboard/agent/:agentId',
		permission: 'view_agent',
	},
	{
		id: 'agent.edit',
		path: '/dashboard/agent/:agentId/edit',
		permission: 'change_agent',
	},
	{
		id: 'surcussale.list',
		path: '/dashboard/surcussale/list',
		permission: 'view_surcussale',
	},
	{
		id: 'surcussale.new',
		path: '/dashboard/surcussale/new',
		permission: 'add_surcussale',
	},
	{
		id: 'surcussale.page',
		path: '/dashboard/surcussale/:surcussaleId',
		permission: 'view_surcussale',
	},
	{
		id: 'surcussale.edit',
		path: '/dashboard/surcussale/:surcussaleId/edit',
		permission: 'change_surcussale',
	},
	{
		id: 'supervisor.list',
		path: '/dashboard/supervisor/list',
		permission: 'view_supervisor',
	},
	{
		id: 'supervisor.new',
		path: '/dashboard/supervisor/new',
		permission: 'add_supervisor',
	},
	{
		id: 'supervisor.page',
		path: '/dashboard/supervisor/:supervisorId',
		permission: 'view_supervisor',
	},
	{
		id: 'supervisor.edit',
		path: '/dashboard/supervisor/:supervisorId/edit',
		permission: 'change_supervisor',
	},
	{
		id: 'office.list',
		path: '/dashboard/office/list',
		permission: 'view_office',
		roles: ['superuser', 'company'],
	},
	{
		id: 'office.new',
		path: '/dashboard/office/new',
		permission: 'add_office',
		roles: ['superuser', 'company'],
	},
	{
		id: 'office.edit',
		path: '/dashboard/office/:officeId/edit',
		permission: 'change_office',
		roles: ['superuser', 'company'],
	},
	{
		id: 'generale.list',
		path: '/dashboard/generale/list',
		permission: 'view_generale',
	},
	{
		id: 'generale.new',
		path: '/dashboard/generale/new',
		permission: 'add_generale',
	},
	{
		id: 'generale.edit',
		path: '/dashboard/generale/:generaleId/edit',
		permission: 'change_generale',
	},
	{
		id: 'agent.import',
		path: '/dashboard/agent/import',
		permission: 'add_agent',
	},
	{
		id: 'surcussale.import',
		path: '/dashboard/surcussale/import',
		permission: 'add_surcussale',
	},
	{
		id: 'limite.import',
		path: '/dashboard/limite/import',
		permission: 'add_typegameagent',
	},
	{
		id: 'bulk.list',
		path: '/dashboard/bulk',
		permission: 'change_agent',
	},
	{
		id: 'permission.list',
		path: '/dashboard/user/permissions',
		permission: 'view_office',
		orPermission: 'change_supervisor',
		roles: ['superuser', 'company'],
	},
	{
		id: 'permission.edit',
		path: '/dashboard/user/permissions/:userId/edit',
		permission: 'view_office',
		orPermission: 'change_supervisor',
		roles: ['superuser', 'company'],
	},
	{
		id: 'company.list',
		path: '/dashboard/company/list',
		permission: 'view_company',
	},
	{
		id: 'company.new',
		path: '/dashboard/company/new',
		permission: 'add_company',
	},
	{
		id: 'company.edit',
		path: '/dashboard/company/:companyId/edit',
		permission: 'change_company',
	},
	{
		id: 'company.rules',
		path: '/dashboard/company/:companyId/rules',
		permission: 'change_company',
	},
	{
		id: 'company.options',
		path: '/dashboard/company/options',
		permission: 'change_company',
	},
	{
		id: 'company.logo',
		path: '/dashboard/company/logo',
		permission: 'change_logo',
		roles: ['superuser', 'company'],
	},
	{
		id: 'payment.list',
		path: '/dashboard/company/payment',
		permission: 'view_payment',
	},
	{
		id: 'payment.new',
		path: '/dashboard/company/payment/new',
		permission: 'add_payment',
	},
	{
		id: 'payment.edit',
		path: '/dashboard/company/payment/:paymentId/edit',
		permission: 'change_payment',
	},
	{
		id: 'facturation.list',
		path: '/dashboard/company/facturation',
		permission: null,
	},
	{
		id: 'facturation.pdf',
		path: '/dashboard/company/facturation/:factuId/pdf',
		permission: null,
	},
	{
		id: 'message.list',
		path: '/dashboard/user/message-push',
		permission: 'view_apppromote',
	},
	{
		id: 'message.new',
		path: '/dashboard/user/message-push/new',
		permission: 'add_apppromote',
	},
	{
		id: 'message.edit',
		path: '/dashboard/user/message-push/:messageId/edit',
		permission: 'change_apppromote',
	},
	{
		id: 'alert.list',
		path: '/dashboard/alertes/list',
		permission: 'view_alert',
		roles: ['superuser', 'company'],
	},
	{
		id: 'alert.new',
		path: '/dashboard/alertes/new',
		permission: 'add_alert',
		roles: ['superuser', 'company'],
	},
	{
		id: 'alert.edit',
		path: '/dashboard/alertes/:ruleId/edit',
		permission: 'change_alert',
		roles: ['superuser', 'company'],
	},
	{
		id: 'alert.schedules',
		path: '/dashboard/alertes/rapports',
		permission: 'view_alert',
		roles: ['superuser', 'company'],
	},
	{
		id: 'alert.schedules.new',
		path: '/dashboard/alertes/rapports/new',
		permission: 'add_alert',
		roles: ['superuser', 'company'],
	},
	{
		id: 'alert.schedules.edit',
		path: '/dashboard/alertes/rapports/:scheduleId/edit',
		permission: 'change_alert',
		roles: ['superuser', 'company'],
	},
	{
		id: 'alert.sendings',
		path: '/dashboard/alertes/envois',
		permission: 'view_alert',
		roles: ['superuser', 'company'],
	},
	{
		id: 'country.list',
		path: '/dashboard/user/pays',
		permission: 'view_country',
	},
	{
		id: 'country.new',
		path: '/dashboard/user/pays/new',
		permission: 'add_country',
	},
	{
		id: 'country.edit',
		path: '/dashboard/user/pays/:paysId/edit',
		permission: 'change_country',
	},
	{
		id: 'releases',
		path: '/dashboard/releases',
		permission: 'view_release',
	},
	{
		id: 'state',
		path: '/dashboard/etat',
		permission: 'view_company',
		roles: ['superuser'],
	},
	{
		id: 'contact.list',
		path: '/dashboard/user/contact-messages',
		permission: 'view_company',
	},
	{
		id: 'account',
		path: '/dashboard/user/account',
		permission: null,
	},
	{
		id: 'tracabilite.agent',
		path: '/dashboard/user/tracabilite-agent',
		permission: 'view_traceagentaction',
	},
	{
		id: 'tracabilite.supervisor',
		path: '/dashboard/user/tracabilite-supervisor',
		permission: 'view_tracesupervisoraction',
	},
	{
		id: 'tracabilite.company',
		path: '/dashboard/user/tracabilite-company',
		permission: 'view_tracecompanyaction',
		roles: ['superuser', 'company'],
	},
	{
		id: 'boules-block.list',
		path: '/dashboard/borlette/blocage-boule',
		permission: 'view_bouleblock',
	},
	{
		id: 'boules-block.new',
		path: '/dashboard/borlette/blocage-boule/new',
		permission: 'add_bouleblock',
	},
	{
		id: 'lotto.list',
		path: '/dashboard/borlette/lotto',
		permission: 'view_lotto',
	},
	{
		id: 'lotto.new',
		path: '/dashboard/borlette/lotto/new',
		permission: 'add_lotto',
	},
	{
		id: 'lotto.edit',
		path: '/dashboard/borlette/lotto/:optionId/edit',
		permission: 'change_lotto',
	},
	{
		id: 'fiche.list',
		path: '/dashboard/borlette/list-fiches',
		permission: 'view_fichevente',
	},
	{
		id: 'fiche.winning',
		path: '/dashboard/borlette/list-fiches-gagnants',
		permission: 'view_fiche_win',
	},
	{
		id: 'fiche.voided',
		path: '/dashboard/borlette/list-fiches-supprimer',
		permission: 'view_fiche_delete',
	},
	{
		id: 'limite-game.list',
		path: '/dashboard/borlette-configuration/limite-game',
		permission: 'view_typegame',
	},
	{
		id: 'limite-game.new',
		path: '/dashboard/borlette-configuration/limite-game/new',
		permission: 'add_typegame',
	},
	{
		id: 'limite-game.edit',
		path: '/dashboard/borlette-configuration/limite-game/:typeGameId/edit',
		permission: 'change_typegame',
	},
	{
		id: 'limite-game-per-agent.list',
		path: '/dashboard/borlette-configuration/limite-game-per-agent',
		permission: 'view_typegameagent',
	},
	{
		id: 'limite-game-per-agent.new',
		path: '/dashboard/borlette-configuration/limite-game-per-agent/new',
		permission: 'add_typegameagent',
	},
	{
		id: 'limite-game-per-agent.edit',
		path: '/dashboard/borlette-configuration/limite-game-per-agent/:typeGameAgentId/edit',
		permission: 'change_typegameagent',
	},
	{
		id: 'limite-boule.list',
		path: '/dashboard/borlette-configuration/limite-boule',
		permission: 'view_typeboule',
	},
	{
		id: 'limite-boule.new',
		path: '/dashboard/borlette-configuration/limite-boule/new',
		permission: 'add_typeboule',
	},
	{
		id: 'limite-boule.edit',
		path: '/dashboard/borlette-configuration/limite-boule/:typeBouleId/edit',
		permission: 'change_typeboule',
	},
	{
		id: 'limite-boule-per-agent.list',
		path: '/dashboard/borlette-configuration/limite-boule-per-agent',
		permission: 'view_typebouleagent',
	},
	{
		id: 'limite-boule-per-agent.new',
		path: '/dashboard/borlette-configuration/limite-boule-per-agent/new',
		permission: 'add_typebouleagent',
	},
	{
		id: 'limite-boule-per-agent.edit',
		path: '/dashboard/borlette-configuration/limite-boule-per-agent/:typeBouleAgentId/edit',
		permission: 'change_typebouleagent',
	},
	{
		id: 'statistique',
		path: '/dashboard/borlette/statistiques',
		permission: 'view_statistique',
	},
	{
		id: 'controle',
		path: '/dashboard/controle',
		permission: 'view_statistique',
	},
	{
		id: 'regle',
		path: '/dashboard/borlette-configuration/regle',
		permission: 'view_typeboule',
	},
	{
		id: 'autopilot',
		path: '/dashboard/borlette-configuration/pilote',
		permission: 'view_typeboule',
		roles: ['superuser', 'company'],
	},
	{
		id: 'tournee',
		path: '/dashboard/tournee',
		permission: 'view_wallettransaction',
	},
	{
		id: 'dashboard.home',
		path: '/dashboard/app',
		permission: null,
	},
	{
		id: 'todo.list',
		path: '/dashboard/a-faire',
		permission: null,
	},
	{
		id: 'rapport.vente',
		path: '/dashboard/rapports/root',
		permission: 'view_report_vente',
	},
	{
		id: 'rapport.journalier',
		path: '/dashboard/rapports/journalier',
		permission: 'view_report_partiel',
	},
	{
		id: 'rapport.agent',
		path: '/dashboard/rapports/agent',
		permission: 'view_report_agent',
	},
	{
		id: 'cloture',
		path: '/dashboard/rapports/cloture',
		permission: 'view_report_partiel',
	},
	{
		id: 'score.list',
		path: '/dashboard/rapports/agents-a-regarder',
		permission: 'view_report_agent',
	},
	{
		id: 'transaction.list',
		path: '/dashboard/transactions/root',
		permission: 'view_wallettransaction',
	},
	{
		id: 'transaction.new',
		path: '/dashboard/transactions/new',
		permission: 'add_wallettransaction',
	},
	{
		id: 'tirage.list',
		path: '/dashboard/tirage/list',
		permission: 'view_tirage',
	},
	{
		id: 'tirage.new',
		path: '/dashboard/tirage/new',
		permission: 'add_tirage',
	},
	{
		id: 'tirage.edit',
		path: '/dashboard/tirage/:tirageId/edit',
		permission: 'change_tirage',
	},
	{
		id: 'prime.general',
		path: '/dashboard/tirage/configuration/generale',
		permission: 'view_tauxtirage',
	},
	{
		id: 'prime.general.list',
		path: '/dashboard/tirage/configuration/generale/list',
		permission: 'view_tauxtirage',
	},
	{
		id: 'prime.agent.list',
		path: '/dashboard/tirage/configuration/agent',
		permission: 'view_agenttauxtirage',
	},
	{
		id: 'prime.tirage.list',
		path: '/dashboard/tirage/configuration/tirage',
		permission: 'view_agenttauxtirage',
	},
	{
		id: 'prime.surcussale.list',
		path: '/dashboard/tirage/configuration/surcussale',
		permission: 'view_agenttauxtirage',
	},
	{
		id: 'prime.list',
		path: '/dashboard/tirage/configuration/:type',
		permission: 'view_agenttauxtirage',
	},
	{
		id: 'prime.new',
		path: '/dashboard/tirage/configuration/:type/new',
		permission: 'add_agenttauxtirage',
	},
	{
		id: 'prime.edit',
		path: '/dashboard/tirage/configuration/:type/:configurationId/edit',
		permission: 'change_agenttauxtirage',
	},
	{
		id: 'info-tirage.list',
		path: '/dashboard/tirage/infotirage',
		permission: 'view_infotirage',
	},
	{
		id: 'info-tirage.new',
		path: '/dashboard/tirage/infotirage/new',
		permission: 'add_infotirage',
	},
	{
		id: 'info-tirage.edit',
		path: '/dashboard/tirage/infotirage/:infoTirageId/edit',
		permission: 'change_infotirage',
	},
	{
		id: 'lotgagnant.dates',
		path: '/dashboard/tirage/dates',
		permission: 'view_tirage',
	},
	{
		id: 'lotgagnant.date',
		path: '/dashboard/tirage/dates/:instanceId',
		permission: 'view_lot_gagnant_partiel',
	},
	{
		id: 'lotgagnant.list',
		path: '/dashboard/tirage/lots-gagnants',
		permission: 'view_lot_gagnant_partiel',
	},
	{
		id: 'official-results.list',
		path: '/dashboard/tirage/lots-gagnants/auto',
		permission: 'add_tirage_auto',
	},
	{
		id: 'official-results.enter',
		path: '/dashboard/tirage/lots-gagnants/auto/entrer',
		permission: 'add_tirage_auto',
	},
	{
		id: 'official-results.import',
		path: '/dashboard/tirage/lots-gagnants/auto/importer',
		permission: 'add_tirage_auto',
	},
	{
		id: 'official-results.sources',
		path: '/dashboard/tirage/lots-gagnants/auto/sources',
		permission: 'add_tirage_auto',
	},
	{
		id: 'official-results.sources.new',
		path: '/dashboard/tirage/lots-gagnants/auto/sources/new',
		permission: 'add_tirage_auto',
	},
	{
		id: 'official-results.sources.edit',
		path: '/dashboard/tirage/lots-gagnants/auto/sources/:sourceId/edit',
		permission: 'add_tirage_auto',
	},
	{
		id: 'tirage-auto',
		path: '/dashboard/tirage/automatique',
		permission: 'add_tirage_auto',
	},
];
