import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: { id: 'company.list', defaultMessage: 'Compagnies', description: 'Title of the list' },
	create: {
		id: 'company.create',
		defaultMessage: 'Nouvelle compagnie',
		description: 'Button and title',
	},
	edit: { id: 'company.edit', defaultMessage: 'Modifier la compagnie', description: 'Title' },
	empty: {
		id: 'company.empty',
		defaultMessage:
			'Ouvrez la première compagnie : elle peut vendre dès son premier jour, avec ses tirages, ses options et ses primes.',
		description: 'No company yet',
	},
	logo: { id: 'company.logo', defaultMessage: 'Logo', description: 'Column and field: a picture' },
	logoHelp: {
		id: 'company.logo_help',
		defaultMessage:
			'Imprimé sur les fiches et affiché dans le menu. PNG, JPEG ou WebP, 5 Mo au plus.',
		description: 'Below the field',
	},
	name: {
		id: 'company.name',
		defaultMessage: 'Nom de la compagnie',
		description: 'Column and field',
	},
	refCode: {
		id: 'company.ref_code',
		defaultMessage: 'Code',
		description: 'Column and field: what terminals name the company by',
	},
	refCodeHelp: {
		id: 'company.ref_code_help',
		defaultMessage:
			'Les terminaux se connectent avec ce code : 2 à 16 majuscules, chiffres ou tirets.',
		description: 'Below the field',
	},
	country: { id: 'company.country', defaultMessage: 'Pays', description: 'Column and field' },
	currency: { id: 'company.currency', defaultMessage: 'Monnaie', description: 'Column and field' },
	currencyHelp: {
		id: 'company.currency_help',
		defaultMessage: 'Ne change plus après la première vente.',
		description: 'Below the field',
	},
	htg: { id: 'company.htg', defaultMessage: 'Gourde (HTG)', description: 'Choice of the currency' },
	usd: {
		id: 'company.usd',
		defaultMessage: 'Dollar américain (USD)',
		description: 'Choice of the currency',
	},
	dop: {
		id: 'company.dop',
		defaultMessage: 'Peso dominicain (DOP)',
		description: 'Choice of the currency',
	},
	zone: { id: 'company.zone', defaultMessage: 'Fuseau horaire', description: 'Column and field' },
	zoneHelp: {
		id: 'company.zone_help',
		defaultMessage: 'Les journées et les factures de la compagnie y commencent et y finissent.',
		description: 'Below the field',
	},
	status: { id: 'company.status', defaultMessage: 'État', description: 'Column and filter' },
	active: { id: 'company.active', defaultMessage: 'Actives', description: 'Choice of the filter' },
	blocked: {
		id: 'company.blocked',
		defaultMessage: 'Bloquées',
		description: 'Choice of the filter',
	},
	createdAt: {
		id: 'company.created_at',
		defaultMessage: 'Ouverte',
		description: 'Column, a relative time',
	},
	rules: {
		id: 'company.rules',
		defaultMessage: 'Règles',
		description: 'Column with a link to the rules of the company',
	},
	rulesOf: {
		id: 'company.rules_of',
		defaultMessage: 'Règles de {name}',
		description: 'Name of that link for readers, and title of its page',
	},
	admin: {
		id: 'company.admin',
		defaultMessage: 'Pseudonyme du premier admin',
		description: 'Field',
	},
	adminHelp: {
		id: 'company.admin_help',
		defaultMessage: 'Cette personne ouvre la compagnie et ajoute les autres.',
		description: 'Below the field',
	},
	password: { id: 'company.password', defaultMessage: 'Mot de passe', description: 'Field' },
	firstName: { id: 'company.first_name', defaultMessage: 'Prénom', description: 'Field' },
	lastName: { id: 'company.last_name', defaultMessage: 'Nom', description: 'Field' },
	phone: { id: 'company.phone', defaultMessage: 'Téléphone', description: 'Field' },
	companySection: {
		id: 'company.company_section',
		defaultMessage: 'La compagnie',
		description: 'Heading in the form',
	},
	adminSection: {
		id: 'company.admin_section',
		defaultMessage: 'Le premier admin',
		description: 'Heading in the form',
	},
	removeText: {
		id: 'company.remove_text',
		defaultMessage:
			'Une compagnie qui n’a jamais eu de surcussale, de superviseur ni de facture disparaît avec son logo et ses accès. Sinon, bloquez-la : plus personne n’y vend ni ne s’y connecte.',
		description: 'Text of the dialog that deletes',
	},
	admins: {
		id: 'company.admins',
		defaultMessage: 'Personnes qui s’y connectent comme admin',
		description: 'Heading below the form',
	},
	toRules: {
		id: 'company.to_rules',
		defaultMessage: 'Modifier les règles : annulation, mariages gratuits, facturation…',
		description: 'Link below the form',
	},
	adminBlocked: {
		id: 'company.admin_blocked',
		defaultMessage: 'bloqué',
		description: 'Behind the name of an admin who is blocked',
	},
});
