import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: {
		id: 'company_rules.title',
		defaultMessage: 'Règles de la compagnie',
		description: 'Title of the page',
	},
	options: {
		id: 'company_rules.options',
		defaultMessage: 'Options de la compagnie',
		description: 'Title of the page with the rules of the company worked on',
	},
	chooseFirst: {
		id: 'company_rules.choose_first',
		defaultMessage: 'Choisissez une compagnie',
		description: 'Where "Toutes" is chosen: title',
	},
	chooseFirstText: {
		id: 'company_rules.choose_first_text',
		defaultMessage:
			'Les options sont celles d’une compagnie : choisissez-la dans le menu de votre photo, ou ouvrez ses règles depuis la liste.',
		description: 'Where "Toutes" is chosen: what to do',
	},
	saved: {
		id: 'company_rules.saved',
		defaultMessage: 'Règles de {name} : enregistrées.',
		description: 'Toast',
	},
	failed: {
		id: 'company_rules.failed',
		defaultMessage: 'Les règles n’ont pas pu être chargées',
		description: 'Title of the error state',
	},
	back: { id: 'company_rules.back', defaultMessage: 'Retour à la liste', description: 'Link' },
	cancel: {
		id: 'company_rules.cancel',
		defaultMessage: 'Annuler',
		description: 'Link that leaves the form',
	},
	sales: {
		id: 'company_rules.sales',
		defaultMessage: 'Vente et annulation',
		description: 'Heading of a section',
	},
	minutesToVoid: {
		id: 'company_rules.minutes_to_void',
		defaultMessage: 'Annulation par l’agent',
		description: 'Field',
	},
	minutesToVoidHelp: {
		id: 'company_rules.minutes_to_void_help',
		defaultMessage: 'Pendant ce temps après la vente, l’agent peut annuler sa fiche. 0 : jamais.',
		description: 'Below the field',
	},
	cutoff: {
		id: 'company_rules.cutoff',
		defaultMessage: 'Fermeture avant le tirage',
		description: 'Field',
	},
	cutoffHelp: {
		id: 'company_rules.cutoff_help',
		defaultMessage: 'Les ventes d’un nouveau tirage s’arrêtent ces minutes avant l’heure.',
		description: 'Below the field',
	},
	minutes: { id: 'company_rules.minutes', defaultMessage: 'min', description: 'Unit' },
	expiry: {
		id: 'company_rules.expiry',
		defaultMessage: 'Durée de validité d’un gain',
		description: 'Field',
	},
	expiryHelp: {
		id: 'company_rules.expiry_help',
		defaultMessage: 'Après ce délai, une fiche gagnante expire et ne se paie plus.',
		description: 'Below the field',
	},
	maxStake: {
		id: 'company_rules.max_stake',
		defaultMessage: 'Mise maximale d’une ligne',
		description: 'Field',
	},
	maxStakeHelp: {
		id: 'company_rules.max_stake_help',
		defaultMessage: 'Une ligne misée au-dessus est refusée, où que ce soit.',
		description: 'Below the field',
	},
	maxExposure: {
		id: 'company_rules.max_exposure',
		defaultMessage: 'Perte maximale par combinaison',
		description: 'Field: what the house may have to pay for one combination',
	},
	maxExposureHelp: {
		id: 'company_rules.max_exposure_help',
		defaultMessage:
			'Une mise qui ferait payer davantage pour une boule ou combinaison, dans un tirage, est refusée.',
		description: 'Below the field',
	},
	days: { id: 'company_rules.days', defaultMessage: 'jours', description: 'Unit' },
	results: {
		id: 'company_rules.results',
		defaultMessage: 'Résultats et gains',
		description: 'Heading of a section',
	},
	signIn: {
		id: 'company_rules.sign_in',
		defaultMessage: 'Connexion',
		description: 'Heading of a section',
	},
	signInHelp: {
		id: 'company_rules.sign_in_help',
		defaultMessage:
			'Qui doit avoir la double authentification et ne l’a pas encore l’installe juste après son mot de passe, avant toute autre chose.',
		description: 'Below the heading',
	},
	twoFactorAdmins: {
		id: 'company_rules.two_factor_admins',
		defaultMessage: 'Double authentification des admins',
		description: 'Field',
	},
	twoFactorAdminsHelp: {
		id: 'company_rules.two_factor_admins_help',
		defaultMessage: 'Un code de leur téléphone s’ajoute au mot de passe.',
		description: 'Below the field',
	},
	twoFactorSupervisors: {
		id: 'company_rules.two_factor_supervisors',
		defaultMessage: 'Double authentification des superviseurs',
		description: 'Field',
	},
	twoFactorSupervisorsHelp: {
		id: 'company_rules.two_factor_supervisors_help',
		defaultMessage: 'De même pour les superviseurs.',
		description: 'Below the field',
	},
	firstLot: {
		id: 'company_rules.first_lot',
		defaultMessage: 'Une boule ne gagne que sur son premier lot',
		description: 'Field',
	},
	firstLotHelp: {
		id: 'company_rules.first_lot_help',
		defaultMessage: 'Désactivé : si la boule sort sur plusieurs lots, leurs gains s’additionnent.',
		description: 'Below the field',
	},
	twoPersons: {
		id: 'company_rules.two_persons',
		defaultMessage: 'Deux personnes pour un résultat',
		description: 'Field',
	},
	twoPersonsHelp: {
		id: 'company_rules.two_persons_help',
		defaultMessage:
			'Qui confirme un résultat n’est pas qui l’a saisi. À désactiver pour une compagnie d’une seule personne.',
		description: 'Below the field',
	},
	mariage: {
		id: 'company_rules.mariage',
		defaultMessage: 'Mariages gratuits',
		description: 'Heading of a section',
	},
	mariageHelp: {
		id: 'company_rules.mariage_help',
		defaultMessage: 'À partir de ce total de la fiche, le serveur offre ce nombre de mariages.',
		description: 'Below that heading',
	},
	mariageFrom: {
		id: 'company_rules.mariage_from',
		defaultMessage: 'Total de la fiche à partir de',
		description: 'Column',
	},
	mariageCount: {
		id: 'company_rules.mariage_count',
		defaultMessage: 'Mariages offerts',
		description: 'Column',
	},
	mariageEmpty: {
		id: 'company_rules.mariage_empty',
		defaultMessage: 'Aucun palier : aucun mariage n’est offert.',
		description: 'No row',
	},
	invoices: {
		id: 'company_rules.invoices',
		defaultMessage: 'Facturation',
		description: 'Heading of a section',
	},
	invoicesHelp: {
		id: 'company_rules.invoices_help',
		defaultMessage:
			'À partir de ce nombre de terminaux actifs dans le mois, chacun est facturé à ce prix.',
		description: 'Below that heading',
	},
	currency: {
		id: 'company_rules.currency',
		defaultMessage: 'Monnaie des factures',
		description: 'Field',
	},
	currencyHelp: {
		id: 'company_rules.currency_help',
		defaultMessage: 'Des prochaines factures ; celles émises gardent la leur.',
		description: 'Below the field',
	},
	invoiceFrom: {
		id: 'company_rules.invoice_from',
		defaultMessage: 'Terminaux à partir de',
		description: 'Column',
	},
	invoicePrice: {
		id: 'company_rules.invoice_price',
		defaultMessage: 'Prix du terminal par mois',
		description: 'Column',
	},
	invoiceEmpty: {
		id: 'company_rules.invoice_empty',
		defaultMessage: 'Aucun palier : la compagnie n’est pas facturée.',
		description: 'No row',
	},
	row: {
		id: 'company_rules.row',
		defaultMessage: '{column}, palier {row}',
		description: 'Name of a field in a row, for readers',
	},
	action: {
		id: 'company_rules.action',
		defaultMessage: 'Action',
		description: 'Column with the buttons that remove a row',
	},
	add: { id: 'company_rules.add', defaultMessage: 'Ajouter un palier', description: 'Button' },
	remove: {
		id: 'company_rules.remove',
		defaultMessage: 'Retirer le palier {row}',
		description: 'Button',
	},
	rising: {
		id: 'company_rules.rising',
		defaultMessage: 'Chaque palier commence plus haut que le précédent : ici {limit} au moins.',
		description: 'Below a field whose row is out of order',
	},
	tier: {
		id: 'company_rules.tier',
		defaultMessage: 'dès {from} : {value}',
		description: 'One tier in words',
	},
	logoTitle: {
		id: 'company_rules.logo_title',
		defaultMessage: 'Logo de la compagnie',
		description: 'Title of the page',
	},
	logoText: {
		id: 'company_rules.logo_text',
		defaultMessage: 'Le logo de {name} est imprimé sur les fiches et affiché dans le menu.',
		description: 'Below the title',
	},
	logoSaved: {
		id: 'company_rules.logo_saved',
		defaultMessage: 'Le logo est changé.',
		description: 'Toast',
	},
	logoChoose: {
		id: 'company_rules.logo_choose',
		defaultMessage: 'Choisissez d’abord une image.',
		description: 'Error when nothing was chosen',
	},
	chooseTitle: {
		id: 'company_rules.choose_title',
		defaultMessage: 'Choisissez d’abord la compagnie',
		description: 'Shown to a superuser who works on all companies',
	},
	chooseText: {
		id: 'company_rules.choose_text',
		defaultMessage: 'Choisissez-la dans le menu de votre compte, en haut à droite.',
		description: 'Below that',
	},
});
