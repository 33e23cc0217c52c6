import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('company', {
	list: 'Compagnies',
	create: 'Nouvelle compagnie',
	edit: 'Modifier la compagnie',
	empty:
		'Ouvrez la première compagnie : elle peut vendre dès son premier jour, avec ses tirages, ses options et ses primes.',
	logo: 'Logo',
	logoHelp: 'Imprimé sur les fiches et affiché dans le menu. PNG, JPEG ou WebP, 5 Mo au plus.',
	name: 'Nom de la compagnie',
	refCodeHelp: 'Les terminaux se connectent avec ce code : 2 à 16 majuscules, chiffres ou tirets.',
	addressHelp: 'Figure sur les factures de la compagnie.',
	currency: 'Monnaie',
	currencyHelp: 'Ne change plus après la première vente ou transaction.',
	htg: 'Gourde (HTG)',
	usd: 'Dollar américain (USD)',
	dop: 'Peso dominicain (DOP)',
	zoneHelp:
		'Les journées de la compagnie y commencent et y finissent ; ses factures suivent les dates des tirages.',
	createdAt: 'Ouverte',
	// Column with a link to the rules of the company
	rules: 'Règles',
	// Name of that link for readers, and title of its page
	rulesOf: 'Règles de {name}',
	admin: 'Pseudonyme du premier admin',
	adminHelp: 'Cette personne ouvre la compagnie et ajoute les autres.',
	companySection: 'La compagnie',
	adminSection: 'Le premier admin',
	removeText:
		'Une compagnie qui n’a jamais eu de surcussale, de superviseur ni de facture disparaît avec son logo et ses accès. Sinon, bloquez-la : plus personne n’y vend ni ne s’y connecte.',
	admins: 'Personnes qui s’y connectent comme admin',
	toRules: 'Modifier les règles : annulation, mariages gratuits, facturation…',
	// Behind the name of an admin who is blocked
	adminBlocked: 'compte bloqué',
});
