import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('company_rules', {
	title: 'Règles de la compagnie',
	options: 'Options de la compagnie',
	// Where "Toutes" is chosen: title
	chooseFirst: 'Choisissez une compagnie',
	chooseFirstText:
		'Les options sont celles d’une compagnie : choisissez-la dans le menu de votre compte, ou ouvrez ses règles depuis la liste.',
	saved: 'Règles de {name} : enregistrées.',
	failed: 'Les règles n’ont pas pu être chargées',
	back: 'Retour à la liste',
	sales: 'Vente et annulation',
	minutesToVoid: 'Annulation par l’agent',
	minutesToVoidHelp: 'Pendant ce temps après la vente, l’agent peut annuler sa fiche. 0 : jamais.',
	cutoff: 'Fermeture avant le tirage',
	cutoffHelp: 'Les ventes d’un nouveau tirage s’arrêtent tant de minutes avant l’heure.',
	minutes: 'min',
	expiry: 'Durée de validité d’un gain',
	expiryHelp: 'Après ce délai, une fiche gagnante expire et ne se paie plus.',
	maxStake: 'Mise maximale d’une ligne',
	maxStakeHelp: 'Une ligne misée au-dessus est refusée, où que ce soit.',
	// Field: what the house may have to pay for one combination
	maxExposure: 'Perte maximale par combinaison',
	maxExposureHelp:
		'Une mise qui ferait payer davantage pour une boule ou combinaison, dans un tirage, est refusée.',
	days: 'jours',
	results: 'Résultats et gains',
	signIn: 'Connexion',
	signInHelp:
		'Qui doit avoir la double authentification et ne l’a pas encore l’installe juste après son mot de passe, avant toute autre chose.',
	twoFactorAdmins: 'Double authentification des admins',
	twoFactorAdminsHelp: 'Un code de leur téléphone s’ajoute au mot de passe.',
	twoFactorSupervisors: 'Double authentification des superviseurs',
	twoFactorSupervisorsHelp: 'De même pour les superviseurs.',
	firstLot: 'Une boule ne gagne que sur son premier lot',
	firstLotHelp: 'Désactivé : si la boule sort sur plusieurs lots, leurs gains s’additionnent.',
	twoPersons: 'Deux personnes pour un résultat',
	twoPersonsHelp:
		'Qui confirme un résultat n’est pas qui l’a entré. À désactiver pour une compagnie d’une seule personne.',
	mariage: 'Mariages gratuits',
	mariageHelp: 'À partir de ce total de la fiche, le serveur offre ce nombre de mariages.',
	mariageFrom: 'Total de la fiche à partir de',
	mariageCount: 'Mariages gratuits',
	mariageEmpty: 'Aucun palier : aucun mariage gratuit.',
	invoices: 'Facturation',
	invoicesHelp:
		'À partir de ce nombre de terminaux actifs dans le mois, chacun est facturé à ce prix.',
	currency: 'Monnaie des factures',
	currencyHelp: 'Des prochaines factures ; celles émises gardent la leur.',
	invoiceFrom: 'Terminaux à partir de',
	invoicePrice: 'Prix du terminal par mois',
	invoiceEmpty: 'Aucun palier : la compagnie n’est pas facturée.',
	// Name of a field in a row, for readers
	row: '{column}, palier {row}',
	// Column with the buttons that remove a row
	action: 'Action',
	add: 'Ajouter un palier',
	remove: 'Retirer le palier {row}',
	// At the first row of invoices
	fromOne:
		'Le premier palier commence à 1 : en dessous, rien ne serait facturé. Pour ne rien facturer, mettez un prix de 0.',
	rising: 'Chaque palier commence plus haut que le précédent : ici {limit} au moins.',
	// One tier in words
	tier: 'dès {from} : {value}',
	logoTitle: 'Logo de la compagnie',
	logoText: 'Le logo de {name} est imprimé sur les fiches et affiché dans le menu.',
	logoSaved: 'Le logo est changé.',
	logoChoose: 'Choisissez d’abord une image.',
});
