import { defineMessages } from '@borlette/shared/i18n';

/** What a code allows, in words: figures, people, the company and its trail. */
export const houseWords = defineMessages({
	view_app_report: {
		id: 'permission.view_app_report',
		defaultMessage: 'Voir les chiffres du tableau de bord',
		description: 'A code',
	},
	view_graphe: {
		id: 'permission.view_graphe',
		defaultMessage: 'Voir les graphiques du tableau de bord',
		description: 'A code',
	},
	view_app_lot_gagnant: {
		id: 'permission.view_app_lot_gagnant',
		defaultMessage: 'Voir les lots gagnants au tableau de bord',
		description: 'A code',
	},
	view_report_vente: {
		id: 'permission.view_report_vente',
		defaultMessage: 'Voir le rapport de vente',
		description: 'A code',
	},
	view_report_partiel: {
		id: 'permission.view_report_partiel',
		defaultMessage: 'Voir le rapport journalier',
		description: 'A code',
	},
	view_report_agent: {
		id: 'permission.view_report_agent',
		defaultMessage: 'Voir le rapport par agent',
		description: 'A code',
	},
	view_lot_gagnant_partiel: {
		id: 'permission.view_lot_gagnant_partiel',
		defaultMessage: 'Voir les lots gagnants et les dates des tirages',
		description: 'A code',
	},
	view_wallettransaction: {
		id: 'permission.view_wallettransaction',
		defaultMessage: 'Voir les transactions',
		description: 'A code',
	},
	add_wallettransaction: {
		id: 'permission.add_wallettransaction',
		defaultMessage: 'Enregistrer une transaction',
		description: 'A code',
	},
	view_agent: {
		id: 'permission.view_agent',
		defaultMessage: 'Voir les agents',
		description: 'A code',
	},
	add_agent: {
		id: 'permission.add_agent',
		defaultMessage: 'Ajouter un agent',
		description: 'A code',
	},
	change_agent: {
		id: 'permission.change_agent',
		defaultMessage: 'Modifier ou supprimer un agent, retirer son terminal',
		description: 'A code',
	},
	block_agent: {
		id: 'permission.block_agent',
		defaultMessage: 'Bloquer un agent',
		description: 'A code',
	},
	change_password_agent: {
		id: 'permission.change_password_agent',
		defaultMessage: 'Changer le mot de passe d’un agent',
		description: 'A code',
	},
	view_surcussale: {
		id: 'permission.view_surcussale',
		defaultMessage: 'Voir les surcussales',
		description: 'A code',
	},
	add_surcussale: {
		id: 'permission.add_surcussale',
		defaultMessage: 'Ajouter une surcussale',
		description: 'A code',
	},
	change_surcussale: {
		id: 'permission.change_surcussale',
		defaultMessage: 'Modifier ou supprimer une surcussale',
		description: 'A code',
	},
	block_suc: {
		id: 'permission.block_suc',
		defaultMessage: 'Bloquer une surcussale',
		description: 'A code',
	},
	view_supervisor: {
		id: 'permission.view_supervisor',
		defaultMessage: 'Voir les superviseurs',
		description: 'A code',
	},
	add_supervisor: {
		id: 'permission.add_supervisor',
		defaultMessage: 'Ajouter un superviseur',
		description: 'A code',
	},
	change_supervisor: {
		id: 'permission.change_supervisor',
		defaultMessage: 'Modifier ou supprimer un superviseur',
		description: 'A code',
	},
	block_sup: {
		id: 'permission.block_sup',
		defaultMessage: 'Bloquer un superviseur',
		description: 'A code',
	},
	change_password_sup: {
		id: 'permission.change_password_sup',
		defaultMessage: 'Changer le mot de passe d’un superviseur',
		description: 'A code',
	},
	view_generale: {
		id: 'permission.view_generale',
		defaultMessage: 'Voir les générales',
		description: 'A code',
	},
	add_generale: {
		id: 'permission.add_generale',
		defaultMessage: 'Ajouter une générale',
		description: 'A code',
	},
	change_generale: {
		id: 'permission.change_generale',
		defaultMessage: 'Modifier ou supprimer une générale',
		description: 'A code',
	},
	change_logo: {
		id: 'permission.change_logo',
		defaultMessage: 'Changer le logo de la compagnie',
		description: 'A code',
	},
	view_company: {
		id: 'permission.view_company',
		defaultMessage: 'Voir les compagnies',
		description: 'A code',
	},
	add_company: {
		id: 'permission.add_company',
		defaultMessage: 'Ajouter une compagnie',
		description: 'A code',
	},
	change_company: {
		id: 'permission.change_company',
		defaultMessage: 'Modifier une compagnie',
		description: 'A code',
	},
	view_payment: {
		id: 'permission.view_payment',
		defaultMessage: 'Voir les paiements des compagnies',
		description: 'A code',
	},
	add_payment: {
		id: 'permission.add_payment',
		defaultMessage: 'Enregistrer un paiement de compagnie',
		description: 'A code',
	},
	change_payment: {
		id: 'permission.change_payment',
		defaultMessage: 'Modifier un paiement de compagnie',
		description: 'A code',
	},
	view_country: {
		id: 'permission.view_country',
		defaultMessage: 'Voir les pays',
		description: 'A code',
	},
	add_country: {
		id: 'permission.add_country',
		defaultMessage: 'Ajouter un pays',
		description: 'A code',
	},
	change_country: {
		id: 'permission.change_country',
		defaultMessage: 'Modifier un pays',
		description: 'A code',
	},
	view_release: {
		id: 'permission.view_release',
		defaultMessage: 'Voir les mises en service',
		description: 'A code',
	},
	release_remote: {
		id: 'permission.release_remote',
		defaultMessage: 'Mettre en service, revenir en arrière, interdire, retirer',
		description: 'A code: acts on builds of the releases console',
	},
	view_apppromote: {
		id: 'permission.view_apppromote',
		defaultMessage: 'Voir les messages aux terminaux',
		description: 'A code',
	},
	add_apppromote: {
		id: 'permission.add_apppromote',
		defaultMessage: 'Envoyer un message aux terminaux',
		description: 'A code',
	},
	change_apppromote: {
		id: 'permission.change_apppromote',
		defaultMessage: 'Modifier un message aux terminaux',
		description: 'A code',
	},
	view_traceagentaction: {
		id: 'permission.view_traceagentaction',
		defaultMessage: 'Voir la traçabilité des agents',
		description: 'A code',
	},
	view_tracesupervisoraction: {
		id: 'permission.view_tracesupervisoraction',
		defaultMessage: 'Voir la traçabilité des superviseurs',
		description: 'A code',
	},
	view_tracecompanyaction: {
		id: 'permission.view_tracecompanyaction',
		defaultMessage: 'Voir la traçabilité des compagnies',
		description: 'A code',
	},
	change_password: {
		id: 'permission.change_password',
		defaultMessage: 'Changer son propre mot de passe',
		description: 'A code',
	},
	change_user_info: {
		id: 'permission.change_user_info',
		defaultMessage: 'Modifier son propre profil',
		description: 'A code',
	},
});
